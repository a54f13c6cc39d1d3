import { PendingReply, Replies } from '../../../engines/redis/connection.ts';

/** The maximum number of commands in flight: initially, and while replies are short. */
const FEW = 8;
const MOST = 512;

/** Commands that run while earlier replies are outstanding. */
export class InFlight {
  #replies: PendingReply['reply'][] = [];
  #most = FEW;

  get isEmpty(): boolean {
    return this.#replies.length === 0;
  }

  get isFull(): boolean {
    return this.#replies.length >= this.#most;
  }

  add(reply: PendingReply['reply']): void {
    this.#replies.push(reply);
  }

  /** Joins the outstanding replies, in order, into one. */
  take(): PendingReply {
    return inOrder(this.#replies.splice(0));
  }

  /** Adapts the maximum to the length of the last replies, because all replies in flight are in memory at once. */
  adapt(areShort: boolean): void {
    this.#most = areShort ? Math.min(this.#most * 2, MOST) : FEW;
  }
}

function inOrder(replies: readonly PendingReply['reply'][]): PendingReply {
  if (replies.length === 1) return new PendingReply(replies[0]!, true);
  const whole = Promise.all(replies).then((all) => {
    const each = all.flatMap((reply) => (reply instanceof Replies ? reply.replies : [reply]));
    const isLast = all.some((reply) => reply instanceof Replies && reply.isLast);
    return new Replies(each, isLast);
  });
  return new PendingReply(whole, true);
}
