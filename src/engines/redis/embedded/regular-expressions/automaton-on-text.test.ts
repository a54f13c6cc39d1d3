import * as fc from 'fast-check';
import { RE2JS } from 're2js';
import { describe, expect, test } from 'vitest';
import { anyCharacter } from '../../../../../testing/base/any-character.ts';
import { sample, tries } from '../../../../../testing/base/tries.ts';
import { fromBuffer, fromText, toText, type ByteString } from '../../bytes.ts';
import { allOf } from '../steps.ts';
import { uncounted } from '../work.ts';
import { Automaton } from './automaton.ts';
import { programOf } from './program.ts';

const EXPRESSIONS = [
  String.raw`é ^é$ жа|ж*в . ^.$ ^..$ (?s)^.{3}$ [^a]б [^é-я] [à-ÿ]+x [一-龥]{2} (?U)é+ \Qé.\E é? (é|б)*a(é|б)(é|б)`,
  String.raw`\p{L}+ ^\P{L}$ \p{Lu}\p{Ll} \p{Greek} [^\p{Cyrillic}] \pN (😀|x)+$ [😀-😎] [^😀] \x{1F600} () ^$`,
  String.raw`(?i)É (?i)ς (?i)k (?i)ſ (?i)straße (?i)[а-в]б (?i)[^σ] (?i)ǆ (?i)\x{10428} (?i)\x{212a} (?i)[^k]`,
  String.raw`\bé a\b \B ^\B é\B. \b.\b \w \W ^\W+$ \s [[:alpha:]] [[:^word:]] (?m)^б$ (?m)$ \x{FFFD} [^\x{FFFD}]`,
  String.raw`\x{D800} [\x{D7FF}-\x{E000}] [\x{0}-\x{10FFFF}] [^\x{0}-\x{10FFFF}] [\x{7F}-\x{80}] [\x{7FF}-\x{800}]`,
  String.raw`[\x{FFFF}-\x{10000}] \x{10FFFF}`,
].flatMap((line) => line.split(' '));

/** Characters of one to four bytes, those at the ends of these lengths, and those that have others of another case. */
const CHARACTERS = Array.from(
  'aAkKsSx_ \n\r0\0\x7f\x80éÉßẞſжабвБσςΣǆǅǄλ٣\u07ff\u0800中文\u212a\ud7ff\ue000\ufffd\uffff\u{10000}\u{10428}\u{10400}😀😎\u{10ffff}',
);

const texts = fc.string({
  unit: fc.oneof(fc.constantFrom(...CHARACTERS), anyCharacter),
  maxLength: 8,
});

test.each(EXPRESSIONS)(
  '%s is found in texts where re2js finds it, however few states are kept',
  (source) => {
    fc.assert(
      fc.property(texts, fc.constantFrom(1, 1e6), (text, room) => {
        expect(foundIn(fromText(text), source, room)).toEqual(foundByRe2(text, source));
      }),
      { numRuns: tries(150) },
    );
  },
);

test('any expression is found where re2js finds it', () => {
  fc.assert(
    fc.property(
      expressions(),
      fc.array(texts, { minLength: 1, maxLength: 5 }),
      (source, several) => {
        for (const text of several) {
          expect(foundIn(fromText(text), source, 1e6)).toEqual(foundByRe2(text, source));
        }
      },
    ),
    { numRuns: tries(1000) },
  );
});

test('bytes that are not UTF-8 are matched as the characters that stand for them', () => {
  const bytes = fc.array(
    fc.constantFrom(0x61, 0x80, 0xa9, 0xbf, 0xc3, 0xe4, 0xb8, 0xed, 0xa0, 0xf0, 0x9f, 0xff),
  );
  const sources = ['^.$', '^..$', '\\x{FFFD}', '[^\\x{FFFD}]', 'a\\x{FFFD}{2}', '\\Ba', '[é一]'];
  fc.assert(
    fc.property(bytes, fc.constantFrom(...sources), (values, source) => {
      const text = fromBuffer(Uint8Array.from(values));
      expect(foundIn(text, source, 1e6)).toEqual(foundByRe2(toText(text), source));
    }),
    { numRuns: tries(2000) },
  );
});

