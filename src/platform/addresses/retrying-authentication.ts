import type { Family } from '../../contract/family.ts';
import { HttpError } from '../../http/http-error.ts';

const UNAUTHORIZED = 401;

/**
 * A family that authenticates a second time before it refuses credentials, once this copy has caught up with the
 * others: one of them may just have created them.
 * @param caughtUp resolves when it has; all waiting requests share one call
 */
export function retryingAuthentication<Operations, Caller>(
  family: Family<Operations, Caller>,
  caughtUp: () => Promise<void>,
): Family<Operations, Caller> {
  type Asked = Parameters<typeof family.authenticate>;
  const again = async (refusal: unknown, asked: Asked): Promise<Caller> => {
    if (!(refusal instanceof HttpError) || refusal.status !== UNAUTHORIZED) throw refusal;
    await caughtUp();
    return family.authenticate(...asked);
  };
  return {
    ...family,
    authenticate(...asked) {
      try {
        const caller = family.authenticate(...asked);
        return caller instanceof Promise ? caller.catch((error) => again(error, asked)) : caller;
      } catch (error) {
        return again(error, asked);
      }
    },
  };
}
