import {
  appendPointer,
  isNode,
  pointerIn,
  referenceTo,
  valueAt,
  type Node,
} from '../../../base/json-pointer.ts';
import { FILES } from '../contract-files.ts';
import { isData, keysAtRoot, keysBelow, type Keys } from '../keywords.ts';
import { anchorOf, anchorsIn, type Anchors, type Bindings } from './anchors.ts';

/** The parts that copies of generic schemas have at most in one document. */
const MOST_COPIED = 100_000;

/** The keywords that name a schema, which its copies must not. */
const NAMES = new Set(['$id', '$anchor', '$dynamicAnchor', '$defs']);

const NOTHING: Bindings = new Map();

/** A document in which references mean the same on every way to them. */
export interface Static {
  readonly document: Node;
  /** Where a part of it was in the document before. */
  readonly originOf: (pointer: string) => string;
}

/**
 * Replaces each `$dynamicRef` by what it leads to: where that depends on the way (JSON Schema 2020-12, Core, section
 * 8.2.3.2), as in generic types, a copy of the generic schema takes the place of each reference to it.
 * @param refuse is told of references that lead nowhere, and of too many copies
 */
export function withStaticReferences(
  document: Node,
  refuse: (pointer: string, why: string) => void,
): Static {
  if (!hasDynamicReference(document)) return { document, originOf: (pointer) => pointer };
  return new Rewriting(document, anchorsIn(document), refuse).done();
}

/** Few documents have one, and what follows takes a while for large ones. */
function hasDynamicReference(document: Node): boolean {
  const open: unknown[] = [document];
  while (open.length > 0) {
    const next = open.pop();
    if (!isNode(next)) continue;
    if (typeof next['$dynamicRef'] === 'string') return true;
    for (const member of Object.values(next)) open.push(member);
  }
  return false;
}

/** Where a part is rewritten: its place before and now, and what is bound on the way to it. */
interface Spot {
  readonly from: string;
  readonly to: string;
  readonly bound: Bindings;
  readonly isCopy: boolean;
}

class TooManyCopies extends Error {
  readonly pointer: string;

  constructor(pointer: string) {
    super();
    this.pointer = pointer;
  }
}

class Rewriting {
  readonly #document: Node;
  readonly #anchors: Anchors;
  readonly #refuse: (pointer: string, why: string) => void;
  /** The places of copies now, by what they are of, and the places before by those. */
  readonly #copies = new Map<string, string>();
  readonly #origins = new Map<string, string>();
  #copied = 0;

  constructor(document: Node, anchors: Anchors, refuse: (pointer: string, why: string) => void) {
    this.#document = document;
    this.#anchors = anchors;
    this.#refuse = refuse;
  }

  done(): Static {
    const spot: Spot = { from: '', to: '', bound: NOTHING, isCopy: false };
    try {
      const document = this.#part(this.#document, spot, keysAtRoot(this.#document)) as Node;
      return { document, originOf: (pointer) => this.#originOf(pointer) };
    } catch (error) {
      if (!(error instanceof TooManyCopies)) throw error;
      this.#refuse(error.pointer, 'too many generic schemas are bound to each other here');
      return { document: this.#document, originOf: (pointer) => pointer };
    }
  }

  #originOf(pointer: string): string {
    for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
      const origin = this.#origins.get(at);
      if (origin !== undefined) return origin + pointer.slice(at.length);
    }
    return pointer;
  }

  #part(value: unknown, spot: Spot, keys: Keys): unknown {
    if (!isNode(value)) return value;
    if (spot.isCopy) this.#copied += 1;
    const inside = (name: string | number): Spot => ({
      ...spot,
      from: appendPointer(spot.from, name),
      to: appendPointer(spot.to, name),
    });
    if (Array.isArray(value)) {
      return value.map((item, i) => this.#part(item, inside(i), 'keywords'));
    }
    const isSchema = keys === 'keywords';
    const within = isSchema ? { ...spot, bound: this.#extended(spot) } : spot;
    const copy: Record<string, unknown> = {};
    for (const [name, member] of Object.entries(value)) {
      if (isSchema && spot.isCopy && NAMES.has(name)) continue;
      if (isSchema && name === '$dynamicRef') continue;
      const below = isFiles(spot.from) ? keysAtRoot(member as Node) : keysBelow(keys, name);
      const isKept = isSchema && isData(keys, name, member);
      copy[name] = isKept
        ? member
        : this.#part(member, { ...inside(name), bound: within.bound }, below);
    }
    return isSchema ? this.#withReferences(value, copy, within) : copy;
  }

  /** What was bound first counts. */
  #extended({ from, bound }: Spot): Bindings {
    const entered = this.#anchors.enteredAt(from);
    if ([...entered.keys()].every((name) => bound.has(name))) return bound;
    return new Map([...entered, ...bound]);
  }

