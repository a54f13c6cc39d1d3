import { expect, test } from 'vitest';
import { contractOf } from '../../testing/toolkit/toolkit.ts';
import { withFormats } from './described.ts';
import { examineContract } from './examine-contract.ts';

const BROKEN = `openapi: 3.1.0
info: { title: Broken, version: '1' }
paths:
  /a/{id}:
    parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
    get:
      security: [{ unknown: [] }]
      responses:
        '200':
          description: OK
          content:
            application/json:
              schema: { type: object, properties: { n: { type: integer } } }
              x-echo: { /n: nonsense }
              examples:
                right: { value: { n: 1 } }
                wrong:
                  value: { n: one }
                odd: { value: {}, x-when: { $request.path.id: '(' } }
  /a/{name}:
    parameters: [{ name: name, in: path, required: true, schema: { type: string } }]
    get: { responses: {} }
`;

test('what is wrong with a contract is told with file and line', async () => {
  const contract = withFormats(contractOf({ 'api.yaml': BROKEN }));
  const told: string[] = [];
  const { signal } = new AbortController();
  await examineContract(contract, (line) => told.push(line), signal);
  expect(told.map((line) => line.replace(/#\S+:/, ':'))).toEqual([
    'api.yaml:17: the example breaks its schema: /n must be an integer',
    'api.yaml:12: x-echo is ignored: nonsense is no runtime expression about a request',
    'api.yaml:12: x-when is ignored: Invalid regular expression: /(/u: Unterminated group',
    'api.yaml:22: GET /a/{name} documents no response: it is answered with 204',
  ]);
});
