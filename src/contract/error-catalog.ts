/** One error of a family: its status, its message with `{placeholders}`, and when it occurs. */
export interface CatalogEntry {
  readonly status: number;
  readonly message: string;
  readonly when: string;
}

/** A message with its `{placeholders}` replaced. */
export function fillPlaceholders(
  message: string,
  places: Readonly<Record<string, string | number>>,
): string {
  return message.replaceAll(/\{(\w+)\}/g, (_, place: string) => String(places[place]));
}

/** Maps the kinds of error of an engine to errors of a family. */
export function withStatuses<Kind extends string>(
  errors: Readonly<Record<string, Omit<CatalogEntry, 'status'> & { readonly kind: Kind }>>,
  statusOf: Readonly<Record<Kind, number>>,
): Readonly<Record<string, CatalogEntry>> {
  return Object.fromEntries(
    Object.entries(errors).map(([name, { kind, message, when }]) => [
      name,
      { status: statusOf[kind], message, when },
    ]),
  );
}
