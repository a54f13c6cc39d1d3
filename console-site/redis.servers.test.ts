import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { missingBrowser, violations } from '../scripts/servers/browser.ts';
import { confirm, keepScreenshot, startTestConsole, type TestConsole } from './testing-console.ts';

const DESK = { viewport: { width: 1440, height: 900 } };

let site: TestConsole;
beforeAll(async () => {
  if (missingBrowser === undefined) site = await startTestConsole();
});
afterAll(() => site?.close());

// Chromium is no dependency that npm installs.
describe.skipIf(missingBrowser !== undefined)('Redis', () => {
  test.each([
    ['a field', ['HSET', 'k', 'city', 'Rome'], 'city', ' Milan ', ['HGET', 'k', 'city'], ' Milan '],
    ['an element', ['RPUSH', 'k', 'one'], '0', 'two', ['LINDEX', 'k', 0], 'two'],
    ['a member', ['SADD', 'k', 'red'], 'red', 'blue', ['SMEMBERS', 'k'], ['blue']],
    ['a score', ['ZADD', 'k', 1, 'ada'], 'ada', '2', ['ZSCORE', 'k', 'ada'], 2],
  ] as const)('%s is edited in place', async (name, command, id, value, read, reply) => {
    const key = `edited:${name}`;
    const named = (words: readonly (string | number)[]) =>
      words.map((word) => (word === 'k' ? key : word));
    await site.redis(['DEL', key], named(command));
    await site.onPage(`redis/-/keys/${encodeURIComponent(key)}`, DESK, async (page) => {
      const view = page.getByRole('region', { name: `The key ${key}` });
      await view.getByRole('button', { name: `Edit ${id}` }).click();
      await view.locator('textarea[name=value]').fill(value);
      expect(await violations(page)).toEqual([]);
      await view.getByRole('button', { name: 'Save' }).click();
      await view.locator('textarea[name=value]').waitFor({ state: 'detached' });
    });
    const answered = await site.reply(...named(read));
    expect(typeof reply === 'number' ? Number(answered) : answered).toEqual(reply);
  });

  test('an element of a list is removed by its place', async () => {
    await site.redis(['DEL', 'places'], ['RPUSH', 'places', 'same', 'same', 'other']);
    await site.onPage('redis/-/keys/places', DESK, async (page) => {
      const view = page.getByRole('region', { name: 'The key places' });
      await view.getByRole('button', { name: 'Remove 1' }).click();
      await confirm(view);
      await view.getByText('2 elements', { exact: true }).waitFor();
    });
    expect(await site.reply('LRANGE', 'places', 0, -1)).toEqual(['same', 'other']);
  });

  test('a document is a tree, and a value in it is edited in place', async () => {
    await site.redis(['JSON.SET', 'tree', '$', '{"plan":{"tier":"pro","seats":4},"tags":["a"]}']);
    await site.onPage('redis/-/keys/tree', DESK, async (page) => {
      const view = page.getByRole('region', { name: 'The key tree' });
      await view.getByText('2 members').first().waitFor();
      expect(await view.getByText('"pro"').count()).toBe(0);
      await view.getByRole('button', { name: 'plan' }).click();
      await view.getByRole('button', { name: 'Edit seats' }).click();
      await view.getByLabel('Value (JSON)').fill('5');
      await view.getByRole('button', { name: 'Save' }).click();
      await view.getByText('5', { exact: true }).waitFor();
      expect(await violations(page)).toEqual([]);
    });
    expect(await site.reply('JSON.GET', 'tree', '$.plan.seats')).toBe('[5]');
  });

  test('the groups of a stream are shown, created and deleted', async () => {
    await site.redis(
      ['DEL', 'log'],
      ['XADD', 'log', '*', 'a', '1'],
      ['XADD', 'log', '*', 'a', '2'],
      ['XGROUP', 'CREATE', 'log', 'readers', '0'],
      ['XREADGROUP', 'GROUP', 'readers', 'ada', 'COUNT', 1, 'STREAMS', 'log', '>'],
    );
    await site.onPage('redis/-/keys/log', DESK, async (page) => {
      const groups = page.getByRole('region', { name: 'Consumer groups' });
      await groups.getByRole('cell', { name: 'ada (1 pending)' }).waitFor();
      await groups.getByRole('cell', { name: '1 entry' }).waitFor();
      await page.getByLabel('New group').fill('others');
      await page.getByRole('button', { name: 'Create group' }).click();
      await groups.getByRole('cell', { name: 'others', exact: true }).waitFor();
      expect(await violations(page)).toEqual([]);
      await groups.getByRole('button', { name: 'Delete readers' }).click();
      await confirm(groups);
      await groups
        .getByRole('cell', { name: 'readers', exact: true })
        .waitFor({ state: 'detached' });
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
      expect(await found.locator('mark').allTextContents()).toEqual(['Red']);
      expect(await found.textContent()).toContain('Red <b>lamp</b>');
      expect(await violations(page)).toEqual([]);
      await box.fill('{"price": {"$gt": 5}}');
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await found.getByText('product:2').waitFor();
      expect(await found.getByText('product:1').count()).toBe(0);
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
      await page.getByRole('option').filter({ hasText: 'cart:' }).click();
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
      await page.getByRole('link', { name: 'Command line' }).click();
      await line.press('ArrowUp');
      expect(await line.inputValue()).toBe('PING');
    });
  });
});
