import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import document from '../generated/redis/openapi.json' with { type: 'json' };
import { testRequest } from '../testing/contract/contract.ts';
import { tries } from '../testing/base/tries.ts';
import type { HandedRequest } from '../src/contract/handler.ts';
import type { ContractDocument } from '../src/contract/model/document.ts';
import type { Contract } from '../src/contract/model/contract.ts';
import type { Operation } from '../src/contract/model/operation.ts';
import { checkAnswer } from '../src/contract/response-check.ts';
import { mockedContract } from './bind-mock.ts';
import { documentedAnswers, type DocumentedAnswer } from './documented-answers.ts';
import { NOT_ACCEPTABLE } from './prism.ts';
import { preferenceOf, type Preference } from './preference.ts';
import { seeds } from './answer-seeds.ts';

const described = document as unknown as ContractDocument;
const contract = mockedContract('redis', described);
const message = new IncomingMessage(new Socket());
const request: HandedRequest = {
  ...testRequest({}),
  cookie: {},
  message,
  response: new ServerResponse(message),
  withBody: () => request,
};

function answerOf(
  from: Contract,
  operation: Operation,
  preference: Preference,
): DocumentedAnswer | undefined {
  const answer = documentedAnswers(from, operation, seeds())(
    request,
    preference,
    'application/json',
  );
  return answer === NOT_ACCEPTABLE ? undefined : answer;
}

const runCommand = contract.operations.find(({ operationId }) => operationId === 'runCommand')!;

describe('every documented response with a body can be requested by its status and example', () => {
  const responses = contract.operations.flatMap((operation) =>
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
    ({ operation, status, example, value }) => {
      expect(answerOf(contract, operation, { code: status })).toHaveProperty('status', status);
      const answer = answerOf(contract, operation, { code: status, example });
      expect(answer).toMatchObject({ status });
      // Some members repeat the request.
      expect(typeof answer?.body).toBe(typeof value);
    },
  );
});

test('a body is generated with dynamic=true', () => {
  const answer = answerOf(contract, runCommand, { code: 200, dynamic: true });
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
    const from = mockedContract(family, await contractOf(family));
    for (const operation of from.operations) {
      const { operationId, responses } = operation;
      const code = Number(Object.keys(responses)[0]);
      const answer = answerOf(from, operation, { code, dynamic: true });
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
    const read = await contractOf(family);
    const from = mockedContract(family, read);
    for (const operation of from.operations) {
      const { responses } = operation;
      const code = Number(Object.keys(responses)[0]);
      if (responses[code]?.content?.['application/json'] === undefined) continue;
      for (let seed = 0; seed < ROUNDS; seed++) {
        const answer = answerOf(from, operation, { code, dynamic: true, seed });
        expect(await checkAnswer(read, operation, answer!)).toBeUndefined();
      }
    }
  });
});

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

test('required response headers are sent', () => {
  expect(answerOf(contract, runCommand, { code: 200 })?.headers).toHaveProperty(
    'upstash-sync-token',
  );
});

describe('there is no answer for what the contract does not have:', () => {
  test.each<[string, Preference]>([
    ['an undocumented status', { code: 418 }],
    ['an unknown example', { code: 200, example: 'nope' }],
    ['a status that is no number', { code: Number.NaN }],
  ])('%s', (_, preference) => {
    expect(answerOf(contract, runCommand, preference)).toBeUndefined();
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
    ['seed=7', { dynamic: true, seed: 7 }],
    ['items=20, dynamic=true', { dynamic: true, items: 20 }],
    ['items=1e9', undefined],
    [undefined, undefined],
  ])('%j is read as %j', (header, preference) => {
    expect(preferenceOf(header)).toEqual(preference);
  });
});
