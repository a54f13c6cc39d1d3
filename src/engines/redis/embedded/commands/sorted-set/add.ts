import type { ByteString } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import { formatDouble, parseDouble } from '../../../numbers.ts';
import { RedisError, type Reply } from '../../../reply.ts';
import { SortedSetValue } from '../../values/sorted-set.ts';
import type { CommandContext, CommandFunction } from '../command.ts';

/** The options of ZADD. */
interface Addition {
  /** Only add new members. */
  readonly nx: boolean;
  /** Only update existing members. */
  readonly xx: boolean;
  /** Only raise scores. */
  readonly gt: boolean;
  /** Only lower scores. */
  readonly lt: boolean;
  /** Count changed members too. */
  readonly ch: boolean;
  /** Increment the score. */
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
  const set = existing ?? new SortedSetValue(keyspace.limits);
  let longest = 0;
  if (existing === undefined) {
    for (const { member } of addition.pairs) longest = Math.max(longest, member.length);
  }
  set.expect(addition.pairs.length, longest);

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

/** The new score of a member; undefined if an option forbids it (`zsetAdd`). */
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

const OPTIONS: ReadonlySet<string> = new Set(['NX', 'XX', 'GT', 'LT', 'CH', 'INCR']);
const LONGEST_OPTION = 4;

function parse(argv: readonly ByteString[], always: boolean): Addition {
  let options: Set<string> | undefined;
  let first = 2;
  for (; argv[first] !== undefined && argv[first]!.length <= LONGEST_OPTION; first++) {
    const word = argv[first]!.toUpperCase();
    if (!OPTIONS.has(word)) break;
    (options ??= new Set()).add(word);
  }
  const words = argv.length - first;
  if (words <= 0 || words % 2 !== 0) throw errors.syntax();
  const incr = always || options?.has('INCR') === true;
  if (options !== undefined) checkTogether(options);
  if (incr && words > 2) {
    throw new RedisError('ERR INCR option supports a single increment-element pair');
  }
  const pairs: Pair[] = [];
  for (let i = first; i < argv.length; i += 2) {
    pairs.push({ score: parseDouble(argv[i]!), member: argv[i + 1]! });
  }
  return {
    nx: options?.has('NX') === true,
    xx: options?.has('XX') === true,
    gt: options?.has('GT') === true,
    lt: options?.has('LT') === true,
    ch: options?.has('CH') === true,
    incr,
    pairs,
  };
}

/** @throws RedisError if options exclude each other */
function checkTogether(options: ReadonlySet<string>): void {
  const [nx, gt, lt] = [options.has('NX'), options.has('GT'), options.has('LT')];
  if (nx && options.has('XX')) {
    throw new RedisError('ERR XX and NX options at the same time are not compatible');
  }
  if ((gt && nx) || (lt && nx) || (gt && lt)) {
    throw new RedisError('ERR GT, LT, and/or NX options at the same time are not compatible');
  }
}
