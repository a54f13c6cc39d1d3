import { uncounted } from '../../../work.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromText } from '../../../../bytes.ts';
import { allOf, isSteps } from '../../../steps.ts';
import { parseJson } from '../parse.ts';
import { printJson } from '../print.ts';
import { Evaluation } from './evaluate.ts';
import { StepLimit } from './step-limit.ts';
import { parsePath } from './parse-path.ts';
import { tries } from '../../../../../../../testing/base/tries.ts';

type Plain = null | boolean | number | string | Plain[] | { [key: string]: Plain };

/** A part of a path: its text, and the values that it selects according to RFC 9535. */
interface Part {
  readonly text: string;
  readonly select: (value: Plain, root: Plain) => Plain[];
}

/** A condition of a filter: its text, and its result for a value. */
interface Question {
  readonly text: string;
  readonly ask: (value: Plain, root: Plain) => boolean;
}

const childrenOf = (value: Plain): Plain[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [];

const NAMES = ['a', 'b', 'é', "o'k", 'x y'];
const plain = fc.letrec<{ value: Plain; container: Plain }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, depthSize: 'max' },
    fc.constantFrom<Plain>(null, true, false, 0, 1, 2, 1.5, -1, 'a', 'b', 'ab', ''),
    tie('container'),
    tie('container'),
  ),
  container: fc.oneof(
    fc.array(tie('value'), { minLength: 2, maxLength: 4 }),
    fc.dictionary(fc.constantFrom(...NAMES), tie('value'), {
      minKeys: 2,
      maxKeys: 4,
      noNullPrototype: true,
    }),
  ),
})).container;

const name = fc.tuple(fc.constantFrom(...NAMES), fc.boolean()).map(([key, single]): Part => ({
  text: single ? `'${key.replace("'", "\\'")}'` : JSON.stringify(key),
  select: (value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) && key in value
      ? [value[key]!]
      : [],
}));
const index = fc.integer({ min: -5, max: 5 }).map((at): Part => ({
  text: String(at),
  select: (value) => (Array.isArray(value) ? value.slice(at, at + 1 || undefined) : []),
}));
const wildcard = fc.constant<Part>({ text: '*', select: childrenOf });
const bound = fc.option(fc.integer({ min: -6, max: 6 }), { nil: undefined });
const slice = fc.tuple(bound, bound, bound).map(([start, end, step = 1]): Part => ({
  text: `${start ?? ''}:${end ?? ''}:${step}`,
  select: (value) => (Array.isArray(value) ? sliceOf(value, start, end, step) : []),
}));

/** RFC 9535, 2.3.4.2.2, by looking at each index instead of going from one to the next. */
function sliceOf(array: Plain[], start = NaN, end = NaN, step: number): Plain[] {
  const { length } = array;
  const normal = (at: number) => (at < 0 ? length + at : at);
  const from = Number.isNaN(start) ? (step < 0 ? length - 1 : 0) : normal(start);
  const to = Number.isNaN(end) ? (step < 0 ? -1 : length) : normal(end);
  const first = step < 0 ? Math.min(from, length - 1) : Math.max(from, 0);
  const taken = array.flatMap((value, at) => {
    const isBetween = step < 0 ? at <= first && at > to : at >= first && at < to;
    return isBetween && Math.abs(at - first) % Math.abs(step) === 0 ? [value] : [];
  });
  if (step === 0) return [];
  return step < 0 ? taken.toReversed() : taken;
}

const same = (one: Plain | undefined, other: Plain | undefined): boolean => {
  if (typeof one !== 'object' || typeof other !== 'object') return one === other;
  if (one === null || other === null) return one === other;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  const members = other as Record<string, Plain>;
  return keys.every((key) => key in members && same((one as typeof members)[key], members[key]));
};
const less = (one: Plain | undefined, other: Plain | undefined): boolean =>
  (typeof one === 'number' && typeof other === 'number' && one < other) ||
  (typeof one === 'string' && typeof other === 'string' && one < other);

