import { checkDestination } from '../../../engines/queue/destination.ts';
import type { CallbackOrder } from '../../../engines/queue/message.ts';
import { deliverableHeaders } from './forwarded-headers.ts';
import type { PublishHeaders, Setting } from './publish-headers.ts';
import { readMethod } from './method.ts';
import { readRetries, readRetryDelay } from './retries.ts';
import { invalidHeader, misplacedHeader } from './header-errors.ts';
import { readTimeout } from './times.ts';

/**
 * Where the response of the destination is sent. The two names of this header have different meanings:
 * `Service-Callback` is called at the end of a delivery, `Upstash-Callback` after each attempt.
 * @throws HttpError
 */
export function readCallback(given: PublishHeaders): CallbackOrder | undefined {
  const url = given.one('callback');
  const when = url?.name.startsWith('service-') === true ? 'finished' : 'attempted';
  return readOrder(given, 'callback', url, when);
}

/** Where a message is reported that could not be delivered. @throws HttpError */
export function readFailureCallback(given: PublishHeaders): CallbackOrder | undefined {
  return readOrder(given, 'failure-callback', given.one('failure-callback'), 'failed');
}

/** Options are read without a URL too, though they have no effect then: the contract restricts each header by itself. */
function readOrder(
  given: PublishHeaders,
  kind: 'callback' | 'failure-callback',
  url: Setting | undefined,
  when: CallbackOrder['when'],
): CallbackOrder | undefined {
  const fault = url && checkDestination(url.value);
  if (fault !== undefined) throw invalidHeader(url!, `must be a URL to deliver to: ${fault}`);
  const delay = given.one(`${kind}-delay`);
  if (delay !== undefined) {
    throw misplacedHeader(delay, 'is not possible: callbacks are sent at once');
  }
  const options = {
    method: readMethod(given.one(`${kind}-method`)),
    headers: deliverableHeaders(given.forwarded(`${kind}-forward-`)),
    retries: readRetries(given.one(`${kind}-retries`)),
    retryDelay: readRetryDelay(given.one(`${kind}-retry-delay`)),
    timeout: readTimeout(given.one(`${kind}-timeout`)),
  };
  return url && { url: url.value, when, ...options };
}
