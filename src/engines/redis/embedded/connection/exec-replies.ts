import { RedisError, type Reply } from '../../reply.ts';
import { TransactionReply, type Resp3Reply } from '../../resp3.ts';
import type { CommandReplies } from './command-replies.ts';

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
