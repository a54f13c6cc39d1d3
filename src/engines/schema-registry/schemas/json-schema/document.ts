import { pointerIn, valueAt } from '../../../../base/json-pointer.ts';
import { InvalidSchema } from '../../errors.ts';
import { isObject, type JsonObject } from '../../json-text.ts';

/** A schema; `true` accepts everything, `false` nothing. */
export type JsonSchema = JsonObject | boolean;

/** A schema and the document that its references are resolved in. */
export interface Located {
  readonly schema: JsonSchema;
  readonly document: Document;
}

/** A whole schema, and those that it may refer to. */
export interface Document {
  readonly root: JsonSchema;
  /** Other documents by the names of references, and by their `$id`. */
  readonly others: ReadonlyMap<string, Document>;
}

/** The longest chain of references to references; a longer one counts as a circle. */
const MOST_HOPS = 20;

/** Follows a reference to its schema. @throws InvalidSchema */
export function resolve({ schema, document }: Located): Located {
  let located: Located = { schema, document };
  for (let hop = 0; hop < MOST_HOPS; hop++) {
    if (!isObject(located.schema)) return located;
    const { $ref } = located.schema;
    if (typeof $ref !== 'string') return located;
    const expanded = withSiblings(located.schema, located.document);
    if (expanded !== undefined) return { ...located, schema: expanded };
    located = target($ref, located.document);
  }
  throw new InvalidSchema('a $ref leads to itself, or to more than 20 others');
}

const expansions = new WeakMap<JsonObject, JsonObject>();

/**
 * Since 2019-09 keywords beside a `$ref` apply too, as in an `allOf`; in earlier drafts they are ignored.
 * @returns undefined if no keyword beside it applies
 */
function withSiblings(schema: JsonObject, { root }: Document): JsonObject | undefined {
  const draft = isObject(root) ? root['$schema'] : undefined;
  if (typeof draft !== 'string' || draft.includes('draft-07')) return undefined;
  const { $ref, allOf, ...rest } = schema;
  if (Object.keys(rest).length === 0 && allOf === undefined) return undefined;
  let expanded = expansions.get(schema);
  if (expanded === undefined) {
    const parts = Array.isArray(allOf) ? (allOf as unknown[]) : [];
    expanded = { ...rest, allOf: [...parts, { $ref }] };
    expansions.set(schema, expanded);
  }
  return expanded;
}

/** The target of a reference. @throws InvalidSchema if there is none */
export function target(ref: string, document: Document): Located {
  const hash = ref.indexOf('#');
  const name = hash < 0 ? ref : ref.slice(0, hash);
  const fragment = hash < 0 ? '' : ref.slice(hash + 1);
  const within = name === '' || idOf(document.root) === name ? document : other(name, document);
  if (within === undefined) {
    throw new InvalidSchema(
      `the $ref ${JSON.stringify(ref)} is neither in the schema nor one of its references`,
    );
  }
  const found =
    fragment === '' || fragment.startsWith('/')
      ? valueAt(within.root, pointerIn(`#${fragment}`))
      : anchorsOf(within).get(fragment);
  if (isObject(found) || typeof found === 'boolean') return { schema: found, document: within };
  throw new InvalidSchema(`the $ref ${JSON.stringify(ref)} leads to nothing`);
}

/** Finds another document by its name, or by the end of an `$id` that is relative to that of this document. */
function other(name: string, { root, others }: Document): Document | undefined {
  const direct = others.get(name);
  if (direct !== undefined) return direct;
  const base = idOf(root);
  if (base === undefined || !URL.canParse(name, base)) return undefined;
  return others.get(new URL(name, base).href);
}

export function idOf(root: JsonSchema): string | undefined {
  const id = isObject(root) ? root['$id'] : undefined;
  return typeof id === 'string' ? id.replace(/#$/, '') : undefined;
}

const anchors = new WeakMap<Document, ReadonlyMap<string, unknown>>();

/** The named places (anchors) of a document. */
function anchorsOf(document: Document): ReadonlyMap<string, unknown> {
  let found = anchors.get(document);
  if (found === undefined) {
    const named = new Map<string, unknown>();
    collect(document.root, named);
    anchors.set(document, (found = named));
  }
  return found;
}

function collect(node: unknown, named: Map<string, unknown>): void {
  if (Array.isArray(node)) for (const each of node) collect(each, named);
  if (!isObject(node)) return;
  const { $anchor, $id } = node;
  if (typeof $anchor === 'string') named.set($anchor, node);
  if (typeof $id === 'string' && $id.startsWith('#')) named.set($id.slice(1), node);
  for (const each of Object.values(node)) collect(each, named);
}
