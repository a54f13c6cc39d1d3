import { isAscii, toText, type ByteString } from '../../../../bytes.ts';
import { RedisError } from '../../../../reply.ts';
import { Automaton } from '../../../regular-expressions/automaton.ts';
import { expandedLength } from '../../../regular-expressions/expanded-length.ts';
import { programOf, re2 } from '../../../regular-expressions/program.ts';
import type { Steps } from '../../../steps.ts';

/** The maximum length of a pattern, with its repetitions written out, and of its compiled program. */
const LONGEST = 1000;
const LARGEST = 2000;
/** The cost of compiling a byte of a pattern, with its repetitions written out, in steps of an evaluation. */
const COMPILING = 50;
/** The memory for what is remembered of texts, in bytes. */
const ROOM = 64 * 1024;
/** What matching a value takes, as it is counted for keys, in steps. */
const STEPS_A_VALUE = 1.5;
/** The most steps of matching a text at once: some milliseconds where nothing is remembered of others. */
const MOST_AT_ONCE = 125_000;

type Test = (text: ByteString) => boolean | Steps<boolean>;

/** A regular expression of a filter, matched in time linear in the text. */
export class Pattern {
  readonly matches: Test;

  /**
   * @param pattern an invalid or too large one matches nothing (RFC 9535, 2.4.6)
   * @param whole whether the whole text must match, or a part of it
   * @param count counts steps; throws if there are too many
   */
  constructor(pattern: ByteString, whole: boolean, count: (steps: number) => void) {
    this.matches = testOf(pattern, whole, count) ?? (() => false);
  }
}

function testOf(
  pattern: ByteString,
  whole: boolean,
  count: (steps: number) => void,
): Test | undefined {
  const length = expandedLength(pattern);
  if (length > LONGEST) return undefined;
  count(COMPILING * (length + 1));
  const source = withLineEnds(toText(pattern));
  const { RE2JS } = re2();
  let compiled;
  try {
    compiled = RE2JS.compile(source);
  } catch {
    return undefined;
  }
  if (compiled.programSize() > LARGEST) return undefined;
  const cost = compiled.programSize() / 4;
  const limited = (text: ByteString) => {
    const decoded = toText(text);
    const steps = cost * decoded.length;
    count(steps);
    if (steps > MOST_AT_ONCE) throw tooLong(text);
    return whole ? compiled.testExact(decoded) : compiled.test(decoded);
  };
  let automaton: Automaton | undefined;
  const work = { spend: (values: number) => count(STEPS_A_VALUE * values) };
  // Each byte of an ASCII text is a character, and it may have any length.
  return (text) => {
    if (!isAscii(text)) return limited(text);
    automaton ??= new Automaton(programOf(compiled, whole), ROOM);
    return automaton.finds(text, work);
  };
}

function tooLong({ length }: ByteString): RedisError {
  return new RedisError(
    `ERR a text of ${length} bytes that is not ASCII is too long for the regular expression in the path`,
  );
}

/** In an I-Regexp (RFC 9485) a dot matches neither of the two line terminators, in RE2 it only excludes `\n`. */
function withLineEnds(pattern: string): string {
  return pattern.replace(/\\.|\[(?:\\.|[^\]\\])*\]|\./gs, (part) =>
    part === '.' ? '[^\\n\\r]' : part,
  );
}
