import type { RetryOverrides } from '../../../engines/queue/resources.ts';
import { readCallback, readFailureCallback } from './callbacks.ts';
import { readFlowControl } from './flow-control.ts';
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
import { refuse } from './publish-order.ts';
import { misplacedHeader } from './setting.ts';

/** The properties that a dead letter takes over from its message. */
const KEPT = [
  'cron',
  'schedule-id',
  'queue-name',
  'header-forward',
  'redact-fields',
  'deduplication-id',
  'content-based-deduplication',
];

const RULE = 'can not be changed when a dead letter is published again';

/**
 * Overrides for dead letters that are published again: the given settings, and no others.
 * @throws HttpError naming the header and its rule
 */
export function readRetryOverrides(given: PublishHeaders): RetryOverrides {
  refuse(given, KEPT, RULE);
  if (given.forwarded('forward-').length > 0)
    throw misplacedHeader({ name: 'upstash-forward-…' }, RULE);
  const method = given.one('method');
  const label = given.joined('label');
  return onlyGiven({
    method: method && readMethod(method),
    delay: readDelay(given.one('delay')),
    notBefore: readNotBefore(given.one('not-before')),
    retries: readRetries(given.one('retries')),
    retryDelay: readRetryDelay(given.one('retry-delay')),
    timeout: readTimeout(given.one('timeout')),
    callback: readCallback(given),
    failureCallback: readFailureCallback(given),
    flowControl: readFlowControl(given),
    labels: label && readLabels(label),
  });
}

type Given<T> = { readonly [K in keyof T]?: Exclude<T[K], undefined> };

function onlyGiven<T extends object>(values: T): Given<T> {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as Given<T>;
}
