import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  DESKTOP,
  lookOn,
  Menus,
  overflow,
  PHONE,
  SCREENS,
  violations,
  type Extent,
  type Screen,
} from '../scripts/servers/accessibility.ts';
import { missingBrowser } from '../scripts/servers/browser.ts';
import {
  lendPage,
  onLentPage,
  type LentPage,
  type LentScreen,
} from '../scripts/servers/lent-page.ts';
import { serveDocs, type ServedDocs } from './testing-docs.ts';

/** One page of each type. */
const PAGES = [
  '/',
  '/api.html',
  '/guides/index.html',
  '/guides/getting-started.html',
  '/guides/guarantees.html',
  '/guides/kafka-delivery.html',
  '/guides/queue-retries.html',
  '/guides/speed.html',
  '/guides/compatibility.html',
  '/guides/commands.html',
  '/guides/settings.html',
  '/redis/index.html',
  '/redis/commands/index.html',
  '/redis/commands/set.html',
  '/redis/errors.html',
  '/redis/try.html',
  '/kafka/operations/index.html',
  '/management/operations/create-database.html',
  '/queue/operations/publish.html',
  '/coverage/index.html',
  '/changelog.html',
];

/** The reference of all commands takes much longer than any other page, and has the colors of the other guides. */
const screensOf = (path: string): readonly Screen[] =>
  path === '/guides/commands.html'
    ? SCREENS.flatMap((screen) => {
        if (screen.rules === 'colors') return [];
        return screen.rules === 'all'
          ? [{ ...screen, rules: 'all but colors' as const }]
          : [screen];
      })
    : SCREENS;

let docs: ServedDocs;
/** Requests of pages to other origins than the console. */
const elsewhere: string[] = [];

