import type { ByteString } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import { parseInteger, parseSignedCount } from '../../../numbers.ts';
import { OK } from '../../../reply.ts';
import { ListValue } from '../../values/list.ts';
import type { CommandFunction } from '../command.ts';
import { ELEMENTS_A_VALUE, parseRange } from './read.ts';
import { elementsRemoved } from './removal.ts';

/** Redis 7.2 `t_list.c` `linsertCommand`: -1 if the pivot is not in the list. */
export const linsert: CommandFunction = ({ keyspace, database }, argv) => {
  const where = argv[2]!.toLowerCase();
  if (where !== 'before' && where !== 'after') throw errors.syntax();
  const list = keyspace.writeAs(argv[1]!, ListValue);
  if (list === undefined) return 0;
  database.work.count(list.size / ELEMENTS_A_VALUE);
  const pivot = indexOf(list, argv[3]!);
  if (pivot === -1) return -1;
  list.insert(where === 'before' ? pivot : pivot + 1, argv[4]!);
  keyspace.changedKey(argv[1]!, 'linsert');
  return list.size;
};

export const lset: CommandFunction = ({ keyspace }, argv) => {
  const list = keyspace.writeAs(argv[1]!, ListValue);
  if (list === undefined) throw errors.noSuchKey();
  const index = parseInteger(argv[2]!);
  const at = index < 0 ? list.size + index : index;
  if (at < 0 || at >= list.size) throw errors.outOfRange();
  list.set(at, argv[3]!);
  keyspace.changedKey(argv[1]!, 'lset');
  return OK;
};

/** A negative count removes from the right, 0 removes all (Redis 7.2 `t_list.c` `lremCommand`). */
export const lrem: CommandFunction = ({ keyspace, database }, argv) => {
  const count = parseSignedCount(argv[2]!);
  const list = keyspace.writeAs(argv[1]!, ListValue);
  if (list === undefined) return 0;
  const limit = count === 0 ? Infinity : Math.abs(count);
  database.work.count(list.size / ELEMENTS_A_VALUE);
  const removed = list.remove(argv[3]!, limit, count < 0 ? 'right' : 'left');
  if (removed > 0) elementsRemoved(keyspace, argv[1]!, list, 'lrem');
  return removed;
};

/** The event is published even if nothing is removed (Redis 7.2 `t_list.c` `ltrimCommand`). */
export const ltrim: CommandFunction = ({ keyspace }, argv) => {
  const range = parseRange(argv[2]!, argv[3]!);
  const list = keyspace.writeAs(argv[1]!, ListValue);
  if (list === undefined) return OK;
  const { from, to } = range(list.size);
  if (to - from === list.size) {
    keyspace.unchanged(argv[1]!, 'ltrim');
    return OK;
  }
  list.drop('right', list.size - to);
  list.drop('left', from);
  elementsRemoved(keyspace, argv[1]!, list, 'ltrim');
  return OK;
};

function indexOf(list: ListValue, element: ByteString): number {
  for (let i = 0; i < list.size; i++) if (list.at(i) === element) return i;
  return -1;
}
