import { describe, expect, test } from 'vitest';
import type { Platform } from '../../api/session.ts';
import { envText, snippetsOf } from './snippets.ts';
import { clusterTarget, databaseTarget, queueTarget } from './targets.ts';

const PLATFORM: Platform = {
  version: '1.0.0',
  kind: 'implementation',
  email: 'ada@example.com',
  ports: {},
  env: { QSTASH_CURRENT_SIGNING_KEY: 'sig_1', UPSTASH_REDIS_REST_TOKEN: 'of-the-mock' },
};
const SESSION = { platform: PLATFORM, addressOf: () => 'http://127.0.0.1:8079' };
const DATABASE = {
  database_id: 'd1',
  database_name: 'orders',
  database_type: 'Free',
  region: 'eu-west-1',
  port: 30_143,
  creation_time: 0,
  state: 'active',
  user_email: 'ada@example.com',
  endpoint: 'orders.localhost',
  tls: false,
  password: 'p/w',
  rest_token: 'secret-token',
  read_only_rest_token: 'reading',
} as const;

describe('a database', () => {
  const target = databaseTarget(SESSION, DATABASE);

  test('is connected to by REST, and by Redis clients at its own port', () => {
    expect(target.credentials).toEqual({
      Token: 'secret-token',
      'Read-only token': 'reading',
      'Redis URL': 'redis://default:p%2Fw@127.0.0.1:30143',
    });
    expect(envText(target)).toBe(
      [
        'UPSTASH_REDIS_REST_URL=http://127.0.0.1:8079',
        'UPSTASH_REDIS_REST_TOKEN=secret-token',
        'REDIS_URL=redis://default:p%2Fw@127.0.0.1:30143',
      ].join('\n'),
    );
  });

  test('has programs for each client', () => {
    const snippets = snippetsOf(target);
    expect(snippets.map(({ title }) => title)).toEqual([
      'TypeScript',
      'Python',
      'ioredis',
      'curl',
      '.env',
    ]);
    for (const { text } of snippets.filter(({ title }) => title !== 'ioredis')) {
      expect(text).toContain('secret-token');
    }
  });

  test('of an account that may only read has no token and no Redis URL', () => {
    const { rest_token: _token, password: _password, ...reading } = DATABASE;
    expect(databaseTarget(SESSION, reading).credentials).toEqual({ 'Read-only token': 'reading' });
  });

  test('with TLS has a Redis URL with TLS', () => {
    const { credentials } = databaseTarget(SESSION, { ...DATABASE, tls: true });
    expect(credentials['Redis URL']).toMatch(/^rediss:/);
  });

  test('of a mock has the credentials of the mock', () => {
    const mock = { ...SESSION, platform: { ...PLATFORM, kind: 'mock' as const } };
    expect(databaseTarget(mock, DATABASE).credentials).toEqual({ Token: 'of-the-mock' });
  });
});

test('the programs of a cluster write to the topic', () => {
  const cluster = { cluster_id: 'k1', name: 'main', username: 'ada', password: 'pw' };
  const target = clusterTarget(SESSION, { ...CLUSTER, ...cluster });
  const snippets = snippetsOf(target, 'payments');
  expect(snippets.find(({ title }) => title === 'curl')!.text).toContain('/produce/payments');
  expect(snippets.find(({ title }) => title === '.env')!.text).toContain(
    'UPSTASH_KAFKA_REST_USERNAME=ada',
  );
});

test('the queue has the keys that receivers verify with', () => {
  const target = queueTarget(SESSION, { ...QUEUE_USER, token: 'of-the-queue' });
  expect(target.credentials).toEqual({ Token: 'of-the-queue', 'Signing key': 'sig_1' });
});

const CLUSTER = {
  region: 'eu-west-1',
  type: 'free',
  multizone: false,
  tcp_endpoint: 'main-kafka.localhost:9092',
  tcp_listening: false,
  rest_endpoint: 'main-kafka.localhost',
  state: 'active',
  max_retention_size: 1,
  max_retention_time: 1,
  max_messages_per_second: 1,
  creation_time: 0,
  max_message_size: 1,
  max_partitions: 1,
} as const;

const QUEUE_USER = {
  customer_id: 'c1',
  id: 'q1',
  active: true,
  state: 'active',
  max_message_size: 1,
  max_requests_per_day: 1,
  max_endpoints_per_topic: 1,
  max_retries: 1,
  max_topics: 1,
  max_schedules: 1,
  retention: 1,
  timeout: 1,
  creation_time: 0,
} as const;
