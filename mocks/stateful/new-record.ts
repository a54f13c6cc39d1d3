import { isNode } from '../../src/base/json-pointer.ts';
import { partsOf, propertyOf, typesOf } from '../../src/contract/model/schema-parts.ts';
import type { Described } from '../contract/described.ts';
import { makeValue } from '../../src/toolkit/values/make-value.ts';
import { Random } from '../../src/base/random.ts';
import { objectOr, type RecordPlace } from './record-shape.ts';
import type { MockRecord } from './records.ts';
import type { Resource } from './resources.ts';

/**
 * A record of what a client has sent: with an id, and with the members that a service adds by itself, which are those
 * that a record must have and those that are only for reading.
 * @param taken whether there is a record with an id
 */
export function newRecord(
  contract: Described,
  { id }: Resource,
  place: RecordPlace | undefined,
  sent: unknown,
  taken: ReadonlyMap<string, unknown>,
  seed: number,
): MockRecord {
  const given = objectOr(sent);
  const schema = place?.schema ?? {};
  const made = objectOr(makeValue(contract.document, schema, { random: new Random(seed) }));
  const required = new Set(requiredOf(contract, schema));
  const added = Object.entries(made).filter(
    ([name]) => required.has(name) || isReadOnly(contract, propertyOf(contract, schema, name)),
  );
  const record = { ...Object.fromEntries(added), ...given };
  if (id === undefined || isId(given[id])) return record;
  return { ...record, [id]: freeId(contract, propertyOf(contract, schema, id), taken, seed) };
}

/** Whether a value can stand in a path. Many clients send `null` or an empty text for the id that they want to get. */
function isId(value: unknown): boolean {
  return typeof value === 'string' ? value !== '' : ['number', 'boolean'].includes(typeof value);
}

/** An id that no record has: the next number, or a text as the schema has it. */
function freeId(
  contract: Described,
  schema: unknown,
  taken: ReadonlyMap<string, unknown>,
  seed: number,
): unknown {
  const types = typesOf(contract, schema);
  if (types.has('integer') || types.has('number')) {
    const numbers = [...taken.keys()].map(Number).filter(Number.isSafeInteger);
    let next = numbers.reduce((most, each) => Math.max(most, each), 0) + 1;
    // Of those that a client may choose, one has no successor.
    if (!Number.isSafeInteger(next)) for (next = 1; taken.has(String(next));) next += 1;
    return next;
  }
  for (let attempt = 0; attempt < 100; attempt++) {
    const random = new Random(seed * 1000 + attempt);
    const { example: _, examples: __, ...rest } = objectOr(schema);
    const text = makeValue(contract.document, { type: 'string', ...rest }, { random });
    if (typeof text === 'string' && !taken.has(text)) return text;
  }
  return `record-${taken.size + 1}`;
}

function requiredOf(contract: Described, schema: unknown): string[] {
  return partsWith(contract, schema).flatMap(({ required }) =>
    Array.isArray(required) ? (required as string[]) : [],
  );
}

function isReadOnly(contract: Described, schema: unknown): boolean {
  return partsWith(contract, schema).some(({ readOnly }) => readOnly === true);
}

/** A record as clients may see it. */
export function shownRecord(contract: Described, schema: unknown, record: MockRecord): MockRecord {
  const isHidden = (name: string) =>
    partsWith(contract, propertyOf(contract, schema, name)).some(
      ({ writeOnly }) => writeOnly === true,
    );
  return Object.fromEntries(Object.entries(record).filter(([name]) => !isHidden(name)));
}

function partsWith(
  contract: Described,
  schema: unknown,
): readonly Readonly<Record<string, unknown>>[] {
  return isNode(schema) ? [...partsOf(contract, schema)] : [];
}
