import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import type { BoundOperation } from '../contract/bound-operation.ts';
import { Call } from '../contract/call.ts';
import type { ContractDocument } from '../contract/model/document.ts';
import { operationsOf } from '../contract/model/read-operations.ts';
import { Router } from '../contract/model/router.ts';
import { parameterReader } from '../contract/read-parameters.ts';
import { splitUrl } from '../contract/stages/arrival.ts';
import { matchOperation, readParameters } from '../contract/stages/identify.ts';
import { HttpError } from '../http/http-error.ts';

const FAMILIES = ['redis', 'kafka', 'queue', 'management'] as const;

const refusal = (body: unknown) => new HttpError(400, JSON.stringify(body), body);
const errors = {
  methodNotAllowed: (_method: string, allowed: readonly string[]) => refusal(allowed),
  notFound: () => refusal([]),
  invalid: ({ at, message }: { at: string; message: string }) => refusal(`${at} ${message}`),
};

/**
 * What each family makes of a URL: the operation, its parameters in the path and the query, or else the methods that the
 * path has.
 */
const readers = Object.fromEntries(
  await Promise.all(
    FAMILIES.map(async (family) => {
      const { default: contract } = (await import(`../../generated/${family}/openapi.json`, {
        with: { type: 'json' },
      })) as { default: ContractDocument };
      return [family, readerOf(contract)] as const;
    }),
  ),
);

function readerOf(contract: ContractDocument) {
  const operations = operationsOf(contract);
  const paths = new Router(operations, contract);
  // As the request chain finds them, whatever the method is.
  const router = {
    methods: paths.methods,
    find: (path: string) => paths.find(path),
    spelled: (path: string) => paths.spelled(path),
  };
  const bound = new Map(
    operations.map((operation) => {
      const readParameters = parameterReader(contract, operation, errors);
      return [operation, { operation, readParameters } as BoundOperation] as const;
    }),
  );
  const match = matchOperation((operation) => bound.get(operation)!, router, { errors });
  return (method: string, url: string): unknown => {
    const request = Object.assign(new IncomingMessage(new Socket()), { method, url });
    const call = new Call(request, new ServerResponse(request));
    try {
      splitUrl(call);
      void match(call);
      readParameters(call);
    } catch (error) {
      if (error instanceof HttpError) return error.body;
      throw error;
    }
    const { rawQuery, parameters } = call;
    const found = [call.bound.operation.operationId, parameters.path];
    return rawQuery === '' ? found : [...found, rawQuery];
  };
}

const seen = (family: (typeof FAMILIES)[number], method: string, path: string) =>
  readers[family]!(method, path);

describe('a command in the path of the Redis API', () => {
  test.each([
    ['/ping', 'ping'],
    ['/set/foo/bar', 'set/foo/bar'],
    ['/set/foo/a%2Fb', 'set/foo/a%2Fb'],
    ['/set/k/%2F%FF', 'set/k/%2F%FF'],
    ['/set/foo/', 'set/foo/'],
    ['//', '/'],
    ['/pipeline/', 'pipeline/'],
    ['/subscribe/', 'subscribe/'],
    ['/subscribe', 'subscribe'],
    ['/SUBSCRIBE/', 'subscribe/'],
    ['/PIPELINE', 'PIPELINE'],
  ])('%s is read as it was sent', (path, commandPath) => {
    expect(seen('redis', 'GET', path)).toEqual(['getCommandPath', { commandPath }]);
  });

  test.each([
    ['/set%2Ffoo%2Fa%252Fb', 'set/foo/a%2Fb'],
    ['/%70ing', 'ping'],
    ['/%70ipeline', 'pipeline'],
  ])('%s is decoded, as all of it may be encoded in one segment', (path, commandPath) => {
    expect(seen('redis', 'GET', path)).toEqual(['getCommandPath', { commandPath }]);
  });

  test.each(['/%', '/%FF'])('%s is refused', (path) => {
    expect(seen('redis', 'GET', path)).toBe('commandPath is not percent-encoded UTF-8');
  });

  test.each(['/', '/pipeline', '/multi-exec'])('%s is none', (path) => {
    expect(seen('redis', 'GET', path)).toEqual(['POST', 'PUT']);
  });

  test.each(['/monitor', '/MONITOR'])('%s is the stream of all commands', (path) => {
    expect(seen('redis', 'GET', path)).toEqual(['getMonitor', {}]);
  });
});

test('the query of a command in the path is read by itself', () => {
  expect(seen('redis', 'GET', '/set/a/b?EX=/1')).toEqual([
    'getCommandPath',
    { commandPath: 'set/a/b' },
    'EX=/1',
  ]);
});

