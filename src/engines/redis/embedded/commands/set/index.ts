import type { CommandsOf } from '../command.ts';
import { sdiff, sdiffstore, sinter, sinterstore, sunion, sunionstore } from './algebra.ts';
import { sintercard } from './cardinality.ts';
import { sadd, scard, sismember, smembers, smismember, smove, srem } from './members.ts';
import { spop, srandmember } from './random.ts';
import { sscan } from './scan.ts';

export const setCommands = {
  sadd,
  scard,
  sdiff,
  sdiffstore,
  sinter,
  sintercard,
  sinterstore,
  sismember,
  smembers,
  smismember,
  smove,
  spop,
  srandmember,
  srem,
  sscan,
  sunion,
  sunionstore,
} satisfies CommandsOf<'set'>;
