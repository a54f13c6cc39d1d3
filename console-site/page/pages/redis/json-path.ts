/** A part of a JSON value: a member or an element. */
export interface JsonPart {
  readonly title: string;
  /** Its JSONPath. */
  readonly path: string;
  readonly value: unknown;
}

/** The members of an object or the elements of an array; undefined for any other value. */
export function partsOf(value: unknown, path: string): JsonPart[] | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value)) {
    return value.map((element: unknown, index) => {
      return { title: String(index), path: `${path}[${index}]`, value: element };
    });
  }
  return Object.entries(value).map(([title, member]: [string, unknown]) => {
    return { title, path: `${path}[${JSON.stringify(title)}]`, value: member };
  });
}
