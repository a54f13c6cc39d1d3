import { describe, expect, test } from 'vitest';
import { contractOf } from '../testing/toolkit/toolkit.ts';
import { NOT_ACCEPTABLE, prismOf, type Asked } from './prism.ts';

const contract = contractOf({
  'api.yaml': `
openapi: 3.2.0
info: { title: Lamps, version: '1' }
paths:
  /lamps:
    get:
      responses:
        '404': { description: None., content: { application/json: { example: none } } }
        '201': { description: Later., content: { application/json: { example: later } } }
        '200':
          description: Lamps.
          headers:
            X-Total: { schema: { type: integer }, example: 2 }
            X-Pages: { schema: { type: array, items: { type: integer }, minItems: 1 } }
            Content-Length: { schema: { type: integer }, example: 9 }
          content:
            application/json:
              examples:
                one: { dataValue: [1] }
                reference: { $ref: '#/components/examples/Reference' }
            text/csv: { example: '1' }
            image/*: { example: pixels }
        4XX: { description: Wrong., content: { text/plain: { example: wrong } } }
    query:
      responses: { '200': { description: Found., content: { application/json: { schema: { type: array } } } } }
    put:
      responses:
        '101': { description: Switching. }
        default: { description: Any., content: { '*/*': { example: any } } }
    delete:
      deprecated: true
      responses: { '204': { description: Gone. } }
components:
  examples: { Reference: { value: { $ref: '#/not/followed' } } }
`,
});

function ask(method: string, asked: Asked) {
  return prismOf(
    contract,
    contract.operations.find((each) => each.method === method)!,
  )(asked);
}

describe('Prism chooses', () => {
  test.each<[string, Asked, object]>([
    ['the success with the lowest status', {}, { status: 200, value: [1] }],
    ['the status that is asked for', { code: 201 }, { status: 201, value: 'later' }],
    ['the response of a class', { code: 418 }, { status: 418, value: 'wrong' }],
    [
      'the type that is accepted',
      { accept: 'text/csv' },
      { value: '1', media: { type: 'text/csv' } },
    ],
    ['by quality', { accept: 'text/csv;q=0.1, application/json;q=0.2' }, { value: [1] }],
    ['an example by its name', { example: 'reference' }, { value: { $ref: '#/not/followed' } }],
  ])('%s', (_, asked, chosen) => {
    expect(ask('GET', asked)).toMatchObject(chosen);
  });

  test('the examples of headers; those without one get a value', () => {
    expect(ask('GET', {})).toMatchObject({
      headers: { 'X-Total': '2', 'X-Pages': expect.stringMatching(/^-?\d+/) as string },
    });
    expect(ask('DELETE', {})).toMatchObject({ status: 204, headers: { Deprecation: 'true' } });
  });

  test('in an operation that only OpenAPI 3.2 has', () => {
    expect(ask('QUERY', {})).toMatchObject({ status: 200, value: undefined });
  });
});

describe('what Prism can not do is done for it:', () => {
  test('a range of media types is what the client accepts of it', () => {
    expect(ask('GET', { accept: 'image/webp' })).toMatchObject({
      value: 'pixels',
      media: { type: 'image/webp' },
    });
    expect(ask('PUT', { accept: 'text/html' })).toMatchObject({ media: { type: 'text/html' } });
    expect(ask('PUT', {})).toMatchObject({ status: 200, media: { type: '*/*' } });
  });

  test.each<[string, string, Asked]>([
    ['a status that is none', 'PUT', { code: 99 }],
    ['no status', 'GET', { code: Number.NaN }],
    ['an unknown status', 'DELETE', { code: 200 }],
    ['an unknown example', 'GET', { example: 'two' }],
    ['an example of another response', 'GET', { code: 201, example: 'one' }],
    ['an example of no body', 'DELETE', { example: 'one' }],
  ])('%s is not there', (_, method, asked) => {
    expect(ask(method, asked)).toBeUndefined();
  });

  test.each<Asked>([
    { accept: 'audio/mpeg' },
    { accept: 'audio/mpeg', code: 201 },
    { accept: 'application/json;q=0, text/html' },
    { accept: 'nonsense' },
  ])('%j has no response', (asked) => {
    expect(ask('GET', asked)).toBe(NOT_ACCEPTABLE);
  });
});
