import type { ByteString } from '../../../bytes.ts';
import { RedisError } from '../../../reply.ts';
import { xxh3 } from '../../../xxh3.ts';
import type { Spending } from '../../work.ts';
import type { CommandContext } from '../command.ts';
import { readStringValue, type StringValue } from '../string-entry.ts';

/** The condition on a key for SET to set it or DELEX to delete it. */
export type Condition =
  | { readonly word: 'NX' | 'XX'; readonly size: 1 }
  | {
      readonly word: 'IFEQ' | 'IFNE' | 'IFDEQ' | 'IFDNE';
      /** The value to compare with, or its digest. */
      readonly operand: ByteString;
      readonly size: 2;
    };

/**
 * Parses the condition at `argv[at]`, case-insensitively.
 * @returns undefined if there is none, or its operand is missing
 */
export function readCondition(argv: readonly ByteString[], at: number): Condition | undefined {
  const word = argv[at]!.toUpperCase();
  switch (word) {
    case 'NX':
    case 'XX':
      return { word, size: 1 };
    case 'IFEQ':
    case 'IFNE':
    case 'IFDEQ':
    case 'IFDNE': {
      const operand = argv[at + 1];
      return operand === undefined ? undefined : { word, operand, size: 2 };
    }
    default:
      return undefined;
  }
}

/**
 * Whether a key meets a condition. A missing key differs from every value (Redis 8.4 `t_string.c` `setGenericCommand`).
 * @throws RedisError WRONGTYPE if the value matters and the key holds no string
 */
export function conditionHolds(
  condition: Condition,
  { keyspace, database }: CommandContext,
  key: ByteString,
): boolean {
  if (condition.size === 1) {
    return (keyspace.peek(key) === undefined) === (condition.word === 'NX');
  }
  const { word, operand } = condition;
  const negated = word === 'IFNE' || word === 'IFDNE';
  const value = readStringValue(keyspace, key);
  if (value === undefined) return negated;
  const equal =
    word === 'IFEQ' || word === 'IFNE'
      ? value.length === operand.length && value.toString() === operand
      : digestOf(value, database.work) === readDigest(operand);
  return equal !== negated;
}

/** Hashing this many bytes takes as long as looking at a value. */
const BYTES_A_VALUE = 4;

/** The reply to DIGEST: the 64-bit XXH3 hash as 16 hexadecimal digits. */
export function digestOf(value: StringValue, work: Spending): ByteString {
  work.spend(value.length / BYTES_A_VALUE);
  return xxh3(value.toString()).toString(16).padStart(16, '0');
}

/** Redis validates only the length; a digest that is otherwise invalid equals none. */
function readDigest(text: ByteString): ByteString {
  if (text.length !== 16) {
    throw new RedisError('ERR digest must be exactly 16 hexadecimal characters');
  }
  return text.toLowerCase();
}
