import { StoreAway } from '../store/store-away.ts';
import { ControlError } from './errors.ts';

/** Seconds: a server that restarts needs some. */
const TRY_AGAIN_AFTER = 2;

/** The error for callers where the store can't be reached. @returns undefined where that is not the cause */
export function storeTrouble(error: unknown): ControlError | undefined {
  if (!(error instanceof StoreAway)) return undefined;
  return new ControlError('storeAway', { seconds: TRY_AGAIN_AFTER }, TRY_AGAIN_AFTER);
}
