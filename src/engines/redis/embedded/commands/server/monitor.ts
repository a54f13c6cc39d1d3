import { OK, RedisError } from '../../../reply.ts';
import type { CommandFunction } from '../command.ts';
import { connectionOf } from '../connection/connection-of.ts';

export const monitor: CommandFunction = (ctx) => {
  const connection = connectionOf(ctx);
  if (connection.isExecuting) {
    throw new RedisError("ERR MONITOR isn't allowed for DENY BLOCKING client");
  }
  connection.monitor();
  return OK;
};
