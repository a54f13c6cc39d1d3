/** A JSON object whose content has not been looked at. */
export type Json = Readonly<Record<string, unknown>>;

/** @throws TypeError if it is no object: the document has been linted, so that would be a mistake here */
export function objectOf(value: unknown): Json {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  throw new TypeError(`no object: ${JSON.stringify(value)}`);
}

export function mapValues(object: Json, change: (value: Json, key: string) => Json): Json {
  return Object.fromEntries(
    Object.entries(object).map(([key, value]) => [key, change(objectOf(value), key)]),
  );
}
