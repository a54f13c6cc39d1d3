import type { ByteString } from '../bytes.ts';
import { RedisError, type Reply } from '../reply.ts';
import type { ReplyLimit } from '../reply-limit.ts';
import { LaterReply } from './blocking/wait.ts';
import type { Database } from './database.ts';
import type { Keyspace } from './keyspace/keyspace.ts';
import { errors } from '../errors.ts';
import { commandCalledBy } from './command-index.ts';

/** After this many rows, or this many milliseconds, a pipeline yields to the event loop. */
const ROWS_PER_TURN = 1000;
const TURN_MS = 5;

/** The part of a session that runs pipelines. */
interface PipelineSession {
  readonly database: Database;
  readonly keyspace: Keyspace;
  replies: ReplyLimit;
  readonly time: number;
  /** Reads the clock. @returns Unix milliseconds */
  tick(): number;
  /** Runs one command, without waiting for the log. */
  runNext(argv: readonly ByteString[]): Reply | LaterReply;
}

/**
 * Runs the rows of a pipeline one after another, in turns of the event loop.
 * @param limit holds each reply when its command has ended
 * @returns a reply per row, once the log has all changes; a row whose change the log refused has the error
 */
export async function runPipeline(
  session: PipelineSession,
  rows: readonly (readonly ByteString[])[],
  limit: ReplyLimit,
): Promise<Reply[]> {
  const { keyspace, database } = session;
  const replies: Reply[] = [];
  const settling: Promise<void>[] = [];
  while (replies.length < rows.length) {
    while (database.holds(rows[replies.length]!)) await database.released(rows[replies.length]!);
    const end = Math.min(replies.length + ROWS_PER_TURN, rows.length);
    const until = session.tick() + TURN_MS;
    const changing: number[] = [];
    let later: LaterReply | undefined;
    session.replies = limit;
    do {
      const before = keyspace.dirty;
      const outcome = session.runNext(rows[replies.length]!);
      if (outcome instanceof LaterReply) {
        later = outcome;
        break;
      }
      if (keyspace.dirty !== before) changing.push(replies.length);
      replies.push(limit.hold(outcome));
    } while (replies.length < end && session.time < until && !database.mayHold);
    const settled = database.journal.settled();
    const refuse = (error: unknown) => {
      for (const row of changing) replies[row] = refusedByLog(error);
    };
    if (settled !== undefined) settling.push(settled.catch(refuse));
    if (later !== undefined) replies.push(limit.hold(await later.reply));
    if (replies.length < rows.length) await new Promise(setImmediate);
  }
  await Promise.all(settling);
  return replies;
}

/** The reply to a command whose change the log has refused. @throws any other error */
export function refusedByLog(error: unknown): RedisError {
  if (error instanceof RedisError) return error;
  throw error;
}

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
