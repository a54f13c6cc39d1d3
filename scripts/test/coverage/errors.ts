import { loadFamilies } from '../../../docs-site/families/index.ts';

/** An error of a catalog, and how distinctive its message is. */
export interface CatalogError {
  readonly name: string;
  readonly pattern: RegExp;
  /** The number of fixed characters in the message. */
  readonly fixed: number;
}

/** The errors of each family in the docs, except those whose messages come from the engine. */
export async function errorCatalogs(): Promise<ReadonlyMap<string, readonly CatalogError[]>> {
  const families = await loadFamilies();
  return new Map(
    families.map(({ slug, errors = [] }) => [
      slug,
      unique(
        errors
          .flatMap(({ entries }) => entries)
          .filter(({ name, message }) => name !== message && message.replaceAll(PLACE, '') !== '')
          .map(({ message }) => catalogError(message)),
      ),
    ]),
  );
}

/** The errors that a message may be: those that share most characters with it. */
export function errorsSaying(words: string, errors: readonly CatalogError[]): CatalogError[] {
  const possible = errors.filter(({ pattern }) => pattern.test(words));
  const most = Math.max(0, ...possible.map(({ fixed }) => fixed));
  return possible.filter(({ fixed }) => fixed === most);
}

const PLACE = /\{\w+\}/g;

function catalogError(message: string): CatalogError {
  const fixed = message.split(PLACE);
  const pattern = fixed.map((text) => RegExp.escape(text)).join('.*');
  return { name: message, pattern: new RegExp(`^${pattern}$`, 's'), fixed: fixed.join('').length };
}

function unique(errors: readonly CatalogError[]): CatalogError[] {
  return [...new Map(errors.map((error) => [error.name, error])).values()];
}
