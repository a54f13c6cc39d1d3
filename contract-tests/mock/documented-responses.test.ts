import { describe, expect, test } from 'vitest';
import type { Contract, ExampleRequest } from '../harness/contract.ts';
import { families } from '../harness/families.ts';
import { kafka } from '../harness/kafka.ts';
import { management } from '../harness/management.ts';
import { queue } from '../harness/queue.ts';
import { registry, requests } from '../harness/schema-registry.ts';

/** A request for each response of each operation. */
function documentedBy(contract: Contract, asked: readonly ExampleRequest[] = contract.requests()) {
  return asked.flatMap((request) =>
    contract
      .documented()
      .filter(({ operationId }) => operationId === request.operationId)
      .map(({ status }) => ({ ...request, status })),
  );
}

/** Only the mock can be asked for any response that the contract has. */
describe.each([
  { family: 'kafka', send: kafka, documented: documentedBy(families.kafka.contract) },
  { family: 'queue', send: queue, documented: documentedBy(families.queue.contract) },
  {
    family: 'management',
    send: management,
    documented: documentedBy(families.management.contract),
  },
  {
    family: 'schema registry',
    send: registry,
    documented: documentedBy(families['schema-registry'].contract, requests),
  },
])('$family', ({ send, documented }) => {
  test.each(documented)(
    'on request, $operationId answers with $status',
    async ({ method, path, headers, body, status }) => {
      const ask = { body, headers: { ...headers, prefer: `code=${status}` } };
      expect(await send(method, path, ask)).toHaveProperty('status', status);
    },
  );
});
