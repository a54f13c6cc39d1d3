/** One error of a family: its status, its words with `{places}` to fill, and when it is given. */
export interface CatalogEntry {
  readonly status: number;
  readonly message: string;
  readonly when: string;
}

/** The words of an error with its `{places}` filled. */
export function filled(message: string, places: Readonly<Record<string, string | number>>): string {
  return message.replaceAll(/\{(\w+)\}/g, (_, place: string) => String(places[place]));
}

/** What an engine refuses by kind, as the errors of a family. */
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
