import { fromText } from '../../../../../src/engines/redis/bytes.ts';
import { allOf } from '../../../../../src/engines/redis/embedded/steps.ts';
import type {
  IndexConfiguration,
  Language,
} from '../../../../../src/engines/redis/embedded/search/configuration.ts';
import {
  DocumentIndex,
  type Query,
} from '../../../../../src/engines/redis/embedded/search/document-index.ts';
import { parseFilter } from '../../../../../src/engines/redis/embedded/search/filter/parse-filter.ts';
import {
  DEFAULT_TAGS,
  Highlighter,
  type HighlightTags,
} from '../../../../../src/engines/redis/embedded/search/highlight.ts';
import { parseSchema } from '../../../../../src/engines/redis/embedded/search/schema.ts';
import type {
  SourceDocument,
  SourceValue,
} from '../../../../../src/engines/redis/embedded/search/source-document.ts';

/** The values of a document by their paths. */
export type TestDocument = { readonly [path: string]: SourceValue | readonly SourceValue[] };

/** A configuration with this schema, in words as in `SEARCH.CREATE`. */
export function configurationOf(
  schema: string,
  language: Language = 'english',
): IndexConfiguration {
  const fields = parseSchema(schema.split(' ').map(fromText));
  return { kind: 'JSON', prefixes: ['product:'], language, fields };
}

export function source(document: TestDocument, isTextual = false): SourceDocument {
  return {
    isTextual,
    values: (path) => {
      const value = document[path];
      if (value === undefined) return [];
      return Array.isArray(value) ? value : [value];
    },
  };
}

/** An index with documents, used without waiting between steps. */
export class TestIndex {
  readonly index: DocumentIndex;

  constructor(schema: string, documents: { readonly [id: string]: TestDocument } = {}) {
    this.index = new DocumentIndex(configurationOf(schema));
    for (const [id, document] of Object.entries(documents)) this.put(id, document);
  }

  put(id: string, document: TestDocument): void {
    allOf(this.index.put(fromText(id), source(document)));
  }

  /** The hits for a filter, the best first. */
  query(filter: unknown, options: Partial<Omit<Query, 'filter'>> = {}) {
    const { ranking = { kind: 'relevance' }, limit = 10, offset = 0 } = options;
    return allOf(this.index.query({ filter: this.#parsed(filter), ranking, limit, offset }));
  }

  /** The ids of the hits, the best first. */
  ids(filter: unknown, options: Partial<Omit<Query, 'filter'>> = {}): string[] {
    return this.query(filter, options).map(({ id }) => id);
  }

  count(filter: unknown): number {
    return allOf(this.index.countMatches(this.#parsed(filter)));
  }

  highlight(filter: unknown, path: string, text: string, tags: HighlightTags = DEFAULT_TAGS) {
    const highlighter = new Highlighter(this.index.configuration, this.#parsed(filter), tags);
    return allOf(highlighter.highlight(path, text));
  }

  #parsed(filter: unknown) {
    return parseFilter(fromText(JSON.stringify(filter)), this.index.configuration);
  }
}
