import { describe, expect, test } from 'vitest';
import { confirm } from '../testing-console.ts';
import { NOWHERE, type LargePlatform } from './testing-size.ts';

/** What can be done with messages among a hundred thousand. */
export function queueSuite(large: () => LargePlatform): void {
  describe('among a hundred thousand messages', () => {
    test('a message is published and canceled, and dead letters are retried and deleted', async () => {
      const { tab } = large();
      const { page } = tab;
      await tab.visit('queue/publish');
      await page.getByLabel('Destination:').fill(`${NOWHERE}published-here`);
      await page.getByLabel('Delay,').fill('1h');
      await page.getByRole('button', { name: 'Publish', exact: true }).click();
      await page.getByText('Published:').waitFor();
      await page.getByRole('link', { name: 'Messages' }).click();
      await page.locator('.row').filter({ hasText: '/published-here' }).first().click();
      const message = page.getByRole('region', { name: 'The message' });
      await message.getByRole('button', { name: 'Cancel', exact: true }).click();
      await message.getByRole('button', { name: 'Cancel the message' }).click();
      await message.getByText('CANCELED', { exact: true }).waitFor();
      await tab.visit('queue/dlq');
      const first = page.getByLabel(/^Select \d/).first();
      await first.check();
      await page.getByRole('button', { name: 'Retry 1 dead letter' }).click();
      await page.getByText('Published 1 message again.').waitFor();
      await first.check();
      await page.getByRole('button', { name: 'Delete 1 dead letter' }).click();
      await page.getByRole('button', { name: 'Delete 1 dead letter for good' }).click();
      await page.getByText('Deleted 1 dead letter.').waitFor();
      await page.getByRole('link', { name: NOWHERE }).first().click();
      const letter = page.getByRole('region', { name: 'The dead letter' });
      await letter.getByRole('link', { name: 'Edit and retry' }).click();
      await expect.poll(() => page.getByLabel('Body').inputValue()).toContain('there');
      await tab.visit('queue/dlq');
      await page.getByRole('link', { name: NOWHERE }).first().click();
      await letter.getByRole('button', { name: 'Retry', exact: true }).click();
      await page.getByText('Published 1 message again.').waitFor();
      await page.getByRole('link', { name: NOWHERE }).first().click();
      await letter.getByRole('button', { name: 'Delete', exact: true }).click();
      await letter.getByRole('button', { name: 'Delete the dead letter' }).click();
      await page.getByText('Deleted 1 dead letter.').waitFor();
    });

    test('a schedule is made, run, paused, resumed and deleted', async () => {
      const { tab } = large();
      const { page } = tab;
      await tab.visit('queue/schedules');
      await page.getByText('900 schedules not shown').waitFor();
      await page.getByLabel('Destination:').fill(`${NOWHERE}report`);
      await page.getByLabel('Cron expression').fill('0 0 1 1 *');
      await page.getByText('Method, headers and more').click();
      await page.getByLabel('Schedule ID').fill('report');
      await page.getByLabel('Retries').fill('0');
      await page.getByRole('button', { name: 'Create schedule' }).click();
      await page.getByText('Created the schedule report.').waitFor();
      await tab.visit('queue/schedules/report');
      const schedule = page.getByRole('region', { name: 'The schedule report' });
      await schedule.getByText('None yet.').waitFor();
      await schedule.getByRole('button', { name: 'Run now report' }).click();
      await page.getByText(/^Published msg_/).waitFor();
      const run = schedule.getByRole('list', { name: 'Last runs' }).getByRole('listitem');
      await run.filter({ hasText: 'by hand' }).waitFor();
      await schedule.getByRole('button', { name: 'Pause report' }).click();
      await schedule.getByText('Paused: the times pass').waitFor();
      await schedule.getByRole('button', { name: 'Resume report' }).click();
      await schedule.getByRole('button', { name: 'Pause report' }).waitFor();
      await schedule.getByRole('button', { name: 'Delete report' }).click();
      await schedule.getByRole('button', { name: 'Delete the schedule' }).click();
      await schedule.waitFor({ state: 'detached' });
    });

    test('queues are made, paused, resumed and deleted while their list takes long, which is asked for once at a time', async () => {
      const { tab } = large();
      const { page } = tab;
      await tab.visit('queue/queues');
      await page.getByRole('button', { name: 'Pause queue-0' }).waitFor();
      let asked = 0;
      const release = Promise.withResolvers<void>();
      await page.route('**/v2/queues', async (route) => {
        if (route.request().method() === 'GET') {
          asked += 1;
          await release.promise;
        }
        await route.continue();
      });
      await expect.poll(() => asked).toBe(1);
      for (const name of ['queue-0', 'queue-1', 'queue-10']) {
        const answered = page.waitForResponse((response) => response.url().endsWith('/pause'));
        await page.getByRole('button', { name: `Pause ${name}`, exact: true }).click();
        await (await answered).finished();
      }
      const answered = page.waitForResponse((response) => response.request().method() === 'POST');
      await page.getByLabel('Name').fill('a-queue');
      await page.getByRole('button', { name: 'Create or update' }).click();
      await (await answered).finished();
      expect(asked).toBe(1);
      release.resolve();
      await page.getByRole('button', { name: 'Resume queue-10', exact: true }).click();
      await page.getByRole('button', { name: 'Pause queue-10', exact: true }).waitFor();
      await page.getByRole('button', { name: 'Delete a-queue' }).click();
      await page.getByRole('button', { name: 'Delete the queue a-queue' }).click();
      await page.getByRole('button', { name: 'Delete a-queue' }).waitFor({ state: 'detached' });
      await page.unrouteAll({ behavior: 'wait' });
    });

    test('an endpoint is added to a URL group and removed, and a group is deleted', async () => {
      const { tab } = large();
      const { page } = tab;
      await tab.visit('queue/groups/group-299');
      await page.getByText('282 groups not shown').waitFor();
      await page.getByRole('textbox', { name: 'Group' }).fill('group-299');
      await page.getByLabel('URL', { exact: true }).fill(`${NOWHERE}added`);
      await page.getByRole('button', { name: 'Add endpoint' }).click();
      const card = page.locator('.card').filter({ hasText: 'group-299' });
      await card.getByText(`${NOWHERE}added`).waitFor();
      await card.getByRole('button', { name: `Remove ${NOWHERE}added` }).click();
      await card.getByRole('button', { name: 'Remove the endpoint' }).click();
      await card.getByText(`${NOWHERE}added`).waitFor({ state: 'detached' });
      await card.getByRole('button', { name: 'Delete group-299' }).click();
      await card.getByRole('button', { name: 'Delete the group group-299' }).click();
      await card.waitFor({ state: 'detached' });
    });

    test('the limits of a flow-control key are pinned, reset and unpinned, and it is paused', async () => {
      const { tab } = large();
      const { page } = tab;
      await tab.visit('queue/flow/flow-0');
      await page.getByText('900 keys not shown').waitFor();
      const limits = page.getByRole('region', { name: 'The flow-control key flow-0' });
      await limits.getByLabel('Parallel deliveries').fill('5');
      await limits.getByRole('button', { name: 'Pin limits' }).click();
      await limits.getByText('Pinned. Messages no longer').waitFor();
      await limits.getByRole('button', { name: 'Reset the rate' }).click();
      await limits.getByText('A new period has begun.').waitFor();
      await page.getByRole('button', { name: 'Pause flow-0', exact: true }).click();
      await page.getByRole('button', { name: 'Resume flow-0', exact: true }).click();
      await page.getByRole('button', { name: 'Pause flow-0', exact: true }).waitFor();
      await limits.getByRole('button', { name: 'Unpin' }).click();
      await limits.getByText('Unpinned. The limits stay').waitFor();
    });

    test('the run of a workflow is canceled, and those that have failed are resumed and restarted', async () => {
      const { site, tab } = large();
      const { page } = tab;
      const trigger = async (id: string, delay: string) => {
        const url = `${site.platform.addresses.queue}/v2/trigger/${encodeURIComponent(NOWHERE)}`;
        const headers = {
          authorization: `Bearer ${site.platform.env['QSTASH_TOKEN']}`,
          'Upstash-Workflow-RunId': id,
          'Upstash-Delay': delay,
          'Upstash-Retries': '0',
        };
        const response = await fetch(url, { method: 'POST', headers, body: '{}' });
        expect(response.ok, await response.text()).toBe(true);
      };
      await trigger('wfr_waits', '1h');
      await tab.visit('queue/workflows');
      await page.locator('.row').filter({ hasText: 'STARTED' }).first().click();
      const run = page.getByRole('region', { name: 'The run' });
      await run.getByRole('button', { name: 'Cancel' }).click();
      await confirm(run);
      await run.getByText('CANCELED').first().waitFor();
      for (const action of ['Resume', 'Restart']) {
        const id = `wfr_fails_${action}`;
        await trigger(id, '0s');
        await tab.visit(`queue/workflows/${id}`);
        const failed = page.getByRole('region', { name: `The run ${id}` });
        await failed.getByRole('button', { name: action }).click();
        await failed.waitFor({ state: 'detached' });
        await run.waitFor();
      }
    });

    test('the dead letters of a page are retried, and all are deleted', async () => {
      const { tab } = large();
      const { page } = tab;
      await tab.visit('queue/dlq');
      const all = page.getByLabel('Select all on this page');
      await all.check();
      await page.getByRole('button', { name: 'Select none' }).click();
      await all.check();
      await page.getByRole('button', { name: /^Retry \d+ dead letters$/ }).click();
      await page.getByText(/^Published \d+ messages again\.$/).waitFor();
      await all.check();
      await page.getByRole('button', { name: 'Select all that match' }).click();
      await page.getByRole('button', { name: /^Delete all .*dead letters$/ }).click();
      await confirm(page);
      await page.getByText(/^Deleted .* dead letters\.$/).waitFor();
    });

    test('the signing keys are rotated', async () => {
      const { tab } = large();
      const { page } = tab;
      await tab.visit('queue/keys');
      await page.getByRole('button', { name: 'Show keys' }).click();
      await page.getByRole('button', { name: 'Hide keys' }).click();
      await page.getByRole('button', { name: 'Rotate' }).click();
      await confirm(page);
      await page.getByText('The next key is the current one now.').waitFor();
    });
  });
}
