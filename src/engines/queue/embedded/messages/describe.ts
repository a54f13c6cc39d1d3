import type { QueuedMessage } from '../../resources.ts';
import { readLabels, readSpec } from '../store/message-spec.ts';
import type { FilteredColumns, LogTable } from '../store/schema.ts';
import { messageIdOf, timeOf } from '../store/tickets.ts';
import { redactBody, redactHeaders } from './redact.ts';

/** A row with the complete content of a message. */
export type DescribedRow = Omit<FilteredColumns, 'owner' | 'flow_key'> &
  Pick<LogTable, 'spec' | 'body'>;

/** A message as users see it, with its redactions applied. */
export function describeMessage(row: DescribedRow, retried: number): QueuedMessage {
  const spec = readSpec(row.spec!);
  const { redaction, callback, failureCallback } = spec;
  return {
    messageId: messageIdOf(row.message),
    url: row.url,
    group: row.group_name ?? undefined,
    endpoint: row.endpoint ?? undefined,
    method: spec.method,
    headers: redactHeaders(spec.headers, redaction),
    body: redactBody(asBuffer(row.body!), redaction),
    maxRetries: spec.retries,
    retried,
    notBefore: spec.notBefore,
    createdAt: timeOf(row.message),
    timeout: spec.timeout,
    retryDelay: spec.retryDelay,
    callback: callback && { ...callback, headers: redactHeaders(callback.headers, redaction) },
    failureCallback: failureCallback && {
      ...failureCallback,
      headers: redactHeaders(failureCallback.headers, redaction),
    },
    queue: row.queue ?? undefined,
    scheduleId: row.schedule ?? undefined,
    flowControl: spec.flowControl,
    labels: readLabels(row.labels),
    callerIp: row.caller_ip,
  };
}

/** A view of a column's bytes. */
export function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
