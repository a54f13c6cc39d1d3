import { expect, test } from 'vitest';
import { families } from '../../harness/families.ts';
import { management } from '../../harness/management.ts';

const { contract } = families.management;
const documented = contract.requests().flatMap((request) =>
  contract
    .documented()
    .filter(({ operationId }) => operationId === request.operationId)
    .map(({ status }) => ({ ...request, status })),
);

/** Only the mock can be asked for any response that the contract has. */
test.each(documented)(
  'asked for it, $operationId answers with $status',
  async ({ method, path, body, status }) => {
    const headers = { prefer: `code=${status}` };
    expect(await management(method, path, { body, headers })).toHaveProperty('status', status);
  },
);
