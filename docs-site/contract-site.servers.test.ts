import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  lookOn,
  Menus,
  overflow,
  SCREENS,
  violations,
  type Extent,
} from '../scripts/servers/accessibility.ts';
import { missingBrowser } from '../scripts/servers/browser.ts';
import {
  lendPage,
  onLentPage,
  type LentPage,
  type LentScreen,
} from '../scripts/servers/lent-page.ts';
import { contractIn, contractOf, STRANGER } from '../testing/docs-site/contracts.ts';
import { serveDocs, type ServedDocs } from './live/serve.ts';

/** One page of each type. */
const PAGES = [
  '',
  'operations/index.html',
  'operations/get-orders.html',
  'operations/create-order.html',
  'operations/createorder.html',
  'schemas/index.html',
  'schemas/order.html',
  'webhooks/post-order.paid.html',
  'authentication.html',
  'errors.html',
  'try.html',
  'nothing.html',
];

const stranger = { contracts: [contractIn(STRANGER)], problems: [], warnings: [] };
let docs: ServedDocs;
let service: Server;
/** Requests that the service has got. */
const asked: string[] = [];
/** Requests of pages to anybody but their server. */
const elsewhere: string[] = [];

describe.skipIf(missingBrowser !== undefined)(
  `the docs of a stranger's document in a browser${missingBrowser === undefined ? '' : ` (${missingBrowser})`}`,
  () => {
    beforeAll(async () => {
      service = createServer((request, response) => {
        asked.push(
          `${request.method} ${request.url} ${request.headers['authorization'] ?? ''}`.trim(),
        );
        response.setHeader('content-type', 'application/json').end('{"made":true}');
      });
      await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
      const target = new URL(`http://127.0.0.1:${(service.address() as AddressInfo).port}`);
      docs = await serveDocs({ host: '127.0.0.1', port: 0, target });
      docs.show(stranger);
    });
    afterAll(async () => {
      await docs.close();
      service.close().closeAllConnections();
    });

    describe('can be used by everybody', () => {
      let lent: LentPage;
      let open: OpenPage;
      const menus = new Menus();
      beforeAll(async () => {
        lent = await lendPage({});
        open = watched(lent.page);
      });
      afterAll(() => lent.giveBack());

      describe.each(PAGES)('/%s', (path) => {
        let extent: Extent;
        beforeAll(async () => {
          await open.visit(path);
          extent = await menus.newOn(open.page);
          await open.page.evaluate(
            "for (const details of document.querySelectorAll('main details')) details.open = true",
          );
        });

        test.each(SCREENS)('$name', async (screen) => {
          const { page, troubles } = open;
          await lookOn(page, screen);
          expect(await violations(page, screen.rules, extent)).toEqual([]);
          await expect.poll(() => overflow(page), { message: 'wider than the screen' }).toBe(0);
          expect(await page.evaluate('window.ran'), 'a script of the document ran').toBe(undefined);
          expect(troubles).toEqual([]);
        });
      });
    });

    test('a form sends to the service, through the server of the page', async () => {
      await onPage('operations/createorder.html', {}, async (page) => {
        await page.locator('[data-address]', { hasText: '127.0.0.1' }).waitFor();
        await page.getByRole('button', { name: 'Try it' }).click();
        await page.locator('[data-name="id.of"]').fill('a b');
        await page.getByRole('button', { name: 'Send' }).click();
        await page.getByText('"made": true').waitFor();
        expect(asked.at(-1)).toBe('GET /orders/a%20b/con');
      });
    });

    test('credentials are sent as their schemes say', async () => {
      await onPage('operations/get-orders.html', {}, async (page) => {
        await page.locator('[data-address]', { hasText: '127.0.0.1' }).waitFor();
        await page.getByRole('button', { name: 'Try it' }).click();
        await page.locator('.try-panel .target summary').first().click();
        await page.locator('[data-kind="query"]').fill('k&y');
        await page.getByText('Other ways to authenticate').click();
        await page.locator('[data-kind="header"]').fill('token');
        await page.getByText('more that may be given').click();
        await page.locator('[data-name="state"]').fill('new,paid');
        await page.getByRole('button', { name: 'Send' }).click();
        await page.getByText('"made": true').waitFor();
        expect(asked.at(-1)).toBe('GET /orders?state=new&state=paid&api_key=k%26y Bearer token');
      });
    });

    test('an operation is found by its path', async () => {
      await onPage('', {}, async (page) => {
        await page.keyboard.press('/');
        await page.keyboard.type('注文を削除');
        await page.locator('#found [role="option"]').first().waitFor();
        await page.keyboard.press('Enter');
        await page.waitForURL('**/operations/**');
      });
    });

    test('an open page tells of a fault in the document, and shows the next version by itself', async () => {
      await onPage('', {}, async (page) => {
        await expect.poll(() => page.locator('h1').textContent()).toContain('注文');
        docs.show({ ...stranger, problems: ['api.yaml:3#/paths: is not a path'] });
        await page.getByRole('alert').getByText('api.yaml:3#/paths').waitFor();
        docs.show({ ...stranger, warnings: ['api.yaml:9#/info: is odd'] });
        await page.getByRole('status').getByText('api.yaml:9#/info').waitFor();
        expect(await page.getByRole('alert').count()).toBe(0);
        expect(await violations(page)).toEqual([]);
        const repaired = contractOf({ info: { title: 'Repaired', version: '2' }, paths: {} });
        docs.show({ contracts: [repaired], problems: [], warnings: [] });
        await page.getByRole('heading', { name: 'Repaired', level: 1 }).waitFor();
        expect(await page.locator('.live-told').count()).toBe(0);
      });
    });

    test('nothing of all this has been asked of anybody else', () => {
      expect(elsewhere).toEqual([]);
    });
  },
);

/** A page of the docs. */
interface OpenPage {
  readonly page: Page;
  /** The errors that it has logged. */
  readonly troubles: readonly string[];
  visit(path: string): Promise<unknown>;
}

function watched(page: Page): OpenPage {
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(docs.url) && !/^(data|blob):/.test(url)) elsewhere.push(url);
  });
  return {
    page,
    troubles,
    visit: (path) => page.goto(docs.url + path, { waitUntil: 'load' }),
  };
}

/** Opens a page, and fails if it logs an error. */
async function onPage(
  path: string,
  screen: LentScreen,
  use: (page: Page) => Promise<void>,
): Promise<void> {
  await onLentPage(screen, async (page) => {
    const open = watched(page);
    await open.visit(path);
    await use(page);
    expect(open.troubles).toEqual([]);
  });
}
