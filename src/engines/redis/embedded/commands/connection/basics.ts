import { errors } from '../../../errors.ts';
import { OK, RedisError, Status } from '../../../reply.ts';
import { parseInteger } from '../../../numbers.ts';
import { type CommandFunction, connectionOf } from '../command.ts';

/**
 * Without a message the reply is a status, with one it is that message. A client that is subscribed in RESP2 gets it in
 * the form of a message (Redis 7.2 `server.c` `pingCommand`).
 */
export const ping: CommandFunction = ({ connection }, argv) => {
  if (argv.length > 2) throw errors.wrongArity('ping');
  if (connection?.version === 2 && connection.listening.isSubscribed)
    return ['pong', argv[1] ?? ''];
  return argv[1] ?? new Status('PONG');
};

export const echo: CommandFunction = (_ctx, argv) => argv[1]!;

export const quit: CommandFunction = (ctx) => {
  connectionOf(ctx).kill();
  return OK;
};

export const reset: CommandFunction = (ctx) => {
  connectionOf(ctx).reset();
  return new Status('RESET');
};

export const select: CommandFunction = (_ctx, argv) => {
  if (parseInteger(argv[1]!) !== 0) throw new RedisError('ERR DB index is out of range');
  return OK;
};
