import { parseInteger } from '../../../numbers.ts';
import { ListValue } from '../../values/list.ts';
import type { CommandFunction } from '../command.ts';
import { parseRange } from './range.ts';

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
