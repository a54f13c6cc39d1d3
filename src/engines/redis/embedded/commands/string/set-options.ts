import type { ByteString } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import { readExpiryOption, type ExpiryOption } from '../expiry-options.ts';
import { readCondition, type Condition } from './conditions.ts';

/** The options of SET. */
interface SetOptions {
  expiry: ExpiryOption | undefined;
  condition: Condition | undefined;
  /** Whether the reply is the old value. */
  get: boolean;
}

/**
 * Parses the options of SET, in any order. Of a repeated option the last one counts; two that exclude each other are a
 * syntax error (Redis 7.2 `t_string.c` `parseExtendedStringArgumentsOrReply`).
 */
export function readSetOptions(argv: readonly ByteString[], from = 3): SetOptions {
  const options: SetOptions = { expiry: undefined, condition: undefined, get: false };
  let at = from;
  while (at < argv.length) {
    const expiry = readExpiryOption(argv, at, 'KEEPTTL');
    const condition = expiry === undefined ? readCondition(argv, at) : undefined;
    if (expiry !== undefined) {
      if (options.expiry !== undefined && options.expiry.word !== expiry.word)
        throw errors.syntax();
      options.expiry = expiry;
      at += expiry.size;
    } else if (condition !== undefined) {
      if (options.condition !== undefined && options.condition.word !== condition.word) {
        throw errors.syntax();
      }
      options.condition = condition;
      at += condition.size;
    } else if (argv[at]!.toUpperCase() === 'GET') {
      options.get = true;
      at += 1;
    } else {
      throw errors.syntax();
    }
  }
  return options;
}
