import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mockOf, type MockUnderTest } from '../testing/mocks/contract-mock.ts';
import { CASES, type PrismCase } from '../testing/mocks/prism/cases.ts';
import { prismCommand } from '../testing/mocks/prism/prism-command.ts';

const DOCUMENT = fileURLToPath(new URL('../testing/mocks/prism/compared.yaml', import.meta.url));
const GUIDE = new URL('../docs-site/guides/mock-any-contract.md', import.meta.url);

/** Differences that no answer of the two to one request shows, and where they are tested. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'A generated list': 'fitting-value.test.ts: Prism draws how many items it has',
  '`Prefer: seed`, `items`': 'bind-contract.test.ts: Prism answers as without them',
  'OpenAPI 3.2: QUERY, other methods, `itemSchema`, `dataValue`, `serializedValue`':
    'versions.test.ts: Prism reads no such document',
  'Several mistakes in a request': 'plain-words.test.ts: words, which are not compared',
  Problems: 'problem.ts: of problems only the status is compared',
  'Malformed JSON': 'bind-contract.test.ts: Prism never answers',
  '`--errors`': 'start-contract.test.ts: an option of the command',
  '`x-faker`, `x-json-schema-faker`': 'by-name.ts: they are not read',
  Callbacks: 'callbacks.test.ts: another server gets them',
};

let prism: Awaited<ReturnType<typeof prismCommand>>;
let mock: MockUnderTest;
beforeAll(async () => {
  prism = await prismCommand(DOCUMENT);
  mock = await mockOf(readFileSync(DOCUMENT, 'utf8'));
});
afterAll(async () => {
  await prism.close();
  await mock.close();
});

/** What of an answer is compared: of problems, which have types and words of their own, only the status. */
async function answerOf(base: string, { asked, headers = {}, body }: PrismCase) {
  const [method, target] = asked.split(' ');
  const asking = fetch(base + target!, {
    method: method!,
    headers: { accept: '*/*', ...headers },
    ...(body !== undefined && { body }),
  });
  const response = await asking.catch(() => undefined);
  if (response === undefined) return 'no answer';
  const text = await response.text();
  const type = (response.headers.get('content-type') ?? '').split(';')[0]!;
  const isProblem = type === 'application/problem+json';
  const documented = [...response.headers].filter(([name]) => /^(?:x-|www-auth)/.test(name));
  // The realm of a challenge is any.
  const shown = documented.map(([name, value]) => [
    name,
    value.replace(/ realm="[^"]*"| realm=".*/, ''),
  ]);
  return { status: response.status, type, headers: shown, body: isProblem ? 'a problem' : text };
}

const titleOf = ({ asked, headers, body }: PrismCase) =>
  [asked, JSON.stringify(headers ?? {}), body ?? ''].join(' ');

/** The rows of the guide, by what they are about. */
function documentedDifferences(): string[] {
  const text = readFileSync(GUIDE, 'utf8');
  const table = text.slice(text.indexOf('## Differences from Prism')).split('\n');
  const rows = table.filter((line) => line.startsWith('| '));
  return rows.slice(1).map((row) => row.slice(2).split(' | ')[0]!.trim());
}

describe("the mock answers as Prism's own command", () => {
  test.each(
    CASES.filter(({ differs }) => differs === undefined).map((each) => [titleOf(each), each]),
  )('%s', async (_, each) => {
    expect(await answerOf(mock.url, each)).toEqual(await answerOf(prism.url, each));
  });
});

describe('a difference in the guide is one', () => {
  test.each(CASES.flatMap((each) => (each.differs === undefined ? [] : [[each.differs, each]])))(
    '%s',
    async (_, each) => {
      expect(await answerOf(mock.url, each)).not.toEqual(await answerOf(prism.url, each));
    },
  );

  test('and all of them are there', () => {
    const shown = new Set(CASES.flatMap(({ differs }) => differs ?? []));
    expect([...shown, ...Object.keys(ELSEWHERE)].toSorted()).toEqual(
      documentedDifferences().toSorted(),
    );
  });
});
