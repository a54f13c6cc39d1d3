import { errors } from '../../../errors.ts';
import { OK, RedisError, Status } from '../../../reply.ts';
import { parseInteger } from '../../../numbers.ts';
import type { CommandFunction, CommandsOf } from '../command.ts';
import { kill } from './client-kill.ts';
import {
  getName,
  help,
  id,
  info,
  list,
  noEvict,
  noTouch,
  reply,
  setInfo,
  setName,
  unblock,
} from './client.ts';
import { pause, unpause } from './client-pause.ts';
import { caching, getRedirect, tracking, trackingInfo } from './client-tracking.ts';
import { connectionOf } from './connection-of.ts';
import { auth, hello } from './log-in.ts';

/**
 * Without a message the answer is a status, with one it is that message. Who listens in RESP2 gets it in the form of
 * what is heard (Redis 7.2 `server.c` `pingCommand`).
 */
const ping: CommandFunction = ({ connection }, argv) => {
  if (argv.length > 2) throw errors.wrongArity('ping');
  if (connection?.version === 2 && connection.listening.isSubscribed)
    return ['pong', argv[1] ?? ''];
  return argv[1] ?? new Status('PONG');
};

const echo: CommandFunction = (_ctx, argv) => argv[1]!;

const quit: CommandFunction = (ctx) => {
  connectionOf(ctx).kill();
  return OK;
};

const reset: CommandFunction = (ctx) => {
  connectionOf(ctx).reset();
  return new Status('RESET');
};

const select: CommandFunction = (_ctx, argv) => {
  if (parseInteger(argv[1]!) !== 0) throw new RedisError('ERR DB index is out of range');
  return OK;
};

export const connectionCommands = {
  auth,
  'client|caching': caching,
  'client|getname': getName,
  'client|getredir': getRedirect,
  'client|help': help,
  'client|id': id,
  'client|info': info,
  'client|kill': kill,
  'client|list': list,
  'client|no-evict': noEvict,
  'client|no-touch': noTouch,
  'client|pause': pause,
  'client|reply': reply,
  'client|setinfo': setInfo,
  'client|setname': setName,
  'client|tracking': tracking,
  'client|trackinginfo': trackingInfo,
  'client|unblock': unblock,
  'client|unpause': unpause,
  echo,
  hello,
  ping,
  quit,
  reset,
  select,
} satisfies CommandsOf<'connection'>;
