import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { overflow, PHONE, violations } from '../scripts/servers/accessibility.ts';
import { missingBrowser } from '../scripts/servers/browser.ts';
import { confirm, keepScreenshot, startTestConsole, type TestConsole } from './testing-console.ts';

const DESK = { viewport: { width: 1440, height: 900 } };

let site: TestConsole;
beforeAll(async () => {
  if (missingBrowser === undefined) site = await startTestConsole();
});
afterAll(() => site?.close());

// Chromium is no dependency that npm installs.
const inBrowser = describe.skipIf(missingBrowser !== undefined);

inBrowser('Redis', () => {
  test('keys are found by their beginning and their type', async () => {
    await site.redis(['SET', 'user:1', 'a'], ['HSET', 'user:2', 'a', 'b'], ['SET', 'other', 'c']);
    await site.onPage('redis/-/keys', DESK, async (page) => {
      await page.getByLabel('Prefix or pattern').fill('user:');
      await page.getByLabel('Type').selectOption('hash');
      await page.getByRole('button', { name: 'Search' }).click();
      await page.getByText(/^1 of \d+ keys matches$/).waitFor();
      const list = page.getByRole('listbox', { name: 'Keys' });
      // The folder opens, and the key in it.
      await list.press('Enter');
      await page.getByRole('option').filter({ hasText: 'user:2' }).waitFor();
      await list.press('ArrowDown');
      await list.press('Enter');
      await page.getByRole('region', { name: 'The key user:2' }).waitFor();
    });
  });

  test('the command line completes, answers and says what is wrong', async () => {
    await site.onPage('redis/-/commands', DESK, async (page) => {
      const line = page.getByLabel('Command', { exact: true });
      await line.fill('ech');
      await page.getByRole('button', { name: 'ECHO message' }).waitFor();
      await page.getByRole('region', { name: 'The docs of ECHO' }).getByText('O(1)').waitFor();
      await line.press('Tab');
      await expect.poll(() => line.inputValue()).toBe('ECHO ');
      await line.pressSequentially('"hello there"');
      await line.press('Enter');
      await page.getByText('"hello there"', { exact: true }).waitFor();
      await line.press('ArrowUp');
      await expect.poll(() => line.inputValue()).toBe('ECHO "hello there"');
      await line.fill('get');
      await line.press('Enter');
      await page.getByText('wrong number of arguments').waitFor();
      expect(await violations(page)).toEqual([]);
      // Its syntax is longer than a phone is wide.
      await page.setViewportSize(PHONE);
      await line.fill('xadd');
      await page.getByRole('button', { name: 'XADD key' }).waitFor();
      await expect.poll(() => overflow(page)).toBe(0);
    });
  });

  test('the monitor shows commands, and a channel its messages', async () => {
    await site.onPage('redis/-/monitor', DESK, async (page) => {
      await page.getByText('Listening').waitFor();
      await site.redis(['SET', 'watched', '1']);
      await page.getByText('"watched"').waitFor();
      // The acknowledgment of the stream is no command.
      expect(await page.getByText('OK', { exact: true }).count()).toBe(0);
    });
    await site.onPage('redis/-/messages', DESK, async (page) => {
      await page.getByLabel('Channel or pattern').fill('news');
      await page.getByRole('button', { name: 'Listen' }).click();
      await page.getByText('Listening').waitFor();
      await page.getByLabel('Publish to channel').fill('news');
      await page.getByLabel('Message', { exact: true }).fill('hello');
      await page.getByRole('button', { name: 'Publish' }).click();
      await page.getByRole('listitem').filter({ hasText: 'news hello' }).waitFor();
      await page.getByText('Received by 1 subscriber.').waitFor();
    });
  });

  test('scrolls through a hundred thousand keys with only a few in the page', async () => {
    for (let thousand = 0; thousand < 100; thousand++) {
      const words = Array.from({ length: 1000 }, (_, one) => [
        `many:${thousand * 1000 + one}`,
        'x',
      ]);
      await site.redis(['MSET', ...words.flat()]);
    }
    await site.onPage('redis/-/keys', DESK, async (page) => {
      await page.getByLabel('Prefix or pattern').fill('many:');
      await page.getByLabel('View').selectOption('List');
      // Where no frame is drawn for a moment, the list of what was found before is not taken for the new one either.
      await page.evaluate('window.requestAnimationFrame = () => 0');
      await page.getByRole('button', { name: 'Search' }).click();
      const list = page.getByRole('listbox', { name: 'Keys' });
      await list.focus();
      await expect
        .poll(async () => {
          await page.keyboard.press('End');
          return page.getByRole('status').first().textContent();
        })
        .toMatch(/^100,000 of [\d,]+ keys match$/);
      expect(await page.getByRole('option').count()).toBeLessThan(100);
    });
    await site.redis(['FLUSHALL']);
  });

  test('deleted keys leave the list, also if it was searched meanwhile', async () => {
    await site.redis(['MSET', 'del:1', 'a', 'del:2', 'b', 'keep', 'c']);
    await site.onPage('redis/-/keys', DESK, async (page) => {
      const deletion = Promise.withResolvers<void>();
      await page.route('**/*', async (route) => {
        if (route.request().postData()?.includes('UNLINK') === true) await deletion.promise;
        await route.continue();
      });
      await page.getByLabel('Prefix or pattern').fill('del:');
      await page.getByRole('button', { name: 'Search' }).click();
      await page.getByText('2 of 3 keys match', { exact: true }).waitFor();
      await page.getByRole('button', { name: 'Delete keys…' }).click();
      await page.getByRole('button', { name: 'Count them' }).click();
      await page.getByRole('button', { name: 'Delete 2 keys' }).click();
      await page.getByRole('button', { name: 'Search' }).click();
      await page.getByText('2 of 3 keys match', { exact: true }).waitFor();
      deletion.resolve();
      await page.getByText('0 of 1 key match', { exact: true }).waitFor();
    });
    await site.redis(['FLUSHALL']);
  });

  test('requests are shown with the slowest first, also those from before the page was opened', async () => {
    const own = await startTestConsole();
    try {
      await own.onPage('redis/-/slow', DESK, async (page) => {
        await page.getByText('No Redis requests yet').waitFor();
      });
      await own.redis(['PING']);
      await own.onPage('redis/-/slow', DESK, async (page) => {
        await page.getByRole('row').getByRole('link').click();
        await page.getByRole('region', { name: 'The request' }).getByText('PING').waitFor();
      });
    } finally {
      await own.close();
    }
  });

  test('slow commands of a database are shown', async () => {
    await site.redis(['CONFIG', 'SET', 'slowlog-log-slower-than', '0']);
    await site.redis(['ECHO', 'as slow as that']);
    await site.redis(['CONFIG', 'SET', 'slowlog-log-slower-than', '10000']);
    await site.onPage('redis/-/slow', DESK, async (page) => {
      const slow = page.getByRole('region', { name: 'Slow commands' });
      await slow.getByText('ECHO as slow as that').waitFor();
      expect(await violations(page)).toEqual([]);
    });
    await site.redis(['SLOWLOG', 'RESET']);
  });

  test('of thousands of databases one is looked for, and few are in the page', async () => {
    await site.onPage('redis/-/slow', DESK, async (page) => {
      await page.route('**/v2/redis/databases', async (route) => {
        const answer = await route.fetch();
        const [first] = (await answer.json()) as [object];
        const others = Array.from({ length: 3000 }, (_, i) => ({
          ...first,
          database_id: `id-${i}`,
          database_name: `shop-${i}`,
        }));
        await route.fulfill({ response: answer, json: [first, ...others] });
      });
      await page.reload();
      const search = page.getByLabel('Database (search in 3,001)');
      await expect.poll(() => search.inputValue()).toBe('default');
      const suggested = page.locator('datalist option');
      await expect.poll(() => suggested.count()).toBeGreaterThan(0);
      expect(await suggested.count()).toBeLessThanOrEqual(50);
      await search.fill('shop-299');
      await expect.poll(() => suggested.count()).toBe(11);
      await search.fill('shop-2999');
      await page.waitForURL('**/#/redis/id-2999/slow');
      await expect.poll(() => search.inputValue()).toBe('shop-2999');
      expect(await violations(page)).toEqual([]);
    });
  });

  test('a database is made and deleted', async () => {
    await site.onPage('redis/-/databases', DESK, async (page) => {
      await page.getByLabel('Name').fill('from-the-console');
      await page.getByRole('button', { name: 'Create database' }).click();
      const connect = page.getByRole('region', { name: 'Connect to from-the-console' });
      await connect.getByRole('button', { name: 'Show secrets' }).waitFor();
      expect(await violations(page)).toEqual([]);
      await connect.getByRole('link', { name: 'Open' }).click();
      await page.getByText('No keys yet').waitFor();
      await expect
        .poll(() => page.getByLabel('Database').locator('option:checked').textContent())
        .toBe('from-the-console');
      await page.getByRole('link', { name: 'Databases' }).click();
      await page.getByRole('button', { name: 'Delete from-the-console' }).click();
      await confirm(page);
      await page.getByRole('heading', { name: 'from-the-console' }).waitFor({ state: 'detached' });
    });
  });

  test('an index is asked by words or a filter, and what has matched is marked', async () => {
    const schema = ['SCHEMA', 'name', 'TEXT', 'price', 'F64', 'FAST'];
    await site.redis(
      ['HSET', 'product:1', 'name', 'Red <b>lamp</b>', 'price', 5],
      ['HSET', 'product:2', 'name', 'Blue lamp', 'price', 9],
      ['SEARCH.CREATE', 'products', 'EXISTSOK', 'ON', 'HASH', 'PREFIX', 1, 'product:', ...schema],
      ['SEARCH.WAITINDEXING', 'products'],
    );
    await site.onPage('redis/-/search', DESK, async (page) => {
      const box = page.getByLabel('Words, or a filter in JSON');
      const found = page.getByRole('region', { name: 'Documents' });
      await box.fill('red');
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await page.getByText('1 document found.').waitFor();
      await expect.poll(() => found.locator('mark').allTextContents()).toEqual(['Red']);
      await expect.poll(() => found.textContent()).toContain('Red <b>lamp</b>');
      expect(await violations(page)).toEqual([]);
      await box.fill('{"price": {"$gt": 5}}');
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await found.getByText('product:2').waitFor();
      await found.getByText('product:1').waitFor({ state: 'detached' });
      await box.fill('{"price"');
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await page.getByText(/^ERR /).waitFor();
    });
  });

  test('many keys are counted and then deleted', async () => {
    const pairs = Array.from({ length: 2_500 }, (_, one) => [`bulk:${one}`, 'x']);
    await site.redis(['MSET', ...pairs.flat()], ['SET', 'bulky', 'stays']);
    await site.onPage('redis/-/keys', DESK, async (page) => {
      await page.getByLabel('Prefix or pattern').fill('bulk:');
      await page.getByRole('button', { name: 'Search' }).click();
      await page.getByRole('option').filter({ hasText: '2,500' }).waitFor();
      await page.getByRole('button', { name: 'Delete keys…' }).click();
      await page.getByRole('button', { name: 'Count them' }).click();
      await page.getByRole('button', { name: 'Delete 2,500 keys' }).click();
      await page.getByText('Deleted 2,500 keys.').waitFor();
      await page.getByText('No keys match.').first().waitFor();
      expect(await violations(page)).toEqual([]);
    });
    expect(await site.reply('EXISTS', 'bulk:1', 'bulky')).toBe(1);
  });

  test('a list shows the type, the time to live and the size of keys', async () => {
    await site.redis(['FLUSHALL'], ['HSET', 'cart:1', 'sku', 'x'], ['EXPIRE', 'cart:1', 7_200]);
    await site.onPage('redis/-/keys', DESK, async (page) => {
      const folder = page.getByRole('option').filter({ hasText: 'cart:' });
      await folder.getByText('1 key').waitFor();
      await folder.getByText(/^\d+ B$/).waitFor();
      await folder.click();
      const key = page.getByRole('option').filter({ hasText: 'cart:1' });
      await key.getByText('hash').waitFor();
      await key.getByText(/^(2 h|1 h 59 min)$/).waitFor();
      await key.getByText(/^\d+ B$/).waitFor();
      await key.click();
      const view = page.getByRole('region', { name: 'The key cart:1' });
      await view.getByText('Expiry and name').click();
      await view.getByLabel('Name', { exact: true }).fill('cart:2');
      await view.getByRole('button', { name: 'Rename' }).click();
      await page.getByRole('region', { name: 'The key cart:2' }).waitFor();
      await keepScreenshot(page, 'console-redis-tree');
    });
    expect(await site.reply('EXISTS', 'cart:2')).toBe(1);
  });

  test('earlier commands are recalled after the page was left', async () => {
    await site.onPage('redis/-/commands', DESK, async (page) => {
      const line = page.getByLabel('Command', { exact: true });
      await line.fill('PING');
      await line.press('Enter');
      await page.getByText('"PONG"').waitFor();
      await page.getByRole('link', { name: 'Info' }).click();
      await page.getByText('used_memory', { exact: true }).waitFor();
      await page.getByRole('link', { name: 'Command line' }).click();
      await line.press('ArrowUp');
      await expect.poll(() => line.inputValue()).toBe('PING');
    });
  });
});
