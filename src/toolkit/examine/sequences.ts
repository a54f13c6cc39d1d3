import type { Contract } from '../../contract/model/contract.ts';
import type { MediaType } from '../../contract/model/operation.ts';
import type { Direction, SchemaViolation } from '../../contract/model/schemas.ts';
import { parseJson } from './media.ts';

/** The bytes between the items of sequences of JSON, by media type (OpenAPI 3.2, "Sequential Media Types"). */
const BETWEEN: Readonly<Record<string, number>> = {
  'application/jsonl': 0x0a,
  'application/ndjson': 0x0a,
  'application/x-ndjson': 0x0a,
  'application/json-seq': 0x1e,
};

const EVENT_STREAM = 'text/event-stream';

/** Whether a body of a media type is a sequence of JSON values, such as lines. */
export function isSequence(mediaType: string): boolean {
  return Object.hasOwn(BETWEEN, mediaType);
}

/** Whether the items of a body are held against a schema: those of a sequence, and events if the contract describes them. */
export function hasItems(
  mediaType: string,
  { itemSchema }: Pick<MediaType, 'itemSchema'>,
): boolean {
  return isSequence(mediaType) || (mediaType === EVENT_STREAM && itemSchema !== undefined);
}

/** The body with some items. */
export function asSequence(mediaType: string, items: readonly unknown[]): string {
  const isOfRecords = BETWEEN[mediaType] === 0x1e;
  return items.map((item) => `${isOfRecords ? '\u001e' : ''}${JSON.stringify(item)}\n`).join('');
}

/** The violations in a sequence: of the schema of its items in each of them, and of its own as a list of all. */
export function sequenceMisfits(
  contract: Contract,
  direction: Direction,
  { schema, itemSchema, pointer }: MediaType,
  { type, bytes }: { readonly type: string; readonly bytes: Buffer },
): SchemaViolation[] {
  const found: SchemaViolation[] = [];
  const items: unknown[] = [];
  for (const [i, read] of itemsIn(type, bytes).entries()) {
    try {
      items.push(read());
    } catch (error) {
      const message = `is not JSON (${(error as Error).message})`;
      return [...found, { at: `/${i}`, message, contract: pointer }];
    }
    if (itemSchema === undefined) continue;
    const misfits = contract.schemas.misfits(direction, `${pointer}/itemSchema`, items[i]);
    found.push(...misfits.map((misfit) => ({ ...misfit, at: `/${i}${misfit.at}` })));
  }
  if (schema === undefined) return found;
  return [...found, ...contract.schemas.misfits(direction, `${pointer}/schema`, items)];
}

/** The violations in the whole items of a sequence of answers whose end has not come. */
export function itemMisfits(
  contract: Contract,
  media: MediaType,
  type: string,
  bytes: Buffer,
): SchemaViolation[] {
  const between = BETWEEN[type];
  const end = between === undefined ? bytes.length : Math.max(0, bytes.lastIndexOf(between));
  const content = { type, bytes: bytes.subarray(0, end) };
  const { schema: _ofAll, ...ofItems } = media;
  return sequenceMisfits(contract, 'response', ofItems, content);
}

/** Reads the items of a body; each throws if it is not JSON. */
export function itemsIn(type: string, bytes: Buffer): (() => unknown)[] {
  if (type === EVENT_STREAM) return eventsIn(bytes.toString('utf8')).map((event) => () => event);
  return partsOf(bytes, BETWEEN[type]!).map((text) => () => parseJson(text));
}

/**
 * The events of a stream as OpenAPI 3.2 has them ("Sequential Media Types"): objects with texts, and `retry` as a number.
 * What comes behind the last blank line is incomplete (HTML, section 9.2.6).
 */
function eventsIn(text: string): object[] {
  const blocks = text
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .split('\n\n')
    .slice(0, -1);
  return blocks.map(eventIn).filter((event) => Object.keys(event).length > 0);
}

function eventIn(block: string): Readonly<Record<string, unknown>> {
  const event: Record<string, unknown> = {};
  for (const line of block.split('\n')) {
    const [, name = '', value = ''] = /^([^:]+)(?:: ?(.*))?$/s.exec(line) ?? [];
    if (name === 'data' && 'data' in event) event['data'] = `${String(event['data'])}\n${value}`;
    else if (name === 'retry' && /^\d+$/.test(value)) event[name] = Number(value);
    else if (['data', 'event', 'id'].includes(name)) event[name] = value;
  }
  return event;
}

/** What is between separators, without what is blank. */
function partsOf(bytes: Buffer, between: number): Buffer[] {
  const parts: Buffer[] = [];
  for (let from = 0; from <= bytes.length;) {
    const at = bytes.indexOf(between, from);
    const end = at < 0 ? bytes.length : at;
    const part = bytes.subarray(from, end);
    if (part.some((byte) => byte > 0x20)) parts.push(part);
    from = end + 1;
  }
  return parts;
}
