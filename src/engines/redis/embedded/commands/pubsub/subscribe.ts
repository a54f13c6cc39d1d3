import { OK, RedisError } from '../../../reply.ts';
import type { Kind } from '../../connection/listening.ts';
import { type CommandFunction, connectionOf } from '../command.ts';

export const subscribe = subscribeTo('');
export const psubscribe = subscribeTo('p');
export const ssubscribe = subscribeTo('s');

export const unsubscribe = unsubscribeFrom('');
export const punsubscribe = unsubscribeFrom('p');
export const sunsubscribe = unsubscribeFrom('s');

/** SSUBSCRIBE is refused in a transaction (Redis 7.2 `pubsub.c` `ssubscribeCommand`). */
function subscribeTo(kind: Kind): CommandFunction {
  return (ctx, argv) => {
    const connection = connectionOf(ctx);
    if (kind === 's' && connection.isExecuting) {
      throw new RedisError("ERR SSUBSCRIBE isn't allowed for a DENY BLOCKING client");
    }
    const confirmations = connection.listening.subscribe(kind, argv.slice(1));
    connection.replies.confirm(confirmations.map((each) => connection.confirmation(each)));
    connection.stateChanged();
    return OK;
  };
}

function unsubscribeFrom(kind: Kind): CommandFunction {
  return (ctx, argv) => {
    const connection = connectionOf(ctx);
    const confirmations = connection.listening.unsubscribe(kind, argv.slice(1));
    connection.replies.confirm(confirmations.map((each) => connection.confirmation(each)));
    connection.stateChanged();
    return OK;
  };
}
