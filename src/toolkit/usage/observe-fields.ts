import { isNode } from '../../base/json-pointer.ts';
import type { Schema } from '../../contract/model/document.ts';
import { partsOf, type WithDocument } from '../../contract/model/schema-parts.ts';
import { ITEMS, memberStep, OTHERS, type FieldPath } from '../field-path.ts';
import type { FieldCounts } from './field-counts.ts';

/** What a schema and its parts say of fields. */
interface Described {
  /** The same for schemas that consist of the same parts; undefined if they say nothing of fields. */
  readonly key: string | undefined;
  readonly named: ReadonlyMap<string, Schema>;
  readonly others: Schema;
  readonly items: Schema;
}

/** The objects and lists around a value, whose schemas may come again within it. */
interface Around {
  readonly key: string;
  readonly path: FieldPath;
  readonly above: Around | undefined;
}

interface Open {
  readonly value: unknown;
  readonly schema: unknown;
  readonly path: FieldPath;
  readonly above: Around | undefined;
}

/** Finds the fields of values, by the names that a contract has for them: other names may be data. */
export class FieldObserver {
  readonly #contract: WithDocument;
  readonly #known = new WeakMap<object, Described>();
  readonly #numbers = new Map<Schema, number>();

  constructor(contract: WithDocument) {
    this.#contract = contract;
  }

  /**
   * Counts the fields of a body. Those of a recursive schema are counted where it comes first: there comparisons of
   * contracts tell its changes.
   */
  observe(schema: unknown, value: unknown, counts: FieldCounts, path: FieldPath = ''): void {
    // A stack of its own, because values may be nested more deeply than calls.
    const open: Open[] = [{ value, schema, path, above: undefined }];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (isNode(next.value)) open.push(...this.#within(next.value, next, counts));
    }
  }

  #within(value: object, { schema, path: here, above }: Open, counts: FieldCounts): Open[] {
    const { key, named, others, items } = this.#described(schema);
    if (key === undefined) return [];
    let same = above;
    while (same !== undefined && same.key !== key) same = same.above;
    const around = same ?? { key, path: here, above };
    const { path } = around;
    counts.hold(path);
    if (Array.isArray(value)) {
      if (value.length > 0) counts.see(path + ITEMS);
      return value.map((item: unknown) => ({
        ...{ value: item, schema: items, path: path + ITEMS, above: around },
      }));
    }
    const found: Open[] = [];
    let hasOthers = false;
    for (const [name, member] of Object.entries(value)) {
      const own = named.get(name);
      const at = path + (own === undefined ? OTHERS : memberStep(name));
      if (own !== undefined || !hasOthers) counts.see(at);
      hasOthers ||= own === undefined;
      found.push({ value: member, schema: own ?? others, path: at, above: around });
    }
    return found;
  }

  #described(schema: unknown): Described {
    if (!isNode(schema)) return NOTHING;
    let known = this.#known.get(schema);
    if (known === undefined) this.#known.set(schema, (known = this.#describe(schema)));
    return known;
  }

  #describe(schema: Schema): Described {
    const parts = [...partsOf(this.#contract, schema)].filter((part) =>
      KEYWORDS.some((keyword) => isNode(part[keyword])),
    );
    if (parts.length === 0) return NOTHING;
    const named = new Map<string, Schema[]>();
    for (const [name, property] of parts.flatMap((part) => entriesOf(part['properties']))) {
      named.set(name, [...(named.get(name) ?? []), property]);
    }
    const all = (of: (part: Schema) => unknown[]) => together(parts.flatMap(of).filter(isNode));
    return {
      key: parts
        .map((part) => this.#numberOf(part))
        .toSorted((a, b) => a - b)
        .join(),
      named: new Map([...named].map(([name, schemas]) => [name, together(schemas)])),
      others: all((part) => [
        ...[part['additionalProperties'], part['unevaluatedProperties']],
        ...entriesOf(part['patternProperties']).map(([, each]) => each),
      ]),
      items: all((part) => [part['items'], ...entriesOf(part['prefixItems']).map(([, e]) => e)]),
    };
  }

  #numberOf(part: Schema): number {
    const number = this.#numbers.get(part) ?? this.#numbers.size;
    this.#numbers.set(part, number);
    return number;
  }
}

const KEYWORDS = [
  ...['properties', 'items', 'prefixItems', 'patternProperties'],
  ...['additionalProperties', 'unevaluatedProperties'],
];
const NOTHING: Described = { key: undefined, named: new Map(), others: {}, items: {} };

function entriesOf(value: unknown): [string, Schema][] {
  return isNode(value) ? (Object.entries(value) as [string, Schema][]) : [];
}

function together(schemas: readonly Schema[]): Schema {
  return schemas.length === 1 ? schemas[0]! : { anyOf: schemas };
}
