import { isUtf8 } from 'node:buffer';
import type { components } from '../../../../generated/queue/types.ts';
import type { CallbackOrder, FlowControl } from '../../../engines/queue/message.ts';
import type { QueuedMessage } from '../../../engines/queue/resources.ts';
import { headerValues } from './header-values.ts';

type Message = components['schemas']['message'];

/** A message as the API shows it. */
export function messageFields(message: QueuedMessage): Message {
  return {
    messageId: message.messageId,
    url: message.url,
    ...originFields(message),
    method: message.method,
    header: headerValues(message.headers),
    ...bodyFields(message.body),
    maxRetries: message.maxRetries,
    notBefore: message.notBefore,
    createdAt: message.createdAt,
    ...callbackFields(message),
    ...labelFields(message.labels),
    ...flowControlFields(message.flowControl),
    ...callerFields(message.callerIp),
    ...(message.retryDelay !== undefined && { retryDelayExpression: message.retryDelay }),
    timeout: message.timeout,
  };
}

/** The origin of a message: the URL group, the queue, the schedule. */
export function originFields({
  group,
  endpoint,
  queue,
  scheduleId,
}: Pick<QueuedMessage, 'group' | 'endpoint' | 'queue' | 'scheduleId'>): Pick<
  Message,
  'topicName' | 'endpointName' | 'queueName' | 'scheduleId'
> {
  return {
    ...(group !== undefined && { topicName: group }),
    ...(endpoint !== undefined && { endpointName: endpoint }),
    ...(queue !== undefined && { queueName: queue }),
    ...(scheduleId !== undefined && { scheduleId }),
  };
}

/** Seconds. */
const DEFAULT_PERIOD = 1;

interface Callbacks {
  readonly callback?: CallbackOrder | undefined;
  readonly failureCallback?: CallbackOrder | undefined;
}

export function callbackFields({
  callback,
  failureCallback,
}: Callbacks): Pick<
  Message,
  'callback' | 'callbackHeader' | 'failureCallback' | 'failureCallbackHeader'
> {
  return {
    ...(callback && {
      callback: callback.url,
      ...(callback.headers.length > 0 && { callbackHeader: headerValues(callback.headers) }),
    }),
    ...(failureCallback && {
      failureCallback: failureCallback.url,
      ...(failureCallback.headers.length > 0 && {
        failureCallbackHeader: headerValues(failureCallback.headers),
      }),
    }),
  };
}

export function labelFields(labels: readonly string[]): Pick<Message, 'label' | 'labels'> {
  const [label] = labels;
  return label === undefined ? {} : { label, labels };
}

export function flowControlFields(
  flowControl: FlowControl | undefined,
): Pick<Message, 'flowControlKey' | 'parallelism' | 'rate' | 'period'> {
  if (flowControl === undefined) return {};
  const { key, parallelism, rate, period = DEFAULT_PERIOD } = flowControl;
  if (parallelism === undefined && rate === undefined) return { flowControlKey: key };
  return {
    flowControlKey: key,
    ...(parallelism !== undefined && { parallelism }),
    ...(rate !== undefined && { rate }),
    // The hosted service also shows it when only a parallelism is set.
    period,
  };
}

/** Clients use different names for this field, so there are both. */
export function callerFields(callerIp: string): Pick<Message, 'callerIP' | 'callerIp'> {
  return callerIp === '' ? {} : { callerIP: callerIp, callerIp };
}

/** A body as a string if it is valid UTF-8, else in base64; absent if it is empty. */
export function bodyFields(body: Buffer): { body?: string; bodyBase64?: string } {
  if (body.length === 0) return {};
  return isUtf8(body) ? { body: body.toString('utf8') } : { bodyBase64: body.toString('base64') };
}
