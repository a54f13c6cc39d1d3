import type { ByteString } from '../../bytes.ts';
import type { KeyEvent } from '../keyspace/events.ts';
import type { ListValue } from '../values/list.ts';
import type { SetValue } from '../values/set.ts';
import type { SortedSetValue } from '../values/sorted-set.ts';
import type { CommandContext } from './command.ts';

/**
 * Stores what a command has made from other keys (SINTERSTORE, SORT, GEOSEARCHSTORE); an empty result deletes the
 * destination.
 * @returns the number of elements stored
 * @throws RedisError if the result exceeds the limits of the database
 */
export function storeResult(
  { keyspace, database }: CommandContext,
  destination: ByteString,
  result: SetValue | SortedSetValue | ListValue,
  event: KeyEvent,
): number {
  if (result.size === 0) {
    keyspace.delete(destination);
    return 0;
  }
  database.storage?.check(destination, result);
  keyspace.put(destination, result, event);
  return result.size;
}
