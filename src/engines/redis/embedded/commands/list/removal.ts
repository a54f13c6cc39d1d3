import type { ByteString } from '../../../bytes.ts';
import { sizeOfAll } from '../../../reply-limit.ts';
import type { KeyEvent } from '../../keyspace/events.ts';
import type { Keyspace } from '../../keyspace/keyspace.ts';
import type { ListEnd, ListValue } from '../../values/list.ts';
import type { CommandContext } from '../command.ts';
import { errors } from '../../../errors.ts';

/** The argument LEFT or RIGHT. @throws RedisError `ERR syntax error` */
export function parseListEnd(word: ByteString): ListEnd {
  const end = word.toLowerCase();
  if (end !== 'left' && end !== 'right') throw errors.syntax();
  return end;
}

/** The event for removing elements from an end. */
export const POP_EVENTS = { left: 'lpop', right: 'rpop' } as const;

/** The command that removes elements from an end. */
export const POPS = { left: 'LPOP', right: 'RPOP' } as const;

/** The event for adding elements at an end. */
export const PUSH_EVENTS = { left: 'lpush', right: 'rpush' } as const;

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
