import { exec, type JsonValue } from 'jsonpath-rfc9535';
import { appendPointer, isNode, namesOf, type Node } from '../../base/json-pointer.ts';
import type { ParsedFile } from '../../contract/model/parse-document.ts';
import type { Place } from '../../contract/model/place.ts';

/** Where a value was written. */
interface Origin {
  readonly file: ParsedFile;
  readonly pointer: string;
}

/** An object or array of the document, which only this module changes. */
type Holder = Record<string, unknown>;

/** A selected value: the names that lead to it. */
type Selected = readonly string[];

/** A value that is to be put into the document, and where it was written. */
interface Written {
  readonly value: unknown;
  readonly origin: Origin;
}

/** Says why a change can't be made. */
type Refuse = (why: string) => never;

/** A document that overlays change. It remembers where each part was written. */
export class OverlaidDocument implements ParsedFile {
  readonly name: string;
  readonly #file: ParsedFile;
  readonly #value: Holder;
  readonly #origins = new WeakMap<object, Origin>();
  /** Those of members that have been set since their object was written. */
  readonly #memberOrigins = new WeakMap<object, Map<string, Origin>>();

  constructor(file: ParsedFile) {
    this.name = file.name;
    this.#file = file;
    this.#value = this.#copyOf(file.value, { file, pointer: '' }) as Holder;
  }

  get value(): Node {
    return this.#value;
  }

  readonly lineOf = (pointer: string): number | undefined => this.placeOf(pointer).line;

  /** Where a part was written: in the file, or in an overlay. */
  readonly placeOf = (pointer: string): Place => {
    let value: unknown = this.#value;
    let origin: Origin = { file: this.#file, pointer: '' };
    for (const name of namesOf(pointer)) {
      const set = isNode(value) ? this.#memberOrigins.get(value)?.get(name) : undefined;
      value = isNode(value) && Object.hasOwn(value, name) ? value[name] : undefined;
      const own = isNode(value) ? this.#origins.get(value) : undefined;
      origin = set ?? own ?? { file: origin.file, pointer: appendPointer(origin.pointer, name) };
    }
    const line = origin.file.lineOf(origin.pointer);
    return { file: origin.file.name, pointer: origin.pointer, ...(line !== undefined && { line }) };
  };

  /** What an expression selects. @throws Error if it is no JSONPath */
  select(expression: string): Selected[] {
    const selected: Selected[] = [];
    exec(this.#value as JsonValue, expression, (_value, path) => {
      selected.push(
        path.map((name) => (typeof name === 'string' ? unescaped(name) : String(name))),
      );
    });
    return selected;
  }

  /** A value of an overlay. */
  written(value: unknown, file: ParsedFile, pointer: string): Written {
    return { value, origin: { file, pointer } };
  }

  /** A value of the document itself. */
  copied(selected: Selected): Written {
    const pointer = selected.reduce<string>(appendPointer, '');
    const { pointer: at } = this.placeOf(pointer);
    const value = structuredClone(this.#at(selected));
    const own = isNode(value) ? this.#origins.get(this.#at(selected) as object) : undefined;
    return { value, origin: own ?? { file: this.#file, pointer: at } };
  }

  remove(nodes: readonly Selected[], refuse: Refuse): void {
    const places = nodes.map((names) => {
      const name = names.at(-1);
      if (name === undefined) return refuse('the whole document can not be removed');
      return { holder: this.#at(names.slice(0, -1)) as Holder, name };
    });
    for (const [holder, members] of Map.groupBy(places, (place) => place.holder)) {
      if (!Array.isArray(holder)) {
        for (const { name } of members) delete holder[name];
        continue;
      }
      // From behind, because what follows moves.
      const indexes = new Set(members.map(({ name }) => Number(name)));
      for (const index of [...indexes].toSorted((a, b) => b - a)) holder.splice(index, 1);
    }
  }

  update(nodes: readonly Selected[], written: Written, refuse: Refuse): void {
    const kinds = new Set(nodes.map((names) => kindOf(this.#at(names))));
    if (kinds.size > 1) refuse(`selects ${[...kinds].join(' and ')}: all must be of one kind`);
    for (const names of nodes) {
      const target = this.#at(names);
      if (isNode(target)) this.#merge(target, written, refuse);
      else this.#replace(names, written, refuse);
    }
  }

  #replace(names: Selected, written: Written, refuse: Refuse): void {
    if (isNode(written.value)) refuse(`a primitive value can't become ${kindOf(written.value)}`);
    this.#set(this.#at(names.slice(0, -1)) as Holder, names.at(-1)!, written);
  }

  /** Merges a value into an object or array (Overlay Specification 1.1.0, Action Object). */
  #merge(target: Node, { value, origin }: Written, refuse: Refuse): void {
    const below = (name: string | number): Origin => ({
      file: origin.file,
      pointer: appendPointer(origin.pointer, name),
    });
    if (Array.isArray(target)) {
      const added = Array.isArray(value) ? (value as unknown[]) : [value];
      added.forEach((item, i) => {
        target.push(this.#copyOf(item, Array.isArray(value) ? below(i) : origin));
      });
      return;
    }
    if (kindOf(value) !== 'objects') refuse(`an object can't be merged with ${kindOf(value)}`);
    for (const [name, member] of Object.entries(value as Node)) {
      const before = Object.hasOwn(target, name) ? target[name] : undefined;
      const change = { value: member, origin: below(name) };
      // `components:` without anything behind it says nothing.
      if (isNode(before) && member === null) continue;
      if (isNode(before) && kindOf(before) !== kindOf(member)) {
        refuse(`'${name}': ${kindOf(before)} can't be merged with ${kindOf(member)}`);
      }
      if (before !== undefined && !isNode(before) && isNode(member)) {
        refuse(`'${name}': a primitive value can't become ${kindOf(member)}`);
      }
      if (isNode(before)) this.#merge(before, change, refuse);
      else this.#set(target, name, change);
    }
  }

  #set(holder: Holder, name: string, { value, origin }: Written): void {
    holder[name] = this.#copyOf(value, origin);
    const members = this.#memberOrigins.get(holder) ?? new Map<string, Origin>();
    this.#memberOrigins.set(holder, members.set(name, origin));
  }

  /** A copy of its own for each place: what aliases share in a file would change together. */
  #copyOf(value: unknown, origin: Origin): unknown {
    if (!isNode(value)) return value;
    const below = (name: string | number): Origin => ({
      file: origin.file,
      pointer: appendPointer(origin.pointer, name),
    });
    const copy = Array.isArray(value)
      ? value.map((item, i) => this.#copyOf(item, below(i)))
      : Object.fromEntries(
          Object.entries(value).map(([name, member]) => [name, this.#copyOf(member, below(name))]),
        );
    this.#origins.set(copy, origin);
    return copy;
  }

  #at(names: Selected): unknown {
    return names.reduce<unknown>((value, name) => (value as Holder)[name], this.#value);
  }
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'arrays';
  return isNode(value) ? 'objects' : 'primitive values';
}

/** A name as it is, from one in a normalized path (RFC 9535, section 2.7). */
function unescaped(name: string): string {
  return name.replaceAll(/\\(?:u([\da-f]{4})|(.))/g, (_all, code?: string, letter = '') =>
    code === undefined ? (LETTERS[letter] ?? letter) : String.fromCharCode(parseInt(code, 16)),
  );
}

const LETTERS: Readonly<Record<string, string>> = {
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
};
