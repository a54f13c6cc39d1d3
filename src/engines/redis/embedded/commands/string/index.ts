import type { CommandsOf } from '../command.ts';
import { decr, decrby, incr, incrby, incrbyfloat } from './counters.ts';
import { append, setrange } from './edit.ts';
import { delex, digest, getdel, getex, getset } from './get-and-change.ts';
import { lcs } from './longest-common-subsequence.ts';
import { get, getrange, mget, strlen } from './read.ts';
import { mset, msetex, msetnx } from './set-many.ts';
import { psetex, set, setex, setnx } from './set.ts';

export const stringCommands = {
  append,
  decr,
  decrby,
  delex,
  digest,
  get,
  getdel,
  getex,
  getrange,
  getset,
  incr,
  incrby,
  incrbyfloat,
  lcs,
  mget,
  mset,
  msetex,
  msetnx,
  psetex,
  set,
  setex,
  setnx,
  setrange,
  strlen,
  substr: getrange,
} satisfies CommandsOf<'string'>;
