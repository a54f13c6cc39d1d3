import { describe, expect, test } from 'vitest';
import { contractOf, exchangeOf, type ExchangeInput } from '../../../testing/toolkit/toolkit.ts';
import { examine } from './examine.ts';

const mail = contractOf({
  'mail.yaml': `
openapi: 3.2.0
info: { title: Mail, version: '1' }
paths:
  /letters:
    post:
      requestBody:
        required: true
        content:
          multipart/mixed:
            schema: { type: array, minItems: 2, prefixItems: [{ $ref: '#/components/schemas/Head' }, { type: string }] }
            prefixEncoding: [{ contentType: application/json }, { contentType: 'text/plain, text/html' }]
            itemEncoding: { contentType: image/* }
      responses:
        '200':
          description: All.
          content:
            multipart/mixed: { itemSchema: { $ref: '#/components/schemas/Head' }, itemEncoding: { contentType: application/json } }
components:
  schemas:
    Head: { type: object, required: [to], properties: { to: { type: string } } }
`,
});

type Parts = readonly (readonly [type: string, text: string])[];

const bodyOf = (parts: Parts) =>
  `${parts.map(([type, text]) => `--b\r\nContent-Type: ${type}\r\n\r\n${text}\r\n`).join('')}--b--\r\n`;

const HEAD = ['application/json', '{"to":"Ada"}'] as const;
const LETTER: Parts = [HEAD, ['text/html', '<p>Hi'], ['image/png', '\u0001']];

function found(sent: Parts, answered: Parts = [], said: Partial<ExchangeInput> = {}): string[] {
  const headers = { 'content-type': 'multipart/mixed; boundary=b' };
  const exchange = exchangeOf({
    method: 'POST',
    url: 'http://127.0.0.1/letters',
    headers,
    body: bodyOf(sent),
    answerHeaders: headers,
    answer: bodyOf(answered),
    ...said,
  });
  const { findings, unchecked } = examine(mail, exchange);
  return [...findings.map(({ at, message }) => `${at}: ${message}`), ...unchecked];
}

describe('the parts of a body without names', () => {
  test('are held against the schemas and media types of their places', () => {
    expect(found(LETTER)).toEqual([]);
    expect(found([['application/json', '{}'], LETTER[1]!])).toEqual([
      'request.body/0/to: body[0].to is missing, and was answered with 200',
    ]);
    expect(found([HEAD])).toEqual([expect.stringMatching(/^request\.body: body must.* 2 /)]);
    expect(found([HEAD, ['text/csv', 'a']])).toEqual([
      'request.body/1: body[1] has the media type text/csv, not text/plain or text/html, and was answered with 200',
    ]);
    expect(found([...LETTER, ['text/plain', 'a']])).toEqual([
      expect.stringContaining('has the media type text/plain, not image/*'),
    ]);
  });

  test('are held against the schema of each', () => {
    expect(found(LETTER, [HEAD, HEAD])).toEqual([]);
    expect(found(LETTER, [HEAD, ['application/json', '{"to":1}']])).toEqual([
      'response.body/1/to: body[1].to must be a string',
    ]);
    expect(found(LETTER, [['application/json', '{']])).toEqual([
      expect.stringContaining('response.body/0: body[0] is not JSON'),
    ]);
  });

  test('have to be there', () => {
    expect(found(LETTER, [], { answer: 'none' })).toEqual([
      'response.body: body lacks its boundary',
    ]);
    const headers = { 'content-type': 'multipart/mixed' };
    expect(found([], [], { headers })).toEqual([
      'request.body: body has no boundary, and was answered with 200',
    ]);
  });
});
