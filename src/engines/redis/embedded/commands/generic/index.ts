import type { CommandsOf } from '../command.ts';
import { dump, restore } from './dump.ts';
import { expire, expireat, persist, pexpire, pexpireat } from './expire.ts';
import { del, exists, keys, randomkey, touch, type, unlink } from './keys.ts';
import {
  objectEncoding,
  objectFreq,
  objectHelp,
  objectIdletime,
  objectRefcount,
} from './object.ts';
import { copy, rename, renamenx } from './rename.ts';
import { scan } from './scan.ts';
import { sort, sortRo } from './sort.ts';
import { expiretime, pexpiretime, pttl, ttl } from './ttl.ts';
import { wait, waitaof } from './wait.ts';

export const genericCommands = {
  copy,
  del,
  dump,
  exists,
  expire,
  expireat,
  expiretime,
  keys,
  'object|encoding': objectEncoding,
  'object|freq': objectFreq,
  'object|help': objectHelp,
  'object|idletime': objectIdletime,
  'object|refcount': objectRefcount,
  persist,
  pexpire,
  pexpireat,
  pexpiretime,
  pttl,
  randomkey,
  rename,
  renamenx,
  restore,
  scan,
  sort,
  sort_ro: sortRo,
  touch,
  ttl,
  type,
  unlink,
  wait,
  waitaof,
} satisfies CommandsOf<'generic'>;
