import type { ByteString } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import { parseInteger } from '../../../numbers.ts';
import { RedisError, type Reply } from '../../../reply.ts';
import type { Keyspace } from '../../keyspace/keyspace.ts';
import { inSteps } from '../../long-command.ts';
import type { Steps } from '../../steps.ts';
import type { CommandFunction } from '../command.ts';
import { isString } from '../string-entry.ts';

/** The limit for Redis's table of 32-bit lengths, in bytes (`proto-max-bulk-len`). */
const LARGEST_TABLE = 512 * 1024 * 1024;

/** Filling this many cells of the table takes as long as looking at a value. */
const CELLS_A_VALUE = 16;

/** The cells that are filled at once, and the bytes that are walked back: about a millisecond. */
const PART = 128 * 1024;

interface LcsOptions {
  length: boolean;
  ranges: boolean;
  minimum: number;
  withLengths: boolean;
}

/** A substring of both strings: its inclusive start and end in each. */
interface Match {
  readonly a: readonly [start: number, end: number];
  readonly b: readonly [start: number, end: number];
  readonly length: number;
}

/** The longest common subsequence of two strings (Redis 7.2 `lcsCommand`). */
export const lcs: CommandFunction = (ctx, argv) => {
  const { keyspace, database } = ctx;
  const a = readOperand(keyspace, argv[1]!);
  const b = readOperand(keyspace, argv[2]!);
  const options = readOptions(argv);
  if (options.length && options.ranges) {
    throw new RedisError('ERR If you want both the length and indexes, please just use IDX.');
  }
  if ((a.length + 1) * (b.length + 1) * 4 > LARGEST_TABLE) {
    throw new RedisError(
      'ERR Insufficient memory, transient memory for LCS exceeds proto-max-bulk-len',
    );
  }
  database.work.spend((a.length * b.length) / CELLS_A_VALUE);
  return inSteps(ctx, argv, common(a, b, options));
};

function* common(a: ByteString, b: ByteString, options: LcsOptions): Steps<Reply> {
  const { length, ways } = yield* compare(a, b);
  if (options.length) return length;
  const matches = yield* walkBack(a, b, ways);
  if (!options.ranges) {
    return matches
      .toReversed()
      .map(({ a: [start, end] }) => a.slice(start, end + 1))
      .join('');
  }
  const shown = matches
    .filter((match) => match.length >= options.minimum)
    .map((match): Reply =>
      options.withLengths ? [match.a, match.b, match.length] : [match.a, match.b],
    );
  return ['matches', shown, 'len', length];
}

function readOperand(keyspace: Keyspace, key: ByteString): ByteString {
  const value = keyspace.read(key)?.value;
  if (value === undefined) return '';
  if (isString(value)) return value.toString();
  throw new RedisError('ERR The specified keys must contain string values');
}

function readOptions(argv: readonly ByteString[]): LcsOptions {
  const options: LcsOptions = { length: false, ranges: false, minimum: 0, withLengths: false };
  for (let i = 3; i < argv.length; i++) {
    const word = argv[i]!.toUpperCase();
    if (word === 'IDX') options.ranges = true;
    else if (word === 'LEN') options.length = true;
    else if (word === 'WITHMATCHLEN') options.withLengths = true;
    else if (word === 'MINMATCHLEN' && i + 1 < argv.length) {
      options.minimum = parseInteger(argv[++i]!);
    } else throw errors.syntax();
  }
  return options;
}

/**
 * Fills the table of common lengths row by row. Only one bit per cell is kept, which the way back needs: whether the
 * better neighbor is above or to the left.
 */
function* compare(a: ByteString, b: ByteString): Steps<{ length: number; ways: Uint8Array }> {
  const ways = new Uint8Array(((a.length * b.length) >>> 3) + 1);
  let above = new Uint32Array(b.length + 1);
  let row = new Uint32Array(b.length + 1);
  let filled = 0;
  for (let i = 0; i < a.length && b.length > 0; i++) {
    for (let from = 0; from < b.length; from += PART) {
      const to = Math.min(from + PART, b.length);
      fill({ above, row, ways, firstCell: i * b.length }, a.charCodeAt(i), b, { from, to });
      filled += to - from;
      if (filled < PART) continue;
      filled = 0;
      yield;
    }
    [above, row] = [row, above];
  }
  return { length: above[b.length]!, ways };
}

interface Row {
  readonly above: Uint32Array;
  readonly row: Uint32Array;
  readonly ways: Uint8Array;
  /** The number of its first cell in the table. */
  readonly firstCell: number;
}

/** Fills a part of the row of a byte of the other string. */
function fill(
  { above, row, ways, firstCell }: Row,
  byte: number,
  b: ByteString,
  { from, to }: { from: number; to: number },
): void {
  for (let j = from, cell = firstCell + from; j < to; j++, cell++) {
    if (byte === b.charCodeAt(j)) {
      row[j + 1] = above[j]! + 1;
    } else if (above[j + 1]! > row[j]!) {
      row[j + 1] = above[j + 1]!;
      ways[cell >>> 3]! |= 1 << (cell & 7);
    } else {
      row[j + 1] = row[j]!;
    }
  }
}

/** The common substrings, the last first. */
function* walkBack(a: ByteString, b: ByteString, ways: Uint8Array): Steps<Match[]> {
  const matches: Match[] = [];
  let i = a.length;
  let j = b.length;
  let next = i + j - PART;
  while (i > 0 && j > 0) {
    if (i + j < next) {
      next = i + j - PART;
      yield;
    }
    let length = 0;
    while (i > 0 && j > 0 && a.charCodeAt(i - 1) === b.charCodeAt(j - 1)) {
      i--;
      j--;
      length++;
    }
    if (length > 0) {
      matches.push({ a: [i, i + length - 1], b: [j, j + length - 1], length });
      continue;
    }
    const cell = (i - 1) * b.length + (j - 1);
    if ((ways[cell >>> 3]! & (1 << (cell & 7))) === 0) j--;
    else i--;
  }
  return matches;
}
