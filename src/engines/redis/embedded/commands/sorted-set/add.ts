import type { ByteString } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import { formatDouble, parseDouble } from '../../../numbers.ts';
import { RedisError, type Reply } from '../../../reply.ts';
import type { Keyspace } from '../../keyspace/keyspace.ts';
import { runLoop, takesMany, type Loop } from '../../loop.ts';
import { SortedSetValue } from '../../values/sorted-set.ts';
import type { CommandContext, CommandFunction } from '../command.ts';

/** The options of ZADD. */
interface Options {
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
  return runLoop(ctx, argv, new Addition(ctx, argv, incr));
}

/** Redis 7.2 `t_zset.c` `zaddGenericCommand`. */
export class Addition implements Loop {
  readonly from: number;
  readonly to: number;
  readonly stride = 2;
  readonly #keyspace: Keyspace;
  readonly #argv: readonly ByteString[];
  readonly #options: Options;
  readonly #scores: number[] = [];
  #longest = 0;
  #existing: SortedSetValue | undefined;
  #set: SortedSetValue | undefined;
  #added = 0;
  #updated = 0;
  #reached: number | undefined;

  /** @param incr whether it increments the score, whatever the options say */
  constructor({ keyspace }: CommandContext, argv: readonly ByteString[], incr = false) {
    this.#keyspace = keyspace;
    this.#argv = argv;
    this.#options = parse(argv, incr);
    this.from = this.#options.first;
    this.to = argv.length;
  }

  check(i: number): void {
    this.#scores.push(parseDouble(this.#argv[i]!));
    this.#longest = Math.max(this.#longest, this.#argv[i + 1]!.length);
  }

  each(i: number): void {
    if (i === this.from) this.#begin();
    const set = this.#set;
    if (set === undefined) return;
    const member = this.#argv[i + 1]!;
    const old = set.score(member);
    const score = scoreToSet(this.#options, this.#scores[(i - this.from) / 2]!, old);
    this.#reached = score;
    if (score === undefined || score === old) return;
    set.set(member, score);
    if (old === undefined) this.#added++;
    else this.#updated++;
  }

  finish(): Reply {
    const { incr, ch } = this.#options;
    if (this.#set === undefined) return incr ? null : 0;
    const key = this.#argv[1]!;
    if (this.#added + this.#updated > 0) {
      const event = incr ? 'zincr' : 'zadd';
      if (this.#existing === undefined) this.#keyspace.put(key, this.#set, event);
      else this.#keyspace.changedKey(key, event);
    }
    if (incr) return this.#reached === undefined ? null : formatDouble(this.#reached);
    return ch ? this.#added + this.#updated : this.#added;
  }

  #begin(): void {
    const existing = this.#keyspace.writeAs(this.#argv[1]!, SortedSetValue);
    this.#existing = existing;
    if (existing === undefined && this.#options.xx) return;
    this.#set = existing ?? new SortedSetValue(this.#keyspace.limits);
    this.#set.expect(this.#scores.length, existing === undefined ? this.#longest : 0);
  }
}

/** The new score of a member; undefined if an option forbids it (`zsetAdd`). */
function scoreToSet(
  { nx, xx, gt, lt, incr }: Options,
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

function parse(argv: readonly ByteString[], always: boolean): Options {
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
