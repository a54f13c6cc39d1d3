import { describe, expect, test } from 'vitest';
import { roundsOf } from '../harness/rounds.ts';
import { families } from '../harness/families.ts';
import { kafka } from '../harness/kafka.ts';
import { management } from '../harness/management.ts';
import { queue } from '../harness/queue.ts';
import { exchange } from '../harness/exchange.ts';
import { registry, requests } from '../harness/schema-registry.ts';

/** In the run with servers enough to have met each alternative of a schema. */
const ROUNDS = 1 + roundsOf(4);
const dynamic = { prefer: 'dynamic=true' };

/** What a generated body has in common with the usual one. */
function kindOf(body: unknown): string {
  return Array.isArray(body) ? 'array' : typeof body;
}

describe.each([
  { family: 'kafka', send: kafka, asked: families.kafka.contract.requests() },
  { family: 'queue', send: queue, asked: families.queue.contract.requests() },
  { family: 'management', send: management, asked: families.management.contract.requests() },
  { family: 'schema registry', send: registry, asked: requests },
])('$family', ({ send, asked }) => {
  test.each(asked)(
    'with dynamic=true, $operationId answers with the usual status and a body of its kind',
    async ({ method, path, headers, body }) => {
      const usual = await send(method, path, { body, headers });
      for (let round = 0; round < ROUNDS; round++) {
        const made = await send(method, path, { body, headers: { ...headers, ...dynamic } });
        expect([made.status, kindOf(made.json)]).toEqual([usual.status, kindOf(usual.json)]);
      }
    },
  );
});

/** Any values, but the number of items and what they repeat of the request. */
describe.each(['dynamic=true', 'code=200', 'code=200, dynamic=true'])('with %s', (prefer) => {
  const repeated = async <T>(ask: () => Promise<T>, check: (answer: T) => void) => {
    for (let round = 0; round < ROUNDS; round++) check(await ask());
  };
  const headers = { prefer };

  test.each(['/pipeline', '/multi-exec'])(
    '%s answers with an envelope for each row',
    async (path) => {
      const body = [
        ['SET', 'a', 'b'],
        ['GET', 'a'],
        ['LLEN', 'b'],
      ];
      await repeated(
        () => exchange({ method: 'POST', path, body, headers }),
        ({ json }) =>
          expect(json).toEqual([
            { result: 'OK' },
            { result: expect.any(String) },
            { result: expect.any(Number) },
          ]),
      );
    },
  );

  const words = { topic: 'words', partition: 2 };
  const letters = { topic: 'letters', partition: 0 };
  test.each<[string, unknown, object[]]>([
    [
      '/produce',
      [
        { ...words, value: 'a' },
        { ...letters, value: 'b' },
        { topic: 'words', value: 'c' },
      ],
      [words, letters, { topic: 'words' }],
    ],
    ['/produce/words', [{ value: 'a' }, { value: 'b' }], [{ topic: 'words' }, { topic: 'words' }]],
    ['/produce/words', { value: 'a' }, [{ topic: 'words' }]],
    ['/webhook?topic=words', 'any text', [{ topic: 'words' }]],
    ['/offsets/latest', [words, letters], [words, letters]],
    ['/committed/g/i', [words, letters, words], [words, letters, words]],
    ['/committed/g/i', words, [words]],
    ['/fetch', { ...words, offset: 3 }, [{ ...words, offset: 3 }]],
    [
      '/fetch',
      {
        topicPartitionOffsets: [
          { ...words, offset: 3 },
          { ...letters, offset: 9 },
        ],
      },
      [
        { ...words, offset: 3 },
        { ...letters, offset: 9 },
      ],
    ],
    ['/consume/g/i', { topics: ['words', 'letters'] }, [{ topic: 'words' }, { topic: 'letters' }]],
    ['/consume/g/i', { topic: 'words' }, [{ topic: 'words' }]],
  ])('POST %s with %j answers with an item for each of it', async (path, body, expected) => {
    await repeated(
      () => kafka('POST', path, { body, headers }),
      ({ json }) => {
        expect(json).toHaveLength(expected.length);
        expect(json).toMatchObject(expected);
      },
    );
  });

  test('a batch is answered item by item', async () => {
    const url = 'https://example.com/mine';
    const body = [{ destination: url }, { destination: 'https://' }, { destination: 'billing' }];
    await repeated(
      () => queue('POST', '/v2/batch', { body, headers }),
      ({ json }) => {
        const [single, refused, group] = json as [unknown, unknown, unknown];
        expect(json).toHaveLength(3);
        expect(single).toMatchObject({ messageId: expect.stringMatching(/^msg_/) });
        expect(refused).toEqual({ error: expect.stringMatching(/^invalid destination/) });
        expect(group).toBeInstanceOf(Array);
      },
    );
  });

  test('each message of a batch for a URL is published', async () => {
    const body = Array.from({ length: 20 }, (_, i) => ({
      destination: `https://example.com/${i}`,
    }));
    const { json } = await queue('POST', '/v2/batch', { body, headers });
    expect(json).toHaveLength(20);
    for (const one of json as unknown[]) {
      expect(one).toMatchObject({ messageId: expect.stringMatching(/^msg_/) });
    }
  });

  test('no more messages are canceled or deleted than were named', async () => {
    for (const [path, body, expected] of [
      ['/v2/messages', { messageIds: ['msg_a', 'msg_b'] }, { cancelled: 1 }],
      ['/v2/dlq', { dlqIds: ['1-1', '1-2'] }, { deleted: 1 }],
    ] as const) {
      const { json } = await queue('DELETE', path, { body, headers });
      expect(json).toEqual(expected);
    }
  });
});

test('what the implementation refuses is refused', async () => {
  const answer = await exchange({ path: '/fly', headers: dynamic });
  expect(answer).toMatchObject({ status: 400, json: { error: expect.stringContaining('fly') } });
  const body = { destination: 'x' };
  expect(
    await queue('POST', '/v2/publish/example.com/hook', { body, headers: dynamic }),
  ).toHaveProperty('status', 400);
});

test('an error is the documented one', async () => {
  const headers = { prefer: 'code=401, dynamic=true' };
  const { status, json } = await kafka('GET', '/topics', { headers });
  expect([status, (json as { status: number }).status]).toEqual([401, 401]);
});

test('a publish is answered with its own URL', async () => {
  const url = 'https://example.com/mine';
  for (let round = 0; round < ROUNDS; round++) {
    const { json } = await queue('POST', `/v2/publish/${url}`, { headers: dynamic });
    expect([undefined, url]).toContain((json as { url?: string }).url);
  }
});

test('the page after a cursor is the last one', async () => {
  for (const path of ['/v2/dlq', '/v2/logs', '/v2/events']) {
    const { json } = await queue('GET', `${path}?cursor=dlq-hofzf17cao`, { headers: dynamic });
    expect(json).not.toHaveProperty('cursor');
  }
});
