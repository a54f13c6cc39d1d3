/** The most entries in one answer of the service. */
export const LARGEST_PAGE = 100;

interface Page {
  readonly cursor?: string | undefined;
}

/** The pages of a listing, one after the other. @param ask requests the page at a cursor */
export async function* pages<P extends Page>(
  ask: (at: { readonly cursor?: string }) => Promise<P>,
): AsyncGenerator<P> {
  let at: { readonly cursor?: string } = {};
  for (;;) {
    const page = await ask(at);
    yield page;
    // A page whose cursor leads to itself would loop forever.
    if (page.cursor === undefined || page.cursor === at.cursor) return;
    at = { cursor: page.cursor };
  }
}