const COMPARISONS: Record<string, typeof same> = {
  '==': same,
  '!=': (one, other) => !same(one, other),
  '<': less,
  '>': (one, other) => less(other, one),
  '<=': (one, other) => less(one, other) || same(one, other),
  '>=': (one, other) => less(other, one) || same(one, other),
};

const operand = fc.oneof(
  fc
    .constantFrom<Plain>(null, true, false, 0, 1, 1.5, -1, 'a', 'ab', '')
    .map((value) => ({ text: JSON.stringify(value), of: (): Plain | undefined => value })),
  fc
    .tuple(fc.constantFrom('@', '$'), fc.array(fc.oneof(name, index), { maxLength: 2 }))
    .map(([from, steps]) => ({
      text: `${from}${steps.map(({ text }) => `[${text}]`).join('')}`,
      of: (value: Plain, root: Plain): Plain | undefined =>
        follow(steps.map(child), from === '@' ? value : root, root)[0],
    })),
  fc.array(fc.oneof(name, wildcard), { maxLength: 2 }).map((steps) => ({
    text: `count(@${steps.map(({ text }) => `[${text}]`).join('')})`,
    of: (value: Plain, root: Plain): Plain | undefined =>
      follow(steps.map(child), value, root).length,
  })),
);

const question = fc.letrec<{ any: Question; basic: Question }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    tie('basic'),
    fc
      .tuple(tie('any'), fc.constantFrom('&&', '||'), tie('any'))
      .map(([one, joined, other]): Question => ({
        text: `(${one.text} ${joined} ${other.text})`,
        ask: (...about) =>
          joined === '&&'
            ? one.ask(...about) && other.ask(...about)
            : one.ask(...about) || other.ask(...about),
      })),
    tie('any').map(({ text, ask }): Question => ({
      text: `!(${text})`,
      ask: (...about) => !ask(...about),
    })),
  ),
  basic: fc.oneof(
    fc
      .tuple(operand, fc.constantFrom(...Object.keys(COMPARISONS)), operand)
      .map(([one, comparison, other]): Question => ({
        text: `${one.text} ${comparison} ${other.text}`,
        ask: (...about) => COMPARISONS[comparison]!(one.of(...about), other.of(...about)),
      })),
    fc.oneof(name, wildcard, slice).map(({ text, select }): Question => ({
      text: `@[${text}]`,
      ask: (...about) => select(...about).length > 0,
    })),
  ),
})).any;

const filter = question.map(({ text, ask }): Part => ({
  text: `?${text}`,
  select: (value, root) => childrenOf(value).filter((each) => ask(each, root)),
}));

const selectors = fc.array(fc.oneof(name, index, wildcard, slice, filter), {
  minLength: 1,
  maxLength: 3,
});

/** The values that a path with these parts selects. */
function follow(parts: readonly Part[], value: Plain, root: Plain): Plain[] {
  return parts.reduce(
    (values, { select }) => values.flatMap((each) => select(each, root)),
    [value],
  );
}

function child(part: Part): Part {
  return { ...part, text: `[${part.text}]` };
}

const segment = fc
  .tuple(selectors, fc.boolean(), fc.boolean())
  .map(([parts, descends, spaced]): Part => {
    const select = (value: Plain, root: Plain): Plain[] =>
      parts.flatMap((part) => part.select(value, root));
    // Deeper matches come first, as in the hosted service.
    const descend = (value: Plain, root: Plain): Plain[] => [
      ...childrenOf(value).flatMap((each) => descend(each, root)),
      ...select(value, root),
    ];
    const inside = parts.map(({ text }) => text).join(spaced ? ' , ' : ',');
    return {
      text: `${descends ? '..' : ''}[${spaced ? ` ${inside} ` : inside}]`,
      select: descends ? descend : select,
    };
  });

function valuesAt(path: string, document: Plain): Plain[] {
  const { value } = parseJson(fromText(JSON.stringify(document)));
  const evaluation = new Evaluation(value, new StepLimit(uncounted), () => 0);
  const found = evaluation.matches(parsePath(fromText(path)));
  return (isSteps(found) ? allOf(found) : found).map(
    (match) => JSON.parse(Buffer.from(printJson(match.value), 'latin1').toString()) as Plain,
  );
}

