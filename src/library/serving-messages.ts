import type { Settings } from '../settings/table.ts';
import type { ServedUrls } from './urls.ts';

/** Messages from a program to its serving process: the first is what to serve. */
export type ServingRequest =
  | { readonly serve: 'platform' | 'mock'; readonly settings: Settings }
  | { readonly serve?: never; readonly reset: true };

export interface ServedAddresses {
  readonly env: Readonly<Record<string, string>>;
  readonly urls: ServedUrls;
}

/** The answer to an order: the addresses, or in one sentence why not. */
export type ServingResponse = { readonly served: ServedAddresses } | { readonly refused: string };
