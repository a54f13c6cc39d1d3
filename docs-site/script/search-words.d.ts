import type { Options } from 'minisearch';

export const indexOptions: Options;
export function wordsIn(text: string): string[];
export function beginningOf(word: string): string;
export function meaningsOf(words: string): readonly string[];
