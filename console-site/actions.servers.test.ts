import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violations } from '../scripts/servers/accessibility.ts';
import { missingBrowser } from '../scripts/servers/browser.ts';
import {
  atOnce,
  confirm,
  keepScreenshot,
  openPalette,
  startTestConsole,
  type TestConsole,
} from './testing-console.ts';

const DESK = { viewport: { width: 1440, height: 900 } };

let site: TestConsole;
beforeAll(async () => {
  if (missingBrowser === undefined) site = await startTestConsole();
});
afterAll(() => site?.close());

// Chromium is no dependency that npm installs.
const inBrowser = describe.skipIf(missingBrowser !== undefined);

/** Opens the palette and types. */
async function find(page: Page, text: string) {
  const palette = await openPalette(page);
  await palette.getByRole('combobox').fill(text);
  return palette;
}

inBrowser('Connect', () => {
  test('secrets of every database are hidden until they are asked for', async () => {
    const { UPSTASH_REDIS_REST_TOKEN: token = '', REDIS_URL: redisUrl = '' } = site.platform.env;
    await site.onPage('connect', DESK, async (page) => {
      const connect = page.getByRole('region', { name: 'Connect to default' });
      await connect.getByText('REST URL').waitFor();
      expect(await page.content()).not.toContain(token);
      await connect.getByRole('button', { name: 'Show secrets' }).click();
      await connect.getByRole('definition').filter({ hasText: token }).first().waitFor();
      await connect.getByRole('button', { name: 'ioredis' }).click();
      await connect.getByText(`new Redis('${redisUrl}')`).waitFor();
      await connect.getByRole('button', { name: '.env', exact: true }).click();
      await connect.getByText(`UPSTASH_REDIS_REST_TOKEN=${token}`).waitFor();
      await connect.getByRole('button', { name: 'Hide secrets' }).click();
      await connect.getByRole('button', { name: 'Show secrets' }).waitFor();
      expect(await page.content()).not.toContain(token);
      expect(await violations(page)).toEqual([]);
    });
  });

  test('what is copied is the secret, also where it is hidden', async () => {
    const permissions = ['clipboard-read', 'clipboard-write'];
    const { QSTASH_TOKEN: token } = site.platform.env;
    await site.onOwnPage('connect/queue', { ...DESK, permissions }, async (page) => {
      const connect = page.getByRole('region', { name: 'Connect to Queue' });
      const copy = connect.getByRole('button', { name: 'Copy token', exact: true });
      await copy.waitFor();
      // So that the button says for long enough what it has done. Shorter waits are those of rendering.
      await page.evaluate(`{
        const wait = setTimeout;
        setTimeout = (act, milliseconds) => (milliseconds > 1000 ? 0 : wait(act, milliseconds));
      }`);
      await copy.click();
      await connect.getByText('Copied').waitFor();
      expect(await page.evaluate('navigator.clipboard.readText()')).toBe(token);
    });
  });

  test('a cluster and the queue are chosen', async () => {
    await site.onPage('connect', DESK, async (page) => {
      await page.getByRole('combobox', { name: 'Connect to' }).selectOption('Queue');
      await page
        .getByRole('region', { name: 'Connect to Queue' })
        .getByText('Signing key')
        .first()
        .waitFor();
      await page.getByRole('combobox', { name: 'Connect to' }).selectOption('Kafka: default');
      await page.waitForURL('**/#/connect/kafka/*');
      await page.getByText('Username', { exact: true }).waitFor();
    });
  });
});

