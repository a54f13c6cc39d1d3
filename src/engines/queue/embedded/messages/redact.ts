import { createHash } from 'node:crypto';
import type { HeaderList, Redaction } from '../../message.ts';

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
