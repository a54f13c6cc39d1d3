import type { CommandsOf } from '../command.ts';
import { linsert, lrem, lset, ltrim } from './edit.ts';
import { blmove, brpoplpush, lmove, rpoplpush } from './move.ts';
import { blmpop, blpop, brpop, lmpop, lpop, rpop } from './pop.ts';
import { lpush, lpushx, rpush, rpushx } from './push.ts';
import { lindex, llen, lrange } from './read.ts';
import { lpos } from './search.ts';

export const listCommands = {
  blmove,
  blmpop,
  blpop,
  brpop,
  brpoplpush,
  lindex,
  linsert,
  llen,
  lmove,
  lmpop,
  lpop,
  lpos,
  lpush,
  lpushx,
  lrange,
  lrem,
  lset,
  ltrim,
  rpop,
  rpoplpush,
  rpush,
  rpushx,
} satisfies CommandsOf<'list'>;