  #withReferences(schema: Node, copy: Record<string, unknown>, spot: Spot): Node {
    const { $ref, $dynamicRef } = schema;
    const isChanged =
      typeof $ref === 'string' && this.#changedFor(pointerIn($ref), spot.bound).size > 0;
    if (isChanged) {
      delete copy['$ref'];
      this.#refer(copy, pointerIn($ref), spot);
    }
    const dynamic = typeof $dynamicRef === 'string' ? this.#targetOf($dynamicRef, spot) : undefined;
    if (dynamic !== undefined) this.#refer(copy, dynamic, spot);
    return copy;
  }

  /** @returns undefined if it allows everything on this way */
  #targetOf(reference: string, { from, bound }: Spot): string | undefined {
    const name = anchorOf(reference);
    if (name === '' || name.startsWith('/')) return pointerIn(reference);
    const around = this.#anchors.around(from, name);
    if (around?.isDynamic === false) return around.at;
    const target = bound.get(name) ?? around?.at;
    if (target !== undefined) return this.#meant(target);
    if (!this.#anchors.has(name)) {
      this.#refuse(
        appendPointer(from, '$dynamicRef'),
        `$dynamicRef '${reference}' points at nothing`,
      );
    }
    return undefined;
  }

  /** A schema that only names another means that one. */
  #meant(pointer: string): string {
    const schema = valueAt(this.#document, pointer);
    if (!isNode(schema)) return pointer;
    const { $ref, $dynamicAnchor: _, ...others } = schema;
    const isName = typeof $ref === 'string' && Object.keys(others).length === 0;
    return isName && this.#anchors.namesAt(pointerIn($ref)).size === 0 ? pointerIn($ref) : pointer;
  }

  /** Adds a reference to a schema, or a copy of what is referred to if that means something else on this way. */
  #refer(copy: Record<string, unknown>, target: string, { bound, ...spot }: Spot): void {
    const changed = this.#changedFor(target, bound);
    const key = JSON.stringify([target, ...[...changed].map(String).toSorted()]);
    const known = changed.size === 0 ? target : this.#copies.get(key);
    if (known !== undefined && copy['$ref'] === undefined) {
      copy['$ref'] = referenceTo(known);
      return;
    }
    const list = Array.isArray(copy['allOf']) ? (copy['allOf'] as unknown[]) : [];
    copy['allOf'] = list;
    if (known !== undefined) {
      list.push({ $ref: referenceTo(known) });
      return;
    }
    if (this.#copied > MOST_COPIED) throw new TooManyCopies(spot.from);
    const to = `${spot.to}/allOf/${list.length}`;
    this.#copies.set(key, to);
    this.#origins.set(to, target);
    list.push(null);
    const place = { from: target, to, bound: changed, isCopy: true };
    list[list.length - 1] = this.#part(valueAt(this.#document, target), place, 'keywords');
  }

  /** Of what is bound, what changes the meaning of a schema. */
  #changedFor(target: string, bound: Bindings): Bindings {
    if (bound.size === 0) return NOTHING;
    const names = new Set(this.#anchors.namesAt(target));
    // What is bound may itself depend on others. Names that are added meanwhile are visited too.
    for (const name of names) {
      const pointer = bound.get(name);
      if (pointer === undefined) continue;
      for (const further of this.#anchors.namesAt(pointer)) names.add(further);
    }
    const own = this.#anchors.enteredAt(target);
    return new Map(
      [...bound].filter(([name, pointer]) => names.has(name) && own.get(name) !== pointer),
    );
  }
}

function isFiles(pointer: string): boolean {
  return pointer === `/${FILES}`;
}
