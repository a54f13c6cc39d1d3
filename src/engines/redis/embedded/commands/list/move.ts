import type { ByteString } from '../../../bytes.ts';
import type { Reply } from '../../../reply.ts';
import { parseSeconds } from '../../blocking/timeout.ts';
import { Wait } from '../../blocking/wait.ts';
import type { Keyspace } from '../../keyspace/keyspace.ts';
import { ListValue, type ListEnd } from '../../values/list.ts';
import type { CommandContext, CommandFunction } from '../command.ts';
import { parseListEnd, POP_EVENTS, PUSH_EVENTS } from './list-end.ts';
import { elementsRemoved } from './removal.ts';

export const lmove: CommandFunction = ({ keyspace }, argv) => {
  const from = parseListEnd(argv[3]!);
  const to = parseListEnd(argv[4]!);
  return moveElement(keyspace, argv[1]!, argv[2]!, from, to) ?? null;
};

export const rpoplpush: CommandFunction = ({ keyspace }, argv) =>
  moveElement(keyspace, argv[1]!, argv[2]!, 'right', 'left') ?? null;

export const blmove: CommandFunction = (ctx, argv) => {
  const from = parseListEnd(argv[3]!);
  const to = parseListEnd(argv[4]!);
  return moveOrWait(ctx, argv, from, to);
};

export const brpoplpush: CommandFunction = (ctx, argv) => moveOrWait(ctx, argv, 'right', 'left');

/**
 * Redis 7.2 `t_list.c` `blmoveGenericCommand`. Logged as the command that does not wait. Where no client may
 * wait, the reply is the null string, though it is the null array when the time is up.
 */
function moveOrWait(
  ctx: CommandContext,
  argv: readonly ByteString[],
  from: ListEnd,
  to: ListEnd,
): Reply | Wait {
  const { keyspace } = ctx;
  const until = parseSeconds(argv.at(-1)!, keyspace.now);
  const [name, source, destination] = [argv[0]!, argv[1]!, argv[2]!];
  const moved = moveElement(keyspace, source, destination, from, to);
  if (moved === undefined) {
    return new Wait({ until, keys: { names: [source], type: 'list' }, denied: null });
  }
  ctx.propagateAs([name.slice(1).toUpperCase(), ...argv.slice(1, -1)]);
  return moved;
}

/** The element is there before it has gone: so do the events follow (`t_list.c` `lmoveGenericCommand`). */
function moveElement(
  keyspace: Keyspace,
  from: ByteString,
  to: ByteString,
  fromEnd: ListEnd,
  toEnd: ListEnd,
): ByteString | undefined {
  const source = keyspace.writeAs(from, ListValue);
  if (source === undefined) return undefined;
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
