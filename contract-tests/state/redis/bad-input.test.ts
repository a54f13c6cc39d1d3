import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { error, exchange, result } from '../../harness/exchange.ts';
import { sendRaw } from '../../harness/raw.ts';
import { reset } from '../../harness/reset.ts';
import { target } from '../../harness/target.ts';

/** All input has a defined answer, and the same process keeps serving. */
const processes = new Set<string | undefined>();
const processId = async () => /process_id:(\d+)/.exec(String(await result('INFO', 'server')))?.[1];

beforeAll(async () => {
  // The process id; with several copies, those of all, which answer by turns.
  for (let i = 0; i < 12; i++) processes.add(await processId());
  expect(processes).not.toContain(undefined);
});
beforeEach(reset);
afterEach(async () => {
  expect(processes).toContain(await processId());
});

const post = (path: string, body: string | Uint8Array) => exchange({ method: 'POST', path, body });
const rows = (count: number, row: string) => `[${Array(count).fill(row).join(',')}]`;

describe('very many', () => {
  test('rows of a pipeline are all answered, and others are served meanwhile', async () => {
    const order: string[] = [];
    const pipeline = post('/pipeline', rows(50_000, '["PING"]')).finally(() => order.push('all'));
    while (!order.includes('all')) {
      expect(await result('ECHO', 'a')).toBe('a');
      order.push('one');
    }
    const { status, json } = await pipeline;
    expect(status).toBe(200);
    expect(json).toHaveLength(50_000);
    expect((json as unknown[]).at(-1)).toEqual({ result: 'PONG' });
    expect(order.indexOf('all')).toBeGreaterThan(0);
  });

  test('rows that fail are all answered', async () => {
    const { json } = await post('/pipeline', rows(50_000, '["?"]'));
    expect(json).toHaveLength(50_000);
    expect((json as unknown[]).at(-1)).toEqual({
      error: "ERR unknown command '?', with args beginning with: ",
    });
    expect((await post('/pipeline', rows(100_000, '[]'))).json).toHaveLength(100_000);
  });

  test.each(['DEL', 'EXISTS', 'MGET', 'SADD', 'RPUSH', 'PFADD', 'NOPE'])(
    'arguments of %s',
    async (name) => {
      const { status } = await post('/', `["${name}"${',1'.repeat(200_000)}]`);
      expect([200, 400]).toContain(status);
    },
  );

  test('headers are accepted up to a thousand', async () => {
    const headers = Object.fromEntries(Array.from({ length: 990 }, (_, i) => [`h${i}`, 'x']));
    expect(await exchange({ path: '/ping', headers })).toHaveProperty('status', 200);
  });

  test('half-sent requests are discarded', async () => {
    const { redisUrl } = target();
    const halves = ['GET /pi', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Le', ''];
    await Promise.all(
      Array.from({ length: 300 }, (_, i) => sendRaw(redisUrl, halves[i % 3]!, { hangUp: true })),
    );
    expect(await result('PING')).toBe('PONG');
  });
});

describe('very deep', () => {
  const arrays = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
  const deep = arrays(32_768);

  test('values are refused only for their depth', async () => {
    expect(await post('/', arrays(500_000))).toMatchObject({
      status: 400,
      json: { error: 'ERR failed to parse request body: values more than 32768 deep' },
    });
  });

  test('arrays as arguments are refused with a 400', async () => {
    const scalar = 'must be a string, a number, a boolean or null';
    expect(await post('/', deep)).toMatchObject({
      status: 400,
      json: { error: `ERR failed to parse request body: the argument at /0 ${scalar}` },
    });
    expect(await post('/pipeline', deep)).toMatchObject({
      status: 400,
      json: { error: `ERR failed to parse request body: the argument at /0/0 ${scalar}` },
    });
  });

  test('objects as arguments are refused with a 400', async () => {
    const objects = `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`;
    expect(await post('/', `["GET",${objects}]`)).toHaveProperty('status', 400);
  });
});

describe('very long', () => {
  test('numbers keep all of their digits', async () => {
    const digits = '9'.repeat(900_000);
    expect((await post('/', `["ECHO",${digits}]`)).json).toEqual({ result: digits });
    expect((await post('/', '["ECHO",1e999999]')).json).toEqual({ result: '1e999999' });
    expect((await post('/pipeline', '[["ECHO",-1e-999999]]')).json).toEqual([
      { result: '-1e-999999' },
    ]);
    expect(await post('/', '["INCRBY","a",1e999999]')).toMatchObject({
      status: 400,
      json: { error: 'ERR value is not an integer or out of range' },
    });
  });

  test('a path of 60 KB is an ordinary command, one of 70 KB is refused', async () => {
    const value = 'x'.repeat(60_000);
    expect(await exchange({ path: `/set/a/${value}` })).toHaveProperty('status', 200);
    expect(await result('GET', 'a')).toBe(value);
    const head = `GET /set/a/${'x'.repeat(70_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
    expect(await sendRaw(target().redisUrl, head)).toEqual([
      {
        status: 431,
        body: '{"error":"ERR the request line and headers exceed 64 KB or 1000 headers"}',
      },
    ]);
  });

  test('a flood of headers is refused, whatever its length', async () => {
    const flood = `GET / HTTP/1.1\r\nHost: localhost\r\n${'X: y\r\n'.repeat(1_000_000)}\r\n`;
    expect(await sendRaw(target().redisUrl, flood)).toMatchObject([{ status: 431 }]);
  });

  test('the name of an unknown command is truncated in the error', async () => {
    const message = await error('x'.repeat(500_000), 'y'.repeat(500_000));
    expect(message.length).toBeLessThan(400);
  });

  test('a value above the maximum size of a response is refused', async () => {
    await result('SETRANGE', 'a', 300_000_000, 'x');
    expect(await result('STRLEN', 'a')).toBe(300_000_001);
    const tooLarge = /^ERR max response size exceeded. Limit: \d+ bytes/;
    expect(await error('GET', 'a')).toMatch(tooLarge);
    const { json } = await post('/pipeline', '[["STRLEN","a"],["GET","a"],["GETRANGE","a",0,0]]');
    expect(json).toEqual([
      { result: 300_000_001 },
      { error: expect.stringMatching(tooLarge) },
      { result: '\0' },
    ]);
    await result('DEL', 'a');
  });

  test('a response that repeats a long value too often is refused', async () => {
    await result('SETRANGE', 'a', 40_000_000, 'x');
    const { status } = await post('/', `["MGET"${',"a"'.repeat(200_000)}]`);
    expect(status).toBe(400);
    const { json } = await exchange({
      method: 'POST',
      path: '/pipeline',
      headers: { 'upstash-encoding': 'base64' },
      body: rows(6, '["GET","a"]'),
    });
    const outcomes = (json as object[]).map((envelope) => Object.keys(envelope)[0]);
    expect(outcomes).toEqual(['result', 'result', ...Array<string>(4).fill('error')]);
    await result('DEL', 'a');
  });
});

test.each([
  [['XINFO', 'FOO', 'key'], "ERR unknown subcommand 'FOO'. Try XINFO HELP."],
  [['EXPIRE', 'key', '10', 'ODD'], 'ERR Unsupported option ODD'],
])('an unknown word of %j is named', async (argv, words) => {
  expect(await error(...argv)).toBe(words);
});

describe('not UTF-8', () => {
  const bytes = (text: string) => Buffer.from(text, 'latin1');

  test.each([
    ['/', '["SET","a","\xff"]'],
    ['/', '\xff'],
    ['/pipeline', '[["SET","a","\xc3"]]'],
  ])('the body of %s is refused: %j', async (path, body) => {
    expect(await post(path, bytes(body))).toMatchObject({
      status: 400,
      json: { error: 'ERR failed to parse request body: not UTF-8' },
    });
  });

  test('bytes in a path and in a value are stored unchanged', async () => {
    await post('/set/%FF%C3', bytes('\xfe\x00'));
    expect(await result('STRLEN', 'a')).toBe(0);
    const { json } = await exchange({
      path: '/get/%FF%C3',
      headers: { 'upstash-encoding': 'base64' },
    });
    expect(json).toEqual({ result: bytes('\xfe\x00').toString('base64') });
  });

  test('bytes in a path that are not UTF-8 name no command', async () => {
    expect(await exchange({ path: '/%ff' })).toHaveProperty('status', 400);
  });
});

describe('broken off', () => {
  const head = (length: number) =>
    `POST /set/a HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${target().standardToken}\r\nContent-Length: ${length}\r\n\r\n`;

  test('a body that is cut off is not stored', async () => {
    await sendRaw(target().redisUrl, `${head(100)}half of it`, { hangUp: true });
    expect(await result('EXISTS', 'a')).toBe(0);
  });

  test('a malformed length of a chunk is refused, and nothing runs', async () => {
    const chunked = head(0).replace('Content-Length: 0', 'Transfer-Encoding: chunked');
    expect(await sendRaw(target().redisUrl, `${chunked}zz\r\nvalue\r\n`)).toMatchObject([
      { status: 400 },
    ]);
    expect(await result('EXISTS', 'a')).toBe(0);
  });
});

describe('not HTTP', () => {
  test.each([
    ['RESP', '*1\r\n$4\r\nPING\r\n'],
    ['TLS', Buffer.from('1603010200010001fc0303', 'hex')],
    ['noise', Buffer.from(Array.from({ length: 1000 }, (_, i) => (i * 7919) % 256))],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
    ],
    [
      'both framings',
      'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
    ],
  ])('%s', async (_, bytes) => {
    expect(await sendRaw(target().redisUrl, bytes)).toEqual([
      {
        status: 400,
        body: expect.stringMatching(/^\{"error":"ERR the request is not valid HTTP: [^"]+"\}$/),
      },
    ]);
  });
});

test('requests behind a bad one on the same connection are answered, in their order', async () => {
  const auth = `Authorization: Bearer ${target().standardToken}\r\n`;
  const request = (line: string, headers = auth, body = '') =>
    `${line} HTTP/1.1\r\nHost: localhost\r\n${headers}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
  const answers = await sendRaw(
    target().redisUrl,
    [
      request('POST /', auth, '["SET",'),
      request('POST /', auth, '["SET","a",["b"]]'),
      request('POST /', '', '["SET","a","b"]'),
      request('DELETE /set/a', auth, 'value'),
      request('POST /set/a', auth, 'x'.repeat(target().maxRequestSize + 1)),
      request('GET /get/%zz'),
      request('GET /', auth, 'body'),
      request('GET /nope', auth, 'body'),
      request('PUT /set/a', auth, 'value'),
      request('GET /get/a', `${auth}Connection: close\r\n`),
    ].join(''),
  ).catch((thrown: unknown) => thrown);
  expect(answers).toHaveLength(10);
  const statuses = (answers as { status: number }[]).map(({ status }) => status);
  expect(statuses).toEqual([400, 400, 401, 405, 413, 400, 400, 400, 200, 200]);
  expect(answers).toHaveProperty('9.body', '{"result":"value"}');
});
