import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { missingBrowser, violations } from '../scripts/servers/browser.ts';
import { countText } from './page/parts/format.ts';
import {
  atOnce,
  confirm,
  keepScreenshot,
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

inBrowser('Redis', () => {
  const openKey = async (page: Page, key: string) => {
    await page.getByRole('button', { name: 'New key' }).click();
    await page.getByLabel('Name of the key').fill(key);
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    return page.getByRole('region', { name: `The key ${key}` });
  };

  test('a string is made, changed, given time to live and deleted', async () => {
    await site.onPage('redis/-/keys', DESK, async (page) => {
      const view = await openKey(page, 'made:here');
      await view.getByText('This key does not exist').waitFor();
      await view.getByLabel('Value').fill('hello');
      await view.getByRole('button', { name: 'Save' }).click();
      await view.getByText('no expiry').waitFor();
      await view.getByText('Expiry and name').click();
      await view.getByLabel('Expire in seconds').fill('500');
      await view.getByRole('button', { name: 'Set expiry' }).click();
      await view.getByText('The key expires in 500 s.').waitFor();
      await view.getByText('expires in 8 min 20 s').waitFor();
      await view.getByLabel('Value').fill('hello again');
      await view.getByRole('button', { name: 'Save' }).click();
      await view.getByText('Saved.').waitFor();
      expect(await violations(page)).toEqual([]);
      await view.getByRole('button', { name: 'Delete' }).click();
      await confirm(view);
      await view.waitFor({ state: 'detached' });
    });
  });

  test.each([
    [
      'a hash',
      ['HSET', 'k', 'city', 'Rome'],
      'field',
      { Field: 'country', Value: 'Italy' },
      'country',
    ],
    ['a list', ['RPUSH', 'k', 'one'], 'element', { Value: 'two' }, 'two'],
    ['a set', ['SADD', 'k', 'red'], 'member', { Member: 'blue' }, 'blue'],
    ['a sorted set', ['ZADD', 'k', 1, 'ada'], 'member', { Score: '2', Member: 'bob' }, 'bob'],
    ['a stream', ['XADD', 'k', '*', 'a', '1'], 'entry', { Field: 'b', Value: '2' }, '{"b":"2"}'],
  ] as const)('%s is shown and added to', async (name, command, what, fields, added) => {
    const key = `of:${name}`;
    await site.redis(
      ['DEL', key],
      command.map((word) => (word === 'k' ? key : word)),
    );
    await site.onPage('redis/-/keys', DESK, async (page) => {
      const view = await openKey(page, key);
      await view.getByText(`1 ${what}`, { exact: true }).waitFor();
      for (const [label, value] of Object.entries(fields)) {
        await view.getByLabel(label, { exact: true }).fill(value);
      }
      await view.getByRole('button', { name: 'Add', exact: true }).click();
      await view.getByText(countText(2, what), { exact: true }).waitFor();
      await view.getByRole('cell', { name: added, exact: true }).waitFor();
      expect(await violations(page)).toEqual([]);
    });
  });

  test('an index of vectors is created, added to and searched', async () => {
    await site.redis(['DEL', 'vectors']);
    await site.onPage('redis/-/keys', DESK, async (page) => {
      const view = await openKey(page, 'vectors');
      await view.getByLabel('Type').selectOption('vectors');
      await view.getByLabel('Elements of each vector').fill('2');
      await view.getByRole('button', { name: 'Create' }).click();
      await view.getByText('2 elements each, COSINE').waitFor();
      for (const [id, elements] of [
        ['east', '1, 0'],
        ['north', '0 1'],
      ] as const) {
        await view.getByLabel('ID', { exact: true }).fill(id);
        await view.getByLabel('Elements', { exact: true }).fill(elements);
        await view.getByRole('button', { name: 'Add' }).click();
        await view.getByRole('cell', { name: id, exact: true }).waitFor();
      }
      await view.getByText('2 vectors', { exact: true }).waitFor();
      await view.getByLabel(/^Nearest to/).fill('north');
      await view.getByRole('button', { name: 'Search' }).click();
      const rows = view.getByRole('row');
      await rows.filter({ hasText: 'east' }).getByRole('cell', { name: '0.5' }).waitFor();
      expect(await rows.nth(1).textContent()).toContain('north');
      expect(await violations(page)).toEqual([]);
    });
  });

  test('JSON is changed as a document', async () => {
    await site.redis(['JSON.SET', 'doc', '$', '{"a":1}']);
    await site.onPage('redis/-/keys', DESK, async (page) => {
      const view = await openKey(page, 'doc');
      await view
        .getByText('ReJSON')
        .or(view.getByText('JSON', { exact: true }))
        .first()
        .waitFor();
      await view.getByRole('button', { name: 'Text' }).click();
      await view.getByLabel('Value').fill('{"a": }');
      await view.getByRole('button', { name: 'Save' }).click();
      await view.locator('.notice.bad').waitFor();
      await view.getByLabel('Value').fill('{"a": 2}');
      await view.getByRole('button', { name: 'Save' }).click();
      await view.getByText('Saved.').waitFor();
    });
  });

  test('a text that is changed as soon as it is there is not replaced', async () => {
    await site.redis(['SET', 'text', 'before']);
    const tab = await site.open(DESK);
    try {
      const { page } = tab;
      const change = `found.value = 'after'; found.dispatchEvent(new Event('input', { bubbles: true }))`;
      await atOnce(page, 'textarea', change);
      await tab.visit('redis/-/keys/text');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Saved.').waitFor();
      expect(await site.reply('GET', 'text')).toBe('after');
    } finally {
      await tab.close();
    }
    await site.redis(['DEL', 'text']);
  });

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
      expect(await line.inputValue()).toBe('ECHO ');
      await line.pressSequentially('"hello there"');
      await line.press('Enter');
      await page.getByText('"hello there"', { exact: true }).waitFor();
      await line.press('ArrowUp');
      expect(await line.inputValue()).toBe('ECHO "hello there"');
      await line.fill('get');
      await line.press('Enter');
      await page.getByText('wrong number of arguments').waitFor();
      expect(await violations(page)).toEqual([]);
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

  test('requests are shown with the slowest first', async () => {
    await site.onPage('requests', DESK, async (page) => {
      await page.getByText('listening').waitFor();
      await page.getByRole('link', { name: 'Redis', exact: true }).click();
      await page.getByRole('link', { name: 'Slow' }).click();
      await page.getByText('No Redis requests yet').waitFor();
      await site.redis(['PING']);
      await page.getByRole('row').getByRole('link').click();
      await page.getByRole('region', { name: 'The request' }).getByText('PING').waitFor();
    });
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
      expect(await page.locator('datalist option').count()).toBeLessThanOrEqual(50);
      await search.fill('shop-299');
      await expect.poll(() => page.locator('datalist option').count()).toBe(11);
      await search.fill('shop-2999');
      await page.waitForURL('**/#/redis/id-2999/slow');
      expect(await search.inputValue()).toBe('shop-2999');
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
});

inBrowser('the keys and the command line', () => {
  test.each([
    ['a field', ['HSET', 'k', 'city', 'Rome'], 'city', ' Milan ', ['HGET', 'k', 'city'], ' Milan '],
    ['an element', ['RPUSH', 'k', 'one'], '0', 'two', ['LINDEX', 'k', 0], 'two'],
    ['a member', ['SADD', 'k', 'red'], 'red', 'blue', ['SMEMBERS', 'k'], ['blue']],
    ['a value', ['ARSET', 'k', '7', 'one'], '7', 'two', ['ARGET', 'k', 7], 'two'],
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

  test('values of an array are added at the end and at an index, and removed', async () => {
    await site.redis(['DEL', 'log'], ['ARINSERT', 'log', 'first']);
    await site.onPage('redis/-/keys/log', DESK, async (page) => {
      const view = page.getByRole('region', { name: 'The key log' });
      const add = async (index: string, value: string) => {
        await view.getByRole('textbox', { name: 'Index' }).fill(index);
        await view.getByRole('textbox', { name: 'Value' }).fill(value);
        await view.getByRole('button', { name: 'Add' }).click();
      };
      await add('', 'second');
      await view.getByText('2 values', { exact: true }).waitFor();
      await add('18446744073709551614', 'last');
      await view.getByText('3 values', { exact: true }).waitFor();
      await view.getByRole('button', { name: 'Remove 0' }).click();
      await confirm(view);
      await view.getByText('2 values', { exact: true }).waitFor();
      expect(await violations(page)).toEqual([]);
    });
    expect(await site.reply('ARSCAN', 'log', 0, '18446744073709551614')).toEqual([
      [1, 'second'],
      ['18446744073709551614', 'last'],
    ]);
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
      ['XADD', 'log', '*', 'a', '3'],
      ['XGROUP', 'CREATE', 'log', 'readers', '0'],
      ['XREADGROUP', 'GROUP', 'readers', 'ada', 'COUNT', 1, 'STREAMS', 'log', '>'],
    );
    await site.onPage('redis/-/keys/log', DESK, async (page) => {
      await page.getByRole('button', { name: 'Consumer groups' }).click();
      const groups = page.getByRole('region', { name: 'Consumer groups' });
      await groups.getByRole('cell', { name: 'ada (1 pending)' }).waitFor();
      await groups.getByRole('cell', { name: '2 entries' }).waitFor();
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

  test('what is pending in a group is claimed for another consumer and acknowledged', async () => {
    await site.redis(
      ['DEL', 'tasks'],
      ...[1, 2, 3].map((one) => ['XADD', 'tasks', `${one}-0`, 'task', one]),
      ['XGROUP', 'CREATE', 'tasks', 'workers', '0'],
      ['XREADGROUP', 'GROUP', 'workers', 'ada', 'COUNT', 3, 'STREAMS', 'tasks', '>'],
    );
    await site.onPage('redis/-/keys/tasks', DESK, async (page) => {
      await page.getByRole('button', { name: 'Consumer groups' }).click();
      await page.getByRole('button', { name: '3 entries' }).click();
      const pending = page.getByRole('region', { name: 'Pending entries of workers' });
      await pending.getByLabel('Select 1-0').check();
      await pending.getByLabel('Select 2-0').check();
      await pending.getByLabel('Consumer').fill('bob');
      expect(await violations(page)).toEqual([]);
      await keepScreenshot(page, 'console-pending');
      await pending.getByRole('button', { name: 'Claim 2 entries' }).click();
      await pending.getByText('bob has 2 entries more.').waitFor();
      await page.getByRole('cell', { name: 'ada (1 pending), bob (2 pending)' }).waitFor();
      await pending.getByLabel('Select all that are shown').check();
      await pending.getByRole('button', { name: 'Acknowledge 3 entries' }).click();
      await pending.getByText('Every entry that was read has been acknowledged.').waitFor();
    });
    const [count] = (await site.reply('XPENDING', 'tasks', 'workers')) as [number];
    expect(count).toBe(0);
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
      await page.getByRole('link', { name: 'Command line' }).click();
      await line.press('ArrowUp');
      expect(await line.inputValue()).toBe('PING');
    });
  });
});
