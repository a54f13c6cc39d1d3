import { basename, extname } from 'node:path';
import { InputError } from '../../base/input-error.ts';
import {
  isNode,
  namesOf,
  pointerIn,
  referenceTo,
  valueAt,
  type Node,
} from '../../base/json-pointer.ts';
import { FILES } from '../../contract/model/contract-files.ts';
import type { Contract } from '../../contract/model/contract.ts';
import type { ContractDocument } from '../../contract/model/document.ts';
import { shownPlace } from '../../contract/model/place.ts';
import {
  COMPONENTS,
  DOCUMENT,
  SCHEMA,
  type Member,
  type Section,
  type Shape,
} from './document-shapes.ts';

/**
 * A contract as one document as tools expect it: whatever is referred to is a component of its kind, with a name, and
 * stands in this document. What is in other files, or within another object, gets the name of its last part, or else
 * that of its file.
 */
export function oneDocument(contract: Pick<Contract, 'document' | 'placeOf'>): ContractDocument {
  return new Components(contract).document();
}

/** The members that a reader expects first, in their order. */
const FIRST = [
  ...['openapi', 'info', 'jsonSchemaDialect', 'servers', 'security', 'tags', 'externalDocs'],
  ...['paths', 'webhooks', 'components'],
];

type Named = Record<string, unknown>;

/** The components that the references of a contract lead to, as they are found. */
class Components {
  readonly #contract: Pick<Contract, 'document' | 'placeOf'>;
  readonly #sections: Partial<Record<Section, Named>> = {};
  /** The references to components, by section and by the pointer to what was referred to. */
  readonly #references = new Map<string, string>();
  /** The names of what is being copied, by section. */
  readonly #taken = new Set<string>();
  /** What takes the place of references that are being followed. */
  readonly #within = new Set<string>();

  constructor(contract: Pick<Contract, 'document' | 'placeOf'>) {
    this.#contract = contract;
  }

  document(): ContractDocument {
    const { [FILES]: _, ...own } = this.#contract.document;
    const declared = isNode(own['components']) ? own['components'] : {};
    for (const [section, components] of Object.entries(declared)) {
      if (!isNode(components)) continue;
      // Names that are taken, in the order of the document; their contents follow.
      this.#sections[section as Section] = { ...components };
      for (const [name, component] of Object.entries(components)) {
        const target = isNode(component) ? component['$ref'] : undefined;
        if (typeof target !== 'string' || target.startsWith('#/components/')) continue;
        const key = `${section} ${pointerIn(target)}`;
        const reference = referenceTo(`/components/${section}/${name}`);
        if (!this.#references.has(key)) this.#references.set(key, reference);
      }
    }
    const first = FIRST.filter((name) => name in own).map((name) => [name, own[name]]);
    const copy = this.#members({ ...Object.fromEntries(first), ...own } as Node, DOCUMENT);
    const components = { ...(copy['components'] as Node | undefined), ...this.#sections };
    if (Object.keys(components).length > 0) copy['components'] = components;
    return copy as unknown as ContractDocument;
  }

  #copy(value: unknown, shape: Shape): unknown {
    if (!isNode(value) || Array.isArray(value)) return value;
    const { $ref } = value;
    if (typeof $ref !== 'string') return this.#members(value, shape);
    const pointer = pointerIn($ref);
    if (shape.section === undefined) return this.#inPlace(pointer, shape);
    const reference = this.#referenceTo(pointer, shape.section, shape);
    return { ...this.#members(value, shape), $ref: reference };
  }

  #members(value: Node, shape: Shape): Record<string, unknown> {
    const members = shape.members?.() ?? {};
    const copies = new Map<string, unknown>();
    // In the order of their kinds, not of the document: so what is named first does not depend on how it is written.
    for (const [name, member] of Object.entries(members)) {
      if (Object.hasOwn(value, name))
        copies.set(name, this.#member(name, value[name], shape, member));
    }
    const inner = shape.named?.();
    const copy: Record<string, unknown> = {};
    for (const [name, member] of Object.entries(value)) {
      // What is referred to in them is a component by now; tools would take them for a member of values.
      if (shape === SCHEMA && name === '$defs') continue;
      if (copies.has(name)) copy[name] = copies.get(name);
      else if (inner !== undefined && !name.startsWith('x-'))
        copy[name] = this.#copy(member, inner);
      else copy[name] = this.#told(name, member, shape);
    }
    return copy;
  }

  #member(name: string, value: unknown, shape: Shape, kind: Member): unknown {
    if ('one' in kind) return this.#copy(value, kind.one);
    if (!isNode(value)) return value;
    if ('named' in kind) return this.#named(name, value, shape, kind.named);
    return Array.isArray(value) ? value.map((item) => this.#copy(item, kind.list)) : value;
  }

  #named(name: string, members: Node, shape: Shape, inner: Shape): Record<string, unknown> {
    const isSection = shape === COMPONENTS && this.#sections[name as Section];
    const copy: Record<string, unknown> = isSection ? this.#sections[name as Section]! : {};
    for (const [key, member] of Object.entries(members)) {
      copy[key] = isSection
        ? this.#component(member, inner, referenceTo(`/components/${name}/${key}`))
        : this.#copy(member, inner);
    }
    return copy;
  }

  /** A component of the document, in the place of the reference to its file if it has one of its own. */
  #component(component: unknown, shape: Shape, reference: string): unknown {
    const target = isNode(component) ? component['$ref'] : undefined;
    if (typeof target !== 'string') return this.#copy(component, shape);
    const pointer = pointerIn(target);
    const isItsFile = this.#references.get(`${shape.section} ${pointer}`) === reference;
    return isItsFile ? this.#inPlace(pointer, shape) : this.#copy(component, shape);
  }

