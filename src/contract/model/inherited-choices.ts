import { appendPointer, isNode, pointerIn, valueAt, type Node } from '../../base/json-pointer.ts';

/** What a subtype does not inherit: the choice among subtypes, and the names of the schema. */
const OWN = ['oneOf', 'anyOf', 'discriminator', '$id', '$anchor', '$dynamicAnchor'];

/** A part of a schema that is another one. */
interface Inheritance {
  readonly holder: Node;
  readonly parts: unknown[];
  readonly index: number;
  readonly pointer: string;
}

/**
 * A type may be one of its own subtypes (`Pet: { oneOf: [Dog, Cat] }`, `Dog: { allOf: [Pet, …] }`), as programs write it
 * that make documents of classes. Taken literally, a dog would be a pet, so one of the subtypes, so a dog, without end.
 * What is meant is that a subtype inherits all but the choice, and that is what the document says afterwards.
 * @param document is changed
 * @returns the places of what is inherited, by those where it is now
 */
export function inheritWithoutChoice(document: Node): ReadonlyMap<string, string> {
  const origins = new Map<string, string>();
  if (!inheritsChoice(document)) return origins;
  for (const [target, heirs] of inheritancesIn(document)) {
    const schema = valueAt(document, target);
    if (!isNode(schema) || Array.isArray(schema)) continue;
    const choice = [schema['oneOf'], schema['anyOf']].flatMap((list) =>
      Array.isArray(list) ? (list as unknown[]) : [],
    );
    if (choice.length === 0) continue;
    const subtypes = joinedIn(document, choice);
    const inherited = Object.entries(schema).filter(([name]) => !OWN.includes(name));
    for (const { holder, parts, index, pointer } of heirs) {
      if (!subtypes.has(holder)) continue;
      parts[index] = Object.fromEntries(inherited);
      origins.set(pointer, target);
    }
  }
  return origins;
}

/** Few documents have a type that inherits a choice, and to note the places of all takes a while for large ones. */
function inheritsChoice(document: Node): boolean {
  const open: unknown[] = [document];
  while (open.length > 0) {
    const next = open.pop();
    if (!isNode(next)) continue;
    const { allOf } = next;
    if (Array.isArray(allOf) && allOf.some((part) => isChoice(document, part))) return true;
    for (const member of Object.values(next)) open.push(member);
  }
  return false;
}

/** Whether what a part refers to is one of several schemas. */
function isChoice(document: Node, part: unknown): boolean {
  const reference = isNode(part) ? part['$ref'] : undefined;
  const target = typeof reference === 'string' && valueAt(document, pointerIn(reference));
  return isNode(target) && (target['oneOf'] !== undefined || target['anyOf'] !== undefined);
}

/** A part of a document; few are asked for their pointers. */
interface Found {
  readonly value: Node;
  readonly name?: string;
  readonly within?: Found;
}

function pointerTo({ name, within }: Found): string {
  return within === undefined ? '' : appendPointer(pointerTo(within), name!);
}

/** The references in `allOf`, by what they lead to. */
function inheritancesIn(document: Node): ReadonlyMap<string, readonly Inheritance[]> {
  const found = new Map<string, Inheritance[]>();
  const open: Found[] = [{ value: document }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const at = next;
    const { value: holder } = at;
    const parts = holder['allOf'];
    if (Array.isArray(parts)) {
      parts.forEach((part: unknown, index) => {
        const reference = isNode(part) ? part['$ref'] : undefined;
        if (typeof reference !== 'string') return;
        const target = pointerIn(reference);
        const pointer = appendPointer(`${pointerTo(at)}/allOf`, index);
        const known = found.get(target) ?? [];
        found.set(target, known);
        known.push({ holder, parts, index, pointer });
      });
    }
    for (const [name, member] of Object.entries(holder)) {
      if (isNode(member)) open.push({ value: member, name, within: at });
    }
  }
  return found;
}

/** Schemas, what they refer to, and what these are joined of. */
function joinedIn(document: Node, schemas: readonly unknown[]): ReadonlySet<Node> {
  const found = new Set<Node>();
  const open = [...schemas];
  while (open.length > 0) {
    const next = open.pop();
    if (!isNode(next) || found.has(next)) continue;
    found.add(next);
    const { $ref, allOf } = next;
    if (typeof $ref === 'string') open.push(valueAt(document, pointerIn($ref)));
    if (Array.isArray(allOf)) open.push(...(allOf as unknown[]));
  }
  return found;
}
