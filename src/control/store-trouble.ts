import { StoreAway } from '../store/store-away.ts';
import { ControlError } from './errors.ts';

/** Seconds: a server that is started anew needs some. */
const TRY_AGAIN_AFTER = 2;

/** What callers are told where the store is not there. @returns undefined where that is not what is wrong */
export function storeTrouble(error: unknown): ControlError | undefined {
  if (!(error instanceof StoreAway)) return undefined;
  return new ControlError('storeAway', { seconds: TRY_AGAIN_AFTER }, TRY_AGAIN_AFTER);
}
