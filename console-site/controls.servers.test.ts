import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violations } from '../scripts/servers/accessibility.ts';
import { missingBrowser } from '../scripts/servers/browser.ts';
import { confirm, startTestConsole, type TestConsole } from './testing-console.ts';

const DESK = { viewport: { width: 1440, height: 900 } };

// Chromium is no dependency that npm installs.
describe.skipIf(missingBrowser !== undefined)('the controls', () => {
  let site: TestConsole;
  beforeAll(async () => {
    site = await startTestConsole();
  });
  afterAll(() => site?.close());

  test('a fault is added, meets a request and is removed', async () => {
    await site.onPage('controls', DESK, async (page) => {
      await page.getByLabel('Service').selectOption('redis');
      await page.getByLabel('Operation (').fill('runPipeline');
      await page.getByRole('button', { name: 'Add fault' }).click();
      await page.locator('.notice.bad').waitFor();
      await page.getByLabel('Answer with status').fill('503');
      await page.getByRole('button', { name: 'Add fault' }).click();
      await page.getByText('Added fault-').waitFor();
      await expect(site.redis(['PING'])).rejects.toThrow();
      await page.getByRole('cell', { name: '1 of 1 request' }).waitFor();
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Remove', exact: false }).first().click();
      await page.getByText('No faults').waitFor();
      await page.getByLabel('Service').selectOption('resp');
      await page.getByLabel('Operation (').fill('GET');
      await page.getByLabel('Answer with status').fill('');
      await page.getByLabel('Reply with error').fill('LOADING not yet');
      await page.getByRole('button', { name: 'Add fault' }).click();
      await page.getByRole('cell', { name: 'replies LOADING not yet' }).waitFor();
      await page.getByRole('button', { name: 'Remove', exact: false }).first().click();
      await page.getByText('No faults').waitFor();
    });
  });

  test('plays and stops a scenario, and refuses an invalid one', async () => {
    await site.onPage('controls/scenarios', DESK, async (page) => {
      await page.getByLabel('Name').fill('limited');
      await page.getByLabel('Scenario').fill('{"faults": []}');
      await page.getByRole('button', { name: 'Run', exact: true }).click();
      await page.locator('.notice.bad').waitFor();
      await page
        .getByLabel('Scenario')
        .fill(
          '{"faults": [{"family": "redis", "operation": "runPipeline", "answer": {"status": 429}}]}',
        );
      await page.getByRole('button', { name: 'Run', exact: true }).click();
      await page.getByText('Started limited.').waitFor();
      await expect(site.redis(['PING'])).rejects.toThrow();
      await page.getByRole('cell', { name: '1 of 1 request' }).waitFor();
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Stop limited' }).click();
      await confirm(page);
      await page.getByText('No scenario is running.').waitFor();
    });
    await site.redis(['PING']);
  });

  test('exports everything to a file, and seeds it again after a reset', async () => {
    await site.redis(['SET', 'kept', 'here']);
    await site.onPage('controls/state', DESK, async (page) => {
      const file = page.getByLabel('Seed file (JSON)');
      await file.setInputFiles({
        name: 'cut.json',
        mimeType: 'application/json',
        buffer: Buffer.from('{"plinth": 1,'),
      });
      await page.getByRole('button', { name: 'Add to existing data' }).click();
      await page.getByText('cut.json is not JSON').waitFor();
      const coming = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export' }).click();
      const download = await coming;
      expect(download.suggestedFilename()).toBe('seed.json');
      await page.getByRole('button', { name: 'Delete all data' }).click();
      await confirm(page);
      await page.getByText('All data deleted.').waitFor();
      expect(await site.reply('GET', 'kept')).toBeNull();
      await file.setInputFiles(await download.path());
      await page.getByRole('button', { name: 'Replace all data' }).click();
      await confirm(page);
      await page.getByText('1 key').waitFor();
      expect(await site.reply('GET', 'kept')).toBe('here');
      await site.redis(['SET', 'kept', 'changed']);
      await page.getByRole('button', { name: 'Reset to the seed' }).click();
      await confirm(page);
      await page.getByText('Reset to the seed:').waitFor();
      expect(await site.reply('GET', 'kept')).toBe('here');
      expect(await violations(page)).toEqual([]);
    });
  });

  test('the clock is frozen and moved on, and ids are fixed', async () => {
    await site.redis(['SET', 'short', 'lived', 'EX', 3000]);
    await site.onPage('controls/clock', DESK, async (page) => {
      await page.getByRole('button', { name: 'Freeze the clock' }).click();
      await page.getByText('frozen', { exact: true }).waitFor();
      await page.getByRole('button', { name: 'Move' }).click();
      await expect.poll(() => site.reply('GET', 'short')).toBeNull();
      await page.getByLabel('Seed').fill('7');
      await page.getByRole('button', { name: 'Set seed' }).click();
      await page.getByText('New IDs are generated from seed 7').waitFor();
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Resume the clock' }).click();
      await page.getByText('running', { exact: true }).waitFor();
    });
  });
});
