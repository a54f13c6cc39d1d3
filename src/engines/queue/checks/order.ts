import { retryDelayFault } from '../retry-delay.ts';
import { checkDestination } from '../destination.ts';
import { QueueError } from '../errors.ts';
import type { CallbackOrder, DeliveryOrder } from '../message.ts';
import type { QueueUserLimits } from '../user.ts';
import { checkName } from './names.ts';

/** Default number of retries (the hosted service's documentation, "Retry"). */
const DEFAULT_RETRIES = 3;

/** Maximum length of a quoted URL. */
const LONGEST_QUOTE = 80;

/** Refuses an order that breaks a rule or a limit of its user. @throws QueueError naming it */
export function checkOrder(order: DeliveryOrder, limits: QueueUserLimits, now: number): void {
  const { body, callback, failureCallback, queue, flowControl, retryDelay } = order;
  if (body.length > limits.maxMessageSize) {
    throw new QueueError('messageTooLarge', { size: body.length, limit: limits.maxMessageSize });
  }
  checkRetries(order.retries, limits);
  checkExpression(retryDelay);
  const due = order.notBefore ?? now + (order.delay ?? 0);
  if (due - now > limits.maxDelay) {
    throw new QueueError('delayTooLong', {
      delay: Math.round((due - now) / 1000),
      limit: Math.floor(limits.maxDelay / 1000),
    });
  }
  if (queue !== undefined) checkName('queue', queue);
  if (flowControl !== undefined) checkName('flow control key', flowControl.key);
  checkCallback('callback', callback, limits);
  checkCallback('failure callback', failureCallback, limits);
}

/** Refuses URLs that can't be delivered to. @throws QueueError */
export function checkDestinationUrl(url: string): void {
  const reason = checkDestination(url);
  if (reason === undefined) return;
  const quote = url.length > LONGEST_QUOTE ? `${url.slice(0, LONGEST_QUOTE)}…` : url;
  throw new QueueError('invalidDestination', { url: quote, reason });
}

/** The number of retries of a message. */
export function retriesOf(order: DeliveryOrder, limits: QueueUserLimits): number {
  return order.retries ?? Math.min(DEFAULT_RETRIES, limits.maxRetries);
}

function checkCallback(
  which: string,
  order: CallbackOrder | undefined,
  limits: QueueUserLimits,
): void {
  if (order === undefined) return;
  const reason = checkDestination(order.url);
  if (reason !== undefined) throw new QueueError('invalidCallback', { which, reason });
  checkRetries(order.retries, limits);
  checkExpression(order.retryDelay);
}

function checkRetries(retries: number | undefined, { maxRetries }: QueueUserLimits): void {
  if (retries !== undefined && retries > maxRetries) {
    throw new QueueError('tooManyRetries', { retries, limit: maxRetries });
  }
}

function checkExpression(expression: string | undefined): void {
  const reason = expression === undefined ? undefined : retryDelayFault(expression);
  if (reason !== undefined) throw new QueueError('invalidRetryDelay', { reason });
}
