import type { Html } from './html.ts';

export interface Crumb {
  readonly title: string;
  readonly path: string;
}

/** One page of the site. Links in it begin with `/` and the site's root; `layout` makes them relative. */
export interface Page {
  /** Where it is written: `redis/commands/set.html`. */
  readonly path: string;
  readonly title: string;
  /** One sentence: for search engines and the site's own search. */
  readonly description: string;
  /** What it is, for the search: `Command`, `Guide`. */
  readonly kind: string;
  readonly body: Html;
  /** The pages above it, from the top. */
  readonly crumbs: readonly Crumb[];
  readonly previous?: Crumb | undefined;
  readonly next?: Crumb | undefined;
  /** Headings within the page that deserve a list beside it. */
  readonly contents?: readonly { readonly id: string; readonly title: string }[];
  /** More words to be found by. */
  readonly keywords?: string;
  /** The try-it page may send requests; no other page may. */
  readonly sendsRequests?: boolean;
  /** Takes the whole width, without the sidebar. */
  readonly wide?: boolean;
}
