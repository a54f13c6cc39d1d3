import type { ByteString } from '../../../bytes.ts';
import { quoted } from '../../../errors.ts';
import { RedisError } from '../../../reply.ts';

const NAME = /^[A-Za-z0-9_]+$/;
const WHITE = /[ \t\n\v\f\r]/;

/**
 * Parses the first line of a library (Redis 7.2 `functions.c` `functionExtractLibMetaData`).
 * @returns its name, and the Lua code with the same number of lines as the library
 * @throws RedisError
 */
export function readHeader(code: ByteString): { name: ByteString; body: ByteString } {
  if (!code.startsWith('#!')) throw new RedisError('ERR Missing library metadata');
  const end = code.indexOf('\n');
  const line = code.slice(0, Math.max(end, 0));
  const words = line.includes('\0') ? undefined : splitWords(line);
  if (words === undefined || words.length === 0) {
    throw new RedisError('ERR Invalid library metadata');
  }
  const [engine = '', ...options] = words;
  let name: ByteString | undefined;
  for (const option of options) {
    if (!/^name=/i.test(option)) {
      throw new RedisError(`ERR Invalid metadata value given: ${quoted(option, 128)}`);
    }
    if (name !== undefined) {
      throw new RedisError('ERR Invalid metadata value, name argument was given multiple times');
    }
    name = option.slice('name='.length);
  }
  if (name === undefined) throw new RedisError('ERR Library name was not given');
  checkName(name);
  if (engine.slice(2).toLowerCase() !== 'lua') {
    throw new RedisError(`ERR Engine '${quoted(engine.slice(2), 128)}' not found`);
  }
  return { name, body: code.slice(end) };
}

/** @throws RedisError if it is not a valid name of a library or a function */
export function checkName(name: ByteString): void {
  if (NAME.test(name)) return;
  throw new RedisError(
    'ERR Library names can only contain letters, numbers, or underscores(_) and must be at least one character long',
  );
}

/**
 * Splits a line at white space, except within quotes (Redis 7.2 `sds.c` `sdssplitargs`).
 * @returns undefined if a quote is not closed, or not followed by white space
 */
function splitWords(line: ByteString): ByteString[] | undefined {
  const words: ByteString[] = [];
  let at = 0;
  for (;;) {
    while (at < line.length && WHITE.test(line[at]!)) at++;
    if (at === line.length) return words;
    let word = '';
    while (at < line.length && !WHITE.test(line[at]!)) {
      const quoted = QUOTED.exec(line.slice(at));
      if (quoted !== null) {
        at += quoted[0].length;
        if (at < line.length && !WHITE.test(line[at]!)) return undefined;
        word += unquoted(quoted[0]);
      } else if (line[at] === '"' || line[at] === "'") {
        return undefined;
      } else {
        word += line[at++];
      }
    }
    words.push(word);
  }
}

const QUOTED = /^(?:"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\'|\\(?!'))*')/;
const ESCAPED: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', a: '\x07' };

function unquoted(text: ByteString): ByteString {
  const inner = text.slice(1, -1);
  if (text.startsWith("'")) return inner.replaceAll("\\'", "'");
  return inner.replace(/\\(?:x([\da-f]{2})|([^]))/gi, (_, hex: string | undefined, char: string) =>
    hex === undefined ? (ESCAPED[char] ?? char) : String.fromCharCode(parseInt(hex, 16)),
  );
}
