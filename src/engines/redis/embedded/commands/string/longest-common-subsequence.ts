import type { ByteString } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import { parseInteger } from '../../../numbers.ts';
import { RedisError, type Reply } from '../../../reply.ts';
import type { Keyspace } from '../../keyspace/keyspace.ts';
import type { CommandFunction } from '../command.ts';
import { isString } from '../string-entry.ts';

/** The limit for Redis's table of 32-bit lengths, in bytes (`proto-max-bulk-len`). */
const LARGEST_TABLE = 512 * 1024 * 1024;

/** Filling this many cells of the table takes as long as looking at a value. */
const CELLS_A_VALUE = 16;

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
export const lcs: CommandFunction = ({ keyspace, database }, argv) => {
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
  const { length, steps } = compare(a, b);
  if (options.length) return length;
  const matches = walkBack(a, b, steps);
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
};

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
function compare(a: ByteString, b: ByteString): { length: number; steps: Uint8Array } {
  const steps = new Uint8Array(((a.length * b.length) >>> 3) + 1);
  let above = new Uint32Array(b.length + 1);
  let row = new Uint32Array(b.length + 1);
  let cell = 0;
  for (let i = 0; i < a.length; i++) {
    const byte = a.charCodeAt(i);
    for (let j = 0; j < b.length; j++, cell++) {
      if (byte === b.charCodeAt(j)) {
        row[j + 1] = above[j]! + 1;
      } else if (above[j + 1]! > row[j]!) {
        row[j + 1] = above[j + 1]!;
        steps[cell >>> 3]! |= 1 << (cell & 7);
      } else {
        row[j + 1] = row[j]!;
      }
    }
    [above, row] = [row, above];
  }
  return { length: above[b.length]!, steps };
}

/** The common substrings, the last first. */
function walkBack(a: ByteString, b: ByteString, steps: Uint8Array): Match[] {
  const matches: Match[] = [];
  let i = a.length;
  let j = b.length;
  while (i > 0 && j > 0) {
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
    if ((steps[cell >>> 3]! & (1 << (cell & 7))) === 0) j--;
    else i--;
  }
  return matches;
}
