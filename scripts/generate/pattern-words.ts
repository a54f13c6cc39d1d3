import type { ContractDocument, Schema } from '../../src/contract/model/document.ts';

/**
 * A module with the descriptions of patterns for people (`x-pattern-words`); undefined if there are none.
 */
export function renderPatternWords(document: ContractDocument): string | undefined {
  const found = wordsIn(document);
  if (found.length === 0) return undefined;
  const words = JSON.stringify(Object.fromEntries(found), null, 2);
  return `export const patternWords: Readonly<Record<string, string>> = ${words};\n`;
}

function wordsIn(part: unknown): [pattern: string, words: string][] {
  if (typeof part !== 'object' || part === null) return [];
  const { pattern, 'x-pattern-words': words } = part as Schema;
  const own: [string, string][] =
    typeof pattern === 'string' && typeof words === 'string' ? [[pattern, words]] : [];
  return [...own, ...Object.values(part).flatMap(wordsIn)];
}