describe('channels in a path of the Redis API', () => {
  test.each([
    ['/subscribe/news', 'news'],
    ['/SUBSCRIBE/news/Weather', 'news/Weather'],
    ['/subscribe/a%2Fb', 'a%2Fb'],
    ['/subscribe/%FF', '%FF'],
    ['/subscribe//', '/'],
  ])('%s are read as they were sent', (path, channels) => {
    expect(seen('redis', 'GET', path)).toEqual(['getSubscribe', { channels }]);
  });
});

describe('a message in a path of the Kafka API', () => {
  test.each([
    ['hello', 'hello'],
    ['a/b', 'a/b'],
    ['a%2Fb/c%20d/', 'a/b/c d/'],
    ['/', '/'],
  ])('%s is decoded', (text, message) => {
    expect(seen('kafka', 'GET', `/produce/greetings/${text}`)).toEqual([
      'produceMessage',
      { topic: 'greetings', message },
    ]);
  });

  test.each(['/produce/greetings/', '/produce//a/b'])('%s has none', (path) => {
    expect(seen('kafka', 'GET', path)).toEqual([]);
  });
});

describe.each([
  ['/v1/publish/', 'destination_url', {}],
  ['/v2/publish/', 'destination', {}],
  ['/V2/Enqueue/Orders/', 'destination', { queueName: 'Orders' }],
  ['/v2/Schedules/', 'destinationOrId', {}],
])('a destination below %s', (before, name, others) => {
  const destinationIn = (tail: string) => {
    const [, parameters] = seen('queue', 'POST', before + tail) as [string, object];
    return parameters;
  };

  test.each([
    'https://Example.com',
    'http://localhost:3000/a//B/%2F%20?x=1&y=http://z/%2F?',
    'ftp://a/',
    'http:/a',
  ])('%s is read as it was sent, with its query', (destination) => {
    expect(destinationIn(destination)).toEqual({ ...others, [name]: destination });
  });

  test('may be percent-encoded as one segment', () => {
    const destination = 'https://example.com/%20?a=b';
    const encoded = encodeURIComponent(destination);
    expect(destinationIn(encoded)).toEqual({ ...others, [name]: destination });
    expect(seen('queue', 'POST', `${before}${encoded}?c=/`)).toEqual([
      expect.anything(),
      { ...others, [name]: destination },
      'c=/',
    ]);
    expect(destinationIn('Billing%20')).toEqual({ ...others, [name]: 'Billing ' });
  });

  test.each(['', '?a=b/c'])('is not empty', (tail) => {
    expect(seen('queue', 'POST', before + tail)).toEqual([]);
  });
});

describe('a path of the queue API', () => {
  test('has a destination without its scheme too, so that the error can name what is missing', () => {
    expect(seen('queue', 'POST', '/v2/publish/example.com/hook')).toEqual([
      'publish',
      { destination: 'example.com/hook' },
    ]);
  });

  test.each([
    ['POST', '/v2/SCHEDULES/Weekly/PAUSE', ['pauseScheduleByPost', { scheduleId: 'Weekly' }]],
    ['POST', '/v2/schedules/weekly/other', []],
    ['POST', '/v2/schedules/example.com/hook', []],
    ['POST', '/v2/enqueue/orders', []],
    ['POST', '/v2/enqueue//https://example.com', []],
    ['GET', '/V2/QUEUES', ['listQueues', {}]],
    ['POST', '/v2/Queues/', ['upsertQueue', {}]],
    ['GET', '/v2/queues/Pause', ['getQueue', { queueName: 'Pause' }]],
    ['POST', '/v2/queues/Pause/PAUSE', ['pauseQueue', { queueName: 'Pause' }]],
    ['DELETE', '/v2/queues/orders/', []],
    ['GET', '/v2/messages/', []],
    ['DELETE', '/v2/dlq/', []],
    ['POST', '/v2/dlq/Retry', ['retryDeadLetters', {}]],
    ['GET', '/v2', []],
    ['GET', '/', []],
    ['GET', '*', []],
    ['POST', '/v2/queues/?a=b', ['upsertQueue', {}, 'a=b']],
  ])('%s %s', (method, path, expected) => {
    expect(seen('queue', method, path)).toEqual(expected);
  });
});

test('a path of the management API may be written in another way that its contract has', () => {
  const listed = ['listKafkaClusters', {}];
  expect(seen('management', 'GET', '/v2/kafka/clusters')).toEqual(listed);
  expect(seen('management', 'GET', '/v2/Kafka/clusters')).toEqual(listed);
  expect(seen('management', 'GET', '/v2/KAFKA/clusters')).toEqual([]);
});
