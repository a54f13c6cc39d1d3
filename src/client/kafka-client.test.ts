import { expect, test } from 'vitest';
import { UnreachableError } from './fetch-answer.ts';
import { KafkaError } from './errors.ts';
import { answerOf, createKafkaClient } from './kafka-client.ts';

const user = { url: 'http://127.0.0.1:8082', username: 'ann', password: 'ké:y' };

/** Produces with a service that answers this. */
function produceWith(answer: (request: Request) => Response | Promise<Response>) {
  const client = createKafkaClient({ ...user, fetch: async (request) => answer(request) });
  const params = { path: { topic: 'a topic' } };
  return answerOf(client.POST('/produce/{topic}', { params, body: { value: 'a' } }));
}

test('requests carry the credentials, and path parameters are percent-encoded', async () => {
  const metadata = [{ topic: 'a topic', partition: 0, offset: 0, timestamp: 1 }];
  let seen: Request | undefined;
  const answer = await produceWith((request) => {
    seen = request;
    return Response.json(metadata);
  });
  expect(answer).toEqual(metadata);
  expect(seen?.url).toBe('http://127.0.0.1:8082/produce/a%20topic');
  expect(await seen?.json()).toEqual({ value: 'a' });
  const [scheme, credentials] = seen?.headers.get('authorization')?.split(' ') ?? [];
  expect(scheme).toBe('Basic');
  expect(Buffer.from(credentials ?? '', 'base64').toString()).toBe('ann:ké:y');
});

test('a refusal rejects at once with the message of the API', async () => {
  let requests = 0;
  const refused = produceWith(() => {
    requests++;
    return Response.json({ error: 'no topic can be named so', status: 400 }, { status: 400 });
  });
  await expect(refused).rejects.toThrow(KafkaError);
  await expect(refused).rejects.toMatchObject({ message: 'no topic can be named so', status: 400 });
  expect(requests).toBe(1);
});

test('an answer from something other than a Kafka REST API is an error', async () => {
  const page = produceWith(() => new Response('<html>', { status: 200 }));
  await expect(page).rejects.toThrow('what answered is not a Kafka REST API');
  const nothing = produceWith(() => Response.json(null));
  await expect(nothing).rejects.toThrow('what answered is not a Kafka REST API');
  const nobody = produceWith(() => Promise.reject(new TypeError('fetch failed')));
  await expect(nobody).rejects.toThrow(UnreachableError);
});

test('a truncated response is an error', async () => {
  const body = new ReadableStream({
    start: (controller) => {
      controller.enqueue(Buffer.from('[{'));
      controller.error(Object.assign(new Error('other side closed'), { code: 'UND_ERR_SOCKET' }));
    },
  });
  const broken = produceWith(() => new Response(body));
  await expect(broken).rejects.toThrow(UnreachableError);
  await expect(broken).rejects.toThrow(
    'cannot reach http://127.0.0.1:8082: the connection was broken off',
  );
});
