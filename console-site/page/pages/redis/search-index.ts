import type { Word } from '../../api/redis.ts';

/** What SEARCH.DESCRIBE tells of an index. */
export interface IndexDescription {
  readonly name: string;
  readonly type: string;
  readonly prefixes: readonly string[];
  readonly language: string;
  readonly bytes: number;
  readonly pending: number;
  readonly fields: readonly IndexField[];
}

export interface IndexField {
  readonly path: string;
  readonly type: string;
  readonly options: readonly string[];
}

/** A document that was found. */
export interface FoundDocument {
  readonly key: string;
  readonly score: string;
  readonly content: readonly (readonly [name: string, value: readonly Piece[]])[];
}

/** A part of a text, and whether it is what was found. */
export interface Piece {
  readonly text: string;
  readonly isMarked: boolean;
}

/** Tags that no text has: characters for private use. */
const OPEN = '\uE000';
const CLOSE = '\uE001';

/** How many documents are shown. */
export const MOST_FOUND = 20;

export function descriptionOf(reply: unknown): IndexDescription {
  const words = reply as readonly unknown[];
  const value = (name: string) => words[words.indexOf(name) + 1];
  const schema = value('schema') as readonly (readonly string[])[];
  return {
    name: String(value('name')),
    type: String(value('type')),
    prefixes: value('prefixes') as readonly string[],
    language: String(value('language')),
    bytes: Number(value('indexSize')),
    pending: Number(value('pendingUpdates')),
    fields: schema.map(([path = '', type = '', ...options]) => ({ path, type, options })),
  };
}

/** The filter that a text means: JSON, or words that are looked for in all texts of an index. */
export function filterOf(text: string, { fields }: IndexDescription): string {
  const typed = text.trim();
  if (typed === '' || typed.startsWith('{')) return typed === '' ? '{}' : typed;
  const texts = fields.filter(({ type }) => type === 'TEXT');
  return JSON.stringify({ $or: texts.map(({ path }) => ({ [path]: typed })) });
}

/** The command that finds the documents of a filter, with what has matched in tags. */
export function queryOf(index: IndexDescription, filter: string): Word[] {
  const texts = index.fields.filter(({ type }) => type === 'TEXT').map(({ path }) => path);
  const highlight =
    texts.length === 0 ? [] : ['HIGHLIGHT', 'FIELDS', texts.length, ...texts, 'TAGS', OPEN, CLOSE];
  return ['SEARCH.QUERY', index.name, filter, 'LIMIT', MOST_FOUND, ...highlight];
}

/** The documents of a reply; none if the index has been dropped. */
export function foundIn(reply: unknown): FoundDocument[] {
  const hits = (reply ?? []) as readonly (readonly [
    key: string,
    score: string | null,
    content: readonly (readonly [string, string])[],
  ])[];
  return hits.map(([key, score, content]) => ({
    key,
    score: score ?? '',
    content: content.map(([name, value]) => [name, piecesOf(value)]),
  }));
}

/** A text in the parts between its tags. */
function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  for (const [i, part] of text.split(OPEN).entries()) {
    const end = i === 0 ? 0 : part.indexOf(CLOSE);
    if (end > 0) pieces.push({ text: part.slice(0, end), isMarked: true });
    const rest = part.slice(end > 0 ? end + 1 : 0);
    if (rest !== '') pieces.push({ text: rest, isMarked: false });
  }
  return pieces;
}