// Chromium is not a dependency that npm installs.
describe.skipIf(missingBrowser !== undefined)(
  `the docs in a browser${missingBrowser === undefined ? '' : ` (${missingBrowser})`}`,
  () => {
    beforeAll(async () => {
      docs = await serveDocs();
    });
    afterAll(() => docs.close());

    describe('can be used by everybody', () => {
      let lent: LentPage;
      let open: OpenPage;
      const menus = new Menus();
      beforeAll(async () => {
        lent = await lendPage({});
        open = watched(lent.page);
      });
      afterAll(() => lent.giveBack());

      describe.each(PAGES)('%s', (path) => {
        let extent: Extent;
        beforeAll(async () => {
          expect(await open.visit(path)).toBe(200);
          extent = await menus.newOn(open.page);
        });

        test.each(screensOf(path))('$name', async (screen) => {
          const { page, troubles } = open;
          await lookOn(page, screen);
          expect(await violations(page, screen.rules, extent)).toEqual([]);
          await expect.poll(() => overflow(page), { message: 'wider than the screen' }).toBe(0);
          expect(troubles).toEqual([]);
        });
      });
    });

    test.each(['/', '/redis/commands/set.html', '/management/operations/create-database.html'])(
      'on a phone the menu of %s opens and closes',
      async (path) => {
        await onPage(path, { viewport: PHONE }, async (page) => {
          const button = page.locator('.bar-menu');
          const side = page.locator('#sidebar');
          expect(await side.isVisible()).toBe(false);
          await button.click();
          expect(await side.isVisible()).toBe(true);
          expect(await button.getAttribute('aria-expanded')).toBe('true');
          for (const colorScheme of ['light', 'dark'] as const) {
            await page.emulateMedia({ colorScheme });
            expect(await violations(page)).toEqual([]);
          }
          await page.keyboard.press('Escape');
          expect(await side.isVisible()).toBe(false);
          expect(await focused(page)).toContain('bar-menu');
        });
      },
    );

    test.each([
      '/',
      '/guides/queue-retries.html',
      '/guides/contract-testing.html',
      '/guides/speed.html',
    ])('on a phone the pictures of %s are drawn for it, whole and to be read', async (path) => {
      await onPage(path, { viewport: PHONE }, async (page) => {
        const cut = await page.evaluate(
          "[...document.querySelectorAll('.picture > div')].filter((each) => each.scrollWidth > each.clientWidth).length",
        );
        expect(cut).toBe(0);
        const texts = await page.locator('.picture svg text:visible').all();
        expect(texts.length).toBeGreaterThan(0);
        const heights = texts.map(async (text) => (await text.boundingBox())!.height);
        expect(Math.min(...(await Promise.all(heights)))).toBeGreaterThan(12);
      });
    });

    test('on a tablet the first page has a menu too', async () => {
      await onPage('/', { viewport: { width: 1024, height: 800 } }, async (page) => {
        const link = page.locator('#sidebar').getByRole('link', { name: 'Redis REST' });
        await page.locator('.bar-menu').click();
        expect(await violations(page)).toEqual([]);
        await link.click();
        await page.waitForURL('**/redis/index.html');
        expect(await page.locator('.bar-menu').isVisible()).toBe(false);
      });
    });

    test('a page is found by the keyboard alone', async () => {
      await onPage('/guides/index.html', { viewport: DESKTOP }, async (page) => {
        await page.keyboard.press('/');
        await page.keyboard.type('zrange');
        const found = page.locator('#found [role="option"]');
        await found.first().waitFor();
        expect(await violations(page)).toEqual([]);
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('ArrowUp');
        await page.keyboard.press('Enter');
        await page.waitForURL('**/redis/commands/zrange.html');
      });
    });

    test('Ctrl-K opens the search wherever one is, and Escape leaves it', async () => {
      await onPage('/redis/try.html', { viewport: DESKTOP }, async (page) => {
        await page.locator('form :is(input, textarea):visible').first().focus();
        await page.keyboard.press('Control+k');
        await expect.poll(() => page.evaluate('document.activeElement.type')).toBe('search');
        await page.keyboard.type('upstash-dely');
        await page.locator('#found [role="option"]').first().waitFor();
        await page.keyboard.press('Escape');
        expect(await page.locator('#found').isVisible()).toBe(false);
        expect(await page.evaluate('document.activeElement === document.body')).toBe(true);
        await page.keyboard.press('Meta+k');
        await expect.poll(() => page.evaluate('document.activeElement.type')).toBe('search');
      });
    });

    test('a result shows what it is, and where', async () => {
      await onPage('/', { viewport: PHONE }, async (page) => {
        await page.locator('.search input').fill('401');
        const first = page.locator('#found [role="option"]').first();
        await first.waitFor();
        expect(await first.locator('small').textContent()).toBe('error');
        expect(await first.locator('em').textContent()).toMatch(/ › Errors$/);
        await first.click();
        await page.waitForURL('**/errors.html#status-401');
      });
    });

    test('the search works in a page that is opened from the disk', async () => {
      await onPage('/', { viewport: DESKTOP }, async (page) => {
        await page.goto(pathToFileURL(join(docs.folder, 'guides/mock.html')).href);
        await page.keyboard.press('Control+k');
        await page.keyboard.type('docker');
        await page.locator('#found [role="option"]').first().waitFor();
        await page.keyboard.press('Enter');
        await page.waitForURL('**/guides/container.html');
      });
    });

    test('on a phone the parts of an error stand one below the other', async () => {
      await onPage('/kafka/errors.html', { viewport: PHONE }, async (page) => {
        const item = page.locator('.error-list li').first();
        const [message, when] = await Promise.all(
          (await item.locator(':scope > div').all()).map((part) => part.boundingBox()),
        );
        expect(when!.x).toBe(message!.x);
        expect(when!.y).toBeGreaterThanOrEqual(message!.y + message!.height);
        expect(message!.width).toBeGreaterThan(PHONE.width / 2);
      });
    });

    test('a search that finds nothing says so', async () => {
      await onPage('/', { viewport: DESKTOP }, async (page) => {
        await page.keyboard.press('/');
        await page.keyboard.type('xyzzyx');
        await page.getByText('Nothing found.').waitFor();
        expect(await violations(page)).toEqual([]);
      });
    });

    test('the first stop of the keyboard leads past the menu', async () => {
      await onPage('/redis/commands/set.html', { viewport: DESKTOP }, async (page) => {
        await page.keyboard.press('Tab');
        await expect.poll(() => focused(page)).toContain('skip');
        await page.keyboard.press('Enter');
        await expect.poll(() => page.url()).toMatch(/#main$/);
      });
    });

    test('light and dark can be chosen, and the choice stays', async () => {
      await onPage('/', { viewport: DESKTOP, colorScheme: 'light' }, async (page) => {
        const color = () => page.evaluate('getComputedStyle(document.body).backgroundColor');
        const light = await color();
        await page.locator('.bar-theme').click();
        const dark = await color();
        expect(dark).not.toBe(light);
        await page.goto(`${docs.origin}/guides/index.html`);
        await expect.poll(color).toBe(dark);
      });
    });

    test('request and answer stay in view beside an operation, and the answer to the form is one of them', async () => {
      await onPage('/queue/operations/publish.html', { viewport: DESKTOP }, async (page) => {
        const answers = page.locator('.answers');
        const isInView = async () => {
          const box = (await answers.boundingBox())!;
          return box.y >= 0 && box.y + box.height <= DESKTOP.height;
        };
        expect(await isInView()).toBe(true);
        await page.locator('#responses').scrollIntoViewIfNeeded();
        await expect.poll(isInView).toBe(true);
        expect(await page.locator('.samples').isVisible()).toBe(true);

        await answers.getByRole('tab', { name: '413' }).click();
        await page.keyboard.press('ArrowLeft');
        await answers.locator('[data-tab="412"]').getByText('"error"').first().waitFor();
        await page.getByRole('button', { name: 'Try it' }).click();
        await page.getByText('Address and credentials').click();
        // Nothing answers there, which is told in the same place.
        await page.locator('[name="address"]').fill(`${docs.origin}/nothing`);
        await page.getByRole('button', { name: 'Send' }).click();
        await answers.getByRole('tab', { name: 'Answer' }).waitFor();
        await answers.locator('.status').getByText('404').waitFor();
        await answers.locator('.answer figcaption', { hasText: 'Headers' }).waitFor();
        await expect.poll(isInView).toBe(true);
        expect(await violations(page)).toEqual([]);
      });
    });

    test.each([PHONE, DESKTOP])(
      'on %j code fits, and its button to copy it is there',
      async (viewport) => {
        await onPage('/queue/operations/publish.html', { viewport }, async (page) => {
          const clipped = await page.evaluate(
            "[...document.querySelectorAll('.samples pre')].filter((pre) => pre.scrollWidth > pre.clientWidth).length",
          );
          expect(clipped).toBe(0);
          const button = page.locator('.samples .copy').first();
          expect(await button.isVisible()).toBe(true);
          expect(
            await page.evaluate("getComputedStyle(document.querySelector('.copy')).opacity"),
          ).toBe('1');
        });
      },
    );

    test('a missing page has a readable error page', async () => {
      await onPage('/guides/nothing.html', {}, async (page, status) => {
        expect(status).toBe(404);
        expect(await page.locator('body').textContent()).toContain('There is nothing here');
        expect(await violations(page)).toEqual([]);
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
  /** @returns the status */
  visit(path: string): Promise<number | undefined>;
}

function watched(page: Page): OpenPage {
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${docs.origin}/`) && !/^(data|blob|file):/.test(url)) elsewhere.push(url);
  });
  return {
    page,
    troubles,
    visit: async (path) => {
      const response = await page.goto(`${docs.origin}${path}`, { waitUntil: 'load' });
      return response?.status();
    },
  };
}

/** Opens a page, and fails if it logs an error. */
async function onPage(
  path: string,
  screen: LentScreen,
  use: (page: Page, status: number | undefined) => Promise<void>,
): Promise<void> {
  await onLentPage(screen, async (page) => {
    const open = watched(page);
    await use(page, await open.visit(path));
    expect(open.troubles).toEqual([]);
  });
}

function focused(page: Page): Promise<string> {
  return page.evaluate('document.activeElement.className');
}
