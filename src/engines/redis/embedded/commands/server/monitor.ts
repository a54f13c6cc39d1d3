import { OK, RedisError } from '../../../reply.ts';
import { type CommandFunction, connectionOf } from '../command.ts';

export const monitor: CommandFunction = (ctx) => {
  const connection = connectionOf(ctx);
  if (connection.isExecuting) {
    throw new RedisError("ERR MONITOR isn't allowed for DENY BLOCKING client");
  }
  connection.monitor();
  return OK;
};
