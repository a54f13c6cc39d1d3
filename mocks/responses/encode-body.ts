import { asParts, isOfParts } from '../../src/contract/items/parts.ts';
import { asSequence, isSequence } from '../../src/contract/items/sequences.ts';
import type { MediaType } from '../../src/contract/model/operation.ts';
import { scalarText } from './scalar-text.ts';
import { xmlOf } from './xml.ts';

/** A body in the form in which it is sent. */
export interface EncodedBody {
  readonly bytes: Buffer;
  /** The `Content-Type`. */
  readonly type: string;
}

/**
 * Writes a body in a media type.
 * @param media what the contract says of it, for the names of XML, and for parts
 */
export function encodedBody(
  document: object,
  value: unknown,
  type: string,
  media: Pick<MediaType, 'schema' | 'prefixEncoding' | 'itemEncoding'> = {},
): EncodedBody {
  const [essence = ''] = type.split(';').map((part) => part.trim());
  if (value instanceof Uint8Array) return { bytes: Buffer.from(value), type };
  const isText = typeof value === 'string';
  if (essence === '*/*') {
    const known = isText ? 'text/plain' : 'application/json';
    return encodedBody(document, value, known, media);
  }
  if (/[/+]json$/.test(essence) && !isSequence(essence)) return json(value, type);
  if (Array.isArray(value) && isSequence(essence)) return text(asSequence(essence, value), type);
  if (Array.isArray(value) && essence === 'text/event-stream') return text(eventsOf(value), type);
  if (Array.isArray(value) && isOfParts(essence)) {
    return text(asParts(value, media, BOUNDARY), `${essence}; boundary=${BOUNDARY}`);
  }
  if (isText) return text(value, type);
  if (/[/+]xml$/.test(essence)) return text(xmlOf(document, value, media.schema), type);
  if (essence === 'application/x-www-form-urlencoded') return text(formOf(value), type);
  return text(JSON.stringify(value), type);
}

/** Between the parts of a body: no text of a contract has it. */
const BOUNDARY = '----plinth-between-parts';

function json(value: unknown, type: string): EncodedBody {
  return text(JSON.stringify(value), type);
}

function text(written: string, type: string): EncodedBody {
  return { bytes: Buffer.from(written), type };
}

/** Events of which each has one value (HTML Living Standard, "Server-sent events"); an object may be an event itself. */
function eventsOf(items: readonly unknown[]): string {
  return items.map((item) => `${linesOf(item)}\n`).join('');
}

function linesOf(item: unknown): string {
  const isEvent = typeof item === 'object' && item !== null && 'data' in item;
  const fields = isEvent ? (item as Record<string, unknown>) : { data: item };
  return Object.entries(fields)
    .map(([name, field]) => `${name}: ${scalarText(field)}\n`)
    .join('');
}

function formOf(value: unknown): string {
  const pairs = Object.entries((value ?? {}) as Record<string, unknown>).flatMap(([name, member]) =>
    [member].flat().map((each) => [name, scalarText(each)]),
  );
  return new URLSearchParams(pairs).toString();
}
