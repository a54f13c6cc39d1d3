/** The names of fields and the types of their values. Lists are described by their first element. */
export function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? 'list' : [shapeOf(value[0])];
  if (typeof value !== 'object' || value === null) return value === null ? 'null' : typeof value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, field]) => [name, Array.isArray(field) ? 'list' : shapeOf(field)] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}
