import { expect, onTestFinished, test } from 'vitest';
import { mockOf } from '../../testing/mocks/contract-mock.ts';

const SERIALIZED = `
openapi: 3.2.0
info: { title: Serialized, version: '1' }
paths:
  /a:
    get:
      responses:
        '200':
          description: OK
          content:
            application/json:
              examples:
                whole: { serializedValue: '{"y":2}' }
                text: { serializedValue: '"two"' }
                cut: { serializedValue: '{"y":' }
            application/x-ndjson:
              examples: { whole: { serializedValue: '{"y":2}' } }
`;

test('an example that is given as it is sent is sent so', async () => {
  const mock = await mockOf(SERIALIZED);
  onTestFinished(() => mock.close());
  const ask = async (prefer: string, accept: string) =>
    (await fetch(`${mock.url}/a`, { headers: { prefer, accept } })).text();
  expect(await ask('example=whole', 'application/json')).toBe('{"y":2}');
  expect(await ask('example=text', 'application/json')).toBe('"two"');
  expect(await ask('example=cut', 'application/json')).toBe('{"y":');
  expect(await ask('example=whole', 'application/x-ndjson')).toBe('{"y":2}');
});
