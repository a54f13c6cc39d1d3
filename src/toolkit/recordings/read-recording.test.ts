import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { Exchange } from '../exchange.ts';
import { entryOf } from '../../../testing/toolkit/toolkit.ts';
import { readEntry } from './har-entry.ts';
import { readRecording } from './read-recording.ts';

const pets = entryOf({ url: 'https://pets.example/pets?a=%2F', answer: { brace: '}]"\\' } });
const har = (...entries: object[]) =>
  JSON.stringify({
    log: {
      version: '1.2',
      creator: { name: 'entries' },
      pages: [{ a: [1] }],
      entries,
      comment: '',
    },
  });

/** A file in the smallest possible pieces. */
async function* piecesOf(text: string, size = 1) {
  const bytes = Buffer.from(text);
  for (let i = 0; i < bytes.length; i += size) yield bytes.subarray(i, i + size);
}

async function read(text: string, name = 'a.har', size?: number): Promise<string[]> {
  const parts: string[] = [];
  for await (const part of readRecording(name, piecesOf(text, size))) {
    parts.push(
      'problem' in part
        ? `${part.problem.place}: ${part.problem.message}`
        : `${part.recorded.place}: ${part.recorded.exchange.request.target}`,
    );
  }
  return parts;
}

describe('a HAR file', () => {
  test.each([1, 7, 100_000])('is read entry by entry, in chunks of %d bytes', async (size) => {
    expect(await read(`\uFEFF${har(pets, pets)}`, 'a.har', size)).toEqual([
      'entries[0]: /pets?a=%2F',
      'entries[1]: /pets?a=%2F',
    ]);
  });

  test('that is truncated is read up to its end, which is reported', async () => {
    const text = har(pets, pets);
    expect(await read(text.slice(0, -40))).toEqual([
      'entries[0]: /pets?a=%2F',
      `end of file: the file is cut off at byte ${text.length - 40}, in the middle of an entry`,
    ]);
    expect((await read(text.slice(0, -3))).at(-1)).toMatch(/cut off at byte \d+, between entries/);
  });

  test.each([
    ['', 'a.har: not a HAR file: it is empty'],
    ['<html>', 'a.har: not a HAR file: it has "<" at byte 0'],
    ['[]', 'a.har: not a HAR file: it begins with ['],
    [
      '\u001F\u008B',
      'a.har: not a HAR file: it is compressed with gzip, and must be unpacked first',
    ],
    ['{\u0000', 'a.har: not a HAR file: it is not UTF-8'],
    ['{"log":{}}', 'a.har: not a HAR file: it has no log.entries'],
    ['{"log":{"pa', 'a.har: not a HAR file: it is cut off at byte 11, before log.entries'],
  ])('is refused with the content %j', async (text, message) => {
    await expect(read(text)).rejects.toThrow(message);
  });

  test.each([
    [{}, 'entries[0]: has no request'],
    [{ request: { url: 'http://a' } }, 'entries[0]: has no request.method'],
    [
      { request: { method: 'GET', url: 'pets' } },
      'entries[0]: has a request.url that is none: pets',
    ],
    [
      { request: { method: 'GET', url: 'data:,a' } },
      'entries[0]: was passed over: data: is not HTTP',
    ],
  ])('has an error for the invalid entry %j', async (entry, problem) => {
    expect(await read(har(entry))).toEqual([problem]);
  });
});

test('a recording may have one entry per line', async () => {
  const line = JSON.stringify(pets);
  expect(await read(`${line}\n\n${line.slice(0, 20)}\n${line}`, 'a.ndjson')).toEqual([
    'line 1: /pets?a=%2F',
    expect.stringMatching(/^line 3: is not JSON: /),
    'line 4: /pets?a=%2F',
  ]);
});

