import { describe, expect, test } from 'vitest';
import { confirm } from '../testing-console.ts';
import type { LargePlatform } from './testing-size.ts';

/** What can be done with a large platform as a whole. */
export function platformSuite(large: () => LargePlatform): void {
  describe('a large platform as a whole', () => {
    test('each part has its statistics', async () => {
      const { tab } = large();
      const { page } = tab;
      await tab.visit('statistics');
      for (const part of ['Kafka, default', 'Queue']) {
        await page.getByLabel('Show').selectOption({ label: part });
        await page.locator('.chart, .card').first().waitFor();
        expect(await page.getByRole('alert').count()).toBe(0);
      }
    });

    test('the palette finds a queue, a URL group and a schedule', async () => {
      const { tab } = large();
      const { page } = tab;
      await tab.visit('overview');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.keyboard.press('Control+k');
      const palette = page.getByRole('dialog', { name: 'Go to' });
      for (const name of ['queue-299', 'group-298', 'schedule-999']) {
        await palette.getByRole('combobox').fill(name);
        await palette.getByRole('option', { name }).first().waitFor();
      }
      await page.keyboard.press('Enter');
      await page.getByRole('region', { name: 'The schedule schedule-999' }).waitFor();
    });

    test('a request of the log is sent again, edited, and made to fail', async () => {
      const { site, tab } = large();
      const { page } = tab;
      await tab.visit('requests');
      await page.getByText('Listening').waitFor();
      await site.redis(['SET', 'seen', 'in the log']);
      await page.locator('.row').filter({ hasText: '/pipeline' }).first().click();
      const detail = page.getByRole('region', { name: 'The request' });
      await detail.getByRole('button', { name: 'Edit and send again' }).click();
      await detail.getByLabel('Body').fill('[["SET","seen","again"],["GET","seen"]]');
      await detail.getByRole('button', { name: 'Send again', exact: true }).click();
      const answer = detail.getByRole('region', { name: 'The new answer' });
      await answer.getByText('"again"').waitFor();
      await detail.getByLabel('Next time').selectOption('answer 429');
      await detail.getByRole('button', { name: 'Fail this operation next time' }).click();
      await detail.getByText('The next runPipeline will answer 429.').waitFor();
      await expect(site.redis(['PING'])).rejects.toThrow();
      const filters = page.locator('form.filters').first();
      await filters.getByRole('button', { name: 'Pause' }).click();
      await filters.getByRole('button', { name: 'Resume' }).click();
      await filters.getByRole('button', { name: 'Clear' }).click();
      await site.redis(['SET', 'seen', 'after that']);
      await page.locator('.row').filter({ hasText: '/pipeline' }).first().click();
      await detail.getByRole('link', { name: 'More faults' }).click();
      await expect
        .poll(() => page.getByLabel('Operation (optional)').inputValue())
        .toBe('runPipeline');
    });

    test('faults and scenarios are made and removed', async () => {
      const { tab } = large();
      const { page } = tab;
      await tab.visit('controls');
      const fault = page.getByRole('cell', { name: 'replies LOADING not yet' });
      const add = async () => {
        await page.getByLabel('Service').selectOption('resp');
        await page.getByLabel('Operation (').fill('GET');
        await page.getByLabel('Reply with error').fill('LOADING not yet');
        await page.getByRole('button', { name: 'Add fault' }).click();
        await fault.waitFor();
      };
      await add();
      await page
        .getByRole('row')
        .filter({ has: fault })
        .getByRole('button', { name: 'Remove' })
        .click();
      await fault.waitFor({ state: 'detached' });
      await add();
      await page.getByRole('button', { name: 'Remove all' }).click();
      await confirm(page);
      await page.getByText('No faults').waitFor();
      await tab.visit('controls/scenarios');
      await page.getByLabel('Name').fill('limited');
      await page
        .getByLabel('Scenario')
        .fill('{"faults": [{"family": "resp", "operation": "GET", "error": "LOADING not yet"}]}');
      await page.getByRole('button', { name: 'Run', exact: true }).click();
      await page.getByText('Started limited.').waitFor();
      await page.getByRole('button', { name: 'Stop limited' }).click();
      await confirm(page);
      await page.getByText('No scenario is running.').waitFor();
    });

    test('the clock is frozen and resumed, and ids are fixed', async () => {
      const { tab } = large();
      const { page } = tab;
      await tab.visit('controls/clock');
      await page.getByRole('button', { name: 'Freeze the clock' }).click();
      await page.getByText('frozen', { exact: true }).waitFor();
      await page.getByRole('button', { name: 'Resume the clock' }).click();
      await page.getByText('running', { exact: true }).waitFor();
      await page.getByLabel('Seed').fill('7');
      await page.getByRole('button', { name: 'Set seed' }).click();
      await page.getByText('New IDs are generated from seed 7.').waitFor();
    });

    test('a team with a member and an API key are made and deleted, as the audit log tells', async () => {
      const { tab } = large();
      const { page } = tab;
      await tab.visit('account/teams');
      await page.getByLabel('New team').fill('analysts');
      await page.getByRole('button', { name: 'Create' }).click();
      await page.getByLabel('E-mail of a new member').fill('ada@example.com');
      await page.getByLabel('Role').selectOption('finance');
      await page.getByRole('button', { name: 'Add' }).click();
      const member = page.getByRole('cell', { name: 'ada@example.com', exact: true });
      await member.waitFor();
      await page.getByRole('button', { name: 'Remove ada@example.com' }).click();
      await confirm(page);
      await member.waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Delete analysts' }).click();
      await confirm(page);
      await page.getByText('No teams yet').waitFor();
      await tab.visit('account/keys');
      await page.getByRole('button', { name: 'Create key' }).waitFor();
      await page.getByLabel('Name').fill('laptop');
      await page.getByRole('button', { name: 'Create key' }).click();
      await page.getByText('copy it now').waitFor();
      await page.getByRole('button', { name: 'Delete laptop' }).click();
      await confirm(page);
      await page.getByRole('button', { name: 'Delete laptop' }).waitFor({ state: 'detached' });
      await tab.visit('account/audit');
      await page.getByRole('cell', { name: 'team.create' }).first().waitFor();
    });
  });
}
