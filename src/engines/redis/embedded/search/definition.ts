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

/** Every change of a key looks at the prefixes of all indexes, by each of their lengths. */
const MOST_PREFIXES = 64;
const LONGEST_PREFIX = 512;
const DEFAULT_LANGUAGE = 'english';
const KINDS: readonly IndexKind[] = ['JSON', 'HASH', 'STRING', 'STREAM'];

/**
 * Reads what follows the name in SEARCH.CREATE: the options in any order, then SCHEMA and the fields.
 *
 * @throws RedisError
 */
export function parseDefinition(words: readonly ByteString[]): IndexRequest {
  const given: Given = {};
  for (let at = 0; at < words.length;) {
    const option = words[at++]!.toUpperCase();
    if (option === 'SCHEMA') {
      const { language = DEFAULT_LANGUAGE } = given;
      const configuration = {
        ...followed(given),
        language,
        fields: parseSchema(words.slice(at)),
      };
      const { skipsInitialScan = false, mayExist = false } = given;
      return { configuration, skipsInitialScan, mayExist };
    }
    at = parseOption(option, words, at, given);
  }
  throw errors.syntax();
}

/** What has been read so far. */
interface Given {
  kind?: IndexKind;
  stream?: ByteString;
  prefixes?: readonly ByteString[];
  language?: Language;
  skipsInitialScan?: boolean;
  mayExist?: boolean;
}

/** Reads an option. @param at the index of the word after it @returns where the next one begins */
function parseOption(
  option: string,
  words: readonly ByteString[],
  at: number,
  given: Given,
): number {
  if (option === 'ON' && given.kind === undefined) {
    given.kind = parseKind(words[at]);
    if (given.kind !== 'STREAM') return at + 1;
    given.stream = required(words[at + 1]);
    return at + 2;
  }
  if (option === 'PREFIX' && given.prefixes === undefined) {
    given.prefixes = parsePrefixes(words, at);
    return at + 1 + given.prefixes.length;
  }
  if (option === 'LANGUAGE' && given.language === undefined) {
    given.language = parseLanguage(required(words[at]));
    return at + 1;
  }
  if (option === 'SKIPINITIALSCAN') given.skipsInitialScan = true;
  else if (option === 'EXISTSOK') given.mayExist = true;
  else throw errors.syntax();
  return at;
}

/** @throws RedisError if what is to be followed is not said, or said twice */
function followed({
  kind,
  stream,
  prefixes,
}: Given): Pick<IndexConfiguration, 'kind' | 'stream' | 'prefixes'> {
  if (kind === undefined) throw errors.syntax();
  if (stream !== undefined) {
    if (prefixes !== undefined) throw new RedisError('ERR a stream has no prefixes');
    return { kind, prefixes: [], stream };
  }
  if (prefixes === undefined) throw new RedisError('ERR PREFIX is required');
  checkPrefixes(prefixes);
  return { kind, prefixes };
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
  return textOf(one) === textOf(other);
}

function textOf(configuration: IndexConfiguration): string {
  const prefixes = configuration.prefixes.toSorted();
  return JSON.stringify(definitionOf({ ...configuration, prefixes }));
}

function parseKind(word: ByteString | undefined): IndexKind {
  const kind = KINDS.find((each) => each === word?.toUpperCase());
  if (kind !== undefined) return kind;
  throw new RedisError(
    `ERR unsupported data type '${quoted(required(word))}', expected JSON, HASH, STRING or STREAM`,
  );
}

function parsePrefixes(words: readonly ByteString[], at: number): readonly ByteString[] {
  const count = readInt64(required(words[at]));
  if (count === undefined || count < 1n || count > BigInt(MOST_PREFIXES)) {
    throw new RedisError(`ERR the number of prefixes should be from 1 to ${MOST_PREFIXES}`);
  }
  const end = at + 1 + Number(count);
  if (end > words.length) throw errors.syntax();
  return words.slice(at + 1, end);
}

function required(word: ByteString | undefined): ByteString {
  if (word === undefined) throw errors.syntax();
  return word;
}

/** @throws RedisError if one is too long, is there twice, or begins with another one */
function checkPrefixes(prefixes: readonly ByteString[]): void {
  if (prefixes.some(({ length }) => length > LONGEST_PREFIX)) {
    throw new RedisError(`ERR a prefix may have ${LONGEST_PREFIX} bytes`);
  }
  const sorted = prefixes.toSorted();
  for (const [i, prefix] of sorted.entries()) {
    const next = sorted[i + 1];
    if (next?.startsWith(prefix) !== true) continue;
    throw next === prefix
      ? new RedisError(`ERR duplicate prefix '${quoted(prefix)}'`)
      : new RedisError(`ERR prefix '${quoted(prefix)}' covers prefix '${quoted(next)}'`);
  }
}

function parseLanguage(word: ByteString): Language {
  const name = lowerCase(word);
  const language = LANGUAGES.find((each) => each === name);
  if (language === undefined) throw new RedisError(`ERR unsupported language '${quoted(word)}'`);
  return language;
}
