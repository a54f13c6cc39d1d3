import type { QueuedMessage } from '../../resources.ts';
import { readLabels, readSpec } from '../store/message-spec.ts';
import type { FilteredColumns, LogTable } from '../store/schema.ts';
import { messageIdOf, timeOf } from '../store/tickets.ts';
import { createHash } from 'node:crypto';
import type { HeaderList, Redaction } from '../../message.ts';

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

/** The replacement for a redacted value. */
function redacted(value: string | Uint8Array): string {
  return `REDACTED:${createHash('sha256').update(value).digest('hex')}`;
}

export function redactBody(body: Buffer, redaction: Redaction | undefined): Buffer {
  return redaction?.body === true && body.length > 0 ? Buffer.from(redacted(body)) : body;
}

export function redactHeaders(headers: HeaderList, redaction: Redaction | undefined): HeaderList {
  const which = redaction?.headers;
  if (which === undefined || which.length === 0) return headers;
  return headers.map(([name, value]) =>
    which === 'all' || which.includes(name.toLowerCase()) ? [name, redacted(value)] : [name, value],
  );
}
