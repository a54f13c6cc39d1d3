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
  /** What stands on it that deserves to be found by itself. */
  readonly found?: readonly FoundPart[];
  /** Pages with a form that sends requests may; no other page may. */
  readonly sendsRequests?: boolean;
  /** Has a column of its own beside its text, in place of the list of headings. */
  readonly roomy?: boolean;
  /** Takes the whole width, without the sidebar. */
  readonly wide?: boolean;
}

/** A part of a page, for the search. */
export interface FoundPart {
  readonly title: string;
  /** The id that it has on the page. */
  readonly anchor: string;
  readonly kind: string;
  readonly description: string;
  readonly keywords: string;
}
