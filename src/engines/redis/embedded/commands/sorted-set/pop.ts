import { keepsMany } from '../../loop.ts';
import type { ByteString } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import { formatDouble, parseCount } from '../../../numbers.ts';
import { NULL_ARRAY, type Reply } from '../../../reply.ts';
import { sizeOfAll } from '../../../reply-limit.ts';
import { parseSeconds } from '../../blocking/timeout.ts';
import { Wait } from '../../blocking/wait.ts';
import { inSteps } from '../../long-command.ts';
import { allOf, AT_ONCE, type Steps } from '../../steps.ts';
import { SortedSetValue } from '../../values/sorted-set.ts';
import type { CommandContext, CommandFunction } from '../command.ts';
import { parseNumkeys, parsePopCount } from '../multi-pop.ts';
import { membersRemoved } from './remove.ts';

/** What it takes to remove a member, in values looked at. */
const REMOVING = 8;

type End = 'min' | 'max';
/** The command that removes members from an end. */
const POPS = { min: 'ZPOPMIN', max: 'ZPOPMAX' } as const;
/** A member and its formatted score. */
type Popped = [member: ByteString, score: ByteString];

export const zpopmin = popFrom('min');
export const zpopmax = popFrom('max');

/** Redis 7.2 `t_zset.c` `zpopMinMaxCommand`: too many arguments are a syntax error. */
function popFrom(end: End): CommandFunction {
  return (ctx, argv) => {
    if (argv.length > 3) throw errors.syntax();
    const count = argv.length === 3 ? parseCount(argv[2]!) : 1;
    return inSteps(ctx, argv, flatPop(ctx, argv[1]!, end, count));
  };
}

function* flatPop(ctx: CommandContext, key: ByteString, end: End, count: number): Steps<Reply> {
  return (yield* pop(ctx, key, end, count))?.flat() ?? [];
}

export const bzpopmin = keepsMany(popOrWait('min'));
export const bzpopmax = keepsMany(popOrWait('max'));

/** Redis 7.2 `t_zset.c` `blockingGenericZpopCommand`. Logged as ZPOPMIN or ZPOPMAX. */
function popOrWait(end: End): CommandFunction {
  return (ctx, argv) => {
    const until = parseSeconds(argv.at(-1)!, ctx.keyspace.now);
    const names = argv.slice(1, -1);
    for (const key of names) {
      const popped = allOf(pop(ctx, key, end, 1));
      if (popped === undefined) continue;
      ctx.propagateAs([POPS[end], key]);
      return [key, ...popped[0]!];
    }
    return new Wait({ until, keys: { names, type: 'zset' } });
  };
}

export const zmpop: CommandFunction = (ctx, argv) => {
  const { names, end, count } = readMultiPop(argv, 1);
  return inSteps(ctx, argv, popOrNothing(ctx, names, end, count));
};

function* popOrNothing(
  ctx: CommandContext,
  keys: readonly ByteString[],
  end: End,
  count: number,
): Steps<Reply> {
  return (yield* popFromFirst(ctx, keys, end, count)) ?? NULL_ARRAY;
}

/** Redis 7.2 `t_zset.c` `bzmpopCommand`. */
export const bzmpop = keepsMany((ctx, argv) => {
  const { names, end, count } = readMultiPop(argv, 2);
  const until = parseSeconds(argv[1]!, ctx.keyspace.now);
  const wait = () => new Wait({ until, keys: { names, type: 'zset' } });
  return allOf(popFromFirst(ctx, names, end, count)) ?? wait();
});

/** Parses the arguments of ZMPOP, and those of BZMPOP after its timeout. */
function readMultiPop(argv: readonly ByteString[], from: number) {
  const at = from + 1 + parseNumkeys(argv[from]!);
  const end = parseEnd(argv[at]);
  return { names: argv.slice(from + 1, at), end, count: parsePopCount(argv, at + 1) };
}

/** Logged as ZPOPMIN or ZPOPMAX of the key that had members (`genericZpopCommand`). */
function* popFromFirst(
  ctx: CommandContext,
  keys: readonly ByteString[],
  end: End,
  count: number,
): Steps<Reply | undefined> {
  for (const key of keys) {
    const popped = yield* pop(ctx, key, end, count);
    if (popped === undefined) continue;
    ctx.propagateAs([POPS[end], key, String(popped.length)]);
    return [key, popped];
  }
  return undefined;
}

/**
 * Takes up to `count` members off an end of the sorted set under a key.
 * @returns the outermost first; undefined if there is no such key
 * @throws RedisError WRONGTYPE, or if such a reply can't be sent
 */
function* pop(
  { keyspace, database, replies }: CommandContext,
  key: ByteString,
  end: End,
  count: number,
): Steps<Popped[] | undefined> {
  const set = keyspace.writeAs(key, SortedSetValue);
  if (set === undefined) return undefined;
  if (count === 0) return [];
  database.work.spend(REMOVING * Math.min(count, set.size));
  const popped: Popped[] = [];
  const visit = (member: ByteString, score: number) => popped.push([member, formatDouble(score)]);
  const most = Math.min(count, set.size);
  while (popped.length < most) {
    const more = Math.min(AT_ONCE, most - popped.length);
    if (end === 'min') set.visitUp(popped.length, more, visit);
    else set.visitDown(set.size - 1 - popped.length, more, visit);
    if (popped.length < most) yield;
  }
  replies.expect(sizeOfAll(popped, replies.left));
  for (const [i, [member]] of popped.entries()) {
    set.delete(member);
    if (i % AT_ONCE === AT_ONCE - 1) yield;
  }
  membersRemoved(keyspace, key, set, `zpop${end}`);
  return popped;
}

function parseEnd(text: ByteString | undefined): End {
  const word = text?.toUpperCase();
  if (word === 'MIN') return 'min';
  if (word === 'MAX') return 'max';
  throw errors.syntax();
}
