import { retryDelayFault } from '../../../engines/queue/retry-delay.ts';
import type { Setting } from './given-headers.ts';
import { breaks } from './rule.ts';

/** An expression for the time before a retry. @throws HttpError */
export function readRetryDelay(setting: Setting | undefined): string | undefined {
  if (setting === undefined) return undefined;
  const fault = retryDelayFault(setting.value);
  if (fault !== undefined)
    throw breaks(setting, `must be an expression of milliseconds (${fault})`);
  return setting.value;
}
