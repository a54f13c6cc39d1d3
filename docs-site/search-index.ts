import { Marked } from 'marked';
import MiniSearch from 'minisearch';
import { slug } from './markdown.ts';
import type { FoundPart, Page } from './page.ts';
import { indexOptions } from './script/search-words.js';

type Found = Pick<
  Page,
  'title' | 'path' | 'kind' | 'description' | 'keywords' | 'found' | 'crumbs'
>;

/** What is shown of an entry: title, path with an anchor, kind, place in the site, description. */
export type SearchEntry = readonly [string, string, string, string, string];

/** What a search loads. */
export interface SearchIndex {
  readonly entries: readonly SearchEntry[];
  /** The index of their words, as MiniSearch saves it. */
  readonly json: string;
}

/** Collects the entries of a site, page by page. */
export class SearchIndexer {
  readonly #entries: SearchEntry[] = [];
  readonly #engine = new MiniSearch(indexOptions);

  /** An entry for the page, and for each of its parts with one. */
  add({ title, path, kind, description, keywords = '', crumbs, found = [] }: Found): void {
    const above = crumbs.slice(1).map((crumb) => crumb.title);
    this.#add([title, path, kind, above.join(' › '), description], keywords);
    for (const part of found) {
      const at = part.anchor === '' ? path : `${path}#${part.anchor}`;
      // Of a guide its title is enough: all guides are in one place.
      const place = kind === 'Guide' ? title : [...above, title].join(' › ');
      this.#add([part.title, at, part.kind, place, part.description], part.keywords);
    }
  }

  get index(): SearchIndex {
    return { entries: this.#entries, json: JSON.stringify(this.#engine) };
  }

  #add(entry: SearchEntry, keywords: string): void {
    const [title, , , , description] = entry;
    this.#engine.add({ id: this.#entries.length, title, description, keywords });
    this.#entries.push(entry);
  }
}

/** The search index as a script: a page opened from a folder can load scripts beside it, but no JSON. */
export function searchScript({ entries, json }: SearchIndex): string {
  const lines = entries.map((entry) => JSON.stringify(entry));
  // The saved index as a text: parsing JSON is faster than reading a script of that size.
  const quoted = json.replaceAll(/[\\'\u2028\u2029]/g, (character) =>
    character === "'" || character === '\\'
      ? `\\${character}`
      : `\\u${character.charCodeAt(0).toString(16)}`,
  );
  return `self.searchIndex = { entries: [\n${lines.join(',\n')},\n], json: '${quoted}' };\n`;
}

/** The sections of a guide, found by all of their words. */
export function sectionsOf(markdown: string, kind: FoundPart['kind']): FoundPart[] {
  const sections: { title: string; text: string }[] = [];
  for (const token of new Marked().lexer(markdown)) {
    if (token.type === 'heading') sections.push({ title: token['text'] as string, text: '' });
    else if (sections.length > 0) sections.at(-1)!.text += `${token.raw}\n`;
  }
  return sections.map(({ title, text }) => ({
    title: title.replaceAll('`', ''),
    anchor: slug(title),
    kind,
    description: '',
    keywords: text,
  }));
}
