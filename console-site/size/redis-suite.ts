import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { confirm } from '../testing-console.ts';
import { SIZE, type LargePlatform } from './testing-size.ts';

/** What can be done with keys among a million. */
export function redisSuite(large: () => LargePlatform): void {
  const openKey = async (page: Page, key: string) => {
    await large().tab.visit(`redis/-/keys/${encodeURIComponent(key)}`);
    return page.getByRole('region', { name: `The key ${key}` });
  };

  describe('among a million keys', () => {
    test('a key is made, given time to live, renamed and deleted', async () => {
      const { tab } = large();
      const { page } = tab;
      await tab.visit('redis/-/keys');
      await page.getByRole('button', { name: 'New key' }).click();
      await page.getByLabel('Name of the key').fill('made:here');
      await page.getByRole('button', { name: 'Open', exact: true }).click();
      const view = page.getByRole('region', { name: 'The key made:here' });
      await view.getByLabel('Value').fill('hello');
      await view.getByRole('button', { name: 'Save' }).click();
      await view.getByText('no expiry').waitFor();
      await view.getByText('Expiry and name').click();
      await view.getByLabel('Expire in seconds').fill('500');
      await view.getByRole('button', { name: 'Set expiry' }).click();
      await view.getByText('The key expires in 500 s.').waitFor();
      await view.getByLabel('Name', { exact: true }).fill('made:there');
      await view.getByRole('button', { name: 'Rename' }).click();
      const renamed = page.getByRole('region', { name: 'The key made:there' });
      await renamed.getByRole('button', { name: 'Delete' }).click();
      await confirm(renamed);
      await renamed.waitFor({ state: 'detached' });
    });

    test('keys of a prefix are counted and deleted', async () => {
      const { tab } = large();
      const { page } = tab;
      await tab.visit('redis/-/keys');
      await page.getByLabel('Prefix or pattern').fill('key:1234');
      await page.getByRole('button', { name: 'Search' }).click();
      await page.getByRole('button', { name: 'Delete keys…' }).click();
      await page.getByRole('button', { name: 'Count them' }).click();
      await page.getByRole('button', { name: 'Delete 111 keys' }).click();
      await page.getByText('Deleted 111 keys.').waitFor();
      await tab.visit('redis/-/commands');
      await page.getByLabel('Command', { exact: true }).fill('dbsize');
      await page.getByLabel('Command', { exact: true }).press('Enter');
      await page.getByText(String(SIZE.keys - 111)).waitFor();
    });

    test('values of all types are edited in place', async () => {
      const { site, tab } = large();
      const { page } = tab;
      await site.redis(
        ['HSET', 'made:hash', 'city', 'Rome'],
        ['RPUSH', 'made:list', 'one', 'other'],
        ['SADD', 'made:set', 'red'],
        ['ZADD', 'made:zset', 1, 'ada'],
        ['ARSET', 'made:array', 7, 'one'],
        ['JSON.SET', 'made:json', '$', '{"seats":4}'],
      );
      for (const [type, id, value] of [
        ['hash', 'city', 'Milan'],
        ['list', '0', 'two'],
        ['set', 'red', 'blue'],
        ['zset', 'ada', '2'],
        ['array', '7', 'two'],
      ] as const) {
        const view = await openKey(page, `made:${type}`);
        await view.getByRole('button', { name: `Edit ${id}` }).click();
        await view.locator('textarea[name=value]').fill(value);
        await view.getByRole('button', { name: 'Save' }).click();
        await view.locator('textarea[name=value]').waitFor({ state: 'detached' });
      }
      expect(await site.reply('HGET', 'made:hash', 'city')).toBe('Milan');
      expect(await site.reply('LINDEX', 'made:list', 0)).toBe('two');
      expect(await site.reply('SMEMBERS', 'made:set')).toEqual(['blue']);
      expect(Number(await site.reply('ZSCORE', 'made:zset', 'ada'))).toBe(2);
      expect(await site.reply('ARGET', 'made:array', 7)).toBe('two');
      const list = await openKey(page, 'made:list');
      await list.getByRole('button', { name: 'Remove 1' }).click();
      await confirm(list);
      await expect.poll(() => site.reply('LLEN', 'made:list')).toBe(1);
      const set = await openKey(page, 'made:set');
      await set.getByLabel('Member', { exact: true }).fill('green');
      await set.getByRole('button', { name: 'Add', exact: true }).click();
      await set.getByRole('cell', { name: 'green', exact: true }).waitFor();
      const view = await openKey(page, 'made:json');
      await view.getByRole('button', { name: 'Edit seats' }).click();
      await view.getByLabel('Value (JSON)').fill('5');
      await view.getByRole('button', { name: 'Save' }).click();
      await view.getByText('5', { exact: true }).waitFor();
      await view.getByRole('button', { name: 'Text' }).click();
      await view.getByLabel('Value').fill('{"seats":6}');
      await view.getByRole('button', { name: 'Save' }).click();
      await view.getByText('Saved.').waitFor();
      const index = await openKey(page, 'made:vectors');
      await index.getByLabel('Type').selectOption('vectors');
      await index.getByLabel('Elements of each vector').fill('2');
      await index.getByRole('button', { name: 'Create' }).click();
      await index.getByLabel('ID', { exact: true }).fill('east');
      await index.getByLabel('Elements', { exact: true }).fill('1, 0');
      await index.getByRole('button', { name: 'Add' }).click();
      const east = index.getByRole('cell', { name: 'east', exact: true });
      await east.waitFor();
      await index.getByRole('button', { name: 'Remove east' }).click();
      await confirm(index);
      await east.waitFor({ state: 'detached' });
    });

    test('a long list is read on', async () => {
      const { site, tab } = large();
      const elements = Array.from({ length: 1000 }, (_, one) => `element ${one}`);
      await site.redis(['RPUSH', 'made:long', ...elements]);
      const view = await openKey(tab.page, 'made:long');
      await view.getByRole('cell', { name: 'element 0', exact: true }).waitFor();
      const rows = await view.getByRole('row').count();
      await view.getByRole('button', { name: 'Load more' }).click();
      await expect.poll(() => view.getByRole('row').count()).toBeGreaterThan(rows);
    });

    test('a stream is added to, and its groups are made, acknowledged and deleted', async () => {
      const { site, tab } = large();
      const { page } = tab;
      await site.redis(
        ['XADD', 'made:log', '1-0', 'a', '1'],
        ['XGROUP', 'CREATE', 'made:log', 'readers', '0'],
        ['XREADGROUP', 'GROUP', 'readers', 'ada', 'COUNT', 1, 'STREAMS', 'made:log', '>'],
      );
      const view = await openKey(page, 'made:log');
      await view.getByLabel('Field', { exact: true }).fill('b');
      await view.getByLabel('Value', { exact: true }).fill('2');
      await view.getByRole('button', { name: 'Add', exact: true }).click();
      await view.getByRole('cell', { name: '{"b":"2"}' }).waitFor();
      await view.getByRole('button', { name: 'Consumer groups' }).click();
      await page.getByLabel('New group').fill('others');
      await page.getByRole('button', { name: 'Create group' }).click();
      const groups = page.getByRole('region', { name: 'Consumer groups' });
      await groups.getByRole('cell', { name: 'others', exact: true }).waitFor();
      await page.getByRole('button', { name: '1 entry' }).first().click();
      const pending = page.getByRole('region', { name: 'Pending entries of readers' });
      await pending.getByLabel('Select 1-0').check();
      await pending.getByLabel('Consumer').fill('bob');
      await pending.getByRole('button', { name: 'Claim 1 entry' }).click();
      await pending.getByText('bob has 1 entry more.').waitFor();
      await pending.getByLabel('Select 1-0').check();
      await pending.getByRole('button', { name: 'Acknowledge 1 entry' }).click();
      await pending.getByText('Every entry that was read has been acknowledged.').waitFor();
      await groups.getByRole('button', { name: 'Delete others' }).click();
      await confirm(groups);
      const others = groups.getByRole('cell', { name: 'others', exact: true });
      await others.waitFor({ state: 'detached' });
    });

    test('hashes of a prefix are indexed and searched', async () => {
      const { site, tab } = large();
      const { page } = tab;
      const schema = ['SCHEMA', 'name', 'TEXT'];
      await site.redis(
        ['HSET', 'product:1', 'name', 'Red lamp'],
        ['SEARCH.CREATE', 'products', 'ON', 'HASH', 'PREFIX', 1, 'product:', ...schema],
        ['SEARCH.WAITINDEXING', 'products'],
      );
      await tab.visit('redis/-/search');
      await page.getByLabel('Words, or a filter in JSON').fill('red');
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await page.getByText('1 document found.').waitFor();
    });

    test('commands and messages of channels are followed', async () => {
      const { site, tab } = large();
      const { page } = tab;
      await tab.visit('redis/-/monitor');
      await page.getByText('Listening').waitFor();
      await site.redis(['SET', 'watched', '1']);
      await page.getByText('"watched"').waitFor();
      await page.getByRole('button', { name: 'Stop' }).click();
      await page.getByRole('button', { name: 'Listen' }).waitFor();
      await tab.visit('redis/-/messages');
      await page.getByLabel('Channel or pattern').fill('news');
      await page.getByRole('button', { name: 'Listen' }).click();
      await page.getByText('Listening').waitFor();
      await page.getByLabel('Publish to channel').fill('news');
      await page.getByLabel('Message', { exact: true }).fill('hello');
      await page.getByRole('button', { name: 'Publish' }).click();
      await page.getByRole('listitem').filter({ hasText: 'news hello' }).waitFor();
      await page.getByRole('button', { name: 'Stop' }).click();
      await page.getByRole('button', { name: 'Publish' }).click();
      await page.getByText('Received by 0 subscribers.').waitFor();
    });

    test('the database is backed up and restored, and another one is made and deleted', async () => {
      const { site, tab } = large();
      const { page } = tab;
      await tab.visit('account/backups');
      await page.getByRole('button', { name: 'Create backup' }).waitFor();
      await page.getByLabel('Name').fill('large');
      await page.getByRole('button', { name: 'Create backup' }).click();
      await page.getByRole('cell', { name: 'completed' }).waitFor();
      await site.redis(['SET', 'made:after', '1']);
      await page.getByRole('button', { name: 'Restore large' }).click();
      await confirm(page);
      await page.getByText('Restored.').waitFor();
      expect(await site.reply('EXISTS', 'made:after', 'key:7')).toBe(1);
      await page.getByRole('button', { name: 'Delete large' }).click();
      await confirm(page);
      await page.getByText('No backups of this database yet.').waitFor();
      await tab.visit('redis/-/databases');
      await page.getByLabel('Name').fill('second');
      await page.getByRole('button', { name: 'Create database' }).click();
      const connect = page.getByRole('region', { name: 'Connect to second' });
      await connect.getByRole('link', { name: 'Open' }).click();
      await page.getByText('No keys yet').waitFor();
      await page.getByRole('link', { name: 'Databases' }).click();
      await page.getByRole('button', { name: 'Delete second' }).click();
      await confirm(page);
      await page.getByRole('heading', { name: 'second' }).waitFor({ state: 'detached' });
    });
  });
}
