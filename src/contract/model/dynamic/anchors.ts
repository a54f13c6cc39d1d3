import {
  appendPointer,
  isNode,
  pointerIn,
  valueAt,
  type Node,
} from '../../../base/json-pointer.ts';
import { FILES } from '../contract-files.ts';
import { isData, keysAtRoot, keysBelow, type Keys } from '../keywords.ts';

/** What dynamic anchors lead to, by their names: JSON pointers to schemas. */
export type Bindings = ReadonlyMap<string, string>;

/** The dynamic anchors of a document, and which schemas they decide about. */
export interface Anchors {
  /** Whether any schema has an anchor of a name. */
  has(name: string): boolean;
  /** The dynamic names on which the meaning of what a reference leads to depends. */
  namesAt(pointer: string): ReadonlySet<string>;
  /** What is bound where a schema is entered (JSON Schema 2020-12, Core, section 8.2.3.2). */
  enteredAt(pointer: string): Bindings;
  /** What a name means in the part of the document around a schema, whoever refers to it. */
  around(
    pointer: string,
    name: string,
  ): { readonly at: string; readonly isDynamic: boolean } | undefined;
}

const NOTHING: Bindings = new Map();
const NO_NAMES: ReadonlySet<string> = new Set();

/**
 * The part of a document with names of its own is a schema with an `$id` (JSON Schema 2020-12, Core, section 8.2.1), or
 * else a file. It must not have several of one name: of those in a schema the first counts, of those in a file none.
 */
export function anchorsIn(document: Node): Anchors {
  const dynamic = new Map<string, Map<string, string>>();
  const plain = new Map<string, Map<string, string>>();
  const known = new Set<string>();
  const ambiguous = new Set<string>();
  const targets = targetsIn(document);
  /** The names that a target itself has, and the targets that lead to a target. */
  const names = new Map<string, Set<string>>();
  const referring = new Map<string, Set<string>>();
  const resources = new Set<string>(['']);
  const entered = new Map<string, Bindings>();
  visit(document, '', keysAtRoot(document), '', undefined);
  spread(names, referring);
  return { has: (name) => known.has(name), namesAt, enteredAt, around };

  function visit(
    value: unknown,
    pointer: string,
    keys: Keys,
    resource: string,
    target: string | undefined,
  ): void {
    if (!isNode(value)) return;
    const isSchema = keys === 'keywords' && !Array.isArray(value);
    const isResource = isFile(pointer) || (isSchema && typeof value['$id'] === 'string');
    const inside = isResource ? pointer : resource;
    if (isResource) resources.add(pointer);
    // A dynamic reference may lead to any schema with a dynamic anchor.
    const isAnchored = isSchema && typeof value['$dynamicAnchor'] === 'string';
    const isTarget = isAnchored || targets.has(pointer);
    // What encloses a target leads to it too.
    if (isTarget && target !== undefined) note(referring, pointer, target);
    const within = isTarget ? pointer : target;
    if (isSchema) {
      const { $dynamicAnchor, $anchor, $dynamicRef, $ref } = value;
      if (typeof $dynamicAnchor === 'string') bind(dynamic, inside, $dynamicAnchor, pointer);
      if (typeof $anchor === 'string') bind(plain, inside, $anchor, pointer);
      if (typeof $dynamicRef === 'string' && within !== undefined) {
        note(names, within, anchorOf($dynamicRef));
      }
      if (typeof $ref === 'string' && within !== undefined)
        note(referring, pointerIn($ref), within);
    }
    for (const [name, member] of Object.entries(value)) {
      if (isSchema && isData(keys, name, member)) continue;
      const at = appendPointer(pointer, name);
      const below = isFile(at) ? keysAtRoot(member as Node) : keysBelow(keys, name);
      visit(member, at, Array.isArray(value) ? 'keywords' : below, inside, within);
    }
  }

  function bind(
    to: Map<string, Map<string, string>>,
    resource: string,
    name: string,
    pointer: string,
  ): void {
    known.add(name);
    const bound = to.get(resource) ?? new Map<string, string>();
    to.set(resource, bound);
    if (!bound.has(name)) bound.set(name, pointer);
    else if (isFile(resource)) ambiguous.add(`${resource} ${name}`);
  }

  function namesAt(pointer: string): ReadonlySet<string> {
    return names.get(pointer) ?? NO_NAMES;
  }

  function enteredAt(pointer: string): Bindings {
    const before = entered.get(pointer);
    if (before !== undefined) return before;
    const bindings = bindingsAt(pointer);
    entered.set(pointer, bindings);
    return bindings;
  }

  function bindingsAt(pointer: string): Bindings {
    const resource = resourceOf(pointer);
    // A file is no schema: what is bound there is bound by the schema that has it, as authors mean it.
    if (!isFile(resource)) return dynamic.get(resource) ?? NOTHING;
    const schema = valueAt(document, pointer);
    if (!isNode(schema)) return NOTHING;
    const { $dynamicAnchor: own, $defs } = schema;
    const bound = new Map<string, string>();
    if (typeof own === 'string') bound.set(own, pointer);
    for (const [name, part] of Object.entries(isNode($defs) ? $defs : {})) {
      const anchor = isNode(part) ? part['$dynamicAnchor'] : undefined;
      if (typeof anchor === 'string' && !bound.has(anchor)) {
        bound.set(anchor, appendPointer(`${pointer}/$defs`, name));
      }
    }
    return bound;
  }

  function around(pointer: string, name: string) {
    const resource = resourceOf(pointer);
    if (ambiguous.has(`${resource} ${name}`)) return undefined;
    const at = dynamic.get(resource)?.get(name);
    if (at !== undefined) return { at, isDynamic: true };
    const fixed = plain.get(resource)?.get(name);
    return fixed === undefined ? undefined : { at: fixed, isDynamic: false };
  }

  function resourceOf(pointer: string): string {
    let at = pointer;
    while (!resources.has(at)) at = at.slice(0, at.lastIndexOf('/'));
    return at;
  }
}

/** The name in a reference such as `#item`. */
export function anchorOf(reference: string): string {
  return reference.slice(reference.indexOf('#') + 1);
}

function isFile(pointer: string): boolean {
  return pointer === '' || OTHER_FILE.test(pointer);
}

const OTHER_FILE = new RegExp(`^/${FILES}/[^/]+$`);

function targetsIn(document: Node): ReadonlySet<string> {
  const targets = new Set<string>();
  const open: unknown[] = [document];
  while (open.length > 0) {
    const next = open.pop();
    if (!isNode(next)) continue;
    const { $ref } = next;
    if (typeof $ref === 'string') targets.add(pointerIn($ref));
    for (const member of Object.values(next)) open.push(member);
  }
  return targets;
}

function note(to: Map<string, Set<string>>, key: string, value: string): void {
  const values = to.get(key) ?? new Set();
  to.set(key, values.add(value));
}

/** What leads to a schema depends on what that depends on. */
function spread(
  names: Map<string, Set<string>>,
  referring: ReadonlyMap<string, ReadonlySet<string>>,
): void {
  const open = [...names.keys()];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const from of referring.get(at) ?? []) {
      const before = names.get(from)?.size ?? 0;
      for (const name of names.get(at)!) note(names, from, name);
      if (names.get(from)!.size > before) open.push(from);
    }
  }
}
