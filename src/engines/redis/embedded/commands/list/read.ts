import { parseInteger } from '../../../numbers.ts';
import { ListValue } from '../../values/list.ts';
import type { CommandFunction } from '../command.ts';
import type { ByteString } from '../../../bytes.ts';

/** Comparing this many elements takes as long as looking at a value elsewhere. */
export const ELEMENTS_A_VALUE = 16;

/**
 * Parses the arguments START and STOP; negative ones count from the end.
 * @returns a function from the length of a list to the range: `to` is exclusive, and both are 0 if the range is empty
 */
export function parseRange(
  start: ByteString,
  stop: ByteString,
): (size: number) => { from: number; to: number } {
  const first = parseInteger(start);
  const last = parseInteger(stop);
  return (size) => {
    const from = Math.max(0, first < 0 ? size + first : first);
    const to = Math.min(size, (last < 0 ? size + last : last) + 1);
    return from < to ? { from, to } : { from: 0, to: 0 };
  };
}

export const llen: CommandFunction = ({ keyspace }, argv) =>
  keyspace.readAs(argv[1]!, ListValue)?.size ?? 0;

/** The index is not parsed if the key does not exist (`t_list.c` `lindexCommand`). */
export const lindex: CommandFunction = ({ keyspace }, argv) => {
  const list = keyspace.readAs(argv[1]!, ListValue);
  if (list === undefined) return null;
  const index = parseInteger(argv[2]!);
  const at = index < 0 ? list.size + index : index;
  return at >= 0 && at < list.size ? list.at(at) : null;
};

export const lrange: CommandFunction = ({ keyspace }, argv) => {
  const range = parseRange(argv[2]!, argv[3]!);
  const list = keyspace.readAs(argv[1]!, ListValue);
  if (list === undefined) return [];
  const { from, to } = range(list.size);
  return list.slice(from, to);
};
