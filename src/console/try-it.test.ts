import { expect, test } from 'vitest';
import { DEVELOPMENT_QUEUE, type DefaultCredentials } from '../control/env-block.ts';
import { DEVELOPMENT_SECRETS } from '../settings/secrets.ts';
import { tryItTargets } from './try-it.ts';

const addresses = {
  redis: 'http://127.0.0.1:7001',
  kafka: 'http://127.0.0.1:7002',
  queue: 'http://127.0.0.1:7003',
  management: 'http://127.0.0.1:7004',
};
const {
  redisToken,
  kafkaUsername: username,
  kafkaPassword: password,
  apiKey,
} = DEVELOPMENT_SECRETS;
const wellKnown: DefaultCredentials = {
  redisToken,
  kafkaUser: { username, password },
  queue: DEVELOPMENT_QUEUE,
};
const settings = { host: '127.0.0.1', email: 'developer@plinth.local' };
const PORTS_ONLY = {
  redis: { port: 7001 },
  kafka: { port: 7002 },
  'schema-registry': { port: 7002 },
  queue: { port: 7003 },
  management: { port: 7004 },
};

test('in development the targets have the ports and the well-known credentials', () => {
  const kafka = { port: 7002, credential: `${username}:${password}` };
  expect(tryItTargets(addresses, wellKnown, apiKey, settings)).toEqual({
    redis: { port: 7001, credential: redisToken },
    kafka,
    'schema-registry': kafka,
    queue: { port: 7003, credential: DEVELOPMENT_QUEUE.token },
    management: { port: 7004, credential: `developer@plinth.local:${apiKey}` },
  });
});

test('services that do not run are no targets', () => {
  const { queue, management } = addresses;
  expect(tryItTargets({ queue, management }, wellKnown, 'mine', settings)).toEqual({
    queue: { port: 7003, credential: DEVELOPMENT_QUEUE.token },
    management: { port: 7004 },
  });
});

test('if other machines can connect, the targets have the ports only', () => {
  const host = '0.0.0.0';
  expect(tryItTargets(addresses, wellKnown, apiKey, { ...settings, host })).toEqual(PORTS_ONLY);
});

test('with other secrets, or deleted ones, the targets have the ports only', () => {
  const own: DefaultCredentials = {
    redisToken: 'mine',
    kafkaUser: { username, password: 'mine' },
    queue: { ...DEVELOPMENT_QUEUE, token: 'mine' },
  };
  expect(tryItTargets(addresses, own, 'mine', settings)).toEqual(PORTS_ONLY);
  const gone = { redisToken: undefined, kafkaUser: undefined, queue: undefined };
  expect(tryItTargets(addresses, gone, 'mine', settings)).toEqual(PORTS_ONLY);
});
