import { readDuration } from '../../../engines/queue/durations.ts';
import type { Setting } from './setting.ts';
import { invalidHeader } from './setting.ts';

/** Milliseconds. */
const SHORTEST_TIMEOUT = 1;
const UNIX_SECONDS = /^\d{1,12}(?:\.\d{1,9})?$/;

/** A delay in milliseconds. @throws HttpError */
export function readDelay(setting: Setting | undefined): number | undefined {
  return durationOf(setting);
}

/** A timeout in milliseconds; 0 is refused. @throws HttpError */
export function readTimeout(setting: Setting | undefined): number | undefined {
  const timeout = durationOf(setting);
  if (timeout !== 0) return timeout;
  if (/[1-9]/.test(setting!.value)) return SHORTEST_TIMEOUT;
  throw invalidHeader(setting!, 'must be longer than nothing');
}

/** A moment given in Unix seconds, in Unix milliseconds. @throws HttpError */
export function readNotBefore(setting: Setting | undefined): number | undefined {
  if (setting === undefined) return undefined;
  if (!UNIX_SECONDS.test(setting.value))
    throw invalidHeader(setting, 'must be a Unix time in seconds');
  return Math.round(Number(setting.value) * 1000);
}

function durationOf(setting: Setting | undefined): number | undefined {
  if (setting === undefined) return undefined;
  const duration = readDuration(setting.value);
  if (duration !== undefined) return duration;
  throw invalidHeader(setting, 'must be a time such as 50s or 1d10h30m');
}
