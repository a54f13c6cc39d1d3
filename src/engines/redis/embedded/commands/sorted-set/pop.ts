import type { ByteString } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import { formatDouble, parseCount } from '../../../numbers.ts';
import { NULL_ARRAY } from '../../../reply.ts';
import type { Keyspace } from '../../keyspace/keyspace.ts';
import { SortedSetValue } from '../../values/sorted-set.ts';
import type { CommandFunction } from '../command.ts';
import { parseNumkeys, parsePopCount } from '../multi-pop.ts';
import { membersRemoved } from './remove.ts';

type End = 'min' | 'max';
/** A member with its score as the reply carries it. */
type Popped = [member: ByteString, score: ByteString];

export const zpopmin = popFrom('min');
export const zpopmax = popFrom('max');

/** Redis 7.2 `t_zset.c` `zpopMinMaxCommand`: too many arguments are a syntax error. */
function popFrom(end: End): CommandFunction {
  return ({ keyspace }, argv) => {
    if (argv.length > 3) throw errors.syntax();
    const count = argv.length === 3 ? parseCount(argv[2]!) : 1;
    const set = keyspace.writeAs(argv[1]!, SortedSetValue);
    if (set === undefined || count === 0) return [];
    return pop(keyspace, argv[1]!, set, end, count).flat();
  };
}

/** Logged as the ZPOPMIN or ZPOPMAX that it came down to (`genericZpopCommand`). */
export const zmpop: CommandFunction = (ctx, argv) => {
  const { keyspace } = ctx;
  const at = 2 + parseNumkeys(argv[1]!);
  const end = parseEnd(argv[at]);
  const count = parsePopCount(argv, at + 1);
  for (const key of argv.slice(2, at)) {
    const set = keyspace.writeAs(key, SortedSetValue);
    if (set === undefined) continue;
    const popped = pop(keyspace, key, set, end, count);
    ctx.propagateAs([end === 'min' ? 'ZPOPMIN' : 'ZPOPMAX', key, String(popped.length)]);
    return [key, popped];
  }
  return NULL_ARRAY;
};

/** Takes up to `count` members, at least one, from an end of a sorted set, that one's first. */
function pop(
  keyspace: Keyspace,
  key: ByteString,
  set: SortedSetValue,
  end: End,
  count: number,
): Popped[] {
  const popped: Popped[] = [];
  const visit = (member: ByteString, score: number) => popped.push([member, formatDouble(score)]);
  if (end === 'min') set.visitUp(0, count, visit);
  else set.visitDown(set.size - 1, count, visit);
  for (const [member] of popped) set.delete(member);
  membersRemoved(keyspace, key, set, `zpop${end}`);
  return popped;
}

function parseEnd(text: ByteString | undefined): End {
  const word = text?.toUpperCase();
  if (word === 'MIN') return 'min';
  if (word === 'MAX') return 'max';
  throw errors.syntax();
}
