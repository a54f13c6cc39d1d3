import * as fc from 'fast-check';
import { RE2JS } from 're2js';
import { describe, expect, test } from 'vitest';
import { allOf } from '../steps.ts';
import { Automaton } from './automaton.ts';
import { compiled, programOf } from './program.ts';

const EXPRESSIONS = [
  ...['^a', 'a$', '^a$', 'a\\z', '\\Aa', '^$', '$^', '()', 'x*', 'a{2,3}b', '(a+|b)*c$'],
  ...[
    '\\ba',
    '\\Ba\\b',
    '\\w+\\s',
    '(?m)^b$',
    '(?m:^)a',
    '(?-s:.)b',
    '.b',
    '[^a]b',
    '[[:alpha:]]+$',
  ],
  ...['a|b*c', '(a|ab)(c|bcd)(d*)', '(?i)aB', '\\pL', '\xe9', '[\xe0-\xef]x', '(a|b)*a(a|b)(a|b)c'],
];

const BYTES = ['a', 'b', 'c', 'd', 'A', 'B', 'x', '_', ' ', '\n', '\xe9', '\xc9'];

test.each(EXPRESSIONS)(
  '%s is found where re2js finds it, however few states are kept',
  (source) => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...BYTES), maxLength: 12 }),
        fc.boolean(),
        fc.constantFrom(1, 1e6),
        (text, isCaseless, room) => {
          const flags = RE2JS.DOTALL | (isCaseless ? RE2JS.CASE_INSENSITIVE : 0);
          const automaton = new Automaton(compiled(source, isCaseless), room);
          const found = automaton.finds(text, { spend: () => {} });
          const expression = RE2JS.compile(source, flags);
          expect(typeof found === 'boolean' ? found : allOf(found)).toBe(expression.test(text));
          const ofWhole = new Automaton(programOf(expression, 'bytes', true), room);
          const isMatch = ofWhole.finds(text, { spend: () => {} });
          expect(typeof isMatch === 'boolean' ? isMatch : allOf(isMatch)).toBe(
            expression.testExact(text),
          );
        },
      ),
      { numRuns: 60 },
    );
  },
);

describe('a test of a large text is suspended often, and kept states are few', () => {
  test.each([
    ['a few states', '(x+x+)+y', 'x'.repeat(300_000)],
    ['ever new states', '(a|b)*a(a|b){15}c', text(20_000)],
    ['many instructions', `(a|b)*a${'(a|b)'.repeat(300)}c`, text(500)],
  ])('%s', (_, source, value) => {
    const automaton = new Automaton(compiled(source, false), 10_000);
    let spent = 0;
    let most = 0;
    const found = automaton.finds(value, { spend: (values) => (spent += values) });
    if (typeof found === 'boolean') throw new Error('it was not suspended');
    for (let step = found.next(); ; step = found.next()) {
      most = Math.max(most, spent);
      spent = 0;
      if (step.done === true) {
        expect(step.value).toBe(false);
        break;
      }
    }
    expect(most).toBeLessThan(4000);
  });
});

/** A text of the letters a and b in no order that repeats soon. */
function text(length: number): string {
  let bits = 1;
  return Array.from({ length }, () => {
    bits = (bits * 1_103_515_245 + 12_345) % 2 ** 31;
    return bits < 2 ** 30 ? 'a' : 'b';
  }).join('');
}
