import { expect, test } from 'vitest';
import { UnreachableError } from './fetch-answer.ts';
import { SchemaRegistryClientError } from './errors.ts';
import { answerOf, createSchemaRegistryClient } from './schema-registry-client.ts';

const user = { url: 'http://127.0.0.1:8082', username: 'ann', password: 'ké:y' };

/** Registers with a service that answers this. */
function registerWith(answer: (request: Request) => Response | Promise<Response>) {
  const client = createSchemaRegistryClient({ ...user, fetch: async (request) => answer(request) });
  const params = { path: { subject: 'a/b' } };
  const path = '/schema-registry/subjects/{subject}/versions';
  return answerOf(client.POST(path, { params, body: { schema: '"int"' } }));
}

test('requests carry the credentials, and path parameters are percent-encoded', async () => {
  let seen: Request | undefined;
  const answer = await registerWith((request) => {
    seen = request;
    return Response.json({ id: 1 });
  });
  expect(answer).toEqual({ id: 1 });
  expect(seen?.url).toBe('http://127.0.0.1:8082/schema-registry/subjects/a%2Fb/versions');
  expect(await seen?.json()).toEqual({ schema: '"int"' });
  expect(seen?.headers.get('authorization')).toBe(
    `Basic ${Buffer.from('ann:ké:y').toString('base64')}`,
  );
});

test('a refusal rejects with the message and the error code of the registry', async () => {
  const refused = registerWith(() =>
    Response.json({ error_code: 42201, message: 'Invalid schema: …' }, { status: 422 }),
  );
  await expect(refused).rejects.toThrow(SchemaRegistryClientError);
  await expect(refused).rejects.toMatchObject({
    message: 'Invalid schema: …',
    status: 422,
    errorCode: 42201,
  });
  const between = registerWith(() => new Response('', { status: 502, statusText: 'Bad Gateway' }));
  await expect(between).rejects.toMatchObject({ message: 'HTTP 502 Bad Gateway', errorCode: 502 });
});

test('an answer from something other than a schema registry is an error', async () => {
  const page = registerWith(() => new Response('<html>', { status: 200 }));
  await expect(page).rejects.toThrow('what answered is not a schema registry');
  const nobody = registerWith(() => Promise.reject(new TypeError('fetch failed')));
  await expect(nobody).rejects.toThrow(UnreachableError);
});