inBrowser('the overview', () => {
  test('counts keys, requests and failures, and draws nothing while nothing happens', async () => {
    const own = await startTestConsole();
    try {
      await own.onPage('overview', DESK, async (page) => {
        await page.getByText('No request has failed in the last hour.').waitFor();
        expect(await page.locator('.tile svg').count()).toBe(0);
        await own.redis(['SET', 'one', '1'], ['SET', 'two', '2']);
        await page.getByRole('link', { name: /2 keys/ }).waitFor();
        await page.locator('.tile svg').first().waitFor();
        await fetch(`${own.platform.addresses.queue}/v2/nowhere`);
        const failures = page.getByRole('region', { name: 'Latest failures' });
        await failures.getByRole('link', { name: '/v2/nowhere' }).waitFor();
        await page.getByRole('cell', { name: 'redis runPipeline' }).waitFor();
        await page.getByRole('heading', { name: 'Connect to default' }).waitFor();
        expect(await violations(page)).toEqual([]);
        await keepScreenshot(page, 'console-overview-busy');
      });
    } finally {
      await own.close();
    }
  });
});

inBrowser('the statistics', () => {
  test('have marks at whole numbers only where things are counted', async () => {
    const tab = await site.open(DESK);
    try {
      const keys = Array.from({ length: 7 }, (_, i) => ['SET', `counted:${i}`, 'x']);
      await site.redis(...keys);
      await tab.page.addInitScript(`window.drawn = [];
        const { fillText } = CanvasRenderingContext2D.prototype;
        CanvasRenderingContext2D.prototype.fillText = function (text, ...place) {
          window.drawn.push(text);
          return fillText.call(this, text, ...place);
        };`);
      await tab.visit('statistics');
      await tab.page.getByRole('img', { name: 'Keys: Keys 7' }).waitFor();
      const counts = async () =>
        ((await tab.page.evaluate('window.drawn')) as string[]).filter((text) =>
          /^[\d.]+$/.test(text),
        );
      await expect.poll(counts).toContain('0');
      expect((await counts()).filter((text) => text.includes('.'))).toEqual([]);
    } finally {
      await tab.close();
    }
  });
});

inBrowser('the live log', () => {
  /** Opens the request of a command in the log. */
  const openRequest = async (page: Page) => {
    await page.getByText('Listening').waitFor();
    await site.redis(['SET', 'seen', 'in the log']);
    await page.locator('.row').filter({ hasText: '/pipeline' }).first().click();
    const detail = page.getByRole('region', { name: 'The request' });
    await detail.getByText('runPipeline').waitFor();
    return detail;
  };

  test('makes an operation fail next time, with one click', async () => {
    await site.onPage('requests', DESK, async (page) => {
      const detail = await openRequest(page);
      await detail.getByLabel('Next time').selectOption('answer 429');
      await detail.getByRole('button', { name: 'Fail this operation next time' }).click();
      await detail.getByText('The next runPipeline will answer 429.').waitFor();
      await expect(site.redis(['PING'])).rejects.toThrow();
      await site.redis(['PING']);
      expect(await violations(page)).toEqual([]);
      await detail.getByRole('link', { name: 'More faults' }).click();
      await expect
        .poll(() => page.getByLabel('Operation (optional)').inputValue())
        .toBe('runPipeline');
      await page.getByRole('button', { name: 'Remove all' }).click();
      await confirm(page);
      await page.getByText('No faults').waitFor();
    });
  });

  test('sends a request again, as it has been edited', async () => {
    await site.onPage('requests', DESK, async (page) => {
      const detail = await openRequest(page);
      await detail.getByRole('button', { name: 'Edit and send again' }).click();
      await detail.getByLabel('Body').fill('[["SET","seen","again"],["GET","seen"]]');
      await detail.getByRole('button', { name: 'Send again', exact: true }).click();
      const answer = detail.getByRole('region', { name: 'The new answer' });
      await answer.getByText('"again"').waitFor();
      expect(await site.reply('GET', 'seen')).toBe('again');
      expect(await violations(page)).toEqual([]);
      await keepScreenshot(page, 'console-replay');
    });
  });
});

