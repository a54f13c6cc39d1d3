import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { controlAnswer } from '../../harness/control.ts';
import { consoleGet } from '../../harness/console.ts';
import { families } from '../../harness/families.ts';
import { management } from '../../harness/management.ts';
import { startPlatform, type PlatformProcess } from '../../harness/platform-process.ts';

/** The beginnings of the paths of the management API that are for a service. */
const PATHS = {
  redis: ['/v2/redis/'],
  kafka: ['/v2/kafka/'],
  queue: ['/v2/queue/', '/v2/qstash/'],
} as const;
const SERVICES = ['redis', 'kafka', 'queue'] as const;
type Service = (typeof SERVICES)[number];

/** The variables of the env block that name addresses. */
const URLS = {
  redis: 'UPSTASH_REDIS_REST_URL',
  kafka: 'UPSTASH_KAFKA_REST_URL',
  queue: 'QSTASH_URL',
} as const;

const requests = families.management.contract.requests();
const isFor = (path: string, service: Service) =>
  PATHS[service].some((beginning) => path.startsWith(beginning));

describe.each(SERVICES)('a platform with --services %s', (service) => {
  const others = SERVICES.filter((each) => each !== service);
  let platform: PlatformProcess;
  let url: string;
  let consoleUrl: string;
  beforeAll(async () => {
    platform = await startPlatform('start', [
      '--memory',
      '--check-responses',
      '--services',
      service,
    ]);
    url = platform.env['PLINTH_MANAGEMENT_URL']!;
    consoleUrl = platform.env['PLINTH_CONSOLE_URL']!;
  });
  afterAll(() => platform.stop('SIGTERM'));

  test('has the addresses and variables of that service only', () => {
    const names = Object.keys(platform.env);
    expect(names).toContain(URLS[service]);
    expect(names.filter((name) => others.some((other) => name === URLS[other]))).toEqual([]);
    expect(names.includes('REDIS_URL')).toBe(service === 'redis');
  });

  const refused = others.flatMap((other) =>
    requests.filter(({ path }) => isFor(path, other)).map((request) => ({ other, ...request })),
  );
  test.each(refused)('$operationId is answered with 501', async ({ other, method, path, body }) => {
    const { status, json } = await management(method, path, { url, body });
    expect({ status, json }).toEqual({
      status: 501,
      json: {
        error: `${other} does not run on this platform, whose setting \`services\` is ${service}`,
        status: 501,
      },
    });
  });

  test('is managed in all that belongs to the service and the account', async () => {
    const lists = {
      redis: '/v2/redis/databases',
      kafka: '/v2/kafka/clusters',
      queue: '/v2/qstash/users',
    };
    for (const path of [lists[service], '/v2/teams', '/v2/apikeys', '/v2/auditlogs']) {
      expect(await management('GET', path, { url }), path).toMatchObject({ status: 200 });
    }
    const other = others[0]!;
    expect(await management('GET', lists[other], { url, credentials: null })).toMatchObject({
      status: 501,
    });
  });

  test('tells a balancer which services it has', async () => {
    const readiness = async (of: string) => {
      const response = await fetch(`${consoleUrl}/readyz?service=${of}`);
      const { parts } = (await response.json()) as { parts: { reason?: string }[] };
      return { status: response.status, reasons: parts.flatMap(({ reason }) => reason ?? []) };
    };
    expect(await readiness(service)).toEqual({ status: 200, reasons: [] });
    expect(await readiness('management')).toEqual({ status: 200, reasons: [] });
    for (const other of others) {
      const reasons = [`it does not run: --services is ${service}`];
      expect(await readiness(other)).toEqual({ status: 503, reasons });
    }
    expect(await fetch(`${consoleUrl}/readyz`)).toMatchObject({ status: 200 });
  });

  test('shows in the console which services it has', async () => {
    const { json } = await consoleGet('/platform', { url: consoleUrl });
    expect(Object.keys((json as { ports: object }).ports)).toEqual([service, 'management']);
  });

  test('exports, takes and resets what belongs to the service', async () => {
    const state = (method: string, path: string, body?: unknown) =>
      controlAnswer(method, `/state${path}`, { url: consoleUrl, body });
    const sections = { redis: 'databases', kafka: 'kafka', queue: 'queue' };
    const { json: seed } = await state('GET', '');
    expect(Object.keys(seed as object)).toEqual(['plinth', 'teams', sections[service]]);
    expect(await state('PUT', '', seed)).toMatchObject({ status: 200 });
    expect(await state('POST', '/reset')).toMatchObject({ status: 200 });
    const foreign = {
      redis: { databases: [{ name: 'default' }] },
      kafka: { kafka: { topics: [{ name: 'orders' }] } },
      queue: { queue: { queues: [{ name: 'mail' }] } },
    };
    for (const other of others) {
      const error = `${sections[other]}: is for a service that does not run on this platform`;
      expect(await state('POST', '', { plinth: 1, ...foreign[other] })).toEqual({
        status: 400,
        json: { error },
      });
    }
  });
});

describe('a mock with --services redis', () => {
  let mock: PlatformProcess;
  beforeAll(async () => {
    mock = await startPlatform('mock', ['--check-responses', '--services', 'redis']);
  });
  afterAll(() => mock.stop('SIGTERM'));

  test('has the addresses of that service, and is managed like a platform', async () => {
    const url = mock.env['PLINTH_MANAGEMENT_URL']!;
    expect(Object.keys(mock.env).filter((name) => /^QSTASH_|KAFKA/.test(name))).toEqual([]);
    expect(await management('GET', '/v2/redis/databases', { url })).toMatchObject({ status: 200 });
    expect(await management('GET', '/v2/qstash/users', { url })).toMatchObject({ status: 501 });
    const readiness = async (of: string) =>
      (await fetch(`${mock.env['PLINTH_CONSOLE_URL']}/readyz?service=${of}`)).status;
    expect(await Promise.all(['redis', 'queue', 'kafka'].map(readiness))).toEqual([200, 503, 503]);
  });
});
