import { retryDelayFault } from '../../../engines/queue/retry-delay.ts';
import type { Setting } from './setting.ts';
import { invalidHeader } from './setting.ts';

const COUNT = /^\d{1,15}$/;

/** The maximum number of retries. @throws HttpError */
export function readRetries(setting: Setting | undefined): number | undefined {
  if (setting === undefined) return undefined;
  if (!COUNT.test(setting.value)) throw invalidHeader(setting, 'must be a whole number from 0 on');
  return Number(setting.value);
}

/** An expression for the delay of a retry. @throws HttpError */
export function readRetryDelay(setting: Setting | undefined): string | undefined {
  if (setting === undefined) return undefined;
  const fault = retryDelayFault(setting.value);
  if (fault !== undefined)
    throw invalidHeader(setting, `must be an expression of milliseconds (${fault})`);
  return setting.value;
}
