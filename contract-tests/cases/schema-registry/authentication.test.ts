import { expect, test } from 'vitest';
import { firstUser } from '../../harness/kafka.ts';
import { answerTo, registry, requests } from '../../harness/schema-registry.ts';

const MISSING = {
  status: 401,
  json: { error_code: 401, message: 'the user name and the password are missing' },
};
const WRONG = {
  status: 401,
  json: { error_code: 401, message: 'the user name or the password is wrong' },
};

test.each(requests)('$operationId is refused without valid credentials', async (request) => {
  const { method, path, body } = request;
  expect(await answerTo(method, path, { body, user: null })).toEqual(MISSING);
  const user = { ...firstUser(), password: 'guess' };
  expect(await answerTo(method, path, { body, user })).toEqual(WRONG);
  const { headers } = await registry(method, path, { body, user: null });
  expect(headers['www-authenticate']).toBe('Basic realm="Plinth Kafka", charset="UTF-8"');
});

test('credentials are refused at the host of a cluster that does not exist', async () => {
  const headers = { host: 'default-kafka.localhost:8082' };
  expect(await answerTo('GET', '/subjects', { headers })).toHaveProperty('status', 200);
  const nobody = { host: 'nobody-kafka.localhost:8082' };
  expect(await answerTo('GET', '/subjects', { headers: nobody })).toEqual(WRONG);
});
