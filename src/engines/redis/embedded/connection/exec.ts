import type { ByteString } from '../../bytes.ts';
import type { CommandSpec } from '../../command-spec.ts';
import { errors } from '../../errors.ts';
import { NULL_ARRAY, RedisError, type Reply } from '../../reply.ts';
import { TransactionReply, type Resp3Reply } from '../../resp3.ts';
import { LaterReply } from '../blocking/wait.ts';
import { transactionRefusal } from '../command-refusal.ts';
import type { Database } from '../database.ts';
import type { EmbeddedSession } from '../session.ts';
import type { CommandReplies } from './command-replies.ts';
import type { Transaction } from './transaction.ts';

/** The connection whose transaction is run. */
interface ExecutingConnection {
  readonly database: Database;
  readonly session: EmbeddedSession;
  readonly transaction: Transaction;
  readonly replies: CommandReplies;
  /** The number of changes so far. */
  readonly changes: number;
  isExecuting: boolean;
  stateChanged(): void;
  /** Gives a reply the shape of the protocol version. */
  inVersion(reply: Reply, argv: readonly ByteString[]): Resp3Reply;
  /** Refuses EXEC itself. */
  abort(refusal: RedisError): Reply | LaterReply;
}

/** Runs EXEC (`multi.c` `execCommand`). Monitors are shown EXEC last, after the commands that it runs. */
export function runExec(
  connection: ExecutingConnection,
  argv: readonly ByteString[],
): Reply | LaterReply {
  const { transaction, session, database } = connection;
  const spec = session.admit(argv);
  if (spec instanceof RedisError) return connection.abort(spec);
  const refused = transactionRefusal(database, [...transaction.commands]);
  if (refused !== undefined) return connection.abort(refused);
  const { rows, isBroken, isTouched } = transaction;
  transaction.end();
  connection.stateChanged();
  if (isBroken) return failed(connection, spec, argv, errors.transactionAborted());
  if (isTouched) {
    session.show(spec, argv);
    return NULL_ARRAY;
  }
  const refusal = session.beginTransaction(rows.length);
  if (refusal !== undefined) {
    return failed(connection, spec, argv, errors.transactionDiscarded(refusal.message));
  }
  const replies = new ExecReplies(connection.replies, (reply, i) =>
    connection.inVersion(reply, rows[i]!),
  );
  const each = session.replies;
  const limit = each.anew();
  session.replies = limit;
  const finish = (): Reply => {
    session.replies = each;
    connection.isExecuting = false;
    session.show(spec, argv);
    replies.finish(rows.length);
    return null;
  };
  connection.isExecuting = true;
  const { changes } = connection;
  let running: Reply[] | Promise<Reply[]> = [];
  try {
    running = session.runTransaction(rows, (reply, i) => replies.add(limit.hold(reply), i));
  } finally {
    connection.isExecuting = running instanceof Promise;
    if (!connection.isExecuting) session.replies = each;
  }
  if (!(running instanceof Promise)) return finish();
  return new LaterReply(running.then(() => session.settle(finish(), changes)));
}

/** Ends an EXEC that runs nothing. */
function failed(
  { database, session }: ExecutingConnection,
  spec: CommandSpec,
  argv: readonly ByteString[],
  error: RedisError,
): RedisError {
  database.commands.failed(spec.name, error);
  session.show(spec, argv);
  return error;
}

/** Collects the replies to the commands of a transaction for the reply to EXEC. */
export class ExecReplies {
  readonly #replies: CommandReplies;
  readonly #inVersion: (reply: Reply, row: number) => Resp3Reply;
  readonly #all: Resp3Reply[] = [];

  /** @param inVersion gives the reply to the command of a row the shape of the protocol version */
  constructor(replies: CommandReplies, inVersion: (reply: Reply, row: number) => Resp3Reply) {
    this.#replies = replies;
    this.#inVersion = inVersion;
  }

  /** Adds the reply to the command of a row. @returns null, so that nobody else keeps it */
  add(reply: Reply, row: number): null {
    const instead = this.#replies.takeInstead();
    if (reply instanceof RedisError) {
      // It may have been refused as too large after it was made.
      this.#all.push(reply);
      return null;
    }
    // A loop, because the replies may be too many for the arguments of one call.
    if (instead === undefined) this.#all.push(this.#inVersion(reply, row));
    else for (const each of instead) this.#all.push(each);
    return null;
  }

  /** Makes all replies the reply to EXEC. @param rows how many commands the transaction had */
  finish(rows: number): void {
    const all = this.#all;
    this.#replies.replaceBy([all.length === rows ? all : new TransactionReply(rows, all)]);
  }
}
