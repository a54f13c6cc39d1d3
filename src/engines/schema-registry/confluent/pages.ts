/** Items per page. */
const PAGE = 500;

/** A part of a list. */
export interface Page {
  readonly offset: number;
  readonly limit: number;
}

/**
 * The items of a list, fetched page by page. Some registries limit the size of a page, and some ignore the parameters.
 * @param ask fetches a page
 */
export async function* itemsOf<Item>(ask: (page: Page) => Promise<unknown>): AsyncGenerator<Item> {
  let first: string | undefined;
  for (let offset = 0; ;) {
    const items = (await ask({ offset, limit: PAGE })) as readonly Item[];
    const begin = JSON.stringify(items[0]);
    if (items.length === 0 || begin === first) return;
    first ??= begin;
    yield* items;
    offset += items.length;
  }
}
