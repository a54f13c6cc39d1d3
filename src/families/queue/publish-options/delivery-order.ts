import { NameSet } from '../../../base/name-set.ts';
import type { DeliveryOrder, PublishOrder, Redaction } from '../../../engines/queue/message.ts';
import { readCallback, readFailureCallback } from './callbacks.ts';
import { readFlowControl } from './flow-control.ts';
import { readForwarded } from './forwarded-headers.ts';
import type { PublishHeaders } from './publish-headers.ts';
import {
  readLabels,
  readDelay,
  readNotBefore,
  readTimeout,
  readMethod,
  readRetries,
  readRetryDelay,
} from './attempts.ts';
import { type Setting, invalidHeader } from './setting.ts';

/** The parts of a message, or of a schedule's, besides its headers; its queue if that is named elsewhere. */
export type MessageSource = Pick<
  PublishOrder,
  'destination' | 'body' | 'callerIp' | 'region' | 'queue'
>;

/**
 * The options that all messages have, whether published, enqueued, batched or scheduled.
 * @throws HttpError
 */
export function readDeliveryOrder(given: PublishHeaders, source: MessageSource): DeliveryOrder {
  return {
    method: readMethod(given.one('method')),
    headers: readForwarded(given),
    body: source.body,
    delay: readDelay(given.one('delay')),
    notBefore: readNotBefore(given.one('not-before')),
    retries: readRetries(given.one('retries')),
    retryDelay: readRetryDelay(given.one('retry-delay')),
    timeout: readTimeout(given.one('timeout')),
    callback: readCallback(given),
    failureCallback: readFailureCallback(given),
    flowControl: readFlowControl(given),
    labels: readLabels(given.joined('label')),
    redaction: readRedaction(given.joined('redact-fields')),
    callerIp: source.callerIp,
    region: source.region,
  };
}

const HEADER = /^headers?(?:\[\s*([!#$%&'*+.^_`|~0-9a-z-]+)\s*\])?$/;

/** What to redact: `body`, `header` or `headers`, `header[X]`, separated by commas. @throws HttpError */
function readRedaction(setting: Setting | undefined): Redaction | undefined {
  if (setting === undefined) return undefined;
  let body = false;
  let all = false;
  const names = new NameSet<string>();
  for (const field of setting.value.toLowerCase().split(',')) {
    const name = field.trim();
    const header = HEADER.exec(name);
    if (name === 'body') body = true;
    else if (header === null)
      throw invalidHeader(setting, 'must be body, header or header[name], with commas between');
    else if (header[1] === undefined) all = true;
    else names.add(header[1]);
  }
  return { body, headers: all ? 'all' : [...names] };
}
