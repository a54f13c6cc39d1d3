import type { ByteString } from '../bytes.ts';
import { errors } from '../errors.ts';
import type { RedisError, Reply } from '../reply.ts';
import type { ReplyLimit } from '../reply-limit.ts';
import { commandCalledBy } from './command-index.ts';
import type { Database } from './database.ts';
import type { Keyspace } from './keyspace/keyspace.ts';
import { refusedByLog } from './pipeline.ts';

const EXEC = ['EXEC'];

/** The part of a session that runs transactions. */
interface TransactionSession {
  readonly database: Database;
  readonly keyspace: Keyspace;
  replies: ReplyLimit;
  /** Why a command may not be queued in a transaction; undefined if it may. */
  queueingError(argv: readonly ByteString[]): RedisError | undefined;
  /** @returns why a transaction of this many commands may not run */
  beginTransaction(commands: number): RedisError | undefined;
  /** Runs the commands of an admitted transaction now, without waiting for the log. */
  runTransaction(
    rows: readonly (readonly ByteString[])[],
    hold: (reply: Reply, row: number) => Reply,
  ): Reply[] | Promise<Reply[]>;
}

/**
 * Runs a transaction whose commands came together, without MULTI and EXEC.
 * @param limit holds each reply when its command has ended
 * @returns a reply per row, once the log has all changes; an error if none was run, or the log refused what they changed
 */
export async function runWholeTransaction(
  session: TransactionSession,
  rows: readonly (readonly ByteString[])[],
  limit: ReplyLimit,
): Promise<Reply[] | RedisError> {
  const { keyspace, database } = session;
  // It is held as EXEC is: also if it would run only commands that are allowed while a script is suspended.
  while (database.holds(EXEC, rows)) await database.released(EXEC, rows);
  const refusal =
    database.gate.refusal(commandCalledBy(EXEC)!.spec) ??
    refusalOfAny(session, rows) ??
    session.beginTransaction(rows.length);
  if (refusal !== undefined) return errors.transactionDiscarded(refusal.message);
  const before = keyspace.dirty;
  session.replies = limit;
  const replies = await session.runTransaction(rows, (reply) => limit.hold(reply));
  const isChanged = keyspace.dirty !== before;
  return (
    database.journal.settled()?.then(
      () => replies,
      (error: unknown) => (isChanged ? refusedByLog(error) : replies),
    ) ?? replies
  );
}

function refusalOfAny(
  session: TransactionSession,
  rows: readonly (readonly ByteString[])[],
): RedisError | undefined {
  for (const argv of rows) {
    const refusal = session.queueingError(argv);
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}
