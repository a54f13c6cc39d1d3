/** An object or array of a document. */
export type Node = Readonly<Record<string, unknown>>;

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}

/** Appends a name to a JSON pointer: `/paths` and `/pets` give `/paths/~1pets`. */
export function appendPointer(pointer: string, name: string | number): string {
  return `${pointer}/${String(name).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** The names in a JSON pointer, unescaped. */
export function namesOf(pointer: string): string[] {
  if (pointer === '') return [];
  return pointer
    .slice(1)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The target of a JSON pointer (RFC 6901); undefined if there is none. */
export function valueAt(document: unknown, pointer: string): unknown {
  return valueIn(document, namesOf(pointer));
}

/** The value that the names in a JSON pointer lead to; undefined if there is none. */
export function valueIn(document: unknown, names: readonly string[]): unknown {
  let value = document;
  for (const name of names) {
    if (!isNode(value) || !Object.hasOwn(value, name)) return undefined;
    value = value[name];
  }
  return value;
}

/** The JSON pointer in the fragment of a local reference (`#/components/schemas/pet`), percent-decoded. */
export function pointerIn(reference: string): string {
  const fragment = reference.slice(reference.indexOf('#') + 1);
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/** A local reference to the target of a JSON pointer. */
export function referenceTo(pointer: string): string {
  return `#${pointer.split('/').map(encodeURIComponent).join('/')}`;
}
