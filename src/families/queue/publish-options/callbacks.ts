import { checkDestination } from '../../../engines/queue/destination.ts';
import type { CallbackOrder } from '../../../engines/queue/message.ts';
import { deliverableHeaders } from './forwarded-headers.ts';
import type { PublishHeaders } from './publish-headers.ts';
import { type Setting, invalidHeader, misplacedHeader } from './setting.ts';
import { readMethod, readTimeout, readRetries, readRetryDelay } from './attempts.ts';

/** The names of a callback's options. Written once: every publish looks for all of them. */
function optionNames<Kind extends 'callback' | 'failure-callback'>(kind: Kind) {
  return {
    delay: `${kind}-delay`,
    method: `${kind}-method`,
    forward: `${kind}-forward-`,
    retries: `${kind}-retries`,
    retryDelay: `${kind}-retry-delay`,
    timeout: `${kind}-timeout`,
  } as const;
}

type OptionNames = ReturnType<typeof optionNames>;

const CALLBACK = optionNames('callback');
const FAILURE_CALLBACK = optionNames('failure-callback');

/**
 * Where the response of the destination is sent. The two names of this header have different meanings:
 * `Service-Callback` is called at the end of a delivery, `Upstash-Callback` after each attempt.
 * @throws HttpError
 */
export function readCallback(given: PublishHeaders): CallbackOrder | undefined {
  const url = given.one('callback');
  const when = url?.name.startsWith('service-') === true ? 'finished' : 'attempted';
  return readOrder(given, CALLBACK, url, when);
}

/** Where a message is reported that could not be delivered. @throws HttpError */
export function readFailureCallback(given: PublishHeaders): CallbackOrder | undefined {
  return readOrder(given, FAILURE_CALLBACK, given.one('failure-callback'), 'failed');
}

/** Options are read without a URL too, though they have no effect then: the contract restricts each header by itself. */
function readOrder(
  given: PublishHeaders,
  names: OptionNames,
  url: Setting | undefined,
  when: CallbackOrder['when'],
): CallbackOrder | undefined {
  const fault = url && checkDestination(url.value);
  if (fault !== undefined) throw invalidHeader(url!, `must be a URL to deliver to: ${fault}`);
  const delay = given.one(names.delay);
  if (delay !== undefined) {
    throw misplacedHeader(delay, 'is not possible: callbacks are sent at once');
  }
  const options = {
    method: readMethod(given.one(names.method)),
    headers: deliverableHeaders(given.forwarded(names.forward), given.someOfRun !== undefined),
    retries: readRetries(given.one(names.retries)),
    retryDelay: readRetryDelay(given.one(names.retryDelay)),
    timeout: readTimeout(given.one(names.timeout)),
  };
  return url && { url: url.value, when, ...options };
}
