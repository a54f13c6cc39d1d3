import type { CommandsOf } from '../command.ts';
import { zadd, zincrby } from './add.ts';
import {
  zdiff,
  zdiffstore,
  zinter,
  zintercard,
  zinterstore,
  zunion,
  zunionstore,
} from './algebra.ts';
import { bzmpop, bzpopmax, bzpopmin, zmpop, zpopmax, zpopmin } from './pop.ts';
import { zrandmember } from './random.ts';
import {
  zrange,
  zrangebylex,
  zrangebyscore,
  zrangestore,
  zrevrange,
  zrevrangebylex,
  zrevrangebyscore,
} from './ranges.ts';
import { zcard, zcount, zlexcount, zmscore, zrank, zrevrank, zscore } from './read.ts';
import { zrem, zremrangebylex, zremrangebyrank, zremrangebyscore } from './remove.ts';
import { zscan } from './scan.ts';

export const sortedSetCommands = {
  bzmpop,
  bzpopmax,
  bzpopmin,
  zadd,
  zcard,
  zcount,
  zdiff,
  zdiffstore,
  zincrby,
  zinter,
  zintercard,
  zinterstore,
  zlexcount,
  zmpop,
  zmscore,
  zpopmax,
  zpopmin,
  zrandmember,
  zrange,
  zrangebylex,
  zrangebyscore,
  zrangestore,
  zrank,
  zrem,
  zremrangebylex,
  zremrangebyrank,
  zremrangebyscore,
  zrevrange,
  zrevrangebylex,
  zrevrangebyscore,
  zrevrank,
  zscan,
  zscore,
  zunion,
  zunionstore,
} satisfies CommandsOf<'sorted-set'>;
