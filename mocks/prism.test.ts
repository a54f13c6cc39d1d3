import { createRequire } from 'node:module';
import { beforeAll, describe, expect, test } from 'vitest';
import document from '../generated/redis/openapi.json' with { type: 'json' };
import { tries } from '../testing/base/tries.ts';
import { operationsOf } from '../src/contract/model/read-operations.ts';
import type { ContractDocument } from '../src/contract/model/document.ts';
import { checkAnswer } from '../src/contract/response-check.ts';
import { openPrism, preferenceOf, type Preference, type Prism } from './prism.ts';

const contract = document as unknown as ContractDocument;
let prism: Prism;
beforeAll(async () => {
  prism = await openPrism(contract);
});

const request = {
  method: 'post',
  path: '/',
  headers: { accept: 'application/json', 'content-type': 'application/json' },
  body: ['GET', 'greeting'],
};

describe('every documented response with a body can be requested by its status and example', () => {
  const responses = operationsOf(contract).flatMap((operation) =>
    Object.entries(operation.responses).flatMap(([status, { content }]) =>
      Object.entries(content?.['application/json']?.examples ?? {}).map(([example, { value }]) => ({
        operation,
        status: Number(status),
        example,
        value,
      })),
    ),
  );

  test.each(responses)(
    '$operation.operationId $status $example',
    async ({ operation, status, example, value }) => {
      const { method } = operation;
      const path = operation.path.replace(/\{\w+\}/, 'GET%2Fgreeting');
      const body = operation.operationId === 'runPipeline' ? [['PING']] : request.body;
      const asked = { ...request, method, path, body };
      expect(await prism(asked, { code: status })).toHaveProperty('status', status);
      expect(await prism(asked, { code: status, example })).toMatchObject({ status, body: value });
    },
  );
});

test('a body is generated with dynamic=true', async () => {
  const answer = await prism(request, { code: 200, dynamic: true });
  expect(answer?.status).toBe(200);
  expect(Object.keys(answer?.body as object)).toEqual(['result']);
});

const families = ['redis', 'kafka', 'schema-registry', 'queue', 'management'];

async function contractOf(family: string): Promise<ContractDocument> {
  const path = `../generated/${family}/openapi.json`;
  const loaded = (await import(path, { with: { type: 'json' } })) as { default: ContractDocument };
  return loaded.default;
}

describe('numbers in generated bodies are within a plausible range', () => {
  test.each(families)('%s', async (family) => {
    const described = await contractOf(family);
    const madeUp = await openPrism(described);
    for (const operation of operationsOf(described)) {
      const { method, operationId, responses } = operation;
      const code = Number(Object.keys(responses)[0]);
      const path = operation.path.replaceAll(/\{\w+\}/g, 'any');
      const answer = await madeUp({ ...request, method, path }, { code, dynamic: true });
      for (const number of numbersIn(answer?.body)) {
        expect(number, operationId).toBeGreaterThanOrEqual(-1);
        expect(number, operationId).toBeLessThan(2e12);
      }
    }
  });
});

/** Enough to have each alternative of a schema a few times. */
const ROUNDS = tries(20);

describe('what is made up fits the contract', () => {
  test.each(families)('%s', async (family) => {
    const described = await contractOf(family);
    const madeUp = await openPrism(described);
    for (const operation of operationsOf(described)) {
      const { method, responses } = operation;
      const code = Number(Object.keys(responses)[0]);
      if (responses[code]?.content?.['application/json'] === undefined) continue;
      const path = operation.path.replaceAll(/\{\w+\}/g, 'any');
      for (let round = 0; round < ROUNDS; round++) {
        const answer = await madeUp({ ...request, method, path }, { code, dynamic: true });
        expect(await checkAnswer(described, operation, answer!)).toBeUndefined();
      }
    }
  });
});

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

test('required response headers are sent', async () => {
  expect((await prism(request, { code: 200 }))?.headers).toHaveProperty('upstash-sync-token');
});

describe('nothing is generated for what the contract does not have:', () => {
  test.each<[string, Preference]>([
    ['an undocumented status', { code: 418 }],
    ['an unknown example', { code: 200, example: 'nope' }],
    ['a status that is no number', { code: Number.NaN }],
  ])('%s', async (_, preference) => {
    const answer = await prism(request, preference);
    expect([undefined, 404]).toContain(answer?.status);
  });
});

describe('a Prefer header', () => {
  test.each<[string | undefined, Preference | undefined]>([
    ['code=400', { code: 400 }],
    ['status=400', { code: 400 }],
    ['code=400, example=wrongArity', { code: 400, example: 'wrongArity' }],
    ['example="wrongArity"; code=400', { code: 400, example: 'wrongArity' }],
    ['code=400, code=401', { code: 400 }],
    ['Dynamic=true', { dynamic: true }],
    ['dynamic=false', undefined],
    ['return=minimal', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%j is read as %j', (header, preference) => {
    expect(preferenceOf(header)).toEqual(preference);
  });
});

test('the generator that is configured is the one that Prism generates with', () => {
  const ours = createRequire(import.meta.url);
  const ofPrism = createRequire(ours.resolve('@stoplight/prism-http'));
  expect(ofPrism.resolve('json-schema-faker')).toBe(ours.resolve('json-schema-faker'));
});
