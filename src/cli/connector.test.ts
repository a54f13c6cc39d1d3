import { expect, test } from 'vitest';
import { readProperties, withoutSecrets } from './connector.ts';

const read = (value: unknown) => readProperties(JSON.stringify(value), 'file.json');

test('reads plain properties, and the request bodies of the management API and of Kafka Connect', () => {
  const properties = { 'connector.class': 'HttpSink', topics: 'orders' };
  expect(read(properties)).toEqual(properties);
  expect(read({ name: 'a', properties })).toEqual(properties);
  expect(read({ name: 'a', config: properties })).toEqual(properties);
  expect(read({ config: 'a property that is called so' })).toHaveProperty('config');
});

test('numbers and booleans keep the text that they are written as', () => {
  const text = '{"a": 12345678901234567890, "b": 1.50, "c": true, "d": "x"}';
  expect(readProperties(text, 'file.json')).toEqual({
    a: '12345678901234567890',
    b: '1.50',
    c: 'true',
    d: 'x',
  });
});

test.each([
  ['{"a":', /^file\.json is not JSON: /],
  ['[1]', /^file\.json must be a JSON object of properties$/],
  ['null', /^file\.json must be a JSON object of properties$/],
  ['{"properties": [1]}', /^file\.json: properties must be an object of properties$/],
  ['{"a": null}', /^file\.json: a must be a string, a number, true or false$/],
  ['{"a": {"b": 1}}', /^file\.json: a must be a string, a number, true or false$/],
])('%s is refused', (text, message) => {
  expect(() => readProperties(text, 'file.json')).toThrow(message);
});

test('secret properties are hidden', () => {
  const shown = {
    'connector.class': 'io.aiven.kafka.connect.http.HttpSinkConnector',
    'http.authorization.type': 'static',
    'key.converter': 'org.apache.kafka.connect.storage.StringConverter',
    'http.url': 'https://example.com/hook?key=order',
    'connection.user': 'ada',
  };
  const hidden = {
    'http.headers.authorization': 'Bearer abc',
    'connection.password': 'abc',
    'oauth2.client.secret': 'abc',
    'aws.secret.access.key': 'abc',
    'connection.uri': 'mongodb://ada:abc@example.com',
    'connection.url': 'jdbc:postgresql://example.com/orders?user=ada&password=abc',
  };
  expect(withoutSecrets(shown)).toEqual(shown);
  const values = Object.values(withoutSecrets(hidden));
  expect(new Set(values)).toEqual(new Set(['(hidden)']));
});
