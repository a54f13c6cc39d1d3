import type { CatalogEntry } from '../../src/contract/error-catalog.ts';
import type { ErrorEntry } from '../family.ts';
import { renderInline } from '../markdown.ts';

/** The errors of a catalog, by status. */
export function entriesOf(catalog: Readonly<Record<string, CatalogEntry>>): ErrorEntry[] {
  return Object.entries(catalog)
    .toSorted(([, one], [, other]) => one.status - other.status)
    .map(([name, { status, message, when }]) => ({
      name,
      status,
      message,
      when: renderInline(when),
    }));
}
