import { toText, type ByteString } from '../../../../bytes.ts';
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
  const work = { spend: (values: number) => count(STEPS_A_VALUE * values) };
  const automaton = new Automaton(programOf(compiled, 'UTF-8', whole), ROOM);
  return (text) => automaton.finds(text, work);
}

/** In an I-Regexp (RFC 9485) a dot matches neither of the two line terminators, in RE2 it only excludes `\n`. */
function withLineEnds(pattern: string): string {
  return pattern.replace(/\\.|\[(?:\\.|[^\]\\])*\]|\./gs, (part) =>
    part === '.' ? '[^\\n\\r]' : part,
  );
}
