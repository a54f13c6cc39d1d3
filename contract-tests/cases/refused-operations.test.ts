import { describe, expect, test } from 'vitest';
import type { ExampleRequest } from '../harness/contract.ts';
import { families, type FamilyName } from '../harness/families.ts';
import { connectionsTo, send } from '../harness/send.ts';
import { target } from '../harness/target.ts';

const { redisUrl, kafkaUrl, queueUrl, managementUrl, consoleUrl } = target();
/** The families with their addresses. */
const ADDRESSES = {
  redis: redisUrl,
  kafka: kafkaUrl,
  'schema-registry': kafkaUrl,
  queue: queueUrl,
  management: managementUrl,
  control: consoleUrl,
} satisfies Partial<Record<FamilyName, string>>;

/** More than the 64 KB of a head. */
const LONG = { 'x-long': 'x'.repeat(70_000) };

// What is sent is checked against the contract: the status, the headers and the body of each refusal.
describe.each(Object.keys(ADDRESSES) as (keyof typeof ADDRESSES)[])(
  '%s refuses before it looks at credentials',
  (family) => {
    const pool = connectionsTo(ADDRESSES[family]);
    const statusOf = async (request: Pick<ExampleRequest, 'method' | 'path' | 'headers'>) => {
      const { status } = await send(family, pool, request);
      return status;
    };

    test.each(families[family].contract.requests())(
      'what is not quite $operationId',
      async ({ method, path, headers }) => {
        expect(await statusOf({ method, path, headers: { ...headers, ...LONG } })).toBe(431);
        expect(await statusOf({ method: method.toLowerCase(), path, headers })).toBe(405);
      },
    );
  },
);

describe('at the host of a region that does not exist, the queue refuses', () => {
  const headers = { host: 'mars-1.queue.localhost' };
  const error = 'there is no region mars-1: the queue service is in us-east-1 and eu-central-1';

  test.each(families.queue.contract.requests())('$operationId', async ({ method, path, body }) => {
    const answer = await send('queue', connectionsTo(queueUrl), { method, path, headers, body });
    expect(answer).toMatchObject({ status: 404, json: { error } });
  });
});
