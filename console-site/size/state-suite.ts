import { open, stat } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { confirm } from '../testing-console.ts';
import { SIZE, type LargePlatform } from './testing-size.ts';

/** What can be done with all data of a large platform, which is gone at the end. */
export function stateSuite(large: () => LargePlatform): void {
  const keysAreThere = async () => {
    const { site } = large();
    expect(await site.reply('GET', 'key:7')).toBe('x');
  };

  describe('all data of a large platform', () => {
    test('is exported to a file while others are served', async () => {
      const { tab } = large();
      const { page } = tab;
      await tab.visit('controls/state');
      const coming = page.waitForEvent('download', { timeout: 0 });
      await page.getByRole('button', { name: 'Export', exact: true }).click();
      await page.getByRole('button', { name: 'Exporting…' }).waitFor();
      await keysAreThere();
      const path = await (await coming).path();
      await page.getByText('Saved to your downloads.').waitFor();
      expect((await stat(path)).size).toBeGreaterThan(
        60 * (SIZE.keys + SIZE.records + SIZE.waiting),
      );
      expect(await endOf(path)).toMatch(/\]\}\}$/);
    });

    test('is added to by a seed', async () => {
      const { tab } = large();
      const { page } = tab;
      await tab.visit('controls/state');
      await choose(page, { plinth: 1, queue: { queues: [{ name: 'seeded' }] } });
      await page.getByRole('button', { name: 'Add to existing data' }).click();
      await page.getByText('Added 1 queue.').waitFor();
      await keysAreThere();
    });

    test('is due once the clock has moved, and others are served meanwhile', async () => {
      const { site, tab } = large();
      const { page } = tab;
      await tab.visit('controls/clock');
      await page.getByLabel('By').fill('2');
      await page.getByRole('button', { name: 'Move' }).click();
      await page.getByText('2 h', { exact: true }).waitFor();
      await keysAreThere();
      await tab.visit('queue/messages');
      await page.getByText('Page 1').waitFor();
      await site.redis(['PING']);
    });

    test('is replaced by a seed, reset to it, and deleted', async () => {
      const { site, tab } = large();
      const { page } = tab;
      const keys = [{ key: 'kept', type: 'string', value: 'here' }];
      await tab.visit('controls/state');
      await choose(page, { plinth: 1, databases: [{ name: 'default', keys }] });
      await page.getByRole('button', { name: 'Replace all data' }).click();
      await confirm(page);
      await page.getByText('Added 1 database, 1 key.').waitFor();
      expect(await site.reply('DBSIZE')).toBe(1);
      await site.redis(['SET', 'kept', 'changed']);
      await page.getByRole('button', { name: 'Reset to the seed' }).click();
      await confirm(page);
      await page.getByText('Reset to the seed: 1 database, 1 key.').waitFor();
      expect(await site.reply('GET', 'kept')).toBe('here');
      await page.getByRole('button', { name: 'Delete all data' }).click();
      await confirm(page);
      await page.getByText('All data deleted.').waitFor();
      expect(await site.reply('DBSIZE')).toBe(0);
      await tab.visit('queue/messages');
      await page.getByText('No messages yet').waitFor();
    });
  });
}

/** Chooses a file with a seed. */
async function choose(page: Page, seed: object): Promise<void> {
  const buffer = Buffer.from(JSON.stringify(seed));
  const file = { name: 'seed.json', mimeType: 'application/json', buffer };
  await page.getByLabel('Seed file (JSON)').setInputFiles(file);
}

/** The last characters of a file. */
async function endOf(path: string): Promise<string> {
  await using file = await open(path);
  const { size } = await file.stat();
  const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(20), position: size - 20 });
  return buffer.subarray(0, bytesRead).toString();
}
