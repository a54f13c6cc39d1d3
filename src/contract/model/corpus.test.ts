import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BROKEN, CORPUS, FOREIGN } from '../../../testing/contracts/corpus.ts';
import { largeDocument } from '../../../testing/contracts/large-document.ts';
import { contractFrom } from './contract.ts';
import { ContractError, shownProblem, type Problem } from './problem.ts';

const readText = (path: string) => readFileSync(path, 'utf8');

describe('documents of other people, and others like them', () => {
  test('are a dozen with 10 to 1,000 operations', () => {
    const large = FOREIGN.filter(({ operations }) => operations >= 10 && operations <= 1000);
    expect(large.length).toBeGreaterThanOrEqual(12);
  });

  test.each(CORPUS)('$name is read, with $operations operations', ({ path, operations }) => {
    const contract = contractFrom(path, readText);
    expect(contract.operations).toHaveLength(operations);
    expect(contract.problems.map(shownProblem)).toEqual([]);
  });

  // To compile all of GitHub's takes a minute.
  test.each(CORPUS.filter(({ operations }) => operations < 100))(
    'every schema of $name can be compiled',
    ({ path }) => {
      const { operations, schemas } = contractFrom(path, readText);
      for (const { responses, parameters, requestBody } of operations) {
        const inRequest = [...parameters, ...Object.values(requestBody?.content ?? {})];
        const bodies = Object.values(responses).flatMap(({ content }) => Object.values(content));
        for (const { schema, pointer } of [...inRequest, ...bodies]) {
          if (schema !== undefined) schemas.fits('response', `${pointer}/schema`, null);
        }
      }
    },
  );
});

describe('a document that is broken in more than twenty ways', () => {
  const problems = problemsOf(BROKEN);
  const expected = readText(BROKEN)
    .split('\n')
    .flatMap((text, i) => {
      const [, words] = /# <- (.*)$/.exec(text) ?? [];
      return words === undefined ? [] : [{ line: i + 1, words }];
    });

  test.each(expected)('line $line tells of $words', ({ line, words }) => {
    expect(problems.filter(({ place }) => place.line === line)).toMatchObject([
      { message: expect.stringContaining(words) as string },
    ]);
  });

  test('has no other problems, and is not used', () => {
    expect(expected.length).toBeGreaterThan(20);
    expect(problems).toHaveLength(expected.length);
    expect(problems.some(({ severity }) => severity === 'error')).toBe(true);
  });
});

function problemsOf(path: string): readonly Problem[] {
  try {
    return contractFrom(path, readText).problems;
  } catch (error) {
    if (error instanceof ContractError) return error.problems;
    throw error;
  }
}

test('a document of 5,000 operations is read within seconds', () => {
  const text = JSON.stringify(largeDocument(5000));
  const before = process.cpuUsage();
  const { operations } = contractFrom('large.json', () => text);
  const { user, system } = process.cpuUsage(before);
  expect(operations).toHaveLength(5000);
  // A tenth is what is needed on a machine that has nothing else to do.
  expect((user + system) / 1e6).toBeLessThan(10);
});
