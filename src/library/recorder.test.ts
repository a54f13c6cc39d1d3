import { expect, test } from 'vitest';
import { recordExchanges } from './recorder.ts';

const answering =
  (body: ConstructorParameters<typeof Response>[0], init?: ResponseInit) => async () =>
    new Response(body, init);

test('an exchange is recorded as in an HTTP Archive, and passed on unchanged', async () => {
  const times = [1_000, 1_020, 1_030];
  const recorder = recordExchanges(
    answering('{"result":"OK"}', { headers: { 'content-type': 'application/json' } }),
    () => times.shift()!,
  );
  const response = await recorder.fetch('http://plinth.test/set/a?ex=1', {
    method: 'POST',
    body: 'hello',
    headers: { authorization: 'Bearer secret', 'content-type': 'text/plain' },
  });
  expect(await response.json()).toEqual({ result: 'OK' });
  expect(recorder.har().log.entries).toMatchObject([
    {
      startedDateTime: '1970-01-01T00:00:01.000Z',
      time: 30,
      request: {
        method: 'POST',
        url: 'http://plinth.test/set/a?ex=1',
        queryString: [{ name: 'ex', value: '1' }],
        headers: [
          { name: 'authorization', value: '[secret]' },
          { name: 'content-type', value: 'text/plain' },
        ],
        postData: { mimeType: 'text/plain', text: 'hello' },
      },
      response: {
        status: 200,
        content: { size: 15, mimeType: 'application/json', text: '{"result":"OK"}' },
      },
      timings: { send: 0, wait: 20, receive: 10 },
    },
  ]);
});

test('a token in the query is blanked', async () => {
  const recorder = recordExchanges(answering(null, { status: 204 }));
  await recorder.fetch('http://plinth.test/get/a?_token=secret');
  expect(recorder.har().log.entries[0]!.request.url).toBe(
    'http://plinth.test/get/a?_token=%5Bsecret%5D',
  );
  expect(recorder.har().log.entries[0]!.request.queryString).toEqual([
    { name: '_token', value: '[secret]' },
  ]);
});

test('binary bodies are recorded in base64', async () => {
  const recorder = recordExchanges(answering(new Uint8Array([0xff, 0x00])));
  await recorder.fetch('http://plinth.test/');
  expect(recorder.har().log.entries[0]!.response.content).toEqual({
    size: 2,
    mimeType: '',
    text: '/wA=',
    encoding: 'base64',
  });
});

test('event streams are not recorded, since they may never end', async () => {
  const endless = new ReadableStream();
  const recorder = recordExchanges(
    answering(endless, { headers: { 'content-type': 'text/event-stream' } }),
  );
  expect((await recorder.fetch('http://plinth.test/subscribe/a')).status).toBe(200);
  expect(recorder.har().log.entries).toEqual([]);
});

test('failed requests are not recorded', async () => {
  const recorder = recordExchanges(() => Promise.reject(new TypeError('fetch failed')));
  await expect(recorder.fetch('http://plinth.test/')).rejects.toThrow('fetch failed');
  expect(recorder.har().log.entries).toEqual([]);
});
