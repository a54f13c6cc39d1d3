import { expect, test } from 'vitest';
import { UnreachableError } from './fetch-answer.ts';
import { UnsendableError, QueueServiceError } from './errors.ts';
import { answerOf, createQueueClient, done } from './queue-client.ts';

const user = { url: 'http://127.0.0.1:8080', token: 'token' };

/** Publishes with a service that answers this. */
function publishWith(answer: (request: Request) => Response | Promise<Response>) {
  const client = createQueueClient({ ...user, fetch: async (request) => answer(request) });
  const params = { path: { destination: 'https://example.com/a b?c=d' } };
  return answerOf(client.POST('/v2/publish/{destination}', { params }));
}

test('requests carry the token, and the destination is one encoded segment of the path', async () => {
  let seen: Request | undefined;
  const answer = await publishWith((request) => {
    seen = request;
    return Response.json({ messageId: 'msg_1' });
  });
  expect(answer).toEqual({ messageId: 'msg_1' });
  expect(seen?.url).toBe(
    'http://127.0.0.1:8080/v2/publish/https%3A%2F%2Fexample.com%2Fa%20b%3Fc%3Dd',
  );
  expect(seen?.headers.get('authorization')).toBe('Bearer token');
});

test('a refusal rejects at once with the message of the service', async () => {
  let requests = 0;
  const refused = publishWith(() => {
    requests++;
    return Response.json({ error: 'the token is not valid' }, { status: 401 });
  });
  await expect(refused).rejects.toThrow(QueueServiceError);
  await expect(refused).rejects.toMatchObject({ message: 'the token is not valid', status: 401 });
  expect(requests).toBe(1);
});

test('an answer from something other than a queue service is an error', async () => {
  const page = publishWith(() => new Response('<html>', { status: 200 }));
  await expect(page).rejects.toThrow('what answered is not a queue service');
  const nobody = publishWith(() => Promise.reject(new TypeError('fetch failed')));
  await expect(nobody).rejects.toThrow(UnreachableError);
});

test('a response without a body resolves to undefined', async () => {
  const pause = (response: Response) => {
    const client = createQueueClient({ ...user, fetch: async () => response });
    const params = { path: { queueName: 'orders' } };
    return done(client.POST('/v2/queues/{queueName}/pause', { params }));
  };
  await expect(pause(new Response(null))).resolves.toBeUndefined();
  const missing = Response.json({ error: 'queue orders not found' }, { status: 404 });
  await expect(pause(missing)).rejects.toThrow('queue orders not found');
});

test('parameters and tokens that cannot be sent are refused without a request', async () => {
  const client = createQueueClient({ ...user, fetch: () => Promise.reject(new Error('sent')) });
  const params = { path: { queueName: '..' } };
  await expect(answerOf(client.GET('/v2/queues/{queueName}', { params }))).rejects.toThrow(
    new UnsendableError('queueName must not be ".."'),
  );
  expect(() => createQueueClient({ ...user, token: 'a\nb' })).toThrow(UnsendableError);
  expect(() => createQueueClient({ ...user, token: '€' })).toThrow(
    'the token has characters that no header can have',
  );
});
