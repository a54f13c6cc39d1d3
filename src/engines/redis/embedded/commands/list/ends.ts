import type { ByteString } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import { parseCount } from '../../../numbers.ts';
import { NULL_ARRAY, type Reply } from '../../../reply.ts';
import { parseSeconds } from '../../blocking/timeout.ts';
import { Wait } from '../../blocking/wait.ts';
import { ListValue, type ListEnd } from '../../values/list.ts';
import type { CommandContext, CommandFunction } from '../command.ts';
import { parseNumkeys, parsePopCount } from '../multi-pop.ts';
import { takeElement, takeElements, parseListEnd, POPS, PUSH_EVENTS } from './removal.ts';
import { keepsMany, runLoop, takesMany } from '../../loop.ts';
import { AT_ONCE } from '../../steps.ts';

export const lpush = pushTo('left', { create: true });
export const rpush = pushTo('right', { create: true });
export const lpushx = pushTo('left', { create: false });
export const rpushx = pushTo('right', { create: false });

function pushTo(end: ListEnd, { create }: { create: boolean }): CommandFunction {
  const event = PUSH_EVENTS[end];
  return takesMany((ctx, argv) => {
    const { keyspace } = ctx;
    const key = argv[1]!;
    const existing = keyspace.writeAs(key, ListValue);
    if (existing === undefined && !create) return 0;
    const list = existing ?? new ListValue(keyspace.limits);
    return runLoop(ctx, argv, {
      from: 2,
      to: argv.length,
      stride: AT_ONCE,
      each: (i) => list.push(end, argv.slice(i, i + AT_ONCE)),
      finish: () => {
        if (existing === undefined) keyspace.put(key, list, event);
        else keyspace.changedKey(key, event);
        return list.size;
      },
    });
  });
}

export const lpop = popFrom('left', 'lpop');
export const rpop = popFrom('right', 'rpop');

/** Redis 7.2 `t_list.c` `popGenericCommand`: with a count the reply is an array, or the null array. */
function popFrom(end: ListEnd, name: 'lpop' | 'rpop'): CommandFunction {
  return (ctx, argv) => {
    const { keyspace } = ctx;
    if (argv.length > 3) throw errors.wrongArity(name);
    const key = argv[1]!;
    if (argv.length === 2) {
      const list = keyspace.writeAs(key, ListValue);
      if (list === undefined) return null;
      return takeElement(ctx, { key, list, end });
    }
    const count = parseCount(argv[2]!);
    const list = keyspace.writeAs(key, ListValue);
    if (list === undefined) return NULL_ARRAY;
    if (count === 0) return [];
    return takeElements(ctx, { key, list, end }, count);
  };
}

export const lmpop: CommandFunction = (ctx, argv) => {
  const { names, end, count } = readMultiPop(argv, 1);
  return popFromFirst(ctx, names, end, count) ?? NULL_ARRAY;
};

/** Redis 7.2 `t_list.c` `blmpopCommand`. */
export const blmpop = keepsMany((ctx, argv) => {
  const { names, end, count } = readMultiPop(argv, 2);
  const until = parseSeconds(argv[1]!, ctx.keyspace.now);
  const wait = () => new Wait({ until, keys: { names, type: 'list' } });
  return popFromFirst(ctx, names, end, count) ?? wait();
});

export const blpop = keepsMany(popOrWait('left'));
export const brpop = keepsMany(popOrWait('right'));

/** Redis 7.2 `t_list.c` `blockingPopGenericCommand`. Logged as LPOP or RPOP. */
function popOrWait(end: ListEnd): CommandFunction {
  return (ctx, argv) => {
    const { keyspace } = ctx;
    const until = parseSeconds(argv.at(-1)!, keyspace.now);
    const names = argv.slice(1, -1);
    for (const key of names) {
      const list = keyspace.writeAs(key, ListValue);
      if (list === undefined) continue;
      const element = takeElement(ctx, { key, list, end });
      ctx.propagateAs([POPS[end], key]);
      return [key, element];
    }
    return new Wait({ until, keys: { names, type: 'list' } });
  };
}

/** Parses the arguments of LMPOP, and those of BLMPOP after its timeout. */
function readMultiPop(argv: readonly ByteString[], from: number) {
  const at = from + 1 + parseNumkeys(argv[from]!);
  if (at >= argv.length) throw errors.syntax();
  const end = parseListEnd(argv[at]!);
  return { names: argv.slice(from + 1, at), end, count: parsePopCount(argv, at + 1) };
}

/** Logged as LPOP or RPOP of the key that had elements (Redis 7.2 `t_list.c` `mpopGenericCommand`). */
function popFromFirst(
  ctx: CommandContext,
  keys: readonly ByteString[],
  end: ListEnd,
  count: number,
): Reply | undefined {
  const { keyspace } = ctx;
  for (const key of keys) {
    const list = keyspace.writeAs(key, ListValue);
    if (list === undefined) continue;
    const elements = takeElements(ctx, { key, list, end }, count);
    ctx.propagateAs([POPS[end], key, String(elements.length)]);
    return [key, elements];
  }
  return undefined;
}
