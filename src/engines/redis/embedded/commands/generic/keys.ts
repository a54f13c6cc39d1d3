import type { ByteString } from '../../../bytes.ts';
import { Status } from '../../../reply.ts';
import { globMatcher } from '../../keyspace/glob.ts';
import { typeOf } from '../../values/value.ts';
import type { CommandFunction } from '../command.ts';

export const del: CommandFunction = ({ keyspace }, argv) => {
  let deleted = 0;
  for (let i = 1; i < argv.length; i++) if (keyspace.delete(argv[i]!)) deleted++;
  return deleted;
};

/** The same as DEL: memory is always freed in the background. */
export const unlink: CommandFunction = del;

/** A key that is given twice counts twice. */
export const exists: CommandFunction = ({ keyspace }, argv) => {
  let found = 0;
  for (let i = 1; i < argv.length; i++) if (keyspace.inspect(argv[i]!) !== undefined) found++;
  return found;
};

export const touch: CommandFunction = ({ keyspace }, argv) => {
  let touched = 0;
  for (let i = 1; i < argv.length; i++) if (keyspace.read(argv[i]!) !== undefined) touched++;
  return touched;
};

export const type: CommandFunction = ({ keyspace }, argv) => {
  const entry = keyspace.inspect(argv[1]!);
  return new Status(entry === undefined ? 'none' : typeOf(entry.value));
};

/** Expired keys are skipped, but not removed (`db.c` `keysCommand`). */
export const keys: CommandFunction = ({ keyspace, database: { work } }, argv) => {
  const matches = globMatcher(argv[1]!);
  work.spend(keyspace.keys.size / 4);
  const found: ByteString[] = [];
  for (const entry of keyspace.keys.values()) {
    if (matches(entry.key, work) && !keyspace.isDue(entry)) found.push(entry.key);
  }
  return found;
};

export const randomkey: CommandFunction = ({ database, keyspace }) => {
  for (;;) {
    const entry = keyspace.keys.random(database.random);
    if (entry === undefined) return null;
    // An expired key is removed by the lookup, and another one is drawn.
    if (keyspace.peek(entry.key) !== undefined) return entry.key;
  }
};
