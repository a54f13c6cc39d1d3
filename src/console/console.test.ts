import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import type { Listening } from '../http/server.ts';
import { rawConnection } from '../../testing/http/http.ts';
import { openLog } from '../base/log.ts';
import { loadSettings } from '../settings/load.ts';
import { DEVELOPMENT_SECRETS, type Secrets } from '../settings/secrets.ts';
import { consoleAccess } from './access.ts';
import { startConsole } from './server.ts';
import { LiveLog, liveLogTime } from './watching/live-log.ts';

let server: Listening;
const ACCESS = consoleAccess({ metricsToken: undefined }, DEVELOPMENT_SECRETS);
beforeAll(async () => {
  const settings = loadSettings({ flags: { consolePort: '0' }, env: {} });
  const access = consoleAccess(settings, DEVELOPMENT_SECRETS);
  server = await startConsole(settings, openLog('error'), access);
});
afterAll(() => server.close());

/** Requests a path unchanged, where `fetch` would normalize it. */
async function ask(path: string, method = 'GET') {
  const client = await rawConnection(server.port);
  client.write(`${method} ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  const received = await client.closed();
  const [head = '', ...body] = received.split('\r\n\r\n');
  return { status: Number(head.slice(9, 12)), head, body: body.join('\r\n\r\n') };
}

test('/health answers with the status and the version', async () => {
  const { status, body } = await ask('/health');
  expect(status).toBe(200);
  expect(JSON.parse(body)).toEqual({ status: 'ok', version: packageJson.version });
  expect(await ask('/health', 'HEAD')).toMatchObject({ status: 200, body: '' });
});

test.each([
  ['POST', '/health'],
  ['FOO', '/'],
  ['get', '/health'],
  ['CONNECT', 'a:1'],
])('%s %s is answered with 405', async (method, target) => {
  const { status, head, body } = await ask(target, method);
  expect(status).toBe(405);
  expect(head).toMatch(/^allow: GET, HEAD$/im);
  expect(JSON.parse(body)).toEqual({ error: `method ${method} is not allowed, use GET or HEAD` });
});

describe('/metrics', () => {
  test('is not found on a platform without metrics', async () => {
    expect(await ask('/metrics')).toMatchObject({ status: 404 });
  });

  /** The answer to a request, each time from a new console. */
  async function metricsOf(
    flags: Record<string, string>,
    secrets: Secrets,
    headers: Record<string, string> = {},
  ) {
    const settings = loadSettings({ flags: { consolePort: '0', ...flags }, env: {} });
    let asked = 0;
    const access = consoleAccess(settings, secrets, () => `asked ${++asked}\n`);
    const counting = await startConsole(settings, openLog('error'), access);
    try {
      const answers = [];
      for (const _ of [1, 2]) answers.push(await fetch(`${counting.url}/metrics`, { headers }));
      return await Promise.all(
        answers.map(async (response) => ({
          status: response.status,
          type: response.headers.get('content-type'),
          challenge: response.headers.get('www-authenticate'),
          text: await response.text(),
        })),
      );
    } finally {
      await counting.close();
    }
  }
  const OWN = { ...DEVELOPMENT_SECRETS, apiKey: 'key-of-our-own' };

  test('has the current metrics at each request', async () => {
    const [one, two] = await metricsOf({}, DEVELOPMENT_SECRETS);
    expect([one!.text, two!.text]).toEqual(['asked 1\n', 'asked 2\n']);
    expect(one!.type).toMatch(/^text\/plain; version=0\.0\.4(;|$)/);
  });

  test('requires the token of the setting metricsToken', async () => {
    const metricsToken = 'token-of-the-operator';
    for (const secrets of [OWN, DEVELOPMENT_SECRETS]) {
      const shown = { authorization: `Bearer ${metricsToken}` };
      expect(await metricsOf({ metricsToken }, secrets, shown)).toMatchObject([
        { status: 200, text: 'asked 1\n' },
        { status: 200 },
      ]);
      for (const authorization of ['Bearer other', metricsToken, 'Basic eDp5', '']) {
        const [refused] = await metricsOf({ metricsToken }, secrets, { authorization });
        expect(refused).toMatchObject({ status: 401, challenge: 'Bearer realm="Plinth"' });
      }
    }
  });

  test('is refused to everyone outside of development if no token is set', async () => {
    const [refused] = await metricsOf({}, OWN, { authorization: 'Bearer undefined' });
    expect(refused!.status).toBe(401);
    expect(JSON.parse(refused!.text)).toEqual({
      error:
        'metrics are for who presents the setting metricsToken (PLINTH_METRICS_TOKEN) as Authorization: Bearer',
    });
  });
});

test('in development only requests with the host of this machine are answered', async () => {
  const client = await rawConnection(server.port);
  client.write('GET /health HTTP/1.1\r\nHost: rebound.example.com\r\nConnection: close\r\n\r\n');
  expect(await client.closed()).toMatch(/^HTTP\/1.1 403 .*only requests for localhost/s);
});

test.each(['/', '/health', '/nowhere'])(
  'the content security policy allows only the console itself: %s',
  async (path) => {
    const { headers } = await fetch(server.url + path);
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'self'; img-src 'self' data:; /,
    );
    expect(headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'/);
    expect(headers.get('content-security-policy')).not.toMatch(/script-src|unsafe-eval/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  },
);

test('/ serves the docs site, or says how to build it', async () => {
  const { status, body } = await ask('/');
  expect(status).toBe(200);
  expect(body).toMatch(/<!doctype html>|npm run docs/i);
});

test('docs built while the console runs are served at once', async () => {
  const docs = mkdtempSync(join(tmpdir(), 'plinth-docs-'));
  const settings = loadSettings({ flags: { consolePort: '0' }, env: {} });
  const serving = await startConsole(settings, openLog('error'), ACCESS, { docs });
  const first = async () => (await fetch(serving.url)).text();
  try {
    expect(await first()).toMatch(/^<!doctype html>[^]*<code>npm run docs<\/code>/);
    writeFileSync(join(docs, 'index.html'), '<!doctype html>the docs');
    expect(await first()).toBe('<!doctype html>the docs');
    const part = await fetch(serving.url, { headers: { range: 'bytes=99-' } });
    expect([part.status, await part.text()]).toEqual([200, '<!doctype html>the docs']);
    rmSync(join(docs, 'index.html'));
    expect(await first()).toContain('npm run docs');
  } finally {
    await serving.close();
    rmSync(docs, { recursive: true });
  }
});

describe('the docs are served', () => {
  const PAGE = `<!doctype html><a href="/">${'the docs '.repeat(200)}</a><!--console-->`;
  let docs: string;
  let serving: Listening;
  let withConsole: Listening;

  beforeAll(async () => {
    docs = mkdtempSync(join(tmpdir(), 'plinth-docs-'));
    mkdirSync(join(docs, 'assets'));
    writeFileSync(join(docs, 'index.html'), PAGE);
    writeFileSync(join(docs, 'assets/site-0123456789ab.js'), `// ${'script '.repeat(300)}`);
    const settings = loadSettings({ flags: { consolePort: '0' }, env: {} });
    serving = await startConsole(settings, openLog('error'), ACCESS, { docs });
    const platform = async () => ({
      version: '1.0.0',
      kind: 'implementation' as const,
      email: 'ada@example.com',
      ports: {},
      env: {},
    });
    const sources = { platform, log: new LiveLog(liveLogTime) };
    withConsole = await startConsole(settings, openLog('error'), ACCESS, { docs, sources });
  });
  afterAll(async () => {
    await Promise.all([serving.close(), withConsole.close()]);
    rmSync(docs, { recursive: true });
  });

  test('compressed, and again only if they have changed', async () => {
    const first = await fetch(serving.url);
    expect(first.headers.get('content-encoding')).toBe('gzip');
    expect(first.headers.get('cache-control')).toBe('no-cache');
    expect(first.headers.get('vary')).toContain('Accept-Encoding');
    expect(await first.text()).toBe(PAGE);
    const known = { 'if-none-match': first.headers.get('etag')! };
    expect((await fetch(serving.url, { headers: known })).status).toBe(304);
    writeFileSync(join(docs, 'index.html'), `${PAGE} anew`);
    const anew = await fetch(serving.url, { headers: known });
    expect([anew.status, await anew.text()]).toEqual([200, `${PAGE} anew`]);
    writeFileSync(join(docs, 'index.html'), PAGE);
  });

  test('to be kept for good where the name changes with the content', async () => {
    const { headers } = await fetch(`${serving.url}/assets/site-0123456789ab.js`);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  });

  test('with a link to the console, if there is one', async () => {
    expect(await (await fetch(withConsole.url)).text()).toContain(
      '<a class="to-console" href="/console/">Console</a>',
    );
    expect(await (await fetch(serving.url)).text()).not.toContain('/console/');
  });
});

