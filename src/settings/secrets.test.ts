import { describe, expect, test } from 'vitest';
import { loadSettings, SettingError } from './load.ts';
import { DEVELOPMENT_SECRETS, secretsOf } from './secrets.ts';

const secrets = (flags: Record<string, unknown>) => secretsOf(loadSettings({ flags, env: {} }));
const own = {
  redisToken: 'one',
  redisReadOnlyToken: 'two',
  kafkaUsername: 'user',
  kafkaPassword: 'four',
  apiKey: 'three',
};

describe('on a loopback address', () => {
  test.each(['127.0.0.1', '127.1.2.3', 'localhost', '::1'])(
    'the well-known secrets are accepted on %s',
    (host) => {
      expect(secrets({ host })).toEqual(DEVELOPMENT_SECRETS);
    },
  );

  test('each secret of the settings replaces the well-known one', () => {
    expect(secrets({ redisToken: 'mine' })).toEqual({ ...DEVELOPMENT_SECRETS, redisToken: 'mine' });
    expect(secrets(own)).toEqual(own);
  });
});

describe('on an address that others can reach', () => {
  test.each(['0.0.0.0', '::', '192.168.1.2', 'shop.test', '127.0.0.1.example.com'])(
    'the well-known secrets are refused on %s',
    (host) => {
      expect(() => secrets({ host })).toThrow(SettingError);
      expect(secrets({ host, ...own })).toEqual(own);
    },
  );

  test('the error names the well-known secrets in use, and the command that generates others', () => {
    expect(() => secrets({ host: '0.0.0.0' })).toThrow(
      '--host 0.0.0.0 would serve others with well-known development secrets: set PLINTH_REDIS_TOKEN, PLINTH_REDIS_READ_ONLY_TOKEN, PLINTH_KAFKA_USERNAME, PLINTH_KAFKA_PASSWORD, and PLINTH_API_KEY (plinth secrets makes them)',
    );
    expect(() => secrets({ host: '0.0.0.0', ...own, apiKey: undefined })).toThrow(
      'set PLINTH_API_KEY (plinth secrets',
    );
    expect(() => secrets({ host: '0.0.0.0', ...DEVELOPMENT_SECRETS })).toThrow(
      'set PLINTH_REDIS_TOKEN',
    );
  });
});

test('a user name with a colon is refused', () => {
  expect(() => secrets({ kafkaUsername: 'a:b' })).toThrow(
    'PLINTH_KAFKA_USERNAME must not have a colon',
  );
});

test('equal Standard and Read Only tokens are refused', () => {
  expect(() => secrets({ redisToken: 'same', redisReadOnlyToken: 'same' })).toThrow(
    'the Standard and the Read Only token must differ',
  );
});

test.each(['two words', 'tab\t', 'line\n', 'clé'])('the token %j is refused', (token) => {
  expect(() => secrets({ redisToken: token })).toThrow(
    'PLINTH_REDIS_TOKEN must be ASCII without spaces',
  );
});

test.each(['x', 'a@', '@b', 'a b@c', 'a:b@c'])('the e-mail %j is refused', (email) => {
  expect(() => secrets({ email })).toThrow(
    `PLINTH_EMAIL must be an e-mail address, not "${email}"`,
  );
});