test('a path is evaluated as RFC 9535 says', () => {
  fc.assert(
    fc.property(plain, fc.array(segment, { maxLength: 3 }), (document, parts) => {
      const path = `$${parts.map(({ text }) => text).join('')}`;
      expect(valuesAt(path, document)).toEqual(follow(parts, document, document));
    }),
    { numRuns: tries(1000) },
  );
});

describe('an invalid path is refused', () => {
  test.each([
    // RFC 9535, 2.1 to 2.4
    '$[',
    '$[]',
    '$[a]',
    '$["a]',
    '$[\'a"]',
    '$["\\x"]',
    '$["\\\'"]',
    '$["\\ud800"]',
    '$["\\ud800\\u0041"]',
    '$["\\udc00"]',
    '$["\u0001"]',
    '$[01]',
    '$[-0]',
    '$[9007199254740992]',
    '$[1:2:3:4]',
    '$[1.0]',
    '$[*,]',
    '$[,1]',
    '$..',
    '$.',
    '$. a',
    '$.a.',
    '$[?]',
    '$[?@',
    '$[?@.a==]',
    '$[?@.a==1==1]',
    '$[?1]',
    '$[?"a"]',
    '$[?true]',
    '$[?!1==1]',
    '$[?@.a=1]',
    '$[?@.a==[1]]',
    '$[?@.a=={}]',
    '$[?@.*==1]',
    '$[?@..a==1]',
    '$[?@[0:1]==1]',
    '$[?@.a&&]',
    '$[?(@.a]',
    '$[?@.a==01]',
    '$[?@.a==1.]',
    '$[?@.a==.1]',
    '$[?@.a==+1]',
    '$[?@.a==1e]',
    '$[?@.a==nul]',
    '$[?length(@.a)]',
    '$[?length(@.*)==1]',
    '$[?length()==1]',
    '$[?length(@.a,@.b)==1]',
    '$[?count(1)==1]',
    '$[?count(@.a)]',
    '$[?match(@.a)]',
    '$[?match(@.a,"a")==true]',
    '$[?search(@.*,"a")]',
    '$[?nothing(@.a)==1]',
    '$[?LENGTH(@.a)==1]',
    '$[?length (@.a)==1]',
    `$${'[?@'.repeat(65)}${']'.repeat(65)}`,
    `$[?${'('.repeat(65)}@.a${')'.repeat(65)}]`,
    `$[?${'length('.repeat(66)}@.a${')'.repeat(66)}==1]`,
  ])('%s', (path) => {
    expect(() => valuesAt(path, {})).toThrow(/^ERR Error occurred on position \d+, "/);
  });
});

describe('functions and patterns', () => {
  const document = { e: '😀é', list: [1, 2], o: { a: 1 }, n: 5, line: 'a\r\nb' };
  test.each([
    ['$[?length(@)==2]', ['😀é', [1, 2]]],
    ['$[?length(@)==1]', [{ a: 1 }]],
    ['$[?length(@)==length(@.none)]', [5]],
    ['$[?count(@.*)==2]', [[1, 2]]],
    ['$[?value(@.*)==1]', [{ a: 1 }]],
    ['$[?match(@,".é")]', ['😀é']],
    ['$[?match(@,".")]', []],
    ['$[?search(@,"^.$")]', []],
    ['$[?search(@,"é")]', ['😀é']],
    ['$[?match(@,"a[.\\\\r]\\\\nb")]', ['a\r\nb']],
    ['$[?match(@,"a..b")]', []],
    ['$[?match(@,"a\\\\r[^b]\\\\Qb")]', ['a\r\nb']],
    ['$[?@=~"a"]', ['a\r\nb']],
    ['$[?match(@,"[")]', []],
    ['$[?search(@,@)]', ['😀é', 'a\r\nb']],
  ])('%s', (path, expected) => {
    expect(valuesAt(path, document)).toEqual(expected);
  });
});