test('docs that are not built yet have a page with the way to them, and to the console', async () => {
  const docs = mkdtempSync(join(tmpdir(), 'plinth-docs-'));
  const settings = loadSettings({ flags: { consolePort: '0' }, env: {} });
  const unbuilt = await startConsole(settings, openLog('error'), ACCESS, { docs });
  onTestFinished(async () => {
    await unbuilt.close();
    rmSync(docs, { recursive: true });
  });
  const response = await fetch(unbuilt.url);
  expect(response.headers.get('content-type')).toMatch(/^text\/html/);
  const page = await response.text();
  expect(page).toContain('<code>npm run docs</code>');
  const [, style = ''] = /<link rel="stylesheet" href="([^"]+)">/.exec(page) ?? [];
  const { status, headers } = await fetch(unbuilt.url + style);
  expect([status, headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
});

describe('a browser gets a page for an unknown path:', () => {
  const browser = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
  let docs: string;
  let serving: Listening;

  beforeAll(async () => {
    docs = mkdtempSync(join(tmpdir(), 'plinth-docs-'));
    const settings = loadSettings({ flags: { consolePort: '0' }, env: {} });
    serving = await startConsole(settings, openLog('error'), ACCESS, { docs });
  });

  afterAll(async () => {
    await serving.close();
    rmSync(docs, { recursive: true });
  });

  test.each(['/nowhere.html', '/redis/nowhere', '/%ff', '/%3Cscript%3E'])('%s', async (path) => {
    const response = await fetch(`${serving.url}${path}`, { headers: browser });
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('vary')).toContain('Accept');
    const page = await response.text();
    expect(page).toContain('There is nothing here');
    expect(page).toContain('<a href="/">');
    expect(page).not.toMatch(/<script|style=/);
  });

  test('the 404 page of the docs, if they are built', async () => {
    const file = join(docs, '404.html');
    writeFileSync(file, '<!doctype html>not in the docs');
    onTestFinished(() => rmSync(file));
    for (const path of ['/nowhere.html', '/redis/nowhere', '/%ff']) {
      const response = await fetch(`${serving.url}${path}`, { headers: browser });
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toMatch(/^text\/html/);
      expect(await response.text()).toBe('<!doctype html>not in the docs');
    }
    const response = await fetch(`${serving.url}/nowhere.html`);
    expect(await response.json()).toEqual({ error: 'there is nothing at /nowhere.html' });
  });
});

