import { systemClock } from '../src/base/clock.ts';
import { attemptsKey, FailedAttempts } from '../src/base/failed-attempts.ts';
import type { FirstAccountCheck } from '../src/console/access.ts';
import { sameText } from '../src/control/accounts/api-key.ts';
import { ControlError } from '../src/control/errors.ts';

/** Slows guessing down, as the accounts of a platform do. */
export function firstAccountCheck(email: string, apiKey: string): FirstAccountCheck {
  const attempts = new FailedAttempts(systemClock);
  return async (presented, key, address) => {
    const guesser = attemptsKey(address);
    const seconds = Math.ceil(attempts.waitOf(guesser) / 1000);
    if (seconds > 0) throw new ControlError('tooManyFailedAttempts', { seconds }, seconds);
    const isRight = presented === email && sameText(key, apiKey);
    if (!isRight) attempts.failed(guesser);
    return isRight;
  };
}
