import type { ByteString } from '../../bytes.ts';
import { errors } from '../../errors.ts';
import { INT64_MAX, parseInt64, parseInteger } from '../../numbers.ts';

/** `EX`, `PX`, `EXAT` or `PXAT` with its time, or `PERSIST` or `KEEPTTL`, unparsed. */
export interface ExpiryOption {
  readonly word: 'EX' | 'PX' | 'EXAT' | 'PXAT' | 'PERSIST' | 'KEEPTTL';
  /** The argument after the word; empty if the word takes none. */
  readonly time: ByteString;
  /** The number of arguments that it consists of. */
  readonly size: 1 | 2;
}

/**
 * Reads the expiry option at `argv[at]`, case-insensitively.
 * @param withoutTime the word without a time that the command accepts: SET takes KEEPTTL, GETEX PERSIST
 * @returns undefined if there is no such option, or its time is missing
 */
export function readExpiryOption(
  argv: readonly ByteString[],
  at: number,
  withoutTime: 'PERSIST' | 'KEEPTTL',
): ExpiryOption | undefined {
  const word = argv[at]!.toUpperCase();
  switch (word) {
    case 'EX':
    case 'PX':
    case 'EXAT':
    case 'PXAT': {
      const time = argv[at + 1];
      return time === undefined ? undefined : { word, time, size: 2 };
    }
    case withoutTime:
      return { word: withoutTime, time: '', size: 1 };
    default:
      return undefined;
  }
}

/**
 * The expiry time that an option sets, in Unix milliseconds. Redis parses the number only after checking the rest of
 * the command, so this is a separate step (Redis 7.2 `t_string.c` `getExpireMillisecondsOrReply`). Times beyond 2^53 ms
 * (the year 287396) are moved there, so that the number stays exact when it is logged and replayed.
 * @returns undefined for an option without a time
 * @throws RedisError if the number is invalid, not positive, or leads beyond 64 bits
 */
export function expiryTime(option: ExpiryOption, now: number, command: string): number | undefined {
  const { word, time } = option;
  if (word === 'PERSIST' || word === 'KEEPTTL') return undefined;
  const unit = word === 'EX' || word === 'EXAT' ? 1000 : 1;
  const base = word === 'EX' || word === 'PX' ? now : 0;
  const amount = parseInteger(time);
  if (amount <= 0) throw errors.invalidExpire(command);
  const moment = amount * unit + base;
  if (moment <= Number.MAX_SAFE_INTEGER) return moment;
  if (parseInt64(time) * BigInt(unit) + BigInt(base) > INT64_MAX) {
    throw errors.invalidExpire(command);
  }
  return Number.MAX_SAFE_INTEGER;
}
