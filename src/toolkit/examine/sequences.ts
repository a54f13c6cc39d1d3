import { EVENT_STREAM } from '../../contract/items/events.ts';
import { itemsIn } from '../../contract/items/items.ts';
import { isOfParts } from '../../contract/items/parts.ts';
import { BETWEEN } from '../../contract/items/sequences.ts';
import { UnreadableItem } from '../../contract/items/json-item.ts';
import { mediaTypeOf } from '../../contract/media-type.ts';
import type { Contract } from '../../contract/model/contract.ts';
import type { MediaType } from '../../contract/model/operation.ts';
import type { Direction, SchemaViolation } from '../../contract/model/schemas.ts';

interface Given {
  readonly contentType: string;
  readonly bytes: Buffer;
}

/** The violations in a body of items: of the schema of each, and of its own as a list of all. */
export function sequenceMisfits(
  contract: Contract,
  direction: Direction,
  media: MediaType,
  { contentType, bytes }: Given,
): SchemaViolation[] {
  const { schema, itemSchema, pointer } = media;
  const found: SchemaViolation[] = [];
  const items: unknown[] = [];
  const readers = unreadable('', () => itemsIn(contentType, media, bytes));
  if ('misfit' in readers) return [readers.misfit];
  for (const [i, read] of readers.value.entries()) {
    const item = unreadable(`/${i}`, read);
    if ('misfit' in item) return [...found, item.misfit];
    items.push(item.value);
    if (itemSchema === undefined) continue;
    const misfits = contract.schemas.misfits(direction, `${pointer}/itemSchema`, item.value);
    found.push(...misfits.map((misfit) => ({ ...misfit, at: `/${i}${misfit.at}` })));
  }
  if (schema === undefined) return found;
  return [...found, ...contract.schemas.misfits(direction, `${pointer}/schema`, items)];

  function unreadable<T>(
    at: string,
    read: () => T,
  ): { readonly value: T } | { readonly misfit: SchemaViolation } {
    try {
      return { value: read() };
    } catch (error) {
      if (!(error instanceof UnreadableItem)) throw error;
      return { misfit: { at, message: error.message, contract: pointer } };
    }
  }
}

/** The violations in the whole items of an answer whose end has not come; of one in parts none is known to be whole. */
export function itemMisfits(
  contract: Contract,
  media: MediaType,
  { contentType, bytes }: Given,
): SchemaViolation[] {
  const type = mediaTypeOf(contentType);
  if (isOfParts(type)) return [];
  const between = type === EVENT_STREAM ? undefined : BETWEEN[type];
  const end = between === undefined ? bytes.length : Math.max(0, bytes.lastIndexOf(between));
  const { schema: _ofAll, ...ofItems } = media;
  return sequenceMisfits(contract, 'response', ofItems, {
    contentType,
    bytes: bytes.subarray(0, end),
  });
}
