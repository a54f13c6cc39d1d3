import type {
  ArgumentDocument,
  CommandDocument,
} from '../../src/engines/redis/command-document.ts';

type Word = string | number;

/** The words of a command, classified. */
interface Parts {
  readonly positional: readonly Word[];
  /** `FIELDS 2 a b`: the words after the number. */
  readonly fields: readonly Word[];
  /** Options with their own words, and their values. */
  readonly options: ReadonlyMap<string, true | Word | readonly Word[]>;
}

/** Options of two words, as the official client spells them. */
const SPELLINGS: Readonly<Record<string, string>> = {
  WITHSCORES: 'withScores',
  BYSCORE: 'byScore',
  BYLEX: 'byLex',
  KEEPTTL: 'keepTtl',
  WITHTYPE: 'withType',
};

/**
 * Possible arguments of a client's method for this command, simplest first. Methods differ in where
 * they take lists, records and options; the caller tries which of these is right.
 */
export function candidateCalls(document: CommandDocument, words: readonly Word[]): unknown[][] {
  const parts = partsOf(document, words.slice(document.name.split(' ').length));
  return positionals(document, parts).flatMap((positional) =>
    withOptions(document, positional, parts),
  );
}

function partsOf(document: CommandDocument, words: readonly Word[]): Parts {
  const lengths = new Map(document.arguments.flatMap((argument) => optionLengths(argument, false)));
  const positional: Word[] = [];
  const fields: Word[] = [];
  const options = new Map<string, true | Word | readonly Word[]>();
  for (let i = 0; i < words.length; i++) {
    const token = String(words[i]).toUpperCase();
    const length =
      i === 0 && document.arguments[0]?.type === 'key' ? undefined : lengths.get(token);
    if (token === 'FIELDS' && length !== undefined) {
      fields.push(...words.slice(i + 2));
      break;
    }
    if (length === undefined) positional.push(words[i]!);
    else if (length === 0) options.set(token, true);
    else if (length === 1) options.set(token, words[i + 1]!);
    else options.set(token, words.slice(i + 1, i + 1 + length));
    i += length ?? 0;
  }
  return { positional, fields, options };
}

/** How many words follow an option's word; choices of words take none. */
function optionLengths(argument: ArgumentDocument, chosen: boolean): [string, number][] {
  const { type, token, optional = false, arguments: inner = [] } = argument;
  const isOption = optional || chosen;
  if (type === 'oneof' && token === undefined) {
    return inner.flatMap((each) => optionLengths(each, isOption));
  }
  if (type === 'block' && token === undefined) {
    return inner.flatMap((each) => optionLengths(each, isOption));
  }
  if (token === undefined || (type === 'pure-token' && !isOption)) return [];
  if (type === 'pure-token') return [[token, 0]];
  return [[token, type === 'block' ? inner.length : 1]];
}

/** The arguments without options: spread lists, arrays, records, or objects of score and member. */
function positionals(document: CommandDocument, { positional, fields }: Parts): unknown[][] {
  const repeated = document.arguments.findIndex((argument) => argument.multiple === true);
  const fixed = document.arguments.slice(0, Math.max(repeated, 0)).filter(isPositional).length;
  const first = positional.slice(0, fixed);
  const rest = positional.slice(fixed);
  const counted = document.arguments.findIndex(({ name }) => name.startsWith('num'));
  const found: unknown[][] = [[...positional]];
  if (fields.length > 0) {
    const [key, ...others] = positional;
    for (const list of [...(fields.length === 1 ? fields : []), [...fields]]) {
      found.push([key, list, ...others], [key, ...others, list]);
    }
    found.push([key, ...fields, ...others], [...positional, recordOf(fields)]);
  }
  if (counted >= 0) {
    const count = Number(positional[counted]);
    const before = positional.slice(0, counted);
    const list = positional.slice(counted + 1, counted + 1 + count);
    const after = positional.slice(counted + 1 + count);
    found.push([...before, count, [...list], ...after], [...before, [...list], ...after]);
  }
  if (repeated >= 0) {
    found.push(
      [...first, [...rest]],
      [...first, recordOf(rest)],
      [...first, ...scoredMembers(rest)],
    );
  }
  const lowered = found.map((args) => args.map((each) => loweredWord(document, each)));
  return [...lowered, ...found];
}

function isPositional({ optional = false, token }: ArgumentDocument): boolean {
  return !optional && token === undefined;
}

function withOptions(
  document: CommandDocument,
  positional: readonly unknown[],
  { options }: Parts,
): unknown[][] {
  if (options.size === 0) return [[...positional]];
  const named = Object.fromEntries(
    [...options].map(([token, value]) => [spelled(token), loweredWord(document, value)]),
  );
  const { limit, ...others } = named;
  const flat =
    Array.isArray(limit) && limit.length === 2
      ? { ...others, offset: limit[0] as Word, count: limit[1] as Word }
      : named;
  const words = [...options].flatMap(([token, value]) =>
    value === true ? [token] : Array.isArray(value) ? [...value] : [value],
  );
  const [key, ...rest] = positional;
  const isOneFlag = options.size === 1 && [...options.values()][0] === true;
  return [
    ...(isOneFlag ? [[...positional, true]] : []),
    [...positional, named],
    [...positional, flat],
    [key, named, ...rest],
    [...positional, ...words],
  ];
}

function spelled(token: string): string {
  return SPELLINGS[token] ?? token.toLowerCase();
}

function recordOf(pairs: readonly Word[]): Record<string, unknown> {
  return Object.fromEntries(pairsOf(pairs).map(([name, value]) => [String(name), value]));
}

function scoredMembers(pairs: readonly Word[]): object[] {
  return pairsOf(pairs).map(([score, member]) => ({ score, member }));
}

function pairsOf(words: readonly Word[]): [Word, Word | undefined][] {
  return words.flatMap((word, i) => (i % 2 === 0 ? [[word, words[i + 1]]] : []));
}

/** The only method whose type has choices in upper case. */
const CAPITALS = 'LMPOP';

/** `LEFT`, `BEFORE`: the client's types have choices in lower case. */
function loweredWord(document: CommandDocument, value: unknown): unknown {
  if (typeof value !== 'string' || document.name === CAPITALS) return value;
  const isWord = document.arguments.some(
    ({ type, arguments: inner = [] }) =>
      type === 'oneof' && inner.some(({ token }) => token === value.toUpperCase()),
  );
  return isWord ? value.toLowerCase() : value;
}
