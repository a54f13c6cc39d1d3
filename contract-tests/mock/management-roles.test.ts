import { expect, test } from 'vitest';
import { families } from '../harness/families.ts';
import { management } from '../harness/management.ts';
import { askingMock } from '../harness/target.ts';

const { contract } = families.management;

/** The mock knows no teams; the roles of the implementation are tested in state/management/roles.test.ts. */
const asked = contract.requests().filter(({ operationId }) => {
  const { content } = contract.responseFor(operationId, 403) ?? {};
  return content?.['application/json']?.examples?.['role'] !== undefined;
});

test.each(asked)(
  '$operationId with a role that does not allow it: 403',
  async ({ method, path, body }) => {
    const headers = askingMock('code=403, example=role');
    const { status, json } = await management(method, path, { body, headers });
    expect(status).toBe(403);
    expect(json).toEqual({
      error: expect.stringMatching(/^your role in the team is \w+: this needs one of /),
      status: 403,
    });
  },
);
