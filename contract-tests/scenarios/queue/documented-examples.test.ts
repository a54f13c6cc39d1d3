import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { families } from '../../harness/families.ts';
import { HostileDestination } from '../../harness/hostile-destination.ts';
import { done, queue, resetQueue, type QueueRequestOptions } from '../../harness/queue.ts';
import { askingMock, target } from '../../harness/target.ts';

let destination: HostileDestination;
beforeAll(async () => {
  destination = await HostileDestination.start();
});
afterAll(() => destination.close());
beforeEach(resetQueue);

/**
 * Each named example of the contract on both targets: the mock is asked for it with `Prefer`, the implementation is put
 * into a state in which it gives this answer. Both answers must have the same shape.
 */
interface Scenario {
  readonly example: string;
  readonly operation: string;
  /** Puts the implementation into that state. @returns changes to the contract's example of a request */
  readonly given?: () => Promise<Given>;
}

interface Given {
  /** Replaces the last parameter in the example's path. */
  readonly id?: string;
  /** Replaces the whole path. */
  readonly path?: string;
  readonly query?: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

const requests = families.queue.contract.requests();
const HOOK = 'https://example.com/hook';
const LATER = { 'Upstash-Delay': '1d' };
const JSON_TYPE = { 'Content-Type': 'application/json' };

const publish = (path: string, headers: Record<string, string> = {}, body = '{"hello":"world"}') =>
  done<{ messageId: string }>('POST', path, { headers: { ...JSON_TYPE, ...headers }, body });

const aGroup = async (name = 'billing') => {
  const endpoints = [{ name: 'one', url: `${HOOK}/one` }, { url: `${HOOK}/two` }];
  await done('POST', `/v2/topics/${name}/endpoints`, { body: { endpoints } });
  return { id: name };
};
const aQueue = async () => {
  await done('POST', '/v2/queues', { body: { queueName: 'orders', paused: true } });
  return { id: 'orders' };
};
const aSchedule = async () => {
  const headers = { 'Upstash-Cron': 'CRON_TZ=Europe/Berlin 0 9 * * 1', 'Upstash-Schedule-Id': 's' };
  await publish(`/v2/schedules/${HOOK}`, headers, '{}');
  return { id: 's' };
};
const aMessage = async () => {
  await aQueue();
  const { messageId } = await publish(`/v2/enqueue/orders/${HOOK}`, {
    'Service-Callback': HOOK,
    'Upstash-Label': 'billing,eu',
    'Upstash-Flow-Control-Key': 'api.example.com',
    'Upstash-Flow-Control-Value': 'parallelism=5, rate=10, period=1m',
  });
  return { id: messageId };
};
const aDelayedMessage = async () => {
  const { messageId } = await publish(`/v2/publish/${HOOK}`, LATER);
  return { id: messageId };
};
const aFlowControl = async () => {
  await done('POST', '/v2/flowControl/api.example.com/pin?parallelism=5&rate=10&period=60');
  return { id: 'api.example.com' };
};

interface Letters {
  readonly messages: readonly { readonly dlqId: string }[];
}
/** This many dead letters, the last message first. */
const deadLetters = async (count: number) => {
  const url = `${destination.url}/status?code=489&Upstash-NonRetryable-Error=true&body=no`;
  for (let i = 0; i < count; i++) await publish(`/v2/publish/${url}`, {});
  const letters = async () => (await done<Letters>('GET', '/v2/dlq')).messages;
  await expect.poll(letters).toHaveLength(count);
  return letters();
};
const aDeadLetter = async () => ({ id: (await deadLetters(1))[0]!.dlqId });

/** Two messages that could not be delivered yet. */
const retries = async () => {
  const label = `label-${Date.now()}`;
  const headers = {
    'Upstash-Label': label,
    'Upstash-Retry-Delay': '1000 * 3600',
    'Upstash-Timeout': '30s',
  };
  // Nothing listens on the discard port.
  for (let i = 0; i < 2; i++) await publish('/v2/publish/http://127.0.0.1:9/', headers);
  const query = `label=${label}&state=RETRY&count=1`;
  const entries = async () => (await done<{ logs: object[] }>('GET', `/v2/logs?${query}`)).logs;
  await expect.poll(entries).toHaveLength(1);
  await expect
    .poll(async () => (await done<{ cursor?: string }>('GET', `/v2/logs?${query}`)).cursor)
    .toBeDefined();
  return { query };
};

const SUCCESSES: readonly Scenario[] = [
  ...['publishV1', 'publish'].flatMap((operation) => [
    { example: 'url', operation, given: async () => ({ headers: LATER }) },
    {
      example: 'urlGroup',
      operation,
      given: async () => {
        await aGroup();
        const version = operation === 'publish' ? 'v2' : 'v1';
        return { path: `/${version}/publish/billing`, headers: LATER };
      },
    },
  ]),
  { example: 'url', operation: 'enqueue', given: async () => ({ headers: LATER }) },
  {
    example: 'mixed',
    operation: 'batch',
    given: async () => {
      await aGroup('mailing');
      return {};
    },
  },
  {
    example: 'messages',
    operation: 'batch',
    given: async () => ({ body: [{ destination: HOOK, headers: LATER }] }),
  },
  {
    example: 'queued',
    operation: 'batch',
    given: async () => ({ body: [{ destination: HOOK, headers: LATER, queue: 'orders' }] }),
  },
  {
    example: 'urlGroup',
    operation: 'batch',
    given: async () => {
      await aGroup();
      return { body: [{ destination: 'billing', headers: LATER }] };
    },
  },
  { example: 'waiting', operation: 'getMessage', given: aMessage },
  { example: 'one', operation: 'cancelMessage', given: aMessage },
  { example: 'some', operation: 'cancelMessages', given: aMessage },
  { example: 'orders', operation: 'getQueue', given: aQueue },
  { example: 'two', operation: 'listQueues', given: aQueue },
  { example: 'id', operation: 'createSchedule' },
  { example: 'weekly', operation: 'getSchedule', given: aSchedule },
  { example: 'one', operation: 'listSchedules', given: aSchedule },
  { example: 'billing', operation: 'getUrlGroup', given: aGroup },
  { example: 'one', operation: 'listUrlGroups', given: aGroup },
  {
    example: 'page',
    operation: 'listDeadLetters',
    given: async () => {
      await deadLetters(2);
      return { query: 'count=1' };
    },
  },
  { example: 'end', operation: 'listDeadLetters' },
  { example: 'failed', operation: 'getDeadLetter', given: aDeadLetter },
  { example: 'all', operation: 'deleteDeadLetters', given: aDeadLetter },
  { example: 'two', operation: 'retryDeadLetters', given: aDeadLetter },
  { example: 'id', operation: 'retryDeadLetter', given: aDeadLetter },
  { example: 'page', operation: 'listEvents', given: retries },
  { example: 'page', operation: 'listLogs', given: retries },
  {
    example: 'grouped',
    operation: 'listLogs',
    given: async () => ({ query: `${(await retries()).query}&groupBy=messageId` }),
  },
  ...['listEvents', 'listLogs'].map((operation) => ({
    example: 'end',
    operation,
    given: async () => ({ query: 'label=of-nobody' }),
  })),
  { example: 'key', operation: 'getFlowControl', given: aFlowControl },
  { example: 'one', operation: 'listFlowControls', given: aFlowControl },
  { example: 'some', operation: 'getGlobalParallelism' },
  { example: 'keys', operation: 'getSigningKeys' },
];

describe('a success', () => {
  test.each(SUCCESSES)('$operation: $example', async (scenario) => {
    const { status, json } = await play(scenario, `example=${scenario.example}`);
    expect(status).toBeLessThan(202);
    expect(shapeOf(json)).toMatchSnapshot();
  });

  /** The answer contains nothing about the change. */
  const SILENT: readonly Omit<Scenario, 'example'>[] = [
    { operation: 'upsertQueue' },
    { operation: 'deleteQueue', given: aQueue },
    { operation: 'runMessage', given: aDelayedMessage },
    { operation: 'pauseQueue', given: aQueue },
    { operation: 'resumeQueue', given: aQueue },
    { operation: 'deleteSchedule', given: aSchedule },
    { operation: 'pauseSchedule', given: aSchedule },
    { operation: 'pauseScheduleByPost', given: aSchedule },
    { operation: 'resumeSchedule', given: aSchedule },
    { operation: 'resumeScheduleByPost', given: aSchedule },
    { operation: 'setUrlGroupHeaders', given: aGroup },
    { operation: 'deleteUrlGroup', given: aGroup },
    { operation: 'addEndpoints' },
    {
      operation: 'removeEndpoints',
      given: async () => ({ ...(await aGroup()), body: { endpoints: [{ name: 'one' }] } }),
    },
    { operation: 'deleteDeadLetter', given: aDeadLetter },
    { operation: 'pauseFlowControl' },
    { operation: 'resumeFlowControl' },
    { operation: 'pinFlowControl', given: async () => ({ query: 'rate=10' }) },
    { operation: 'unpinFlowControl', given: async () => ({ query: 'rate=true' }) },
    { operation: 'resetRate' },
    { operation: 'resetFlowControl' },
  ];

  test.each(SILENT)('$operation', async (scenario) => {
    const { status, bytes } = await play({ example: '', ...scenario }, 'code=200');
    expect(status).toBe(200);
    expect(bytes).toHaveLength(0);
  });
});

test.each(['publishV1', 'publish', 'enqueue'])('a duplicate: %s', async (operation) => {
  const given = async () => {
    const id = `${operation}-${Date.now()}`;
    const headers = { ...LATER, 'Upstash-Deduplication-Id': id };
    await publish(requests.find((request) => request.operationId === operation)!.path, headers);
    return { headers };
  };
  const { status, json } = await play({ operation, example: 'url', given }, 'code=202');
  expect(status).toBe(202);
  expect(json).toMatchObject({ messageId: expect.any(String), deduplicated: true });
});

describe('an unknown name is answered with 404', () => {
  // Every operation refuses the host of an unknown region with 404.
  const missing = requests.filter(({ operationId }) => {
    const { content } = families.queue.contract.responseFor(operationId, 404) ?? {};
    return content?.['application/json']?.examples?.['queue'] !== undefined;
  });
  /** In these paths, the destination is the name that may not exist. */
  const PATHS: Readonly<Record<string, string>> = {
    publishV1: '/v1/publish/billing',
    publish: '/v2/publish/billing',
    enqueue: '/v2/enqueue/orders/billing',
    createSchedule: '/v2/schedules/billing',
    getFlowControl: '/v2/flowControl/unknown',
    retryDeadLetters: '/v2/dlq/retry?dlqIds=1795478460000-0',
  };

  test.each(missing)('$operationId', async ({ operationId, method, path, headers, body }) => {
    const ask: QueueRequestOptions = { body, headers: { ...headers, ...askingMock('code=404') } };
    const { status, json } = await queue(method, PATHS[operationId] ?? path, ask);
    expect(status).toBe(404);
    expect(json).toEqual({ error: expect.stringMatching(/ not found$/) });
  });
});

async function play({ operation, given }: Scenario, prefer: string) {
  const { method, template, path, ...example } = requests.find(
    (request) => request.operationId === operation,
  )!;
  const headers = { ...example.headers, ...askingMock(prefer) };
  if (target().name === 'mock') return queue(method, path, { body: example.body, headers });
  const state = (await given?.()) ?? {};
  const own = state.path ?? (state.id === undefined ? path : template.replace(/\{\w+\}/, state.id));
  const query = state.query === undefined ? '' : `?${state.query}`;
  const body =
    state.body ??
    (method === 'DELETE' || operation === 'retryDeadLetters' ? undefined : example.body);
  return queue(method, own + query, { body, headers: { ...headers, ...state.headers } });
}

/** Objects with names that are defined by others. */
const MAPS = /header|headers|states$/i;

/** The names of fields and the types of their values. Lists are described by their first element. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? 'list' : [shapeOf(value[0])];
  if (typeof value !== 'object' || value === null) return value === null ? 'null' : typeof value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, field]): [string, unknown] => [name, MAPS.test(name) ? 'map' : shapeOf(field)])
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}
