import { isDeepStrictEqual } from 'node:util';
import type { Direction } from '../contract/schemas.ts';
import { isNode, pointerIn, appendPointer, valueAt, type Node } from '../contract/pointer.ts';
import type { Change } from './change.ts';
import { compareLimits } from './compare-limits.ts';

/** A change within a schema, by its place in the value. */
export type SchemaChange = Pick<Change, 'level' | 'at' | 'message'>;

/** Compares the schemas of two documents, for requests or for responses. */
export class SchemaComparison {
  readonly #before: Node;
  readonly #after: Node;
  readonly #direction: Direction;
  /** Results by both pointers; a recursive schema counts as unchanged until proved otherwise. */
  readonly #known = new Map<string, readonly SchemaChange[]>();

  constructor(before: Node, after: Node, direction: Direction) {
    this.#before = before;
    this.#after = after;
    this.#direction = direction;
  }

  /** @param before JSON pointer into the earlier document, `after` into the later */
  compare(before: string, after: string): readonly SchemaChange[] {
    const one = resolved(this.#before, before);
    const other = resolved(this.#after, after);
    const key = `${one.pointer} ${other.pointer}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    this.#known.set(key, []);
    const changes = this.#compared(one, other);
    this.#known.set(key, changes);
    return changes;
  }

  #compared(one: Resolved, other: Resolved): SchemaChange[] {
    const parts = [alternativesOf(one), alternativesOf(other)] as const;
    const changes = parts.some((list) => list.length > 1)
      ? this.#compareAlternatives(...parts)
      : this.#compareOne(one, other);
    return changes;
  }

  #compareOne(one: Resolved, other: Resolved): SchemaChange[] {
    const [before, after] = [merged(this.#before, one), merged(this.#after, other)];
    const changes = compareLimits(this.#direction, before.schema, after.schema);
    const isSending = this.#direction === 'request';
    const tell = (level: Change['level'], at: string, message: string) =>
      changes.push({ level, at, message });
    for (const [name, pointer] of before.properties) {
      const now = after.properties.get(name);
      const at = `.${name}`;
      if (now === undefined) {
        const isRefused = after.schema['additionalProperties'] === false;
        if (!isSending) tell('breaking', at, 'is no longer there');
        else if (isRefused) tell('breaking', at, 'is no longer taken');
        else tell('breaking', at, 'is no longer known, and ignored');
        continue;
      }
      changes.push(...within(at, this.compare(pointer, now)));
      const [was, is] = [before.required.has(name), after.required.has(name)];
      if (isSending && !was && is) tell('breaking', at, 'is now required');
      if (!isSending && was && !is) tell('breaking', at, 'is no longer always there');
    }
    for (const name of after.properties.keys()) {
      if (before.properties.has(name)) continue;
      const isNeeded = isSending && after.required.has(name);
      tell(
        isNeeded ? 'breaking' : 'addition',
        `.${name}`,
        isNeeded ? 'is new and required' : 'is new',
      );
    }
    changes.push(...this.#compareRest(before, after));
    return changes;
  }

  /** Compares items and additional members. */
  #compareRest(before: Merged, after: Merged): SchemaChange[] {
    const changes: SchemaChange[] = [];
    for (const [keyword, at] of [
      ['items', '[]'],
      ['additionalProperties', '.*'],
    ] as const) {
      const [was, is] = [before.schema[keyword], after.schema[keyword]];
      if (isNode(was) && isNode(is)) {
        const pointers = [before.pointerOf(keyword), after.pointerOf(keyword)] as const;
        changes.push(...within(at, this.compare(...pointers)));
      } else if (this.#direction === 'request' && was !== false && is === false) {
        changes.push({ level: 'breaking', at, message: 'is no longer taken' });
      }
    }
    return changes;
  }

  /**
   * Requests that matched an alternative must still match one; responses must match one of the earlier alternatives.
   * If one does not, the difference to the nearest alternative is reported.
   */
  #compareAlternatives(before: readonly Resolved[], after: readonly Resolved[]): SchemaChange[] {
    const isSending = this.#direction === 'request';
    const [needed, offered] = isSending ? [before, after] : [after, before];
    const changes: SchemaChange[] = [];
    for (const each of needed) {
      const trials = offered.map((candidate) =>
        isSending
          ? this.compare(each.pointer, candidate.pointer)
          : this.compare(candidate.pointer, each.pointer),
      );
      const breaking = trials.map((trial) => trial.filter(({ level }) => level === 'breaking'));
      const best = breaking.toSorted((a, b) => a.length - b.length)[0];
      if (best === undefined || best.length === 0) continue;
      const name = nameOf(each);
      const message = isSending ? `no longer takes ${name}` : `may now be ${name}`;
      changes.push({
        level: 'breaking',
        at: '',
        message: `${message} (${best[0]!.at.replace(/^\./, '') || 'it'} ${best[0]!.message})`,
      });
    }
    if (changes.length === 0 && after.length > before.length) {
      changes.push({
        level: 'addition',
        at: '',
        message: `has ${after.length - before.length} more alternatives`,
      });
    }
    return changes;
  }
}

interface Resolved {
  readonly value: unknown;
  readonly pointer: string;
}

function resolved(document: Node, pointer: string): Resolved {
  let at = pointer;
  for (let hops = 0; hops < 100; hops++) {
    const value = valueAt(document, at);
    // Keywords beside a reference (OpenAPI 3.1) are merged with its target.
    if (!isNode(value) || typeof value['$ref'] !== 'string' || Object.keys(value).some(rules)) {
      return { value, pointer: at };
    }
    at = pointerIn(value['$ref']);
  }
  return { value: {}, pointer: at };
}

/** Whether a keyword beside a reference constrains values. */
function rules(keyword: string): boolean {
  return !['$ref', 'description', 'title', 'summary', 'example', 'examples', 'deprecated'].includes(
    keyword,
  );
}

function alternativesOf({ value, pointer }: Resolved): Resolved[] {
  if (!isNode(value)) return [{ value, pointer }];
  for (const keyword of ['oneOf', 'anyOf']) {
    const list = value[keyword];
    if (!Array.isArray(list)) continue;
    return list.map((part: unknown, i) => ({
      value: part,
      pointer: appendPointer(appendPointer(pointer, keyword), i),
    }));
  }
  return [{ value, pointer }];
}

/** A schema merged with its `allOf` and the target of its reference. */
interface Merged {
  readonly schema: Node;
  /** Pointers to the schemas of properties. */
  readonly properties: ReadonlyMap<string, string>;
  readonly required: ReadonlySet<string>;
  readonly pointerOf: (keyword: string) => string;
}

function merged(document: Node, from: Resolved): Merged {
  const schema: Record<string, unknown> = {};
  const properties = new Map<string, string>();
  const required = new Set<string>();
  const pointers = new Map<string, string>();
  const add = ({ value, pointer }: Resolved, depth: number): void => {
    if (!isNode(value) || depth > 16) return;
    for (const [keyword, rule] of Object.entries(value)) {
      if (keyword === '$ref') add(resolved(document, pointerIn(String(rule))), depth + 1);
      else if (keyword === 'allOf' && Array.isArray(rule)) {
        for (const i of rule.keys()) {
          add(resolved(document, appendPointer(appendPointer(pointer, 'allOf'), i)), depth + 1);
        }
      } else if (keyword === 'properties' && isNode(rule)) {
        for (const name of Object.keys(rule)) {
          properties.set(name, appendPointer(appendPointer(pointer, 'properties'), name));
        }
      } else if (keyword === 'required' && Array.isArray(rule)) {
        for (const name of rule) required.add(String(name));
      } else {
        schema[keyword] = rule;
        pointers.set(keyword, appendPointer(pointer, keyword));
      }
    }
  };
  add(from, 0);
  return { schema, properties, required, pointerOf: (keyword) => pointers.get(keyword)! };
}

function within(at: string, changes: readonly SchemaChange[]): SchemaChange[] {
  return changes.map((change) => ({ ...change, at: at + change.at }));
}

function nameOf({ value, pointer }: Resolved): string {
  const schema = isNode(value) ? value : {};
  if (typeof schema['$ref'] === 'string') return schema['$ref'].split('/').at(-1)!;
  if (typeof schema['title'] === 'string') return schema['title'];
  if (schema['const'] !== undefined) return JSON.stringify(schema['const']);
  if (schema['type'] !== undefined) return ([schema['type']].flat() as string[]).join(' or ');
  return `alternative ${Number(pointer.split('/').at(-1)) + 1}`;
}

/** Whether two keywords have equal values. */
export function same(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(one, other);
}
