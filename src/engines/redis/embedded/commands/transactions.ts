import { errors } from '../../errors.ts';
import { OK, RedisError } from '../../reply.ts';
import { keepsMany } from '../loop.ts';
import { type CommandFunction, connectionOf } from './command.ts';

export const multi: CommandFunction = (ctx) => {
  const connection = connectionOf(ctx);
  if (connection.transaction.isOpen) throw new RedisError('ERR MULTI calls can not be nested');
  connection.transaction.isOpen = true;
  connection.stateChanged();
  return OK;
};

/** Reached only without MULTI: the connection runs the EXEC of an open transaction. */
export const exec: CommandFunction = () => {
  throw errors.noTransaction();
};

export const discard: CommandFunction = (ctx) => {
  const connection = connectionOf(ctx);
  if (!connection.transaction.isOpen) throw new RedisError('ERR DISCARD without MULTI');
  connection.transaction.end();
  connection.stateChanged();
  return OK;
};

export const watch = keepsMany((ctx, argv) => {
  const { transaction } = connectionOf(ctx);
  if (transaction.isOpen) throw new RedisError('ERR WATCH inside MULTI is not allowed');
  transaction.watch(argv.slice(1));
  return OK;
});

export const unwatch: CommandFunction = (ctx) => {
  connectionOf(ctx).transaction.unwatch();
  return OK;
};
