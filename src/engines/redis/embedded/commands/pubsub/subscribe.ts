import { OK } from '../../../reply.ts';
import type { Kind } from '../../connection/listening.ts';
import type { CommandFunction } from '../command.ts';
import { connectionOf } from '../connection/connection-of.ts';

/** SUBSCRIBE, PSUBSCRIBE, SSUBSCRIBE. */
export function subscribeTo(kind: Kind): CommandFunction {
  return (ctx, argv) => {
    const connection = connectionOf(ctx);
    const confirmations = connection.listening.subscribe(kind, argv.slice(1));
    connection.replyWith(confirmations.map((each) => connection.confirmation(each)));
    connection.stateChanged();
    return OK;
  };
}

/** UNSUBSCRIBE, PUNSUBSCRIBE, SUNSUBSCRIBE. */
export function unsubscribeFrom(kind: Kind): CommandFunction {
  return (ctx, argv) => {
    const connection = connectionOf(ctx);
    const confirmations = connection.listening.unsubscribe(kind, argv.slice(1));
    connection.replyWith(confirmations.map((each) => connection.confirmation(each)));
    connection.stateChanged();
    return OK;
  };
}
