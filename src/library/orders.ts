import type { Settings } from '../settings/table.ts';
import type { Urls } from './serving-process.ts';

/** What a program tells the process that serves for it: the first is what to serve. */
export type Order =
  | { readonly serve: 'platform' | 'mock'; readonly settings: Settings }
  | { readonly serve?: never; readonly reset: true };

export interface Served {
  readonly env: Readonly<Record<string, string>>;
  readonly urls: Urls;
}

/** What is answered to an order: where it is served now, or why not, in one sentence. */
export type Answer = { readonly served: Served } | { readonly refused: string };
