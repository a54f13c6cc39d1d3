import type { ByteString } from '../../../bytes.ts';
import { RedisError } from '../../../reply.ts';
import { globMatcherInSteps } from '../../keyspace/glob.ts';
import { expandedLength } from '../../regular-expressions/expanded-length.ts';
import { compiled, type Program } from '../../regular-expressions/program.ts';
import { Automaton } from '../../regular-expressions/automaton.ts';
import type { Spending } from '../../work.ts';
import { partFinder } from './part-finder.ts';
import type { Condition, SearchMeans, WrittenCondition } from './search-options.ts';

/** The longest expression with its repetitions written out: compiling writes them out. */
const LONGEST = 2048;
/** What it takes to compile a byte of it, in values looked at. */
const COMPILING = 32;

/**
 * A regular expression of ARGREP, in the syntax of RE2. A byte counts as a character, a dot matches all of them, and `^` and `$`
 * are the ends of the value, as in Redis.
 * @throws RedisError if it is invalid, or there is no time for it
 */
function expression(
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

/** Comparing this many bytes takes as long as looking at a value. */
const BYTES_A_VALUE = 256;

/** An expression that is found where its text is. */
const LITERAL = /^[^\\^$.|?*+()[\]{}]+$/;

/** Whether a condition is an expression that is more than a text. */
export function isExpression({ kind, pattern }: WrittenCondition): boolean {
  return kind === 'RE' && !LITERAL.test(pattern);
}

/**
 * A condition that can be tested.
 * @param isCaseless whether the letters A to Z equal a to z; the pattern and the values that are tested have lower case
 *   then, but no expression
 * @throws RedisError for an invalid regular expression
 */
export function foundBy(
  written: WrittenCondition,
  isCaseless: boolean,
  means: SearchMeans,
): Condition {
  const { kind, pattern } = written;
  if (isExpression(written)) return expression(pattern, isCaseless, means);
  return {
    costOfByte: 1 / BYTES_A_VALUE,
    fits: testOf(kind, pattern),
  };
}

function testOf(kind: WrittenCondition['kind'], pattern: ByteString): Condition['fits'] {
  if (kind === 'EXACT') return (value) => value === pattern;
  return kind === 'GLOB' ? globMatcherInSteps(pattern) : partFinder(pattern);
}
