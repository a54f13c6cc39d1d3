import type { ByteString } from '../../../bytes.ts';
import type { Reply } from '../../../reply.ts';
import { parseSeconds } from '../../blocking/timeout.ts';
import { Wait } from '../../blocking/wait.ts';
import { ListValue, type ListEnd } from '../../values/list.ts';
import type { CommandContext, CommandFunction } from '../command.ts';
import { parseListEnd, POP_EVENTS, PUSH_EVENTS, elementsRemoved } from './removal.ts';

/** An end of the list under a key. */
interface EndOfList {
  readonly key: ByteString;
  readonly end: ListEnd;
}

/** The source and the destination of an element. */
type Move = readonly [from: EndOfList, to: EndOfList];

export const lmove: CommandFunction = (ctx, argv) => moveElement(ctx, readMove(argv)) ?? null;

export const rpoplpush: CommandFunction = (ctx, argv) =>
  moveElement(ctx, fromRightToLeft(argv)) ?? null;

export const blmove: CommandFunction = (ctx, argv) => moveOrWait(ctx, argv, readMove(argv));

export const brpoplpush: CommandFunction = (ctx, argv) =>
  moveOrWait(ctx, argv, fromRightToLeft(argv));

function readMove([, from = '', to = '', fromEnd = '', toEnd = '']: readonly ByteString[]): Move {
  return [
    { key: from, end: parseListEnd(fromEnd) },
    { key: to, end: parseListEnd(toEnd) },
  ];
}

function fromRightToLeft([, from = '', to = '']: readonly ByteString[]): Move {
  return [
    { key: from, end: 'right' },
    { key: to, end: 'left' },
  ];
}

/**
 * Redis 7.2 `t_list.c` `blmoveGenericCommand`. Logged as the command that does not block. If the client may not block,
 * the reply is the null string, but after a timeout it is the null array.
 */
function moveOrWait(ctx: CommandContext, argv: readonly ByteString[], move: Move): Reply | Wait {
  const until = parseSeconds(argv.at(-1)!, ctx.keyspace.now);
  const moved = moveElement(ctx, move);
  if (moved === undefined) {
    return new Wait({ until, keys: { names: [move[0].key], type: 'list' }, denied: null });
  }
  ctx.propagateAs([argv[0]!.slice(1).toUpperCase(), ...argv.slice(1, -1)]);
  return moved;
}

/**
 * Moves an element. The event of the push comes before that of the pop (`t_list.c` `lmoveGenericCommand`).
 * @returns the element; undefined if there is no list to take it from
 */
function moveElement(
  { keyspace, replies }: CommandContext,
  [from, to]: Move,
): ByteString | undefined {
  const source = keyspace.writeAs(from.key, ListValue);
  if (source === undefined) return undefined;
  const destination = keyspace.writeAs(to.key, ListValue);
  const element = source.outermost(from.end);
  replies.expect(element.length);
  source.drop(from.end, 1);
  if (destination === undefined) {
    const created = new ListValue(keyspace.limits);
    created.push(to.end, [element]);
    keyspace.put(to.key, created, PUSH_EVENTS[to.end]);
  } else {
    destination.push(to.end, [element]);
    keyspace.changedKey(to.key, PUSH_EVENTS[to.end]);
  }
  elementsRemoved(keyspace, from.key, source, POP_EVENTS[from.end]);
  return element;
}
