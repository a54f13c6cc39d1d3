import { expect, test } from 'vitest';
import { completeSettings, SettingError } from './load.ts';
import { secretsOf } from './secrets.ts';
import { servicesOf } from './services.ts';

const read = (services: string) => [...servicesOf({ services })];

test('all services run unless the setting says otherwise', () => {
  expect([...servicesOf(completeSettings({}))]).toEqual(['redis', 'kafka', 'queue']);
});

test.each([
  ['redis', ['redis']],
  ['queue,redis', ['redis', 'queue']],
  [' kafka , redis ', ['redis', 'kafka']],
  ['queue,queue', ['queue']],
])('%j runs %j', (services, names) => {
  expect(read(services)).toEqual(names);
});

test.each([
  ['redis,kafa', '--services has "kafa": it may have redis, kafka, queue, with commas between'],
  [
    'Redis,sql,sql',
    '--services has "Redis" and "sql": it may have redis, kafka, queue, with commas between',
  ],
  ['redis,', '--services has "": it may have redis, kafka, queue, with commas between'],
  [
    'redis queue',
    '--services has "redis queue": it may have redis, kafka, queue, with commas between',
  ],
  [
    'redis,schema-registry,connect',
    '--services has "schema-registry" and "connect": it may have redis, kafka, queue, with commas between; schema-registry is part of kafka; connect is part of kafka',
  ],
  [
    'management',
    '--services has "management": it may have redis, kafka, queue, with commas between; management always runs',
  ],
])('%j is refused, with the names that there are', (services, message) => {
  expect(() => read(services)).toThrow(new SettingError(message));
});

test('only the secrets of services that run have to be set where other machines connect', () => {
  const given = { host: '0.0.0.0', apiKey: 'my-key', redisToken: 'mine', services: 'redis' };
  expect(() => secretsOf(completeSettings(given))).toThrow(
    'set PLINTH_REDIS_READ_ONLY_TOKEN (plinth secrets makes them)',
  );
  const settings = completeSettings({ ...given, redisReadOnlyToken: 'mine-too' });
  expect(secretsOf(settings).redisToken).toBe('mine');
  expect(() => secretsOf({ ...settings, services: 'redis,kafka' })).toThrow(
    'set PLINTH_KAFKA_USERNAME and PLINTH_KAFKA_PASSWORD',
  );
});
