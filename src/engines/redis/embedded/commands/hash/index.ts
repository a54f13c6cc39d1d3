import type { CommandsOf } from '../command.ts';
import { hincrby, hincrbyfloat } from './counters.ts';
import {
  hexpire,
  hexpireat,
  hexpiretime,
  hpersist,
  hpexpire,
  hpexpireat,
  hpexpiretime,
  hpttl,
  httl,
} from './field-expiry.ts';
import { hgetdel, hgetex, hsetex } from './field-values.ts';
import { hrandfield } from './random.ts';
import { hexists, hget, hgetall, hkeys, hlen, hmget, hstrlen, hvals } from './read.ts';
import { hscan } from './scan.ts';
import { hdel, hmset, hset, hsetnx } from './write.ts';

export const hashCommands = {
  hdel,
  hexists,
  hexpire,
  hexpireat,
  hexpiretime,
  hget,
  hgetall,
  hgetdel,
  hgetex,
  hincrby,
  hincrbyfloat,
  hkeys,
  hlen,
  hmget,
  hmset,
  hpersist,
  hpexpire,
  hpexpireat,
  hpexpiretime,
  hpttl,
  hrandfield,
  hscan,
  hset,
  hsetex,
  hsetnx,
  hstrlen,
  httl,
  hvals,
} satisfies CommandsOf<'hash'>;
