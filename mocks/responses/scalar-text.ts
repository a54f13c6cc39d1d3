/** A value as text: a text as it is, everything else as in JSON. */
export function scalarText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

/** Whether a value is written like another one: `1` and `"1"` are. */
export function isWrittenLike(value: unknown, other: unknown): boolean {
  return value !== undefined && scalarText(value) === scalarText(other);
}