  /** A member that has no objects of the document in it; the schemas of a discriminator are named by references. */
  #told(name: string, member: unknown, shape: Shape): unknown {
    if (shape !== SCHEMA || name !== 'discriminator' || !isNode(member)) return member;
    const { mapping } = member;
    if (!isNode(mapping)) return member;
    const renamed = Object.entries(mapping).map(([value, target]) => {
      const isReference = typeof target === 'string' && target.startsWith('#/');
      const known =
        isReference && valueAt(this.#contract.document, pointerIn(target)) !== undefined;
      return [value, known ? this.#referenceTo(pointerIn(target), 'schemas', SCHEMA) : target];
    });
    return { ...member, mapping: Object.fromEntries(renamed) as Node };
  }

  #inPlace(pointer: string, shape: Shape): unknown {
    if (this.#within.has(pointer)) {
      const place = shownPlace(this.#contract.placeOf(pointer));
      throw new InputError(`${place}: a reference to it leads in a circle`);
    }
    this.#within.add(pointer);
    const copy = this.#copy(valueAt(this.#contract.document, pointer), shape);
    this.#within.delete(pointer);
    return copy;
  }

  #referenceTo(from: string, section: Section, shape: Shape): string {
    const pointer = this.#endOf(from, section);
    const [top, kind, name, more] = namesOf(pointer);
    if (top === 'components' && kind === section && name !== undefined && more === undefined) {
      return referenceTo(pointer);
    }
    const key = `${section} ${pointer}`;
    const known = this.#references.get(key);
    if (known !== undefined) return known;
    const free = this.#freeName(pointer, section);
    const reference = referenceTo(`/components/${section}/${free}`);
    // Before it is copied: it may refer to itself.
    this.#references.set(key, reference);
    const copy = this.#copy(valueAt(this.#contract.document, pointer), shape);
    (this.#sections[section] ??= {})[free] = copy;
    return reference;
  }

  /** Where a chain of references ends, at the first that has a name of its own. */
  #endOf(from: string, section: Section): string {
    let pointer = from;
    const passed = new Set<string>();
    while (!passed.has(pointer) && !pointer.startsWith(`/components/${section}/`)) {
      passed.add(pointer);
      const value = valueAt(this.#contract.document, pointer);
      const isOnlyReference = isNode(value) && Object.keys(value).join() === '$ref';
      if (!isOnlyReference || typeof value['$ref'] !== 'string') break;
      pointer = pointerIn(value['$ref']);
    }
    return pointer;
  }

  #freeName(pointer: string, section: Section): string {
    const { file, pointer: inFile } = this.#contract.placeOf(pointer);
    const last = namesOf(inFile).at(-1) ?? basename(file, extname(file));
    const name = last.replaceAll(/[^\w.-]+/g, '-') || 'part';
    const isTaken = (each: string) =>
      this.#taken.has(`${section} ${each}`) || Object.hasOwn(this.#sections[section] ?? {}, each);
    let free = name;
    for (let n = 2; isTaken(free); n++) free = `${name}-${n}`;
    this.#taken.add(`${section} ${free}`);
    return free;
  }
}
