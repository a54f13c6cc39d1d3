import type MiniSearch from 'minisearch';
import type { SearchEntry, SearchIndex } from '../search-index.ts';

interface OpenIndex {
  readonly entries: readonly SearchEntry[];
  readonly index: MiniSearch;
}

export function openIndex(engine: typeof MiniSearch, index: SearchIndex): OpenIndex;
export function find(index: OpenIndex, query: string, most: number): SearchEntry[];
