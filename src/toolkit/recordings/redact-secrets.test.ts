import { describe, expect, test } from 'vitest';
import type { Contract } from '../../contract/model/contract.ts';
import { ourContract } from '../our-contracts.ts';
import { exchangeOf, type ExchangeInput } from '../../../testing/toolkit/toolkit.ts';
import { redactSecrets } from './redact-secrets.ts';
import { recorder } from './recorder.ts';
import { readRecording } from './read-recording.ts';

const SECRET = 'AbC-123456-secret';

/** All recorded text of an exchange. */
function kept(said: ExchangeInput, contract?: Contract): string {
  let text = '';
  const written = recorder(
    'a.har',
    (more) => (text += more),
    '1',
    new Set(['my_key']),
    () => contract,
  );
  written.take(exchangeOf(said), { startedAt: 0, took: 1 });
  written.close();
  expect(() => JSON.parse(text) as unknown).not.toThrow();
  return text;
}

test('cookies are recorded one by one', () => {
  const cookies = { 'set-cookie': ['a=1', 'b=2'] };
  expect(
    kept({ url: 'https://a.example/', answerHeaders: cookies }).match(/set-cookie/g),
  ).toHaveLength(2);
});

describe('secrets are removed from a recording', () => {
  const url = 'https://a.example/x';
  test.each<[string, ExchangeInput]>([
    [
      'in headers',
      {
        url,
        headers: { authorization: `Bearer ${SECRET}` },
        answerHeaders: { 'set-cookie': `a=${SECRET}` },
      },
    ],
    [
      'in Basic credentials',
      {
        url,
        headers: { authorization: `Basic ${btoa(`ada:${SECRET}`)}` },
        answer: `it is ${SECRET}`,
      },
    ],
    ['in URLs in headers', { url, headers: { 'upstash-callback': `https://u:${SECRET}@a/` } }],
    [
      'in a query in headers',
      { url, answer: '', answerHeaders: { location: `https://a/?token=${SECRET}` } },
    ],
    [
      'in JSON in a form in parts',
      {
        url,
        method: 'POST',
        headers: { 'content-type': 'multipart/form-data; boundary=b' },
        body: `--b\r\nContent-Disposition: form-data; name="user"\r\nContent-Type: application/json\r\n\r\n{"password":"${SECRET}"}\r\n--b--`,
      },
    ],
    [
      'in a form in parts that can not be read',
      {
        url,
        method: 'POST',
        headers: { 'content-type': 'multipart/form-data' },
        body: `--b\r\nContent-Disposition: form-data; name="password"\r\n\r\n${SECRET}\r\n--b--`,
      },
    ],
    ['in the query', { url: `${url}?_token=${SECRET}&a=1` }],
    ['in a query parameter named like an API key', { url: `${url}?my_key=${SECRET}` }],
    ['in the path', { url: `https://a.example/token/${SECRET}` }],
    ['in the path of a command', { url: `https://a.example/AUTH/ada/${SECRET}` }],
    [
      'in commands',
      {
        method: 'POST',
        url,
        body: [
          ['ACL', 'SETUSER', 'ada', `>${SECRET}`],
          ['AUTH', SECRET],
        ],
      },
    ],
    ['in members of bodies', { url, answer: { database: { rest_token: SECRET, port: 1 } } }],
    ['in forms', { method: 'POST', url, body: `user=a&password=${SECRET}` }],
    ['in the URL', { url: `https://ada:${SECRET}@a.example/` }],
  ])('%s', (_name, said) => {
    expect(kept(said)).not.toContain(SECRET);
    expect(kept(said)).not.toContain(btoa(`ada:${SECRET}`));
  });

  test.each<[string, 'redis' | 'management' | 'queue' | 'kafka', ExchangeInput]>([
    [
      'in what a contract marks',
      'management',
      { method: 'POST', url: 'http://a/v2/apikey', body: {}, answer: { key: SECRET } },
    ],
    ['in signing keys', 'queue', { url: 'http://a/v2/keys', answer: { current: SECRET } }],
    [
      'in properties of connectors',
      'kafka',
      {
        url: 'http://a/connectors/x',
        answer: { name: 'x', config: { 'http.headers.authorization': SECRET, 'any.url': SECRET } },
      },
    ],
    [
      'in replies to commands',
      'redis',
      { method: 'POST', url: 'http://a/', body: ['ACL', 'GENPASS'], answer: { result: SECRET } },
    ],
    [
      'in replies to rows of commands',
      'redis',
      {
        method: 'POST',
        url: 'http://a/pipeline',
        body: [['PING'], ['ACL', 'RESTTOKEN', 'ann', 'x']],
        answer: [{ result: 'PONG' }, { result: SECRET }],
      },
    ],
    [
      'in errors of commands',
      'redis',
      {
        method: 'POST',
        url: 'http://a/',
        body: ['ATUH', SECRET],
        answer: { error: `ERR unknown command 'ATUH', with args beginning with: '${SECRET}'` },
      },
    ],
    ['in the query of a command', 'redis', { url: `http://a/acl/setuser/ann?%3E${SECRET}` }],
    [
      'in the body after a path',
      'redis',
      { method: 'POST', url: 'http://a/acl/setuser/ann', body: `>${SECRET}` },
    ],
  ])('%s', async (_name, family, said) => {
    expect(kept(said, await ourContract(family))).not.toContain(SECRET);
  });

  test('however they are written in JSON', () => {
    const body = `[["AUTH", "${SECRET.replaceAll('-', String.raw`\u002d`)}"]]`;
    expect(kept({ method: 'POST', url, body })).not.toContain('123456');
  });

  test.each(['""', '7', '{}'])('and in members that are repeated with %s', (last) => {
    const body = `{"password":"${SECRET}","password":${last}}`;
    expect(kept({ method: 'POST', url, body })).not.toContain(SECRET);
  });

  test('and JSON that is not UTF-8 is left out', () => {
    const headers = { 'content-type': 'application/json' };
    const body = Buffer.from(`{"password":"${SECRET}\u00ff"}`, 'latin1');
    const text = kept({ method: 'POST', url, headers, body });
    expect(text).not.toContain(SECRET);
    expect(text).not.toContain(body.toString('base64'));
  });

  test('and JSON that can not be parsed is left out', () => {
    const headers = { 'content-type': 'application/json' };
    expect(kept({ method: 'POST', url, headers, body: `{"password":"${SECRET}` })).not.toContain(
      SECRET,
    );
  });

  test('but other values and the scheme of authorization are kept', () => {
    const blanked = redactSecrets(
      exchangeOf({
        url: `${url}?a=1`,
        headers: { authorization: `Bearer ${SECRET}` },
        answer: { n: 1 },
      }),
    );
    expect(blanked.request.target).toBe('/x?a=1');
    expect(blanked.request.headers).toEqual([['authorization', 'Bearer blanked']]);
    expect(blanked.response?.body).toEqual({ bytes: Buffer.from('{"n":1}') });
  });
});

test.each(['a.har', 'a.ndjson'])('exchanges written to %s can be read', async (name) => {
  let text = '';
  const written = recorder(name, (more) => (text += more), '1', new Set());
  const exchange = exchangeOf({
    method: 'POST',
    url: 'https://a.example/x?y=%20',
    body: '"a"',
    answer: { b: 1 },
  });
  for (let i = 0; i < 2; i++) written.take(exchange, { startedAt: 0, took: 1 });
  written.close();
  async function* file() {
    yield Buffer.from(text);
  }
  const read = await Array.fromAsync(readRecording(name, file()));
  expect(read).toHaveLength(2);
  expect(read[1]).toMatchObject({
    recorded: {
      exchange: {
        request: { target: '/x?y=%20', body: exchange.request.body },
        response: exchange.response,
      },
    },
  });
});
