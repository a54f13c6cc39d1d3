import { expect, test } from 'vitest';
import { credentialsIn, DEVELOPMENT_QUEUE, envBlock } from '../control/env-block.ts';
import { DEVELOPMENT_SECRETS, type Secrets } from '../settings/secrets.ts';
import { printedEnv } from './banner.ts';

const at = (port: number) => `http://127.0.0.1:${port}`;
const addresses = {
  redis: at(1),
  kafka: at(2),
  queue: at(3),
  management: at(4),
  console: at(5),
};
const blockOf = (secrets: Secrets, queue = DEVELOPMENT_QUEUE) => {
  const redisConnection = { port: 6379, tls: false, password: secrets.redisToken };
  const credentials = { ...credentialsIn(secrets), redisConnection, queue };
  return envBlock(addresses, credentials, secrets, { email: 'ada@example.com' });
};

test('the well-known secrets of development are printed', () => {
  const block = blockOf(DEVELOPMENT_SECRETS);
  expect(printedEnv(block)).toEqual(block);
});

test('secrets of its own are not printed', () => {
  const own: Secrets = {
    redisToken: 'hush-1',
    redisReadOnlyToken: 'hush-2',
    kafkaUsername: 'ada',
    kafkaPassword: 'hush-3',
    apiKey: 'hush-4',
  };
  const queue = {
    token: 'hush-5',
    currentSigningKey: 'sig_hush-6',
    nextSigningKey: 'sig_hush-7',
  };
  const printed = printedEnv(blockOf(own, queue));
  expect(JSON.stringify(printed)).not.toContain('hush');
  expect(printed).toEqual({
    UPSTASH_REDIS_REST_URL: at(1),
    UPSTASH_KAFKA_REST_URL: at(2),
    UPSTASH_KAFKA_REST_USERNAME: 'ada',
    QSTASH_URL: at(3),
    UPSTASH_EMAIL: 'ada@example.com',
    PLINTH_MANAGEMENT_URL: at(4),
    PLINTH_CONSOLE_URL: at(5),
  });
});
