import type { ByteString } from '../../../bytes.ts';
import { sizeOfAll } from '../../../reply-limit.ts';
import type { KeyEvent } from '../../keyspace/events.ts';
import type { Keyspace } from '../../keyspace/keyspace.ts';
import type { ListEnd, ListValue } from '../../values/list.ts';
import type { CommandContext } from '../command.ts';
import { POP_EVENTS } from './list-end.ts';

/** The end of a list that is about to change. */
interface Outside {
  readonly key: ByteString;
  readonly list: ListValue;
  readonly end: ListEnd;
}

/** Removes the outermost element, for the reply. @throws RedisError before, if such a reply can't be sent */
export function takeElement(
  { keyspace, replies }: CommandContext,
  { key, list, end }: Outside,
): ByteString {
  const element = list.outermost(end);
  replies.expect(element.length);
  list.drop(end, 1);
  elementsRemoved(keyspace, key, list, POP_EVENTS[end]);
  return element;
}

/** Removes up to `count` elements, for the reply. @throws RedisError before, if such a reply can't be sent */
export function takeElements(
  { keyspace, replies }: CommandContext,
  { key, list, end }: Outside,
  count: number,
): ByteString[] {
  const elements = list.outer(end, Math.min(count, list.size));
  replies.expect(sizeOfAll(elements, replies.left));
  list.drop(end, elements.length);
  elementsRemoved(keyspace, key, list, POP_EVENTS[end]);
  return elements;
}

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
