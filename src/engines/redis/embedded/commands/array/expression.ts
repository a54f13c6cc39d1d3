import { createRequire } from 'node:module';
import type * as Re2 from 're2js';
import { lazy } from '../../../../../base/on-demand.ts';
import type { ByteString } from '../../../bytes.ts';
import { RedisError } from '../../../reply.ts';
import type { Condition } from './search-options.ts';

/** The most instructions of a compiled expression: compiling it and matching takes time in proportion to them. */
const LARGEST = 2048;
/**
 * The most instructions times bytes of one match, which can't be suspended: hostile expressions take up to half a
 * microsecond for each, most others a fortieth.
 */
const MOST = 100_000;
/** So many of them take as long as looking at a value. */
const STEPS_A_VALUE = 64;

/** Its tables of Unicode take longer to load than the rest of the engine. */
const re2 = lazy(() => {
  const load = createRequire(import.meta.url);
  return load('re2js') as typeof Re2;
});

/**
 * A regular expression of ARGREP, in the syntax of RE2. A byte counts as a character, a dot matches all of them, and `^` and `$`
 * are the ends of the value, as in Redis.
 * @throws RedisError if it is invalid
 */
export function expression(source: ByteString, isCaseless: boolean): Condition {
  const compiled = compile(source, isCaseless);
  const size = compiled.programSize();
  return {
    cost: (value) => (size * value.length) / STEPS_A_VALUE,
    fits: (value) => {
      if (size * value.length > MOST) {
        throw new RedisError(
          `ERR regular expression takes too long for a value of ${value.length} bytes`,
        );
      }
      return compiled.test(value);
    },
  };
}

function compile(source: ByteString, isCaseless: boolean): Re2.RE2JS {
  if (source === '') throw new RedisError('ERR regular expression is empty');
  if (expandedLength(source) > LARGEST) throw invalid('too large, its repetitions multiply');
  const { RE2JS } = re2();
  try {
    return RE2JS.compile(source, RE2JS.DOTALL | (isCaseless ? RE2JS.CASE_INSENSITIVE : 0));
  } catch (error) {
    const isReference = /^[^\\]*(?:\\[^1-9][^\\]*)*\\[1-9]/.test(source);
    if (isReference) {
      throw new RedisError('ERR regular expression backreferences are not supported');
    }
    const reason = error instanceof Error ? error.message : String(error);
    // It quotes the expression with its flags.
    throw invalid(reason.replace('error parsing regexp: ', '').replace(FLAGS, '`'));
  }
}

const FLAGS = /`\(\?s\)(?:\(\?i\))?/;

function invalid(reason: string): RedisError {
  return new RedisError(`ERR invalid regular expression: ${reason}`);
}

/** A token: an escaped byte, a class, a repetition, or any other byte. */
const TOKEN = /\\[^]|\[\^?\]?(?:\\[^]|\[:[a-z^]+:\]|[^\]\\])*\]|\{(\d+)(?:,(\d*))?\}|[^]/g;

/** How many bytes an expression would have with its repetitions written out: compiling writes them out. */
function expandedLength(source: ByteString): number {
  const open: number[] = [];
  let length = 0;
  /** The length of what a repetition would repeat. */
  let last = 0;
  for (const [token, least, most] of source.matchAll(TOKEN)) {
    if (token === '(') {
      open.push(length);
      last = 0;
    } else if (token === ')') {
      last = length - (open.pop() ?? 0);
    } else if (least === undefined) {
      last = 1;
      length++;
    } else {
      const more = last * (Math.max(Number(least), Number(most ?? 0)) - 1);
      length += Math.max(more, 0);
      last += Math.max(more, 0);
    }
  }
  return length;
}
