import type { Html } from './html.ts';

export interface Crumb {
  readonly title: string;
  readonly path: string;
}

/** The ids that every page has. */
export const IDS_OF_PAGES = ['found', 'main', 'sidebar'] as const;

/** What a page or a part of it is, as the search shows it. */
export type PageKind =
  | 'Changelog'
  | 'Command'
  | 'Error'
  | 'Guide'
  | 'Header'
  | 'Operation'
  | 'Page'
  | 'Parameter'
  | 'Schema'
  | 'Setting';

/** One page of the site. Links in it begin with `/` and the site's root; `layout` makes them relative. */
export interface Page {
  /** Its file: `redis/commands/set.html`. */
  readonly path: string;
  readonly title: string;
  /** One sentence: for search engines and the site's own search. */
  readonly description: string;
  readonly kind: PageKind;
  /** Made when it is asked for: the pages of a large contract would not fit into memory all at once. */
  readonly body: Html;
  /** The method of the operation that it is about. */
  readonly method?: string;
  /** The pages above it, from the top. */
  readonly crumbs: readonly Crumb[];
  readonly previous?: Crumb | undefined;
  readonly next?: Crumb | undefined;
  /** The file of the project that it is made of. */
  readonly source?: string | undefined;
  /** Headings within the page that are listed beside it. */
  readonly contents?: readonly { readonly id: string; readonly title: string }[];
  /** More words for the search. */
  readonly keywords?: string;
  /** Parts of it that the search finds separately. */
  readonly found?: readonly FoundPart[];
  /** Whether it has a form that sends requests, which no other page may do. */
  readonly sendsRequests?: boolean;
  /** Has its own column beside its text, instead of the list of headings. */
  readonly roomy?: boolean;
  /** Takes the whole width, without the sidebar. */
  readonly wide?: boolean;
}

/** A part of a page, for the search. */
export interface FoundPart {
  readonly title: string;
  /** The id that it has on the page. */
  readonly anchor: string;
  readonly kind: PageKind;
  readonly description: string;
  readonly keywords: string;
}
