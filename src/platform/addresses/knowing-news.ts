import type { Family } from '../../contract/family.ts';
import { HttpError } from '../../http/http-error.ts';

const UNAUTHORIZED = 401;

/**
 * A family that tries credentials a second time before it refuses them, once it knows what other copies have done before:
 * one of them may just have made them.
 * @param caughtUp resolves when that is known. It is one look for all who wait, however many they are
 */
export function knowingNews<Operations, Caller>(
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
