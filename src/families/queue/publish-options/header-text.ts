import { isUtf8 } from 'node:buffer';
import type { HeaderList } from '../../../engines/queue/message.ts';
import { MAX_HEAD_BYTES, MAX_HEADERS } from '../../../http/server.ts';
import { refusal } from '../errors.ts';

/** RFC 9110, section 5.6.2: a token. */
const NAME = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
/** RFC 9110, section 5.5: visible characters, spaces and tabs; non-ASCII is kept byte by byte. */
const VALUE = /^[\t\u0020-\u007e\u0080-\u00ff]*$/;
const BEYOND_ASCII = /[\u0080-\uffff]/;

/**
 * Header fields that were not part of a request's head, and so were not checked by the HTTP parser. Their values
 * are converted to one character per byte.
 * @throws HttpError for fields that no head could carry, which could smuggle in another, or are larger
 */
export function headerFields(given: Iterable<readonly [name: string, value: string]>): HeaderList {
  const fields: (readonly [string, string])[] = [];
  const all = [...given];
  checkSize(all);
  for (const [name, value] of all) {
    if (!NAME.test(name)) {
      throw refusal('brokenHeader', {
        name: JSON.stringify(name),
        rule: 'is not a name of a header',
      });
    }
    const bytes = bytesOf(value.trim());
    if (!VALUE.test(bytes)) {
      throw refusal('brokenHeader', {
        name,
        rule: 'must not have line breaks or control characters',
      });
    }
    fields.push([name, bytes]);
  }
  return fields;
}

/** Refuses more headers, or larger ones, than a request can have. @throws HttpError */
export function checkSize(fields: HeaderList): void {
  const bytes = fields.reduce((sum, [name, value]) => sum + name.length + value.length, 0);
  if (fields.length <= MAX_HEADERS && bytes <= MAX_HEAD_BYTES) return;
  const rule = `must be at most ${MAX_HEADERS}, of at most ${MAX_HEAD_BYTES} bytes together`;
  throw refusal('invalidParameter', { name: 'headers', rule });
}

/** The text of a value with one character per byte: as UTF-8 if it is valid, else as Latin-1. */
export function textOf(value: string): string {
  if (!BEYOND_ASCII.test(value)) return value;
  const bytes = Buffer.from(value, 'latin1');
  return isUtf8(bytes) ? bytes.toString('utf8') : value;
}

function bytesOf(text: string): string {
  return BEYOND_ASCII.test(text) ? Buffer.from(text, 'utf8').toString('latin1') : text;
}
