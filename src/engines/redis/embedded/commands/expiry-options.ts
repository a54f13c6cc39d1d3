import type { ByteString } from '../../bytes.ts';
import { errors } from '../../errors.ts';
import { INT64_MAX, parseInt64, parseInteger } from '../../numbers.ts';

/** `EX`, `PX`, `EXAT` or `PXAT` with its time, or `PERSIST` or `KEEPTTL`, as it stands in a command. */
export interface ExpiryOption {
  readonly word: 'EX' | 'PX' | 'EXAT' | 'PXAT' | 'PERSIST' | 'KEEPTTL';
  /** The argument after the word, not yet read as a number; empty where the word takes none. */
  readonly time: ByteString;
  /** How many arguments it takes up. */
  readonly size: 1 | 2;
}

/**
 * Reads the expiry option at `argv[at]`, its word in any case.
 * @param withoutTime the word without a time that the command knows: SET takes KEEPTTL, GETEX PERSIST
 * @returns undefined where no such option stands there, or its time is missing
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
 * The moment at which the option lets a key expire, in Unix milliseconds. Redis reads the number only
 * when it has found the rest of the command to be right, so this is not part of reading the option
 * (Redis 7.2 `t_string.c` `getExpireMillisecondsOrReply`).
 *
 * What lies beyond 2^53 ms (the year 287396) is moved there, so that the time stays an exact number
 * that can be logged and read again.
 * @returns undefined for an option without a time
 * @throws RedisError where the number is none, is not positive, or leads beyond 64 bits
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
