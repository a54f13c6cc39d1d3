import { excessInJson } from '../../base/json-size.ts';
import { MalformedForm, multipartParts, type Part } from '../../http/multipart.ts';
import { isJson, isText, mediaTypeOf, parameterIn } from '../media-type.ts';
import type { EncodingObject } from '../model/document.ts';
import type { MediaType } from '../model/operation.ts';
import { jsonIn, UnreadableItem } from './json-item.ts';

/** What a contract says of the parts of a body: those of the first, and that of all others (OpenAPI 3.2, Media Type Object). */
type Encodings = Pick<MediaType, 'prefixEncoding' | 'itemEncoding'>;

/** A part that says nothing (RFC 2046, section 5.1). */
const UNSAID = 'text/plain';

/** Whether a body has parts without names, such as `multipart/mixed`. */
export function isOfParts(mediaType: string): boolean {
  return mediaType.startsWith('multipart/') && mediaType !== 'multipart/form-data';
}

/**
 * The values of parts: of JSON and of texts. For others a schema sees an empty text, as for files of forms.
 * @throws UnreadableItem if the body is not made of parts
 */
export function partValuesIn(
  contentType: string,
  encodings: Encodings,
  bytes: Buffer,
): (() => unknown)[] {
  try {
    const parts = multipartParts(bytes, parameterIn(contentType, 'boundary'));
    checkSize(parts.map(({ header, bytes }) => ({ contentType: header('content-type'), bytes })));
    return parts.map((part, i) => () => valueOf(part, encodingOf(encodings, i)));
  } catch (error) {
    if (error instanceof MalformedForm) throw new UnreadableItem(error.message);
    throw error;
  }
}

function valueOf({ header, bytes }: Part, expected: readonly string[]): unknown {
  const type = mediaTypeOf(header('content-type') ?? UNSAID);
  const misfit = typeMisfit(type, expected);
  if (misfit !== undefined) throw new UnreadableItem(misfit);
  if (isText(type)) return bytes.toString('utf8');
  return isJson(type) ? jsonIn(bytes) : '';
}

/** What is wrong with the media type of a part, by those that it may have; any if there are none. */
export function typeMisfit(type: string, expected: readonly string[]): string | undefined {
  if (expected.length === 0 || expected.some((each) => includes(each, type))) return undefined;
  return `has the media type ${type}, not ${expected.join(' or ')}`;
}

/**
 * Parsed values take many times the memory of their texts, of all parts together.
 * @throws UnreadableItem if they would take too much
 */
export function checkSize(
  parts: readonly { readonly contentType: string | undefined; readonly bytes: Buffer }[],
): void {
  const ofJson = parts.filter(({ contentType = '' }) => isJson(mediaTypeOf(contentType)));
  const excess = excessInJson(Buffer.concat(ofJson.flatMap(({ bytes }) => [bytes, BETWEEN])));
  if (excess !== undefined) throw new UnreadableItem(`has ${excess}`);
}

const BETWEEN = Buffer.from(',');

function includes(range: string, type: string): boolean {
  return (
    range === type ||
    range === '*/*' ||
    (range.endsWith('/*') && type.startsWith(range.slice(0, -1)))
  );
}

/** The media types that a part may have by its place. */
function encodingOf({ prefixEncoding = [], itemEncoding }: Encodings, i: number): string[] {
  return typesIn(prefixEncoding[i] ?? itemEncoding);
}

/** The media types that a part may have; none if all (OpenAPI 3.1, Encoding Object, `contentType`). */
export function typesIn({ contentType = '' }: EncodingObject = {}): string[] {
  return contentType
    .split(',')
    .map(mediaTypeOf)
    .filter((type) => type !== '');
}

/** A body of parts: texts as they are, anything else as JSON, unless the contract says otherwise. */
export function asParts(items: readonly unknown[], encodings: Encodings, boundary: string): string {
  const parts = items.map((item, i) => {
    const said = encodingOf(encodings, i).find((type) => !type.includes('*'));
    const type = said ?? (typeof item === 'string' ? UNSAID : 'application/json');
    const text = typeof item === 'string' && !isJson(type) ? item : JSON.stringify(item);
    return `--${boundary}\r\nContent-Type: ${type}\r\n\r\n${text}\r\n`;
  });
  return `${parts.join('')}--${boundary}--\r\n`;
}
