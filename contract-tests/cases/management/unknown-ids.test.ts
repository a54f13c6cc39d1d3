import { expect, test } from 'vitest';
import { families } from '../../harness/families.ts';
import { management } from '../../harness/management.ts';
import { askingMock } from '../../harness/target.ts';

const { contract } = families.management;

/** The ids of the contract's examples don't exist; the mock is asked for the refusal. */
const asked = contract
  .requests()
  .filter(({ operationId }) => contract.responseFor(operationId, 404) !== undefined);

test.each(asked)('$operationId of an unknown id: 404', async ({ method, path, body }) => {
  const headers = askingMock('code=404');
  const { status, json } = await management(method, path, { body, headers });
  expect(status).toBe(404);
  expect(json).toEqual({ error: expect.stringMatching(/ is not found$/), status: 404 });
});
