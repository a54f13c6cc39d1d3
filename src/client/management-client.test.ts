import { expect, test } from 'vitest';
import { NOWHERE } from '../../testing/base/test-closed-port.ts';
import { UnreachableError } from './fetch-answer.ts';
import { ManagementError } from './errors.ts';
import { answerOf, createManagementClient } from './management-client.ts';

const account = { url: 'http://127.0.0.1:8081', email: 'ann@example.com', apiKey: 'ké:y' };

/** Lists databases with a service that answers this. */
function listWith(answer: (request: Request) => Response) {
  const client = createManagementClient({ ...account, fetch: async (r) => answer(r) });
  return answerOf(client.GET('/v2/redis/databases'));
}

test('requests carry the credentials', async () => {
  let seen: Request | undefined;
  const databases = await listWith((request) => {
    seen = request;
    return Response.json([]);
  });
  expect(databases).toEqual([]);
  expect(seen?.url).toBe('http://127.0.0.1:8081/v2/redis/databases');
  const [scheme, credentials] = seen?.headers.get('authorization')?.split(' ') ?? [];
  expect(scheme).toBe('Basic');
  expect(Buffer.from(credentials ?? '', 'base64').toString()).toBe('ann@example.com:ké:y');
});

test('a refusal rejects with the message of the API', async () => {
  const refused = listWith(() =>
    Response.json({ error: 'the e-mail or the API key is wrong', status: 401 }, { status: 401 }),
  );
  await expect(refused).rejects.toThrow(ManagementError);
  await expect(refused).rejects.toMatchObject({
    message: 'the e-mail or the API key is wrong',
    status: 401,
  });
});

test('an answer from something other than a management API is an error', async () => {
  await expect(listWith(() => new Response('<html>', { status: 200 }))).rejects.toThrow(
    'what answered is not a management API',
  );
  await expect(
    listWith(() => new Response('<html>', { status: 502, statusText: 'Bad Gateway' })),
  ).rejects.toThrow('HTTP 502 Bad Gateway');
  await expect(listWith(() => new Response(null, { status: 404 }))).rejects.toThrow('HTTP 404');
});

test('the error has the URL if nothing listens there', async () => {
  const listed = answerOf(
    createManagementClient({ ...account, url: NOWHERE }).GET('/v2/redis/databases'),
  );
  await expect(listed).rejects.toThrow(UnreachableError);
  await expect(listed).rejects.toThrow(
    `cannot reach ${NOWHERE}: nothing listens there (is the platform running?)`,
  );
});
