import type { ByteString } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import { formatDouble, parseDouble } from '../../../numbers.ts';
import { RedisError } from '../../../reply.ts';
import { runLoop, takesMany, type Loop } from '../../loop.ts';
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
  /** Where the scores and members begin in the arguments. */
  readonly first: number;
}

export const zadd = takesMany((ctx, argv) => add(ctx, argv, false));

/** As in Redis, an increment that spells an option of ZADD is a syntax error. */
export const zincrby: CommandFunction = (ctx, argv) => add(ctx, argv, true);

function add(
  ctx: CommandContext,
  argv: readonly ByteString[],
  incr: boolean,
): ReturnType<CommandFunction> {
  return runLoop(ctx, argv, addition(ctx, argv, incr));
}

/** Redis 7.2 `t_zset.c` `zaddGenericCommand`. */
export function addition(
  { keyspace }: CommandContext,
  argv: readonly ByteString[],
  always = false,
): Loop {
  const key = argv[1]!;
  const options = parse(argv, always);
  const { first, xx, ch, incr } = options;
  const scores: number[] = [];
  let longest = 0;
  let existing: SortedSetValue | undefined;
  let set: SortedSetValue | undefined;
  let added = 0;
  let updated = 0;
  let reached: number | undefined;
  const begin = () => {
    existing = keyspace.writeAs(key, SortedSetValue);
    if (existing === undefined && xx) return;
    set = existing ?? new SortedSetValue(keyspace.limits);
    set.expect(scores.length, existing === undefined ? longest : 0);
  };
  return {
    from: first,
    stride: 2,
    check: (i) => {
      scores.push(parseDouble(argv[i]!));
      longest = Math.max(longest, argv[i + 1]!.length);
    },
    each: (i) => {
      if (i === first) begin();
      if (set === undefined) return;
      const member = argv[i + 1]!;
      const old = set.score(member);
      reached = scoreToSet(options, scores[(i - first) / 2]!, old);
      if (reached === undefined || reached === old) return;
      set.set(member, reached);
      if (old === undefined) added++;
      else updated++;
    },
    finish: () => {
      if (set === undefined) return incr ? null : 0;
      if (added + updated > 0) {
        const event = incr ? 'zincr' : 'zadd';
        if (existing === undefined) keyspace.put(key, set, event);
        else keyspace.changedKey(key, event);
      }
      if (incr) return reached === undefined ? null : formatDouble(reached);
      return ch ? added + updated : added;
    },
  };
}

/** The new score of a member; undefined if an option forbids it (`zsetAdd`). */
function scoreToSet(
  { nx, xx, gt, lt, incr }: Addition,
  score: number,
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
  return {
    nx: options?.has('NX') === true,
    xx: options?.has('XX') === true,
    gt: options?.has('GT') === true,
    lt: options?.has('LT') === true,
    ch: options?.has('CH') === true,
    incr,
    first,
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
