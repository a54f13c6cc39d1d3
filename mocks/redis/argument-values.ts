import type { ByteString } from '../../src/engines/redis/bytes.ts';
import type { ArgumentDocument, ArgumentFormat } from '../../src/engines/redis/command-document.ts';
import { readScoreBound } from '../../src/engines/redis/embedded/commands/sorted-set/range.ts';
import { readId } from '../../src/engines/redis/embedded/commands/stream/ids.ts';
import { quoted } from '../../src/engines/redis/errors.ts';
import { readDouble, readInt64 } from '../../src/engines/redis/numbers.ts';
import { RedisError } from '../../src/engines/redis/reply.ts';

export const SYNTAX = 'ERR syntax error';
const NOT_INTEGER = 'ERR value is not an integer or out of range';
const NOT_FLOAT = 'ERR value is not a valid float';

/** The error of a word that is not what its format says, if the argument has none of its own. */
const ERRORS: Readonly<Record<Exclude<ArgumentFormat, 'any'>, string>> = {
  integer: NOT_INTEGER,
  double: NOT_FLOAT,
  'stream-id': 'ERR Invalid stream ID specified as stream command argument',
  'score-bound': 'ERR min or max is not a float',
  'bytes-bound': 'ERR min or max not valid string range item',
};

/** IDs with a meaning of their own, and with a sequence number that is generated. */
const SPECIAL_ID = /^[-+$>*]$|-\*$/;

/**
 * The error of a word as the value of an argument, by what the command's file says; undefined if there is none.
 * @param options the tokens in the call
 */
export function valueError(
  argument: ArgumentDocument,
  word: ByteString,
  command: string,
  options: ReadonlySet<string>,
): RedisError | undefined {
  const { formatWith = {} } = argument;
  const special = Object.keys(formatWith).find((token) => options.has(token));
  const format = special === undefined ? formatOf(argument) : formatWith[special]!;
  const { pattern, typeError } = argument;
  if (pattern !== undefined && !new RegExp(pattern).test(word)) {
    return errorOf(typeError ?? SYNTAX, word, command);
  }
  if (format === 'any') return undefined;
  const usual = typeError ?? ERRORS[format];
  const value = valueOf(format, word);
  if (value === undefined) return errorOf(usual, word, command);
  const { minimum = -Infinity, maximum = Infinity, rangeError = usual } = argument;
  return value < minimum || value > maximum ? errorOf(rangeError, word, command) : undefined;
}

/** Fills in the text of an error. */
export function errorOf(text: string, word: ByteString, command: string): RedisError {
  const name = command.toLowerCase().replace(' ', '|');
  return new RedisError(text.replace('{command}', name).replace('{value}', () => quoted(word)));
}

function formatOf({ type, format }: ArgumentDocument): ArgumentFormat {
  if (format !== undefined) return format;
  if (type === 'integer' || type === 'unix-time') return 'integer';
  return type === 'double' ? 'double' : 'any';
}

/** The number that a word is, or 0 for what has the format and is no number. */
function valueOf(format: Exclude<ArgumentFormat, 'any'>, word: ByteString): number | undefined {
  switch (format) {
    case 'integer': {
      const integer = readInt64(word);
      return integer === undefined ? undefined : Number(integer);
    }
    case 'double':
      return readDouble(word);
    case 'score-bound':
      return readScoreBound(word)?.score;
    case 'bytes-bound':
      return /^(?:[-+]$|[[(])/.test(word) ? 0 : undefined;
    case 'stream-id':
      return SPECIAL_ID.test(word) || readId(word.replace(/^\(/, '')) !== undefined ? 0 : undefined;
  }
}
