/**
 * Where a page of the docs gets the link to the console of the platform that serves it: pages are built once, and only
 * some servers have a console beside them.
 */
export const CONSOLE_PLACE = '<!--console-->';

/** A page with the link in it. */
export function withConsoleLink(page: string, address: string): string {
  return page.replace(CONSOLE_PLACE, `<a class="to-console" href="${address}">Console</a>`);
}
