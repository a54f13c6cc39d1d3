import type { ByteString } from '../../bytes.ts';
import type { ArrayValue } from '../values/array/array.ts';
import { moved } from '../values/array/array-index.ts';

type Argv = readonly ByteString[];

/** The number of values set by one command, as in Redis 7.2 `aof.c` (`AOF_REWRITE_ITEMS_PER_CMD`). */
const VALUES = 64;

/** The commands that recreate an array, with the index at which is written next. */
export function* arrayCommands(key: ByteString, array: ArrayValue): Generator<Argv, void> {
  let argv: ByteString[] = ['ARMSET', key];
  for (const [index, value] of array.entries()) {
    argv.push(String(index), value);
    if (argv.length < 2 + 2 * VALUES) continue;
    yield argv;
    argv = ['ARMSET', key];
  }
  if (argv.length > 2) yield argv;
  if (array.lastAdded !== undefined) yield ['ARSEEK', key, String(moved(array.lastAdded, 1))];
}
