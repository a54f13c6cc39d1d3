import { PendingReply, Replies } from '../../../engines/redis/connection.ts';

/** Several replies as one, when all have come. */
export function inOrder(replies: readonly PendingReply['reply'][]): PendingReply {
  if (replies.length === 1) return new PendingReply(replies[0]!, true);
  const whole = Promise.all(replies).then((all) => {
    const each = all.flatMap((reply) => (reply instanceof Replies ? reply.replies : [reply]));
    const isLast = all.some((reply) => reply instanceof Replies && reply.isLast);
    return new Replies(each, isLast);
  });
  return new PendingReply(whole, true);
}
