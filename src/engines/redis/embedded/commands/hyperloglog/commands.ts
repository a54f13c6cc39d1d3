import { fromBuffer, type ByteString } from '../../../bytes.ts';
import { OK } from '../../../reply.ts';
import type { Keyspace } from '../../keyspace/keyspace.ts';
import { runLoop, takesMany } from '../../loop.ts';
import { StringBuffer } from '../../values/string-buffer.ts';
import type { Spending } from '../../work.ts';
import type { CommandFunction } from '../command.ts';
import { readStringValue, writeString, type StringEntry } from '../string-entry.ts';
import { countOf, HyperLogLog } from './hyperloglog.ts';
import { murmurHash } from './murmur-hash.ts';
import { registerOf, REGISTERS, valueOf } from './registers.ts';

/** Without elements it creates a missing key (Redis 7.2 `hyperloglog.c` `pfaddCommand`). */
export const pfadd = takesMany((ctx, argv) => {
  const { keyspace } = ctx;
  const key = argv[1]!;
  const entry = writeString(keyspace, key);
  const log = openedIn(keyspace, entry);
  let changed = entry === undefined;
  const hash = { high: 0, low: 0 };
  return runLoop(ctx, argv, {
    from: 2,
    to: argv.length,
    stride: 1,
    each: (i) => {
      murmurHash(argv[i]!, hash);
      if (log.raise(registerOf(hash), valueOf(hash))) changed = true;
    },
    finish: () => {
      if (!changed) return 0;
      log.forgetCount();
      keep(keyspace, key, entry, log);
      return 1;
    },
  });
});

/**
 * The count of a single key is cached in its value. As in Redis that is a change that is logged but has no event; while
 * the log refuses changes, nothing is cached.
 */
export const pfcount: CommandFunction = ({ keyspace, database }, argv) => {
  if (argv.length > 2) return countOf(union(keyspace, argv, database.work).registers);
  const key = argv[1]!;
  const value = readStringValue(keyspace, key);
  if (value === undefined) return 0;
  const log = HyperLogLog.in(value);
  if (log.counted !== undefined) return log.counted;
  const entry = database.journal.failure === undefined ? writeString(keyspace, key) : undefined;
  if (entry === undefined) return HyperLogLog.in(String(value)).count();
  const count = log.count();
  if (typeof value === 'string') entry.value = fromBuffer(log.bytes);
  else value.touched();
  keyspace.changed(entry);
  return count;
};

/** The destination is also one of the sources (`pfmergeCommand`). */
export const pfmerge: CommandFunction = ({ keyspace, database }, argv) => {
  const key = argv[1]!;
  const { registers, dense } = union(keyspace, argv, database.work);
  const entry = writeString(keyspace, key);
  const log = openedIn(keyspace, entry);
  if (dense) log.makeDense();
  for (const [index, value] of registers.entries()) {
    if (value > 0) log.raise(index, value);
  }
  log.forgetCount();
  keep(keyspace, key, entry, log);
  return OK;
};

/** What it takes to read the registers of a key, in values looked at. */
const READING = 600;

/** The registers of the union of all keys: the maximum for each register. */
function union(keyspace: Keyspace, argv: readonly ByteString[], work: Spending) {
  work.spend(READING * (argv.length - 1));
  const registers = new Uint8Array(REGISTERS);
  let dense = false;
  for (let i = 1; i < argv.length; i++) {
    const value = readStringValue(keyspace, argv[i]!);
    if (value === undefined) continue;
    const log = HyperLogLog.in(value);
    if (log.isDense) dense = true;
    log.raiseAll(registers);
  }
  return { registers, dense };
}

/** The HyperLogLog of an entry that is about to change; an empty one if there is no entry. */
function openedIn({ limits }: Keyspace, entry: StringEntry | undefined): HyperLogLog {
  return entry === undefined
    ? HyperLogLog.empty(limits.sparseBytes)
    : HyperLogLog.in(entry.value, limits.sparseBytes);
}

/** Stores a change, in place if only bytes have changed. */
function keep(
  keyspace: Keyspace,
  key: ByteString,
  entry: StringEntry | undefined,
  { bytes }: HyperLogLog,
): void {
  if (entry === undefined) {
    keyspace.put(key, new StringBuffer(fromBuffer(bytes)), 'pfadd');
    return;
  }
  const { value } = entry;
  const inPlace = value instanceof StringBuffer && value.view().buffer === bytes.buffer;
  if (inPlace && value.length === bytes.length) value.touched();
  else entry.value = new StringBuffer(fromBuffer(bytes));
  keyspace.changed(entry, 'pfadd');
}
