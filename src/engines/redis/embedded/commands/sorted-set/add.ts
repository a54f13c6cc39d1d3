import type { ByteString } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import { formatDouble, parseDouble } from '../../../numbers.ts';
import { RedisError, type Reply } from '../../../reply.ts';
import { SortedSetValue } from '../../values/sorted-set.ts';
import type { CommandContext, CommandFunction } from '../command.ts';

/** What ZADD was asked for. */
interface Addition {
  /** Only members that are not there yet. */
  readonly nx: boolean;
  /** Only members that are there. */
  readonly xx: boolean;
  /** Only to a greater score. */
  readonly gt: boolean;
  /** Only to a lesser score. */
  readonly lt: boolean;
  /** Count the changed members, too. */
  readonly ch: boolean;
  /** Add to the score. */
  readonly incr: boolean;
  readonly pairs: readonly Pair[];
}

interface Pair {
  readonly score: number;
  readonly member: ByteString;
}

export const zadd: CommandFunction = (ctx, argv) => add(ctx, argv, false);

/** As in Redis, an increment that spells an option of ZADD is a syntax error. */
export const zincrby: CommandFunction = (ctx, argv) => add(ctx, argv, true);

/** Redis 7.2 `t_zset.c` `zaddGenericCommand`. */
function add(ctx: CommandContext, argv: readonly ByteString[], incr: boolean): Reply {
  const { keyspace } = ctx;
  const key = argv[1]!;
  const addition = parse(argv, incr);
  const existing = keyspace.writeAs(key, SortedSetValue);
  if (existing === undefined && addition.xx) return addition.incr ? null : 0;
  const set = existing ?? new SortedSetValue();
  const longest = addition.pairs.reduce((most, { member }) => Math.max(most, member.length), 0);
  set.expect(addition.pairs.length, existing === undefined ? longest : 0);

  let added = 0;
  let updated = 0;
  let reached: number | undefined;
  for (const pair of addition.pairs) {
    const old = set.score(pair.member);
    reached = scoreToSet(addition, pair, old);
    if (reached === undefined || reached === old) continue;
    set.set(pair.member, reached);
    if (old === undefined) added++;
    else updated++;
  }
  if (added + updated > 0) {
    const event = addition.incr ? 'zincr' : 'zadd';
    if (existing === undefined) keyspace.put(key, set, event);
    else keyspace.changedKey(key, event);
  }
  if (addition.incr) return reached === undefined ? null : formatDouble(reached);
  return addition.ch ? added + updated : added;
}

/** The score that a member gets, or undefined where a condition forbids it (`zsetAdd`). */
function scoreToSet(
  { nx, xx, gt, lt, incr }: Addition,
  { score }: Pair,
  old: number | undefined,
): number | undefined {
  if (old === undefined) return xx ? undefined : score;
  if (nx) return undefined;
  const wanted = incr ? old + score : score;
  if (Number.isNaN(wanted)) throw new RedisError('ERR resulting score is not a number (NaN)');
  if ((gt && wanted <= old) || (lt && wanted >= old)) return undefined;
  return wanted;
}

function parse(argv: readonly ByteString[], always: boolean): Addition {
  const options = new Set<string>();
  let at = 2;
  for (; at < argv.length; at++) {
    const word = argv[at]!.toUpperCase();
    if (!['NX', 'XX', 'GT', 'LT', 'CH', 'INCR'].includes(word)) break;
    options.add(word);
  }
  const given = argv.slice(at);
  if (given.length === 0 || given.length % 2 !== 0) throw errors.syntax();
  const [nx, xx] = [options.has('NX'), options.has('XX')];
  const [gt, lt] = [options.has('GT'), options.has('LT')];
  const incr = always || options.has('INCR');
  if (nx && xx) {
    throw new RedisError('ERR XX and NX options at the same time are not compatible');
  }
  if ((gt && nx) || (lt && nx) || (gt && lt)) {
    throw new RedisError('ERR GT, LT, and/or NX options at the same time are not compatible');
  }
  if (incr && given.length > 2) {
    throw new RedisError('ERR INCR option supports a single increment-element pair');
  }
  const pairs: Pair[] = [];
  for (let i = 0; i < given.length; i += 2) {
    pairs.push({ score: parseDouble(given[i]!), member: given[i + 1]! });
  }
  return { nx, xx, gt, lt, ch: options.has('CH'), incr, pairs };
}
