import { mediaTypeOf } from '../media-type.ts';
import type { MediaType } from '../model/operation.ts';
import { EVENT_STREAM, eventsIn } from './events.ts';
import { isOfParts, partValuesIn } from './parts.ts';
import { isSequence, textsIn } from './sequences.ts';
import { jsonIn } from './json-item.ts';

/**
 * Whether the items of a body are held against schemas (OpenAPI 3.2, "Sequential Media Types"): those of a sequence; events
 * and parts if the contract describes them.
 */
export function hasItems(
  mediaType: string,
  { schema, itemSchema, itemEncoding, prefixEncoding }: Omit<MediaType, 'pointer'>,
): boolean {
  if (isSequence(mediaType)) return true;
  if (mediaType === EVENT_STREAM) return itemSchema !== undefined;
  const said = [schema, itemSchema, itemEncoding, prefixEncoding];
  return isOfParts(mediaType) && said.some((each) => each !== undefined);
}

/**
 * Reads the items of a body; each throws UnreadableItem if it has not the form that it must have.
 * @throws UnreadableItem if there are none to read
 */
export function itemsIn(contentType: string, media: MediaType, bytes: Buffer): (() => unknown)[] {
  const type = mediaTypeOf(contentType);
  if (type === EVENT_STREAM) return eventsIn(bytes.toString('utf8')).map((event) => () => event);
  if (isOfParts(type)) return partValuesIn(contentType, media, bytes);
  return textsIn(bytes, type).map((text) => () => jsonIn(text));
}
