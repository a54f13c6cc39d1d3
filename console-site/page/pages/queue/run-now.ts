import type { components } from '../../../../generated/queue/types.ts';
import { bytesOf } from './body-text.ts';
import { pathOf, type MessageRequest } from './message-form.ts';
import { runLabel } from './schedule-runs.ts';

export type Schedule = components['schemas']['schedule'];
type Values = Readonly<Record<string, readonly string[]>>;

/** The message of a schedule, as a request that publishes it now: without the delay after a tick, and with a label that names the schedule. */
export function messageNow(schedule: Schedule): MessageRequest {
  const { destination, queueName = '', header = {}, body = '', bodyBase64 } = schedule;
  const { ['Content-Type']: type, ...forwarded } = header;
  return {
    path: pathOf(encodeURIComponent(destination), queueName, ''),
    headers: {
      ...settingsOf(schedule),
      ...(type !== undefined && { 'Content-Type': type.join(', ') }),
      ...prefixed('Upstash-Forward-', forwarded),
      ...prefixed('Upstash-Callback-Forward-', schedule.callbackHeader),
      ...prefixed('Upstash-Failure-Callback-Forward-', schedule.failureCallbackHeader),
    },
    body: bodyBase64 === undefined ? body : bytesOf(bodyBase64),
  };
}

function settingsOf(schedule: Schedule): Record<string, string> {
  const { scheduleId, method, retries, timeout, callback, failureCallback, labels = [] } = schedule;
  const { retryDelayExpression, flowControlKey } = schedule;
  const settings: Readonly<Record<string, string | undefined>> = {
    'Upstash-Method': method,
    'Upstash-Retries': String(retries),
    'Upstash-Timeout': timeout === undefined ? undefined : `${timeout / 1000}s`,
    'Upstash-Retry-Delay': retryDelayExpression,
    'Upstash-Callback': callback,
    'Upstash-Failure-Callback': failureCallback,
    'Upstash-Label': [...labels, runLabel(scheduleId)].join(','),
    'Upstash-Flow-Control-Key': flowControlKey,
    'Upstash-Flow-Control-Value': flowControlKey === undefined ? undefined : limitsOf(schedule),
  };
  return Object.fromEntries(
    Object.entries(settings).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  );
}

/** `rate=10, period=60, parallelism=5` */
function limitsOf({ rate, period, parallelism }: Schedule): string | undefined {
  const limits = { rate, period: rate === undefined ? undefined : period, parallelism };
  const words = Object.entries(limits).filter(([, value]) => value !== undefined);
  return words.length === 0 ? undefined : words.map((pair) => pair.join('=')).join(', ');
}

function prefixed(prefix: string, values: Values = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, of]) => [prefix + name, of.join(', ')]),
  );
}
