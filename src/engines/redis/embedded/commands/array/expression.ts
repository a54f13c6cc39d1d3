import type { ByteString } from '../../../bytes.ts';
import { RedisError } from '../../../reply.ts';
import type { Spending } from '../../work.ts';
import type { Condition, SearchMeans } from './search-options.ts';
import { Automaton } from '../../regular-expressions/automaton.ts';
import { expandedLength } from '../../regular-expressions/expanded-length.ts';
import { compiled, type Program } from '../../regular-expressions/program.ts';

/** The longest expression with its repetitions written out: compiling writes them out. */
const LONGEST = 2048;
/** What it takes to compile a byte of it, in values looked at. */
const COMPILING = 32;

/**
 * A regular expression of ARGREP, in the syntax of RE2. A byte counts as a character, a dot matches all of them, and `^` and `$`
 * are the ends of the value, as in Redis.
 * @throws RedisError if it is invalid, or there is no time for it
 */
export function expression(
  source: ByteString,
  isCaseless: boolean,
  { room, work }: SearchMeans,
): Condition {
  const automaton = new Automaton(compile(source, isCaseless, work), room);
  return { costOfByte: 0, fits: (value, work) => automaton.finds(value, work) };
}

function compile(source: ByteString, isCaseless: boolean, work: Spending): Program {
  if (source === '') throw new RedisError('ERR regular expression is empty');
  const length = expandedLength(source);
  if (length > LONGEST) throw invalid('too large, its repetitions multiply');
  work.spend(COMPILING * length);
  try {
    return compiled(source, isCaseless);
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
