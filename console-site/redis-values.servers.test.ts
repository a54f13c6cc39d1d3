import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violations } from '../scripts/servers/accessibility.ts';
import { missingBrowser } from '../scripts/servers/browser.ts';
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

inBrowser('the value of a key', () => {
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
      await view.getByLabel('Expire in seconds').fill('539');
      await view.getByRole('button', { name: 'Set expiry' }).click();
      await view.getByText('The key expires in 539 s.').waitFor();
      await view.getByText(/expires in 8 min \d+ s/).waitFor();
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
      // Beside the zero vector, which the list before has been compared with, both have a score of 0.5.
      const rows = view.getByRole('row');
      await rows
        .nth(1)
        .filter({ hasText: 'north' })
        .getByRole('cell', { name: '1', exact: true })
        .waitFor();
      await rows.nth(2).filter({ hasText: 'east' }).getByRole('cell', { name: '0.5' }).waitFor();
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

  test('a value that is not text is shown, and can not be lost by saving it', async () => {
    await site.redis(['SETBIT', 'bits', 0, 1]);
    await site.onPage('redis/-/keys/bits', DESK, async (page) => {
      await page.getByText('This value is not text').waitFor();
      expect(await page.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
    });
    await site.redis(['DEL', 'bits']);
  });

  test('what is not text in a hash is shown, and not changed under the name of other bytes', async () => {
    const fields = String.raw`redis.call('HSET', KEYS[1], 'city', 'Rome', 'seal', '\255', '\254', 'wax')`;
    await site.redis(['DEL', 'bytes'], ['EVAL', fields, 1, 'bytes']);
    await site.onPage('redis/-/keys/bytes', DESK, async (page) => {
      const view = page.getByRole('region', { name: 'The key bytes' });
      await view.getByText('Bytes that are not text').waitFor();
      const buttons = view.getByRole('table').getByRole('button');
      const labels = await buttons.evaluateAll((all) => all.map((one) => one.ariaLabel));
      expect(new Set(labels)).toEqual(new Set(['Edit city', 'Remove city', 'Remove seal']));
    });
    await site.redis(['DEL', 'bytes']);
  });

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
});
