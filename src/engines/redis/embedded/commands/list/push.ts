import { runLoop, takesMany } from '../../loop.ts';
import { AT_ONCE } from '../../steps.ts';
import { ListValue, type ListEnd } from '../../values/list.ts';
import type { CommandFunction } from '../command.ts';
import { PUSH_EVENTS } from './list-end.ts';

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
