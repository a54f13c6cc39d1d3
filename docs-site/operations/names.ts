/** The longest name of a file: some file systems allow 255 bytes, and paths of 260 characters. */
const LONGEST = 80;

/** Names that Windows keeps for devices, and that of the list of all pages. */
const TAKEN = /^(?:con|prn|aux|nul|com\d|lpt\d|index)$/;

/** `publishV1` is `publish-v1`, `GET /pets/{id}` is `get-pets-id`. */
export function operationSlug(operationId: string): string {
  return withoutAccents(operationId)
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-')
    .toLowerCase()
    .replaceAll(/[^a-z\d._]+/g, '-')
    .replaceAll(/^[-.]+|[-.]+$/g, '');
}

/** `Ångström` is `Angstrom`. */
export function withoutAccents(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '');
}

/**
 * Names for the files of things, in their order: each once, whatever the case, on any file system. A name in another
 * script than Latin can't be read in an address anyway, so it becomes a number.
 * @param reserved names that none of them gets
 */
export function fileNames(names: readonly string[], reserved: readonly string[] = []): string[] {
  const taken = new Set(reserved);
  return names.map((name, at) => {
    const short = operationSlug(name).slice(0, LONGEST);
    const hasMeaning = /[a-z\d]/.test(short) && !TAKEN.test(short.split('.', 1)[0]!);
    const base = hasMeaning ? short : `${short || 'no'}-${at + 1}`;
    let unique = base;
    for (let i = 2; taken.has(unique); i++) unique = `${base}-${i}`;
    taken.add(unique);
    return unique;
  });
}

/** The anchor of a parameter on the page of its operation: `header-upstash-delay`. */
export function parameterAnchor(place: string, name: string): string {
  // Names of query parameters may differ in case alone.
  return `${place}-${place === 'header' ? name.toLowerCase() : name}`.replaceAll(/\s/g, '-');
}

/** The class of a method's color; a method of the contract's own may have any name, such as `COPY`, which is that of a button. */
export function methodClass(method: string): string {
  return `is-${method.toLowerCase().replaceAll(/[^a-z]/g, '')}`;
}
