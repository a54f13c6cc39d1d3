import { fromText, lowerCase, type ByteString } from '../../bytes.ts';
import { errors, quoted } from '../../errors.ts';
import { readInt64 } from '../../numbers.ts';
import { RedisError } from '../../reply.ts';
import {
  LANGUAGES,
  type IndexConfiguration,
  type IndexKind,
  type Language,
  type SchemaField,
} from './configuration.ts';
import { parseSchema } from './schema.ts';

/** What SEARCH.CREATE is asked for, besides the name. */
export interface IndexRequest {
  readonly configuration: IndexConfiguration;
  readonly skipsInitialScan: boolean;
  /** Whether it is no error if there is the same index already. */
  readonly mayExist: boolean;
}

/** Every change of a key looks at the prefixes of all indexes. */
const MOST_PREFIXES = 64;
const DEFAULT_LANGUAGE = 'english';

/**
 * Reads what follows the name in SEARCH.CREATE: the options in any order, then SCHEMA and the fields.
 *
 * @throws RedisError
 */
export function parseDefinition(words: readonly ByteString[]): IndexRequest {
  let source: Source | undefined;
  let language: Language | undefined;
  let skipsInitialScan = false;
  let mayExist = false;
  for (let at = 0; at < words.length;) {
    const option = words[at]!.toUpperCase();
    if (option === 'SCHEMA') {
      if (source === undefined) break;
      const fields = parseSchema(words.slice(at + 1));
      const configuration = { ...source, language: language ?? DEFAULT_LANGUAGE, fields };
      return { configuration, skipsInitialScan, mayExist };
    }
    if (option === 'ON' && source === undefined) {
      const read = parseSource(words, at + 1);
      source = read.source;
      at = read.end;
    } else if (option === 'LANGUAGE' && language === undefined) {
      language = parseLanguage(words[at + 1]);
      at += 2;
    } else if (option === 'SKIPINITIALSCAN') {
      skipsInitialScan = true;
      at++;
    } else if (option === 'EXISTSOK') {
      mayExist = true;
      at++;
    } else break;
  }
  throw errors.syntax();
}

/** The words after the name with which SEARCH.CREATE makes such an index. */
export function definitionOf({
  kind,
  prefixes,
  stream,
  language,
  fields,
}: IndexConfiguration): ByteString[] {
  const source = stream === undefined ? ['PREFIX', String(prefixes.length), ...prefixes] : [stream];
  return [
    'ON',
    kind,
    ...source,
    'LANGUAGE',
    language,
    'SCHEMA',
    ...fields.flatMap((field) => fieldWords(field)),
  ];
}

/** A field as in SCHEMA and in SEARCH.DESCRIBE: path, type, options. */
export function fieldWords(field: SchemaField): ByteString[] {
  const { path, source, type, isFast, isTokenized, isStemmed } = field;
  const isAlwaysFast = type === 'KEYWORD' || type === 'FACET';
  return [
    fromText(path),
    type,
    ...(isFast && !isAlwaysFast ? ['FAST'] : []),
    ...(type === 'TEXT' && !isTokenized ? ['NOTOKENIZE'] : []),
    // What is not split into words is not stemmed either, whether that is said or not.
    ...(type === 'TEXT' && isTokenized && !isStemmed ? ['NOSTEM'] : []),
    ...(source === path ? [] : ['FROM', fromText(source)]),
  ];
}

/** Whether two indexes are defined alike; the order of the prefixes does not matter. */
export function isSameDefinition(one: IndexConfiguration, other: IndexConfiguration): boolean {
  const text = (each: IndexConfiguration) =>
    JSON.stringify(definitionOf({ ...each, prefixes: each.prefixes.toSorted() }));
  return text(one) === text(other);
}

type Source = Pick<IndexConfiguration, 'kind' | 'prefixes' | 'stream'>;

function parseSource(
  words: readonly ByteString[],
  at: number,
): { readonly source: Source; readonly end: number } {
  const kind = words[at]?.toUpperCase();
  const next = words[at + 1];
  if (kind === 'STREAM') {
    if (next === undefined) throw errors.syntax();
    return { source: { kind, prefixes: [], stream: next }, end: at + 2 };
  }
  if (!isKind(kind)) {
    throw new RedisError(
      `ERR unsupported data type '${quoted(words[at] ?? '')}', expected JSON, HASH, STRING or STREAM`,
    );
  }
  if (next?.toUpperCase() !== 'PREFIX') throw errors.syntax();
  const count = readInt64(words[at + 2] ?? '');
  if (count === undefined || count < 1n || count > BigInt(MOST_PREFIXES)) {
    throw new RedisError(`ERR the number of prefixes should be from 1 to ${MOST_PREFIXES}`);
  }
  const end = at + 3 + Number(count);
  if (end > words.length) throw errors.syntax();
  const prefixes = words.slice(at + 3, end);
  checkPrefixes(prefixes);
  return { source: { kind, prefixes }, end };
}

function isKind(word: string | undefined): word is Exclude<IndexKind, 'STREAM'> {
  return word === 'JSON' || word === 'HASH' || word === 'STRING';
}

/** @throws RedisError if one is there twice, or begins with another one */
function checkPrefixes(prefixes: readonly ByteString[]): void {
  const sorted = prefixes.toSorted();
  for (const [i, prefix] of sorted.entries()) {
    const next = sorted[i + 1];
    if (next?.startsWith(prefix) !== true) continue;
    throw next === prefix
      ? new RedisError(`ERR duplicate prefix '${quoted(prefix)}'`)
      : new RedisError(`ERR prefix '${quoted(prefix)}' covers prefix '${quoted(next)}'`);
  }
}

function parseLanguage(word: ByteString | undefined): Language {
  if (word === undefined) throw errors.syntax();
  const name = lowerCase(word);
  const language = LANGUAGES.find((each) => each === name);
  if (language === undefined) throw new RedisError(`ERR unsupported language '${quoted(word)}'`);
  return language;
}
