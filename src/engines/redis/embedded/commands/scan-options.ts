import type { ByteString } from '../../bytes.ts';
import { errors } from '../../errors.ts';
import { parseInteger } from '../../numbers.ts';
import { RedisError } from '../../reply.ts';
import { globMatcherInSteps, type GlobInSteps } from '../keyspace/glob.ts';
import { isSteps, Pace, type Steps } from '../steps.ts';
import type { Spending } from '../work.ts';

/**
 * The number of elements that a call visits without COUNT. It is 10 in Redis. The hosted service visits more, and users
 * of its clients take the first page for the whole.
 */
const DEFAULT_COUNT = 100;

/** The options of SCAN, HSCAN, SSCAN and ZSCAN. */
interface ScanOptions {
  /** The test for MATCH; undefined if everything matches. */
  readonly match: GlobInSteps | undefined;
  /** The number of elements to visit. */
  readonly count: number;
  /** SCAN only: the name of the type to return. */
  readonly type?: ByteString;
  /** SCAN only: each key is followed by its type. */
  readonly withType?: boolean;
  /** HSCAN only: the fields without their values. */
  readonly noValues?: boolean;
}

/** The options that only some of the scanning commands know. */
type ScanExtra = 'TYPE' | 'WITHTYPE' | 'NOVALUES';

const CURSOR = /^[\t-\r ]*[+-]?\d+$/;
const NEGATIVE = /^-[1-9]\d*$/;
const CURSOR_MAX = 2n ** 64n - 1n;

/**
 * Parses a cursor (Redis 8.0 `util.c` `string2ull`: a plain integer, or else what `strtoull` accepts). Redis parses it
 * before it looks up the key, and the options after.
 * @throws RedisError `ERR invalid cursor`
 */
export function parseScanCursor(text: ByteString): number {
  if (text.length < 16 && /^\d+$/.test(text)) return Number(text);
  if (!CURSOR.test(text) || NEGATIVE.test(text)) throw invalidCursor();
  let cursor = BigInt(text.trim().replace('+', ''));
  if (cursor < 0n) cursor += CURSOR_MAX + 1n;
  if (cursor < 0n || cursor > CURSOR_MAX) throw invalidCursor();
  return Number(cursor);
}

/** A cursor as the reply carries it. */
export function formatScanCursor(cursor: number): ByteString {
  return String(cursor);
}

/**
 * Parses the options from `argv[from]` on (Redis 7.2 `db.c` `scanGenericCommand`).
 * @throws RedisError a syntax error, or a COUNT that is not a number
 */
export function parseScanOptions(
  argv: readonly ByteString[],
  from: number,
  extra: readonly ScanExtra[] = [],
): ScanOptions {
  let match: ScanOptions['match'];
  let count = DEFAULT_COUNT;
  let type: ByteString | undefined;
  let withType = false;
  let noValues = false;
  for (let i = from; i < argv.length; i++) {
    const option = argv[i]!.toUpperCase();
    const value = argv[i + 1];
    if (option === 'COUNT' && value !== undefined) {
      count = parseInteger(value);
      if (count < 1) throw errors.syntax();
      i++;
    } else if (option === 'MATCH' && value !== undefined) {
      match = value === '*' ? undefined : globMatcherInSteps(value);
      i++;
    } else if (option === 'TYPE' && value !== undefined && extra.includes('TYPE')) {
      type = value;
      i++;
    } else if (option === 'WITHTYPE' && extra.includes('WITHTYPE')) {
      withType = true;
    } else if (option === 'NOVALUES' && extra.includes('NOVALUES')) {
      noValues = true;
    } else if (option === 'NOVALUES') {
      throw new RedisError('ERR NOVALUES option can only be used in HSCAN');
    } else {
      throw errors.syntax();
    }
  }
  return { match, count, ...(type !== undefined && { type }), withType, noValues };
}

/**
 * What a scan has visited, if its name fits.
 * @param visited names, each of which is followed by what belongs to it
 * @param stride how many there are for each
 * @param match undefined if all fit
 */
export function* fitting(
  visited: ByteString[],
  stride: 1 | 2,
  match: GlobInSteps | undefined,
  work: Spending,
): Steps<ByteString[]> {
  if (match === undefined) return visited;
  const pace = new Pace();
  const found: ByteString[] = [];
  for (let i = 0; i < visited.length; i += stride) {
    const fits = match(visited[i]!, work);
    if (isSteps(fits) ? yield* fits : fits) {
      for (let part = i; part < i + stride; part++) found.push(visited[part]!);
    }
    if (pace.isDue()) yield;
  }
  return found;
}

function invalidCursor(): RedisError {
  return new RedisError('ERR invalid cursor');
}
