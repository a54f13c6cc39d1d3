import { describe, expect, test } from 'vitest';
import { openLog } from '../base/log.ts';
import { loadSettings } from '../settings/load.ts';
import { DEVELOPMENT_SECRETS, type Secrets } from '../settings/secrets.ts';
import { consoleAccess } from './access.ts';
import { startConsole } from './server.ts';
import { LiveLog, liveLogTime } from './watching/live-log.ts';

describe('the data of the console page', () => {
  const PLATFORM = {
    version: '1.0.0',
    kind: 'implementation',
    email: 'ada@example.com',
    ports: { redis: 1, kafka: 2, queue: 3, management: 4 },
    env: { QSTASH_URL: 'http://127.0.0.1:3' },
  } as const;
  const OWN = { ...DEVELOPMENT_SECRETS, apiKey: 'key-of-our-own' };

  /** Asks a console whose first account presents `key`. */
  async function toldOf(secrets: Secrets, path: string, headers: Record<string, string> = {}) {
    const settings = loadSettings({ flags: { consolePort: '0' }, env: {} });
    const access = consoleAccess(settings, secrets, undefined, async (email, key) => {
      return email === 'ada@example.com' && key === 'key-of-our-own';
    });
    const sources = { platform: async () => PLATFORM, log: new LiveLog(liveLogTime) };
    const serving = await startConsole(settings, openLog('error'), access, { sources });
    try {
      const response = await fetch(serving.url + path, { headers });
      const policy = response.headers.get('content-security-policy');
      return { status: response.status, policy, text: await response.text() };
    } finally {
      await serving.close();
    }
  }
  const basic = (credentials: string) => ({ authorization: `Basic ${btoa(credentials)}` });

  test('is sent to every program of this machine in development', async () => {
    const { status, text } = await toldOf(DEVELOPMENT_SECRETS, '/platform');
    expect({ status, body: JSON.parse(text) as unknown }).toEqual({ status: 200, body: PLATFORM });
  });

  test('is not sent to pages of other sites in development', async () => {
    const headers = { origin: 'https://evil.example.com' };
    for (const path of ['/platform', '/overview', '/events', '/events/1']) {
      expect(await toldOf(DEVELOPMENT_SECRETS, path, headers)).toMatchObject({ status: 403 });
    }
  });

  test('is sent to the first account only outside of development', async () => {
    expect(await toldOf(OWN, '/platform', basic('ada@example.com:key-of-our-own'))).toMatchObject({
      status: 200,
    });
    for (const headers of [
      {},
      basic('bob@example.com:key-of-our-own'),
      basic('ada@example.com:x'),
    ]) {
      for (const path of ['/platform', '/overview', '/events', '/events/1']) {
        expect(await toldOf(OWN, path, headers)).toMatchObject({ status: 401 });
      }
    }
  });

  test.each([
    ['/events/7', 404, 'the request 7 is not kept any more'],
    ['/events/seven', 400, 'id must be an integer'],
  ])('%s is answered with %j', async (path, status, error) => {
    const answer = await toldOf(DEVELOPMENT_SECRETS, path);
    expect({ status: answer.status, body: JSON.parse(answer.text) as unknown }).toEqual({
      status,
      body: { error },
    });
  });

  test('the page has no inline scripts or styles, and may connect to the console and the families only', async () => {
    const { status, policy, text } = await toldOf(OWN, '/console/');
    expect(status).toBe(200);
    expect(text).not.toMatch(/<script(?![^>]* src=)|<style|style=|onclick/);
    expect(policy).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self' *:1 *:2 *:3 *:4; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
  });
});
