import { ListValue, type ListEnd } from '../../values/list.ts';
import type { CommandFunction } from '../command.ts';
import { PUSH_EVENTS } from './list-end.ts';

export const lpush = pushTo('left', { create: true });
export const rpush = pushTo('right', { create: true });
export const lpushx = pushTo('left', { create: false });
export const rpushx = pushTo('right', { create: false });

function pushTo(end: ListEnd, { create }: { create: boolean }): CommandFunction {
  const event = PUSH_EVENTS[end];
  return ({ keyspace }, argv) => {
    const key = argv[1]!;
    const list = keyspace.writeAs(key, ListValue);
    if (list !== undefined) {
      list.push(end, argv.slice(2));
      keyspace.changedKey(key, event);
      return list.size;
    }
    if (!create) return 0;
    const created = new ListValue(keyspace.limits);
    created.push(end, argv.slice(2));
    keyspace.put(key, created, event);
    return created.size;
  };
}
