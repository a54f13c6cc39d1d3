import { describe, expect, test } from 'vitest';
import { families } from '../harness/families.ts';
import { kafka } from '../harness/kafka.ts';
import { queue } from '../harness/queue.ts';
import { registry } from '../harness/schema-registry.ts';

/**
 * Numbers in queries and headers. One that has a maximum in the contract is refused beyond it; where more than a number
 * counts as that number, the contract says so in words and has no maximum.
 */
describe.each([
  { name: 'kafka', send: kafka, pathOf: (path: string) => path, member: 'error' },
  {
    name: 'schema-registry',
    send: registry,
    pathOf: (path: string) => path.replace('/schema-registry', ''),
    member: 'message',
  },
  { name: 'queue', send: queue, pathOf: (path: string) => path, member: 'error' },
] as const)('$name refuses numbers that its contract does not allow:', (family) => {
  const requests = families[family.name].contract.requestsBeyondLimits();

  test.each(requests)(
    '$operationId, whose $parameter $rule',
    async ({ method, path, headers, body, parameter, rule }) => {
      const answer = await family.send(method, family.pathOf(path), { headers, body });
      expect(answer.status).toBe(400);
      expect(answer.json).toMatchObject({ [family.member]: `${parameter} ${rule}` });
    },
  );
});
