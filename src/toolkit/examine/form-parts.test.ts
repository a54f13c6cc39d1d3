import { describe, expect, test } from 'vitest';
import { contractOf, exchangeOf, type ExchangeInput } from '../../../testing/toolkit/toolkit.ts';
import { examine } from './examine.ts';

const shop = contractOf({
  'shop.yaml': `
openapi: 3.1.0
info: { title: Shop, version: '1' }
paths:
  /pictures:
    post:
      requestBody:
        required: true
        content:
          multipart/form-data:
            schema: { $ref: '#/components/schemas/Upload' }
            encoding:
              picture: { contentType: 'image/png, image/jpeg' }
              place: { contentType: application/json }
      responses:
        '200':
          description: Taken.
          content:
            multipart/form-data: { schema: { type: object, required: [id], properties: { id: { type: integer } } } }
components:
  schemas:
    Upload:
      type: object
      required: [title, picture]
      properties:
        title: { type: string, minLength: 2 }
        count: { type: integer }
        tags: { type: array, maxItems: 2, items: { enum: [a, b] } }
        place: { type: object, required: [lat], properties: { lat: { type: number } } }
        picture: { type: string, format: binary, minLength: 1, maxLength: 8 }
        note: { type: string, contentMediaType: application/json }
      additionalProperties: false
`,
});

const field = (name: string, text: string, type?: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n${type ? `Content-Type: ${type}\r\n` : ''}\r\n${text}\r\n`;
const file = (name: string, text: string, type: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"; filename="a"\r\nContent-Type: ${type}\r\n\r\n${text}\r\n`;

const TITLE = field('title', 'Cat');
const PICTURE = file('picture', 'bytes', 'image/png');

function found(parts: readonly string[], said: Partial<ExchangeInput> = {}): string[] {
  const headers = { 'content-type': 'multipart/form-data; boundary=b' };
  const exchange = exchangeOf({
    method: 'POST',
    url: 'http://127.0.0.1/pictures',
    headers,
    body: `${parts.join('')}--b--\r\n`,
    status: 400,
    answerHeaders: headers,
    answer: `${field('id', '1')}--b--`,
    ...said,
  });
  const { findings, unchecked } = examine(shop, exchange);
  const ofBody = findings.filter(({ at }) => at.includes('body'));
  return [
    ...ofBody.map(({ at, message }) => `${at}: ${message.replace(/, and was .*/, '')}`),
    ...unchecked,
  ];
}

describe('the parts of a form', () => {
  test('are held against the schemas of their names', () => {
    expect(found([TITLE, PICTURE])).toEqual([]);
    expect(
      found([TITLE, PICTURE, field('count', '5'), field('tags', 'a'), field('tags', 'b')]),
    ).toEqual([]);
    expect(found([field('title', 'C'), PICTURE, field('count', 'many')])).toEqual([
      'request.body/title: title must not have fewer than 2 characters',
      'request.body/count: count must be an integer',
    ]);
    expect(found([TITLE, PICTURE, field('tags', 'c')])).toEqual([
      'request.body/tags/0: tags[0] must be one of a, b',
    ]);
    expect(found([TITLE, PICTURE, field('color', 'red')])).toEqual([
      'request.body/color: color is not a known field',
    ]);
  });

  test('have to be there', () => {
    expect(found([TITLE])).toEqual(['request.body/picture: picture is missing']);
    expect(found([])).toHaveLength(2);
  });

  test('have one of the media types of their encoding, if they say any', () => {
    expect(found([TITLE, file('picture', 'bytes', 'text/html; charset=utf-8')])).toEqual([
      'request.body/picture: picture has the media type text/html, not image/png or image/jpeg',
    ]);
    expect(found([TITLE, PICTURE, field('place', '{"lat":1}')])).toEqual([]);
    expect(found([TITLE, PICTURE, field('place', '{"lat":1}', 'text/plain')])).toEqual([
      'request.body/place: place has the media type text/plain, not application/json',
    ]);
  });

  test('may be JSON, one value or a whole list', () => {
    const json = 'application/json';
    expect(found([TITLE, PICTURE, field('place', '{"lat":"north"}', json)])).toEqual([
      'request.body/place/lat: place.lat must be a number',
    ]);
    expect(found([TITLE, PICTURE, field('place', '{', json)])).toEqual([
      expect.stringMatching(/^request\.body\/place: place is not JSON/),
      'request.body/place: place must be an object',
    ]);
    expect(found([TITLE, PICTURE, field('tags', '["a","c"]', json)])).toEqual([
      'request.body/tags/1: tags[1] must be one of a, b',
    ]);
    expect(found([TITLE, PICTURE, field('note', '{"any":1}', json)])).toEqual([]);
  });

  test('are as long as their schemas allow, files too', () => {
    expect(found([TITLE, file('picture', '', 'image/png')])).toEqual([
      'request.body/picture: picture must not be empty',
    ]);
    expect(found([TITLE, file('picture', 'far too long', 'image/png')])).toEqual([
      'request.body/picture: picture must not have more than 8 characters',
    ]);
  });

  test('are made as such', () => {
    const whole = { status: 200, body: 'title=Cat' };
    expect(found([], whole)).toEqual(['request.body: body lacks its boundary']);
    const headers = { 'content-type': 'multipart/form-data' };
    expect(found([TITLE, PICTURE], { headers })).toEqual(['request.body: body has no boundary']);
  });

  test('of an answer are held against its schema', () => {
    const answered = (answer: string) => found([TITLE, PICTURE], { status: 200, answer });
    expect(answered(`${field('id', '1')}--b--`)).toEqual([]);
    expect(answered(`${field('id', 'one')}--b--`)).toEqual([
      'response.body/id: id must be an integer',
    ]);
  });

  test('are named with their line in the contract', () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    const body = `${TITLE}${file('picture', 'x', 'text/html')}--b--`;
    const url = 'http://127.0.0.1/pictures';
    const { findings } = examine(shop, exchangeOf({ method: 'POST', url, headers, body }));
    const lines = findings.map(({ pointer }) => shop.placeOf(pointer)?.line);
    expect(lines).toContain(13);
  });
});

test('the pairs of a form are read in the styles of its encoding', () => {
  const search = contractOf({
    'search.yaml': `
openapi: 3.1.0
info: { title: Search, version: '1' }
paths:
  /search:
    post:
      requestBody:
        content:
          application/x-www-form-urlencoded:
            schema: { type: object, properties: { ids: { type: array, items: { type: integer } } } }
            encoding: { ids: { style: form, explode: false } }
      responses: { 2XX: { description: Done. } }
`,
  });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const url = 'http://127.0.0.1/search';
  const misfits = (body: string) =>
    examine(search, exchangeOf({ method: 'POST', url, headers, body })).findings.map(
      ({ at }) => at,
    );
  expect(misfits('ids=1,2')).toEqual([]);
  expect(misfits('ids=1,b')).toEqual(['request.body/ids/1']);
});
