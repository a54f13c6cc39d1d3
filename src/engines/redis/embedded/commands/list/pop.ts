import { errors } from '../../../errors.ts';
import { parseCount } from '../../../numbers.ts';
import { NULL_ARRAY } from '../../../reply.ts';
import { ListValue, type ListEnd } from '../../values/list.ts';
import type { CommandFunction } from '../command.ts';
import { parseNumkeys, parsePopCount } from '../multi-pop.ts';
import { parseListEnd, POP_EVENTS } from './list-end.ts';
import { elementsRemoved } from './removal.ts';

export const lpop = popFrom('left', 'lpop');
export const rpop = popFrom('right', 'rpop');

/** Redis 7.2 `t_list.c` `popGenericCommand`: with a count the answers are arrays, the null too. */
function popFrom(end: ListEnd, name: 'lpop' | 'rpop'): CommandFunction {
  return ({ keyspace }, argv) => {
    if (argv.length > 3) throw errors.wrongArity(name);
    const key = argv[1]!;
    if (argv.length === 2) {
      const list = keyspace.writeAs(key, ListValue);
      if (list === undefined) return null;
      const element = list.pop(end);
      elementsRemoved(keyspace, key, list, POP_EVENTS[end]);
      return element;
    }
    const count = parseCount(argv[2]!);
    const list = keyspace.writeAs(key, ListValue);
    if (list === undefined) return NULL_ARRAY;
    if (count === 0) return [];
    const elements = list.popMany(end, Math.min(count, list.size));
    elementsRemoved(keyspace, key, list, POP_EVENTS[end]);
    return elements;
  };
}

/** Logged as the LPOP or RPOP that it came down to (Redis 7.2 `t_list.c` `mpopGenericCommand`). */
export const lmpop: CommandFunction = (ctx, argv) => {
  const { keyspace } = ctx;
  const numkeys = parseNumkeys(argv[1]!);
  const at = 2 + numkeys;
  if (at >= argv.length) throw errors.syntax();
  const end = parseListEnd(argv[at]!);
  const count = parsePopCount(argv, at + 1);
  for (const key of argv.slice(2, at)) {
    const list = keyspace.writeAs(key, ListValue);
    if (list === undefined) continue;
    const elements = list.popMany(end, Math.min(count, list.size));
    elementsRemoved(keyspace, key, list, POP_EVENTS[end]);
    ctx.propagateAs([end === 'left' ? 'LPOP' : 'RPOP', key, String(elements.length)]);
    return [key, elements];
  }
  return NULL_ARRAY;
};
