import type { Page } from './page.ts';

type Found = Pick<Page, 'title' | 'path' | 'kind' | 'description' | 'keywords'>;

/**
 * What the search of every page looks through, as a script: a page opened from a folder may load scripts
 * that stand beside it, but no JSON.
 */
export function searchIndex(pages: readonly Found[]): string {
  const entries = pages.map(({ title, path, kind, description, keywords = '' }) => {
    return [title, path, kind, description, keywords.toLowerCase()];
  });
  return `self.searchIndex = [\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')},\n];\n`;
}
