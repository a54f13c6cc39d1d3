import type { SearchEntry } from '../search-index.ts';

export function find(entries: readonly SearchEntry[], query: string, most: number): SearchEntry[];
export function wordsOf(text: string): string[];