inBrowser('the palette', () => {
  test('goes to a page by the keyboard, and closes with Escape', async () => {
    await site.onPage('overview', DESK, async (page) => {
      const palette = await find(page, 'audit');
      expect(await violations(page)).toEqual([]);
      await palette.getByRole('option', { name: 'Audit log' }).waitFor();
      await page.keyboard.press('Enter');
      await page.waitForURL('**/#/account/audit');
      await find(page, 'red');
      await page.keyboard.press('ArrowDown');
      await expect
        .poll(() => palette.getByRole('option', { selected: true }).textContent())
        .toContain('Redis: Keys');
      await page.keyboard.press('Escape');
      await palette.waitFor({ state: 'detached' });
      await page.waitForURL('**/#/account/audit');
    });
  });

  test('opens as soon as the page is there', async () => {
    const tab = await site.open(DESK);
    try {
      const press = `dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true }))`;
      await atOnce(tab.page, 'h1', press);
      await tab.visit('overview');
      await tab.page.getByRole('dialog', { name: 'Go to' }).waitFor();
    } finally {
      await tab.close();
    }
  });

  test('knows databases, topics, queues and actions', async () => {
    const seed = { plinth: 1, kafka: { topics: [{ name: 'found-by-name' }] } };
    await fetch(`${site.platform.addresses.console}/api/control/state`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(seed),
    });
    await site.onPage('overview', DESK, async (page) => {
      const palette = await find(page, 'found-by');
      await palette.getByRole('option', { name: 'found-by-name topic' }).click();
      await page.getByRole('region', { name: 'The topic found-by-name' }).waitFor();
      await find(page, 'connect default database');
      await palette.getByRole('option', { name: 'Connect to default database' }).click();
      await page.getByRole('region', { name: 'Connect to default' }).waitFor();
      await find(page, 'dark colors');
      await page.keyboard.press('Enter');
      await expect.poll(() => page.evaluate('document.documentElement.className')).toBe('dark');
    });
  });
});

test.skipIf(missingBrowser !== undefined)('no request leaves the platform', async () => {
  const tab = await site.open(DESK);
  const hosts = new Set<string>();
  tab.page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
  try {
    for (const route of ['overview', 'connect', 'redis/-/commands', 'kafka', 'queue']) {
      await tab.visit(route);
      await tab.page.getByRole('heading', { level: 1 }).waitFor();
    }
    await find(tab.page, 'topic');
    expect([...hosts]).toEqual(['127.0.0.1']);
  } finally {
    await tab.close();
  }
});

inBrowser('what was broken', () => {
  test('a list is no higher than its rows', async () => {
    await site.redis(['FLUSHALL'], ['SET', 'alone', '1']);
    await site.onPage('redis/-/keys', DESK, async (page) => {
      await page.getByRole('option').filter({ hasText: 'alone' }).waitFor();
      const height = async () => (await page.getByRole('listbox').boundingBox())?.height;
      await expect.poll(height).toBeLessThan(60);
    });
  });

  test('the tabs of the queue are one line on a phone, with the current one in view', async () => {
    const phone = { viewport: { width: 390, height: 844 } };
    await site.onPage('queue/flow', phone, async (page) => {
      const tabs = page.getByRole('navigation', { name: 'Parts of the queue service' });
      const current = tabs.getByRole('link', { name: 'Flow control' });
      await current.waitFor();
      const height = async () => (await tabs.boundingBox())?.height;
      await expect.poll(height).toBeLessThan(70);
      await expect
        .poll(async () => {
          const { x = 0, width = 0 } = (await current.boundingBox()) ?? {};
          return x > 0 && x + width < 390;
        })
        .toBe(true);
    });
  });

  test('a figure of INFO is in one line', async () => {
    await site.onPage('redis/-/info', DESK, async (page) => {
      const value = page.locator('dt', { hasText: 'total_system_memory' }).first();
      await value.waitFor();
      const height = async () => (await value.locator('+ dd').boundingBox())?.height;
      await expect.poll(height).toBeLessThan(30);
    });
  });
});
