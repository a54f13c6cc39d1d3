import { expect, test } from 'vitest';
import type { Coverage } from '../scripts/coverage/coverage.ts';
import { loadFamilies } from './families/index.ts';
import { textOf } from './html.ts';
import { coveragePages } from './pages/coverage.ts';

const families = await loadFamilies();
const coverage: Coverage = {
  measuredAt: '2026-01-02T03:04:05.000Z',
  tests: ['contract-tests/cases/kafka/topics.test.ts > lists topics'],
  families: [
    {
      family: 'kafka',
      kinds: [
        {
          kind: 'examples',
          parts: [
            { name: 'listTopics 200 some', mock: 0, implementation: 0 },
            { name: 'listTopics 200 none', mock: 0 },
          ],
        },
      ],
    },
  ],
};

test('without a run the page has the levels that every run must reach', () => {
  const [page, ...others] = coveragePages(undefined, families);
  expect(others).toEqual([]);
  expect(textOf(page!.body)).toMatch(/have not been run.*Kafka REST operations 100% 100%/);
});

test('with a run it has the figures, and how many examples both targets answer alike', () => {
  const [page] = coveragePages(coverage, families);
  const text = textOf(page!.body);
  expect(text).toContain('on 2026-01-02');
  expect(text).toMatch(/examples 2 2 1 1 0/);
  expect(text).toMatch(/On neither Kafka REST 2 1 1 0 0/);
});

test('a contract without examples is not among those that both targets answer alike', () => {
  const none = { family: 'console' as const, kinds: [] };
  const [page] = coveragePages({ ...coverage, families: [...coverage.families, none] }, families);
  const { markup } = page!.body;
  expect(markup).not.toContain('/coverage/console.html#examples');
  expect(markup).toContain('/coverage/kafka.html#examples');
});

test('the page of a family names each part, where it was met and by which test', () => {
  const [, page] = coveragePages(coverage, families);
  expect(page!.path).toBe('coverage/kafka.html');
  const text = textOf(page!.body);
  expect(text).toContain('listTopics 200 none mock cases/kafka/topics.test.ts > lists topics');
  expect(text).toContain('1 met on both');
});
