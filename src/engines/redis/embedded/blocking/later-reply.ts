import type { Reply } from '../../reply.ts';

/** The reply of a command that has not ended yet. No other command of its connection runs until it has. */
export class LaterReply {
  /** Resolves when the command has ended, also with an error; it never rejects with a `RedisError`. */
  readonly reply: Promise<Reply>;

  constructor(reply: Promise<Reply>) {
    this.reply = reply;
  }
}
