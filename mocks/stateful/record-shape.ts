import { isNode } from '../../src/base/json-pointer.ts';
import type { MediaType, Response } from '../../src/contract/model/operation.ts';
import { itemsOf, partsOf, propertyOf, typesOf } from '../../src/contract/model/schema-parts.ts';
import type { Described } from '../contract/described.ts';
import { examplesOf } from '../responses/documented-examples.ts';

/** Where records are in a body. */
export interface RecordPlace {
  /** The names of the members that lead to the record, or to the list of records. */
  readonly at: readonly string[];
  readonly isList: boolean;
  readonly schema: unknown;
  /** The names of the members of a record. */
  readonly names: ReadonlySet<string>;
}

/** The JSON body of a response; undefined if it has none. */
export function jsonOf({ content }: Pick<Response, 'content'>): MediaType | undefined {
  return Object.entries(content).find(([type]) => /[/+]json\b|^\*\/\*$/.test(type))?.[1];
}

/** The places in a body that may be records: the body itself, and its members. */
export function placesIn(contract: Described, media: MediaType): RecordPlace[] {
  const [example] = examplesOf(contract, media);
  const whole = placeOf(contract, [], media.schema, example?.value);
  const members = [...namesOf(contract, media.schema), ...Object.keys(objectOr(example?.value))];
  const inside = [...new Set(members)].flatMap((name) => {
    const schema = propertyOf(contract, media.schema, name);
    return placeOf(contract, [name], schema, objectOr(example?.value)[name]);
  });
  return [...whole, ...inside];
}

function placeOf(
  contract: Described,
  at: readonly string[],
  schema: unknown,
  value: unknown,
): RecordPlace[] {
  const types = typesOf(contract, schema);
  if (types.has('array') || Array.isArray(value)) {
    const items = itemsOf(contract, schema);
    const [first] = Array.isArray(value) ? (value as unknown[]) : [];
    const names = new Set([...namesOf(contract, items), ...Object.keys(objectOr(first))]);
    return names.size === 0 ? [] : [{ at, isList: true, schema: items, names }];
  }
  const names = new Set([...namesOf(contract, schema), ...Object.keys(objectOr(value))]);
  return names.size === 0 ? [] : [{ at, isList: false, schema, names }];
}

/** The names of the properties of a schema. */
export function namesOf(contract: Pick<Described, 'document'>, schema: unknown): string[] {
  return [...partsOf(contract, schema)].flatMap(({ properties }) =>
    isNode(properties) ? Object.keys(properties) : [],
  );
}

/** An object, or one without members in its place. */
export function objectOr(value: unknown): Readonly<Record<string, unknown>> {
  return isNode(value) && !Array.isArray(value) ? value : {};
}
