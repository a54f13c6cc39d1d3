import { beforeAll, describe, expect, test } from 'vitest';
import { families } from '../../harness/families.ts';
import { done, management, type Credentials } from '../../harness/management.ts';
import { askingMock, target } from '../../harness/target.ts';

const requests = families.management.contract.requests();
const changing = requests.filter(({ method }) => method !== 'GET');

/** The mock has one key, with full access, so it is asked for the refusal. */
let reader: Credentials = target();
const headers = askingMock('code=403, example=readOnlyKey');

beforeAll(async () => {
  if (target().name === 'mock') return;
  const body = { name: 'who only reads', read_only: true };
  const { key } = await done<{ key: string }>('POST', '/v2/apikey', body);
  reader = { email: target().email, apiKey: key };
});

describe('a read-only key', () => {
  test.each(changing)('is refused by $operationId', async ({ method, path, body }) => {
    const asked = { body, credentials: reader, headers };
    const { status, json } = await management(method, path, asked);
    expect(status).toBe(403);
    expect(json).toEqual({
      error: expect.stringMatching(/^Readonly API key: it may only GET, and [A-Z]+ changes/),
      status: 403,
    });
  });

  test('is accepted for reads', async () => {
    const answered = await management('GET', '/v2/redis/databases', { credentials: reader });
    expect(answered).toHaveProperty('status', 200);
  });
});