describe('reads from an entry', () => {
  const url = 'https://pets.example/pets';
  const answered = (content: object, headers: object[] = []) =>
    readEntry(
      { request: { method: 'GET', url }, response: { status: 200, headers, content } },
      (name) => (name === 'abc.bin' ? Buffer.from('attached') : undefined),
    );
  const gzip = [{ name: 'Content-Encoding', value: 'gzip' }];
  const zipped = gzipSync('hello').toString('base64');

  test.each<[string, ReturnType<typeof answered>, object]>([
    ['a text body', answered({ text: 'hello' }), { bytes: Buffer.from('hello') }],
    [
      'a body in base64',
      answered({ text: 'aGVsbG8=', encoding: 'base64' }),
      { bytes: Buffer.from('hello') },
    ],
    [
      'a decoded body with a remaining Content-Encoding',
      answered({ text: 'aGVsbG8=', encoding: 'base64' }, gzip),
      { bytes: Buffer.from('hello') },
    ],
    [
      'a compressed body (Charles)',
      answered({ text: zipped, encoding: 'base64' }, gzip),
      { bytes: Buffer.from('hello') },
    ],
    ['no body that was left out (Chrome)', answered({ size: 5 }), { missing: 'was not recorded' }],
    [
      'a body in a file (Playwright)',
      answered({ _file: 'abc.bin' }),
      { bytes: Buffer.from('attached') },
    ],
    [
      'no body from a missing file',
      answered({ _file: 'def.bin' }),
      { missing: 'is not there (def.bin)' },
    ],
    ['an empty body', answered({ size: 0 }), { bytes: Buffer.alloc(0) }],
  ])('%s', (_name, read, body) => {
    expect(read).toMatchObject({ exchange: { response: { body } } });
  });

  test('no compressed body that would be too large', () => {
    const bomb = gzipSync(Buffer.alloc(64 << 20)).toString('base64');
    expect(answered({ text: bomb, encoding: 'base64' }, gzip)).toMatchObject({
      exchange: { response: { body: { missing: 'is too large to be looked into' } } },
    });
  });

  test('a form given as parameters', () => {
    const postData = { params: [{ name: 'a', value: '1 2' }, { name: 'b' }] };
    expect(readEntry({ request: { method: 'POST', url, postData } })).toMatchObject({
      exchange: { request: { body: { bytes: Buffer.from('a=1+2&b=') } } },
    });
  });

  test('a form in parts given as parameters', () => {
    const mimeType = 'multipart/form-data; boundary=b';
    const field = { name: 'a', value: '1' };
    const file = { name: 'f', fileName: 'a.png', contentType: 'image/png', value: 'x' };
    const bodyOf = (params: readonly object[], type = mimeType) => {
      const request = { method: 'POST', url, postData: { mimeType: type, params } };
      const { exchange } = readEntry({ request }) as { exchange: Exchange };
      const { body } = exchange.request;
      return 'bytes' in body ? body.bytes.toString() : body.missing;
    };
    expect(bodyOf([field, file])).toBe(
      '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--b\r\nContent-Disposition: form-data; name="f"; filename="a.png"\r\nContent-Type: image/png\r\n\r\nx\r\n--b--\r\n',
    );
    expect(bodyOf([field, { ...file, value: undefined }])).toBe('was not recorded whole');
    expect(bodyOf([field], 'multipart/form-data')).toBe('was not recorded whole');
  });

  test('a media type of the request given only beside its body', () => {
    const postData = { mimeType: 'application/json', text: '{}' };
    expect(readEntry({ request: { method: 'POST', url, postData } })).toMatchObject({
      exchange: { request: { headers: [['content-type', 'application/json']] } },
    });
  });

  test('a compressed request body as mitmproxy records it', () => {
    const text = gzipSync('{"name":"Ada"}').toString('base64');
    const { exchange } = readEntry({
      request: {
        method: 'POST',
        url: 'https://pets.example/v1/pets',
        headers: [{ name: 'Content-Encoding', value: 'gzip' }],
        postData: { mimeType: 'application/json', text, encoding: 'base64' },
      },
    }) as { exchange: Exchange };
    expect(exchange.request.body).toEqual({ bytes: Buffer.from('{"name":"Ada"}') });
  });

  test('no response with status 0', () => {
    const entry = { request: { method: 'GET', url }, response: { status: 0 } };
    expect(readEntry(entry)).toMatchObject({ exchange: { response: undefined } });
  });
});
