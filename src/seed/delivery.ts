import type { Sparse } from '../base/json-pieces.ts';
import type { CallbackOrder, DeliveryOrder, HeaderList } from '../engines/queue/message.ts';
import type { components } from '../../generated/control/types.ts';
import { bufferOf, seedBytes } from './bytes.ts';

type Schemas = components['schemas'];
type SeedCallback = Schemas['seed-callback'];

/** The properties that schedules, messages and dead letters of a seed have in common. */
export type SeedDelivery = Pick<
  Schemas['seed-schedule'],
  | 'method'
  | 'headers'
  | 'body'
  | 'retries'
  | 'retryDelay'
  | 'timeout'
  | 'callback'
  | 'failureCallback'
  | 'flowControl'
  | 'redact'
  | 'region'
  | 'callerIp'
  | 'queue'
  | 'labels'
>;

/** The delivery options of something in a seed. */
export function deliveryOf(seed: SeedDelivery): DeliveryOrder {
  const { method = 'POST', headers, body, callback, failureCallback, redact } = seed;
  const { retries, retryDelay, timeout, flowControl, region, queue } = seed;
  const { labels = [], callerIp = '' } = seed;
  return {
    method,
    headers: headerList(headers),
    body: body === undefined ? Buffer.alloc(0) : bufferOf(body),
    retries,
    retryDelay,
    timeout,
    callback: callback && callbackOf(callback),
    failureCallback: failureCallback && callbackOf(failureCallback),
    flowControl,
    redaction: redact,
    region,
    queue,
    labels,
    callerIp,
  };
}

function callbackOf({ url, when, method = 'POST', headers, ...rest }: SeedCallback): CallbackOrder {
  return { url, when, method, headers: headerList(headers), ...rest };
}

/** The contract has checked that each has two items. */
export function headerList(headers: readonly (readonly string[])[] = []): HeaderList {
  return headers.map(([name = '', value = '']) => [name, value] as const);
}

/** Names and values; undefined if there are none. */
export function exportedHeaders(headers: HeaderList): string[][] | undefined {
  return headers.length === 0 ? undefined : headers.map((header) => [...header]);
}

/** The delivery options in the form of a seed. */
export function exportedDelivery(order: DeliveryOrder): Sparse<SeedDelivery> {
  const { method, headers, body, callback, failureCallback, redaction, labels, callerIp } = order;
  const { retries, retryDelay, timeout, flowControl, region, queue } = order;
  return {
    method,
    headers: exportedHeaders(headers),
    body: body.length === 0 ? undefined : seedBytes(body),
    retries,
    retryDelay,
    timeout,
    callback: callback && exportedCallback(callback),
    failureCallback: failureCallback && exportedCallback(failureCallback),
    flowControl: flowControl && withoutUndefined(flowControl),
    redact: redaction && {
      body: redaction.body,
      headers: redaction.headers === 'all' ? 'all' : [...redaction.headers],
    },
    region,
    callerIp: callerIp === '' ? undefined : callerIp,
    queue,
    labels: labels.length === 0 ? undefined : [...labels],
  };
}

function exportedCallback({ headers, ...callback }: CallbackOrder): SeedCallback {
  return withoutUndefined<SeedCallback>({ ...callback, headers: exportedHeaders(headers) });
}

/** A copy without undefined members. */
export function withoutUndefined<T extends object>(value: Sparse<T>): T {
  const present = Object.entries(value).filter(([, each]) => each !== undefined);
  return Object.fromEntries(present) as T;
}
