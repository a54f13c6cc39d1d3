import type { ByteString } from '../../../bytes.ts';
import type { Reply } from '../../../reply.ts';
import type { Keyspace } from '../../keyspace/keyspace.ts';
import { ListValue, type ListEnd } from '../../values/list.ts';
import type { CommandFunction } from '../command.ts';
import { parseListEnd, POP_EVENTS, PUSH_EVENTS } from './list-end.ts';
import { elementsRemoved } from './removal.ts';

export const lmove: CommandFunction = ({ keyspace }, argv) => {
  const from = parseListEnd(argv[3]!);
  const to = parseListEnd(argv[4]!);
  return moveElement(keyspace, argv[1]!, argv[2]!, from, to);
};

export const rpoplpush: CommandFunction = ({ keyspace }, argv) =>
  moveElement(keyspace, argv[1]!, argv[2]!, 'right', 'left');

/** The element is there before it has gone: so do the events follow (`t_list.c` `lmoveGenericCommand`). */
function moveElement(
  keyspace: Keyspace,
  from: ByteString,
  to: ByteString,
  fromEnd: ListEnd,
  toEnd: ListEnd,
): Reply {
  const source = keyspace.writeAs(from, ListValue);
  if (source === undefined) return null;
  const destination = keyspace.writeAs(to, ListValue);
  const element = source.pop(fromEnd);
  if (destination === undefined) {
    const created = new ListValue();
    created.push(toEnd, [element]);
    keyspace.put(to, created, PUSH_EVENTS[toEnd]);
  } else {
    destination.push(toEnd, [element]);
    keyspace.changedKey(to, PUSH_EVENTS[toEnd]);
  }
  elementsRemoved(keyspace, from, source, POP_EVENTS[fromEnd]);
  return element;
}
