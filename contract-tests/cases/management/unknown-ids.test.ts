import { expect, test } from 'vitest';
import { families } from '../../harness/families.ts';
import { management } from '../../harness/management.ts';

const { contract } = families.management;

/** What the contract's own examples name exists nowhere; the mock is asked to say so. */
const asked = contract
  .requests()
  .filter(({ operationId }) => contract.responseFor(operationId, 404) !== undefined);

test.each(asked)('$operationId of an unknown id: 404', async ({ method, path, body }) => {
  const headers = { prefer: 'code=404' };
  const { status, json } = await management(method, path, { body, headers });
  expect(status).toBe(404);
  expect(json).toEqual({ error: expect.stringMatching(/ is not found$/), status: 404 });
});
