import { slug } from './markdown.ts';
import { Marked } from 'marked';
import type { FoundPart, Page } from './page.ts';

type Found = Pick<Page, 'title' | 'path' | 'kind' | 'description' | 'keywords' | 'found'>;

/** A search entry: title, path with an anchor, kind, description, further words in lower case. */
export type SearchEntry = readonly [string, string, string, string, string];

/** The search index as a script: a page opened from a folder can load scripts beside it, but no JSON. */
export function searchScript(entries: readonly SearchEntry[]): string {
  const lines = entries.map((entry) => JSON.stringify(entry));
  return `self.searchIndex = [\n${lines.join(',\n')},\n];\n`;
}

/** An entry for each page, and for each of its parts with one. */
export function searchEntries(pages: readonly Found[]): SearchEntry[] {
  return pages.flatMap(({ title, path, kind, description, keywords = '', found = [] }) => [
    entryOf({ title, kind, description, keywords }, path),
    ...found.map((part) => entryOf(part, part.anchor === '' ? path : `${path}#${part.anchor}`)),
  ]);
}

function entryOf(
  { title, kind, description, keywords }: Omit<FoundPart, 'anchor'>,
  path: string,
): SearchEntry {
  // Hyphenated words can also be found without the hyphen.
  const parted = `${title} ${description}`.match(/\p{L}+-\p{L}+/gu) ?? [];
  return [title, path, kind, description, distinctWords(`${keywords} ${parted.join(' ')}`)];
}

/** The sections of a guide, indexed by all of their words. */
export function sectionsOf(markdown: string, guide: string): FoundPart[] {
  const sections: { title: string; text: string }[] = [];
  for (const token of new Marked().lexer(markdown)) {
    if (token.type === 'heading') sections.push({ title: token['text'] as string, text: '' });
    else if (sections.length > 0) sections.at(-1)!.text += `${token.raw}\n`;
  }
  return sections.map(({ title, text }) => ({
    title: title.replaceAll('`', ''),
    anchor: slug(title),
    kind: guide,
    description: '',
    keywords: text,
  }));
}

/** Each word once, in lower case; `back-off` also as `backoff`. */
export function distinctWords(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}/$@{][\p{L}\p{N}_./{}$@:-]*/gu) ?? [];
  const all = words.flatMap((each) => {
    const word = each.replace(/[.:-]+$/, '');
    const joined = word.replaceAll('-', '');
    return word.length > 24 || joined === word ? [word] : [word, joined];
  });
  return [...new Set(all.filter((word) => word.length > 1 && !COMMON.has(word)))].join(' ');
}

/** Words that are too common to be indexed. */
const COMMON = new Set(
  'the of and to is in it that with for are as be on by or an at not which has its what this from no can one was they but where so if have may than who all'.split(
    ' ',
  ),
);