describe('the targets of the try-it pages', () => {
  const TARGETS = { redis: { port: 8079, credential: 'well-known' } };
  let telling: Listening;
  beforeAll(async () => {
    const settings = loadSettings({ flags: { consolePort: '0' }, env: {} });
    telling = await startConsole(settings, openLog('error'), ACCESS, {
      tryIt: async () => TARGETS,
    });
  });
  afterAll(() => telling.close());
  const tell = (headers: Record<string, string>) =>
    fetch(`${telling.url}/try-it.json`, { headers });

  test('are sent to pages of this platform', async () => {
    const response = await tell({ 'sec-fetch-site': 'same-origin', 'user-agent': 'Mozilla/5.0' });
    expect(await response.json()).toEqual(TARGETS);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });

  test.each([
    { origin: 'https://example.com' },
    { 'sec-fetch-site': 'cross-site' },
    { 'user-agent': 'Mozilla/5.0', host: 'rebound.example.com' },
  ])('are not sent to pages of other sites: %j', async (headers) => {
    const { port } = telling;
    const client = await rawConnection(port);
    const head = Object.entries({ host: `127.0.0.1:${port}`, ...headers })
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('');
    client.write(`GET /try-it.json HTTP/1.1\r\n${head}Connection: close\r\n\r\n`);
    const received = await client.closed();
    expect(received).toMatch(/^HTTP\/1.1 40[34] /);
    expect(received).not.toContain('well-known');
  });
});

describe('other clients get a 404 in JSON that does not name the server:', () => {
  test.each([
    '/nowhere',
    '/%ff',
    '/%',
    '/a%00b',
    '/../package.json',
    '/..%2f..%2fpackage.json',
    '/%2e%2e/%2e%2e/package.json',
    '//package.json',
    '/.git/config',
  ])('%s', async (path) => {
    const { status, head, body } = await ask(path);
    expect(status).toBe(404);
    expect(head).toMatch(/content-type: application\/json/i);
    expect(head).not.toMatch(/x-powered-by/i);
    expect(JSON.parse(body)).toEqual({ error: expect.stringMatching(/^there is nothing at \//) });
  });
});

test('malformed HTTP is answered with 400', async () => {
  const client = await rawConnection(server.port);
  client.write('hello\r\n\r\n');
  expect(await client.closed()).toMatch(
    /^HTTP\/1.1 400 .*\{"error":"not valid HTTP: it must begin with [^"]+"\}$/s,
  );
});
