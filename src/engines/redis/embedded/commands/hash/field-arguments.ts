import type { ByteString } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import { parseInteger, readInt64 } from '../../../numbers.ts';
import { RedisError } from '../../../reply.ts';
import type { CommandContext } from '../command.ts';

/**
 * The latest expiry time of a field, in Unix milliseconds (Redis 7.4 `server.h` `HFE_MAX_ABS_TIME_MSEC`, a quarter of
 * the 48 bits that it stores).
 */
const LATEST = 2 ** 46 - 1;

/**
 * Parses `FIELDS numfields field [field ...]` at the end of a command.
 * @param at the index of the word FIELDS
 * @param countError the error for a `numfields` that is not a number above 0
 */
export function parseFields(
  argv: readonly ByteString[],
  at: number,
  countError = 'ERR Number of fields must be a positive integer',
): ByteString[] {
  if (argv[at]?.toUpperCase() !== 'FIELDS') {
    throw new RedisError('ERR Mandatory argument FIELDS is missing or not at the right position');
  }
  const count = readInt64(argv[at + 1] ?? '');
  if (count === undefined || count < 1n) throw new RedisError(countError);
  const fields = argv.slice(at + 2);
  if (count !== BigInt(fields.length)) {
    throw new RedisError('ERR The `numfields` parameter must match the number of arguments');
  }
  return fields;
}

/** How a command expresses the expiry time of fields: EX and PX are relative to now. */
export type TimeWord = 'EX' | 'PX' | 'EXAT' | 'PXAT';

/**
 * The expiry time of fields in Unix milliseconds (Redis 8.0 `t_hash.c` `parseExpireTime`). Two values may exceed the
 * limit: what the log has recorded, and the argument of HEXPIREAT, for which the hosted service accepts a timestamp in
 * milliseconds too.
 * @throws RedisError if the time is not a number, is negative, or is too far away
 */
export function parseFieldExpiry(
  { keyspace }: CommandContext,
  word: TimeWord,
  text: ByteString,
  command: string,
): number {
  const amount = parseInteger(text);
  if (amount < 0) throw new RedisError('ERR invalid expire time, must be >= 0');
  const unit = word === 'EX' || word === 'EXAT' ? 1000 : 1;
  const base = word === 'EX' || word === 'PX' ? keyspace.now : 0;
  const unlimited = keyspace.replaying || command === 'hexpireat';
  const latest = unlimited ? Number.MAX_SAFE_INTEGER : LATEST;
  if (amount > Math.floor(latest / unit) || amount * unit > latest - base) {
    throw errors.invalidExpire(command);
  }
  return amount * unit + base;
}