test('each letter is found caseless where re2js finds it', () => {
  const letters = Array.from({ length: 0x1e944 }, (_, i) => String.fromCodePoint(i)).filter(
    (letter) => letter.toLowerCase() !== letter || letter.toUpperCase() !== letter,
  );
  for (const letter of sample(letters)) {
    const source = `(?i)\\Q${letter}\\E`;
    for (const text of [letter.toLowerCase(), letter.toUpperCase()]) {
      expect(foundIn(fromText(text), source, 1e6)).toEqual(foundByRe2(text, source));
    }
  }
});

/** Whether a text has what an expression describes, and whether it is nothing but that. */
function foundIn(text: ByteString, source: string, room: number): boolean[] {
  return [false, true].map((whole) => {
    const automaton = new Automaton(programOf(RE2JS.compile(source), 'UTF-8', whole), room);
    const found = automaton.finds(text, uncounted);
    return typeof found === 'boolean' ? found : allOf(found);
  });
}

function foundByRe2(text: string, source: string): boolean[] {
  const expression = RE2JS.compile(source);
  return [expression.test(text), expression.testExact(text)];
}

/** Expressions of what the syntax has, nested a few levels deep. */
function expressions(): fc.Arbitrary<string> {
  const literal = fc.constantFrom(...CHARACTERS).map((character) => RE2JS.quote(character));
  const point = fc.integer({ min: 0, max: 0x10ffff });
  const range = fc
    .tuple(point, point)
    .map(([one, other]) => [Math.min(one, other), Math.max(one, other)])
    .map((ends) => ends.map((end) => `\\x{${end.toString(16)}}`).join('-'));
  const item = fc.oneof(
    range,
    fc.constantFrom('\\pL', '\\P{Lu}', '\\w', '\\d', 'a-z', 'а-я', '一-龥'),
  );
  const set = fc
    .tuple(fc.boolean(), fc.array(item, { minLength: 1, maxLength: 3 }))
    .map(([isNegated, items]) => `[${isNegated ? '^' : ''}${items.join('')}]`);
  const assertion = fc.constantFrom('\\b', '\\B', '^', '$', '(?m:^)', '(?m:$)');
  return fc.letrec<{ expression: string }>((tie) => ({
    expression: fc.oneof(
      { maxDepth: 4 },
      fc.oneof(literal, literal, set, fc.constant('.'), assertion),
      fc.array(tie('expression'), { minLength: 1, maxLength: 3 }).map((parts) => parts.join('')),
      fc.tuple(tie('expression'), tie('expression')).map((parts) => `(?:${parts.join('|')})`),
      fc
        .tuple(tie('expression'), fc.constantFrom('*', '+', '?', '{2}', '*?'))
        .map(([part, repetition]) => `(?:${part})${repetition}`),
      tie('expression').map((part) => `(?i:${part})`),
    ),
  })).expression;
}

describe('a test of a large text of any characters is suspended often', () => {
  test.each([
    ['two bytes a character', 400_000, '(да)+!', 'да'],
    ['a class of Unicode', 400_000, '^\\p{L}*$', 'Ж中é語λ'],
    ['characters beyond 16 bits', 400_000, '[^😀]', '😀'],
    ['all kinds', 4_000_000, '(?i)\\bSTRASSE|[^\\x{0}-\\x{10ffff}]', 'aé中😀 '],
  ])('%s', (_, size, source, piece) => {
    const bytes = fromText(piece);
    const text = bytes.repeat(Math.ceil(size / bytes.length));
    const automaton = new Automaton(programOf(RE2JS.compile(source), 'UTF-8'), 10_000);
    let spent = 0;
    let most = 0;
    let steps = 0;
    const found = automaton.finds(text, { spend: (values) => (spent += values) });
    if (typeof found === 'boolean') throw new Error('it was not suspended');
    for (; found.next().done !== true; steps++) {
      most = Math.max(most, spent);
      spent = 0;
    }
    expect(steps).toBeGreaterThan(size / 5000);
    expect(most).toBeLessThan(1000);
  });
});
