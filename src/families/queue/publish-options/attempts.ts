import { readDuration } from '../../../engines/queue/durations.ts';
import { type Setting, invalidHeader } from './setting.ts';
import { textOf } from './header-text.ts';
import type { DeliveryMethod } from '../../../engines/queue/message.ts';
import { retryDelayFault } from '../../../engines/queue/retry-delay.ts';

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

/** In characters, with the commas. */
const LONGEST_LABELS = 1024;

/** Labels separated by commas, without duplicates. @throws HttpError */
export function readLabels(setting: Setting | undefined): readonly string[] {
  if (setting === undefined) return NONE;
  const text = textOf(setting.value);
  if (text.length > LONGEST_LABELS) {
    throw invalidHeader(setting, `must have at most ${LONGEST_LABELS} characters`);
  }
  const labels = text.split(',').map((label) => label.trim());
  return [...new Set(labels.filter((label) => label !== ''))];
}

const NONE: readonly string[] = [];

const METHODS: readonly DeliveryMethod[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** The method of a delivery, by default POST. @throws HttpError */
export function readMethod(setting: Setting | undefined): DeliveryMethod {
  if (setting === undefined) return 'POST';
  const method = METHODS.find((known) => known === setting.value.toUpperCase());
  if (method === undefined) throw invalidHeader(setting, `must be one of ${METHODS.join(', ')}`);
  return method;
}

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
