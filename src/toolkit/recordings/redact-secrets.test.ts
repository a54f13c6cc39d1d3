import { describe, expect, test } from 'vitest';
import { exchangeOf, type ExchangeInput } from '../testing.ts';
import { redactSecrets, isSecretName } from './redact-secrets.ts';
import { recorder } from './recorder.ts';
import { readRecording } from './read-recording.ts';

const SECRET = 'AbC-123456-secret';

/** All recorded text of an exchange. */
function kept(said: ExchangeInput): string {
  let text = '';
  const written = recorder('a.har', (more) => (text += more), '1', new Set(['my_key']));
  written.take(exchangeOf(said), { startedAt: 0, took: 1 });
  written.close();
  expect(() => JSON.parse(text) as unknown).not.toThrow();
  return text;
}

test.each([
  'Authorization',
  'rest_token',
  'apiKey',
  'X-Api-Key',
  'Set-Cookie',
  'pass',
  'Upstash-Forward-Authorization',
  'read_only_rest_token',
])('%s is the name of a secret', (name) => {
  expect(isSecretName(name)).toBe(true);
});

test.each(['upstash-sync-token', 'name', 'tokenizer', 'compass', 'nextPageToken'])(
  '%s is not the name of a secret',
  (name) => {
    expect(isSecretName(name)).toBe(false);
  },
);

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
    body: 'a',
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
