import { loadFamilies } from '../../../docs-site/families/index.ts';

/** An error of a catalog, and what tells its sentence from others. */
export interface CatalogError {
  readonly name: string;
  readonly pattern: RegExp;
  /** How many characters of the sentence are always the same. */
  readonly fixed: number;
}

/** The errors that the docs list of each family, but those whose words a catalog leaves to the engine. */
export async function errorCatalogs(): Promise<ReadonlyMap<string, readonly CatalogError[]>> {
  const families = await loadFamilies();
  return new Map(
    families.map(({ slug, errors }) => [
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

/** The errors that a sentence can be: those that share most with it. */
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
