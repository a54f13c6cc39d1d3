import type { ByteString } from '../../../bytes.ts';
import type { KeyEvent } from '../../keyspace/events.ts';
import type { Keyspace } from '../../keyspace/keyspace.ts';
import type { ListValue } from '../../values/list.ts';

/** Notes that elements were removed from a list; deletes the key of an empty list, which has an event of its own. */
export function elementsRemoved(
  keyspace: Keyspace,
  key: ByteString,
  list: ListValue,
  event: KeyEvent,
): void {
  keyspace.changedKey(key, event);
  if (list.size === 0) keyspace.delete(key);
}
