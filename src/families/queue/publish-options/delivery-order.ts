import type { DeliveryOrder, PublishOrder } from '../../../engines/queue/message.ts';
import { readCallback, readFailureCallback } from './callbacks.ts';
import { readFlowControl } from './flow-control.ts';
import { readForwarded } from './forwarded-headers.ts';
import type { PublishHeaders } from './publish-headers.ts';
import { readLabels } from './labels.ts';
import { readMethod } from './method.ts';
import { readRedaction } from './redaction.ts';
import { readRetries, readRetryDelay } from './retries.ts';
import { readDelay, readNotBefore, readTimeout } from './times.ts';

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
