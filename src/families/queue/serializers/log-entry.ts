import type { components } from '../../../../generated/queue/types.ts';
import type { StoredResponse, LogEntry } from '../../../engines/queue/resources.ts';
import { headerValues, responseHeaderValues } from './header-values.ts';
import { callerFields, flowControlFields, labelFields, originFields } from './message-fields.ts';

/**
 * A log entry as the API shows it. Clients use different names for two of its fields, so it has both.
 */
export function logEntryFields(entry: LogEntry): components['schemas']['log-entry'] {
  const { callback, failureCallback, retryDelay } = entry;
  return {
    time: entry.time,
    messageId: entry.messageId,
    state: entry.state,
    ...(entry.error !== undefined && { error: entry.error }),
    ...(entry.nextDeliveryTime !== undefined && { nextDeliveryTime: entry.nextDeliveryTime }),
    url: entry.url,
    ...originFields(entry),
    method: entry.method,
    header: headerValues(entry.headers),
    ...(entry.body.length > 0 && { body: entry.body.toString('base64') }),
    ...(entry.truncated === true && { bodyTruncated: true }),
    ...(entry.response && responseFields(entry.response)),
    timeout: entry.timeout,
    ...(callback && { callback: callback.url, callbackHeaders: headerValues(callback.headers) }),
    ...(failureCallback && {
      failureCallback: failureCallback.url,
      failureCallbackHeaders: headerValues(failureCallback.headers),
    }),
    maxRetries: entry.maxRetries,
    ...(retryDelay !== undefined && {
      retryDelayExpr: retryDelay,
      retryDelayExpression: retryDelay,
    }),
    ...labelFields(entry.labels),
    ...flowControlFields(entry.flowControl),
    ...callerFields(entry.callerIp),
  };
}

function responseFields({ status, headers, body }: StoredResponse) {
  const values = responseHeaderValues(headers);
  return {
    responseStatus: status,
    ...(body.length > 0 && { responseBody: body.toString('base64') }),
    responseHeader: values,
    responseHeaders: values,
  };
}
