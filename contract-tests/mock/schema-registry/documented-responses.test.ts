import { expect, test } from 'vitest';
import { families } from '../../harness/families.ts';
import { registry, requests } from '../../harness/schema-registry.ts';

const { contract } = families['schema-registry'];
const documented = requests.flatMap((request) =>
  contract
    .documented()
    .filter(({ operationId }) => operationId === request.operationId)
    .map(({ status }) => ({ ...request, status })),
);

/** Only the mock can be asked for any response that the contract has. */
test.each(documented)(
  'asked for it, $operationId answers with $status',
  async ({ method, path, headers, body, status }) => {
    const ask = { body, headers: { ...headers, prefer: `code=${status}` } };
    expect(await registry(method, path, ask)).toHaveProperty('status', status);
  },
);
