import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sharedBrowser, missingBrowser, STEP_WITHIN } from '../../scripts/servers/browser.ts';
import { done as kafkaDone } from '../harness/kafka.ts';
import { done } from '../harness/management.ts';
import { startPlatform, type PlatformProcess } from '../harness/platform-process.ts';

/** A platform with secrets of its own, so that no page knows them. */
const KEY = 'an-api-key-of-her-own';
const EMAIL = 'ada@example.com';
const user = { username: 'ada', password: 'a-kafka-password-of-her-own' };
const credentials = { email: EMAIL, apiKey: KEY };

let platform: PlatformProcess;
/** Serves the page of the attacker, on every host name of this machine. */
let attacker: Server;
let browser: Browser;
let html = '';
let managementUrl: string;
let kafkaUrl: string;

describe.skipIf(missingBrowser !== undefined)(
  `after signing in with a browser, a page of another origin${missingBrowser === undefined ? '' : ` (${missingBrowser})`}`,
  () => {
    beforeAll(async () => {
      platform = await startPlatform('start', [
        ...['--memory', '--api-key', KEY, '--email', EMAIL],
        ...['--kafka-username', user.username, '--kafka-password', user.password],
      ]);
      managementUrl = onLocalhost(platform.env['PLINTH_MANAGEMENT_URL']!);
      kafkaUrl = onLocalhost(platform.env['UPSTASH_KAFKA_REST_URL']!);
      attacker = createServer((_request, response) => {
        response.writeHead(200, { 'content-type': 'text/html' }).end(html);
      });
      await new Promise<void>((resolve) => attacker.listen(0, '127.0.0.1', resolve));
      browser = await sharedBrowser();
    });
    afterAll(async () => {
      attacker.close();
      await platform.stop('SIGTERM');
    });

    /** Another site, and another port of the same host, whose pages share the browser's stored credentials. */
    describe.each(['127.0.0.1', 'localhost'])('at %s', (host) => {
      test('can not rotate a token with a form', async () => {
        const before = await token();
        const { status } = await attack(
          host,
          `<form method=post action="${managementUrl}v2/queue/rotate-token"></form>`,
          'document.forms[0].submit()',
        );
        expect(status).toBe(403);
        expect(await token()).toBe(before);
      });

      test('can not smuggle JSON into a form of plain text', async () => {
        const { status } = await attack(
          host,
          `<form method=post enctype=text/plain action="${managementUrl}v2/team">` +
            `<input name='{"team_name":"smuggled","copy_cc":false,"x":"' value='"}'></form>`,
          'document.forms[0].submit()',
        );
        expect(status).toBe(403);
        expect(await done('GET', '/v2/teams', undefined, asOwner())).toEqual([]);
      });

      test('can not produce a message with a link', async () => {
        const { status } = await attack(
          host,
          `<a href="${kafkaUrl}produce/greetings/evil">nice</a>`,
          'document.links[0].click()',
        );
        expect(status).toBe(403);
        expect(await topics()).toEqual({});
      });

      test('can not produce one with an image or a script', async () => {
        const url = `${kafkaUrl}produce/greetings/evil`;
        await attack(
          host,
          `<img src="${url}">`,
          `Promise.allSettled([
             fetch('${url}', { mode: 'no-cors', credentials: 'include' }),
             fetch('${url}', { credentials: 'include' }),
             fetch('${kafkaUrl}produce/greetings', {
               method: 'POST', mode: 'no-cors', credentials: 'include', body: '{"value":"evil"}',
             }),
           ])`,
        );
        expect(await topics()).toEqual({});
      });
    });

    test('is not confused with who types the address', async () => {
      const context = await signedIn();
      const page = await context.newPage();
      const answer = await page.goto(`${managementUrl}v2/teams`, { timeout: STEP_WITHIN });
      expect(answer?.status()).toBe(200);
      await context.close();
    });
  },
);

/** The host name that pages of another port of this machine share. */
function onLocalhost(url: string): string {
  const { port } = new URL(url);
  return `http://localhost:${port}/`;
}

const asOwner = () => ({ credentials, url: platform.env['PLINTH_MANAGEMENT_URL']! });
const topics = () =>
  kafkaDone('GET', '/topics', { user, url: platform.env['UPSTASH_KAFKA_REST_URL']! });

async function token(): Promise<string> {
  const known = await done<{ token: string }>('GET', '/v2/qstash/user', undefined, asOwner());
  return known.token;
}

/** A browser that has stored the credentials of both addresses. */
async function signedIn(): Promise<BrowserContext> {
  const context = await browser.newContext();
  const page = await context.newPage();
  for (const [url, path, name, password] of [
    [managementUrl, 'v2/teams', EMAIL, KEY],
    [kafkaUrl, 'topics', user.username, user.password],
  ] as const) {
    const asked = new URL(path, url);
    asked.username = encodeURIComponent(name);
    asked.password = password;
    const answer = await page.goto(asked.href, { timeout: STEP_WITHIN });
    expect(answer?.status()).toBe(200);
  }
  await page.close();
  return context;
}

/** Shows the attacker's page to who has signed in. @returns the status of the page that it leads to */
async function attack(host: string, body: string, script: string): Promise<{ status?: number }> {
  html = `<!doctype html><title>nice</title>${body}`;
  const context = await signedIn();
  const page = await context.newPage();
  const { port } = attacker.address() as AddressInfo;
  await page.goto(`http://${host}:${port}/`, { timeout: STEP_WITHIN });
  const answers = watchAnswers(page);
  const isNavigation = !script.startsWith('Promise');
  const left = isNavigation ? answers() : undefined;
  await page.evaluate(isNavigation ? `void setTimeout(() => ${script})` : script);
  const status = await left;
  await context.close();
  return status === undefined ? {} : { status };
}

function watchAnswers(page: Page): () => Promise<number> {
  return async () => {
    const answer = await page.waitForResponse(
      (seen) => seen.request().isNavigationRequest() && seen.url().startsWith('http://localhost'),
      { timeout: STEP_WITHIN },
    );
    return answer.status();
  };
}
