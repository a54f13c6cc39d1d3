import { parseInteger } from '../../../numbers.ts';
import type { CommandFunction } from '../command.ts';
import { isString, readStringValue } from '../string-entry.ts';

export const get: CommandFunction = ({ keyspace }, argv) => keyspace.readString(argv[1]!) ?? null;

/** A key of another type is null here, not an error (Redis 7.2 `t_string.c` `mgetCommand`). */
export const mget: CommandFunction = ({ keyspace }, argv) =>
  argv.slice(1).map((key) => {
    const value = keyspace.read(key)?.value;
    return value !== undefined && isString(value) ? value.toString() : null;
  });

export const strlen: CommandFunction = ({ keyspace }, argv) =>
  readStringValue(keyspace, argv[1]!)?.length ?? 0;

/** Both ends are inclusive, negative ones count from the end (`t_string.c` `getrangeCommand`). */
export const getrange: CommandFunction = ({ keyspace }, argv) => {
  const first = parseInteger(argv[2]!);
  const last = parseInteger(argv[3]!);
  const value = readStringValue(keyspace, argv[1]!);
  if (value === undefined) return '';
  const start = fromEnd(first, value.length);
  const end = Math.min(fromEnd(last, value.length), value.length - 1);
  // Counted from the end, -1 to -2 is an empty range even if both are before the start.
  if (start > end || (first < 0 && last < 0 && first > last)) return '';
  return value.slice(start, end + 1);
};

function fromEnd(index: number, length: number): number {
  return index < 0 ? Math.max(index + length, 0) : index;
}
