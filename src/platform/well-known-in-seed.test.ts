import { expect, test } from 'vitest';
import { DEVELOPMENT_SECRETS } from '../settings/secrets.ts';
import { refuseWellKnown } from './well-known-in-seed.ts';

const { redisToken, kafkaPassword } = DEVELOPMENT_SECRETS;
const own = { password: 'p', restToken: 'a', readOnlyRestToken: 'b' };
const withSecrets = (secrets: object) => ({
  databases: [{ name: 'default' }, { name: 'shop', secrets: { ...own, ...secrets } }],
});
const ofKafka = {
  kafka: {
    credentials: [
      { name: 'c', topic: '*', permissions: 'ALL', username: 'u', password: kafkaPassword },
    ],
  },
} as const;

test.each([
  [withSecrets({ readOnlyRestToken: redisToken }), 'databases[1].secrets.readOnlyRestToken'],
  [withSecrets({ password: redisToken }), 'databases[1].secrets.password'],
  [ofKafka, 'kafka.credentials[0].password'],
])('a well-known secret is refused where others can reach the platform: %j', (seed, place) => {
  expect(() => refuseWellKnown({ host: '0.0.0.0' }, seed)).toThrow(
    `${place}: is a well-known development secret, with which --host 0.0.0.0 would serve others`,
  );
  expect(() => refuseWellKnown({ host: '127.0.0.1' }, seed)).not.toThrow();
});

test('other secrets are accepted on any address', () => {
  expect(() => refuseWellKnown({ host: '0.0.0.0' }, withSecrets({}))).not.toThrow();
});
