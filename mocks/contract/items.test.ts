import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { mockOf, type MockUnderTest } from '../../testing/mocks/contract-mock.ts';

const READINGS = `
openapi: 3.2.0
info: { title: Readings, version: '1' }
paths:
  /readings:
    post:
      requestBody:
        required: true
        content:
          application/jsonl: { itemSchema: { $ref: '#/components/schemas/Reading' } }
          multipart/mixed:
            itemSchema: { $ref: '#/components/schemas/Reading' }
            itemEncoding: { contentType: application/json }
      responses:
        '200':
          description: The same.
          content:
            multipart/mixed:
              itemSchema: { $ref: '#/components/schemas/Reading' }
              itemEncoding: { contentType: application/json }
components:
  schemas:
    Reading: { type: object, required: [value], properties: { value: { type: number } } }
`;

describe('a body of items', () => {
  let mock: MockUnderTest;
  beforeAll(async () => {
    mock = await mockOf(READINGS);
  });
  afterAll(() => mock.close());

  const post = (type: string, body: string) =>
    fetch(`${mock.url}/readings`, { method: 'POST', headers: { 'content-type': type }, body });
  const detailOf = async (answer: Response) => {
    const { detail } = (await answer.json()) as { detail: string };
    return `${answer.status} ${detail}`;
  };
  const PARTS = 'multipart/mixed; boundary=b';
  const part = (text: string, type = 'application/json') =>
    `--b\r\ncontent-type: ${type}\r\n\r\n${text}\r\n`;

  test('of lines is refused for the item that does not fit', async () => {
    expect((await post('application/jsonl', '{"value":1}\n{"value":2}\n')).status).toBe(200);
    const wrong = await post('application/jsonl', '{"value":1}\n{"value":"a"}\n');
    expect(await detailOf(wrong)).toBe('422 body[1].value must be a number');
    const broken = await post('application/jsonl', '{"value":1}\n{');
    expect(await detailOf(broken)).toMatch(/^400 .*body\[1\] is not JSON/);
  });

  test('of parts is refused for the part that does not fit', async () => {
    const whole = `${part('{"value":1}')}--b--`;
    expect((await post(PARTS, whole)).status).toBe(200);
    const wrong = await post(PARTS, `${part('{"value":1}')}${part('{}')}--b--`);
    expect(await detailOf(wrong)).toMatch(/^422 .*is missing$/);
    const other = await post(PARTS, `${part('1', 'text/plain')}--b--`);
    expect(await detailOf(other)).toMatch(/^400 .*body\[0\] has the media type text\/plain, not/);
    const cut = await post(PARTS, part('{"value":1}'));
    expect(await detailOf(cut)).toMatch(/^400 .*ends before its last boundary$/);
  });

  test('may have no more items than can be looked into', async () => {
    const many = await post('application/jsonl', '1\n'.repeat(100_001));
    expect(await detailOf(many)).toMatch(/^400 .*more than 100000 items$/);
  });

  test('of parts is answered in parts', async () => {
    const answer = await post('application/jsonl', '{"value":1}\n');
    const [, boundary = ''] =
      /^multipart\/mixed; boundary=(\S+)$/.exec(answer.headers.get('content-type')!) ?? [];
    const parts = (await answer.text()).split(`--${boundary}`).slice(1, -1);
    expect(parts).toHaveLength(2);
    for (const each of parts) {
      const [head = '', text = ''] = each.split('\r\n\r\n');
      expect(head.trim()).toBe('Content-Type: application/json');
      expect(JSON.parse(text)).toEqual({ value: expect.any(Number) as number });
    }
  });
});

test('a form is refused for the part that does not fit', async () => {
  const mock = await mockOf(`
openapi: 3.1.0
info: { title: Pictures, version: '1' }
paths:
  /pictures:
    post:
      requestBody:
        required: true
        content:
          multipart/form-data:
            schema:
              type: object
              required: [picture]
              properties:
                picture: { type: string, format: binary, minLength: 1 }
                place: { type: object, required: [lat], properties: { lat: { type: number } } }
            encoding: { picture: { contentType: image/* } }
      responses: { '204': { description: Taken. } }
`);
  onTestFinished(() => mock.close());
  const post = async (fields: Readonly<Record<string, Blob | string>>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) {
      if (typeof value === 'string') body.append(name, value);
      else body.append(name, value);
    }
    const answer = await fetch(`${mock.url}/pictures`, { method: 'POST', body });
    if (answer.status === 204) return 'taken';
    return `${answer.status} ${((await answer.json()) as { detail: string }).detail}`;
  };
  const png = new Blob(['bytes'], { type: 'image/png' });
  expect(await post({ picture: png, place: '{"lat":1}' })).toBe('taken');
  expect(await post({ place: '{"lat":1}' })).toBe('422 picture is missing');
  expect(await post({ picture: new Blob(['bytes'], { type: 'text/html' }) })).toBe(
    '422 picture has the media type text/html, not image/*',
  );
  expect(await post({ picture: new Blob([], { type: 'image/png' }) })).toBe(
    '422 picture must not be empty',
  );
  const json = new Blob(['{"lat":"north"}'], { type: 'application/json' });
  expect(await post({ picture: png, place: json })).toMatch(/^422 place must be an object/);
  expect(await post({ picture: png, place: '{"lat":"north"}' })).toBe(
    '422 place.lat must be a number',
  );
});
