import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violations } from '../scripts/servers/accessibility.ts';
import { missingBrowser } from '../scripts/servers/browser.ts';
import {
  keepScreenshot,
  openPalette,
  startTestConsole,
  type TestConsole,
} from './testing-console.ts';

const DESK = { viewport: { width: 1440, height: 900 } };

// Chromium is no dependency that npm installs.
describe.skipIf(missingBrowser !== undefined)('the queue', () => {
  let site: TestConsole;
  /** The status with which the receiver of the test's messages answers. */
  let status = 200;
  let received: string[] = [];
  const receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const isCallback = request.url === '/done';
      if (!isCallback) received.push(body);
      response.writeHead(isCallback ? 204 : status).end(isCallback ? '' : '{"said":"receiver"}');
    });
  });
  let base: string;
  let hook: string;
  beforeAll(async () => {
    site = await startTestConsole();
    receiver.listen(0, '127.0.0.1');
    await once(receiver, 'listening');
    base = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
    hook = `${base}/hook`;
  });
  afterAll(async () => {
    await site?.close();
    receiver.close();
  });

  /** Sends a request to the service. */
  async function ask(path: string, headers: Readonly<Record<string, string>> = {}, body = '') {
    const { addresses, env } = site.platform;
    const authorization = `Bearer ${env['QSTASH_TOKEN']}`;
    const response = await fetch(addresses.queue + path, {
      method: 'POST',
      headers: { authorization, ...headers },
      body,
    });
    expect(response.ok, await response.text()).toBe(true);
  }

  const publish = async (page: Page, fields: Readonly<Record<string, string>>) => {
    for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByText('Published:').waitFor();
  };

  test('a message is published, and its timeline tells its life in words, with its callback', async () => {
    received = [];
    await site.onPage('queue/publish', DESK, async (page) => {
      const callback = `${base}/done`;
      const body = '{"hello":"there"}';
      await page.getByLabel('Callback URL', { exact: true }).fill(callback);
      await publish(page, { 'Destination:': hook, Body: body });
      await page.getByRole('link', { name: 'Messages' }).click();
      const row = page.locator('.row').filter({ hasText: hook }).filter({ hasText: 'Delivered' });
      await row.first().click();
      const timeline = page.getByRole('region', { name: 'The message' });
      await timeline.getByText(/^Attempt 1: answered 200 after/).waitFor();
      await timeline.getByText('ACTIVE DELIVERED').waitFor();
      await timeline.getByText('{"said":"receiver"}').waitFor();
      await timeline.getByText('Callback: answered 204').waitFor();
      await timeline.getByText('"hello": "there"').waitFor();
      expect(await violations(page)).toEqual([]);
      await keepScreenshot(page, 'console-timeline');
      await timeline.getByRole('link', { name: 'Open its message' }).click();
      await timeline.getByText(`POST ${callback}`).waitFor();
    });
    expect(received).toEqual(['{"hello":"there"}']);
  });

  test('a message that waits tells what for, and is canceled', async () => {
    await site.onPage('queue/publish', DESK, async (page) => {
      await publish(page, { 'Destination:': hook, 'Delay,': '1h' });
      await page.getByRole('link', { name: 'Messages' }).click();
      await page.locator('.row').filter({ hasText: 'its delivery time, in' }).first().click();
      const timeline = page.getByRole('region', { name: 'The message' });
      await timeline.getByText('Waiting for its delivery time').waitFor();
      await timeline.getByRole('button', { name: 'Cancel', exact: true }).click();
      await timeline.getByRole('button', { name: 'Keep it' }).press('Escape');
      await timeline.getByRole('button', { name: 'Cancel', exact: true }).click();
      await timeline.getByRole('button', { name: 'Cancel the message' }).click();
      await timeline.getByText('CANCELED', { exact: true }).waitFor();
    });
  });

  test('messages are found by their end and by the time', async () => {
    await site.onPage('queue/messages', DESK, async (page) => {
      await page.getByLabel('State').selectOption('Canceled');
      await page.getByRole('button', { name: 'Search' }).click();
      const delivered = page.locator('.row').filter({ hasText: 'Delivered' }).first();
      await delivered.waitFor({ state: 'detached' });
      await page.locator('.row').filter({ hasText: 'Canceled' }).waitFor();
      await page.getByLabel('To', { exact: true }).fill('2001-02-03T04:05');
      await page.getByRole('button', { name: 'Search' }).click();
      await page.getByText('No messages match.').waitFor();
      await page.getByRole('button', { name: 'Clear' }).click();
      await delivered.waitFor();
    });
  });

  test('dead letters are counted, filtered, read, retried and deleted, several at a time', async () => {
    status = 503;
    received = [];
    const path = `/v2/publish/${encodeURIComponent(hook)}`;
    for (const label of ['billing', 'mail', 'mail', 'mail']) {
      await ask(path, { 'Upstash-Retries': '0', 'Upstash-Label': label }, `{"of":"${label}"}`);
    }
    await site.onPage('queue/dlq', DESK, async (page) => {
      await page.getByText('4 dead letters', { exact: true }).waitFor();
      await page.getByLabel('Label').fill('billing');
      await page.getByRole('button', { name: 'Search' }).click();
      await page.getByText('1 dead letter matches').waitFor();

      await page.getByRole('link', { name: hook }).click();
      const letter = page.getByRole('region', { name: 'The dead letter' });
      await letter.getByText('Given up after 1 attempt').waitFor();
      await letter.getByText('"said": "receiver"').waitFor();
      await letter.getByRole('button', { name: 'Body' }).click();
      await letter.getByText('"of": "billing"').waitFor();
      await page.getByLabel(/^Select \d/).check();
      expect(await violations(page)).toEqual([]);
      await keepScreenshot(page, 'console-dead-letters');

      status = 200;
      await page.getByRole('button', { name: 'Retry 1 dead letter' }).click();
      await page.getByText('Published 1 message again.').waitFor();
      await page.getByRole('button', { name: 'Clear' }).click();
      await page.getByText('3 dead letters', { exact: true }).waitFor();
      await page.getByLabel('Select all on this page').check();
      await page.getByRole('button', { name: 'Delete 3 dead letters' }).click();
      await page.getByRole('button', { name: 'Cancel' }).click();
      await page
        .getByLabel(/^Select \d/)
        .first()
        .uncheck();
      await page.getByRole('button', { name: 'Delete 2 dead letters' }).click();
      await page.getByRole('button', { name: 'Delete 2 dead letters for good' }).click();
      await page.getByText('Deleted 2 dead letters.').waitFor();
      await page.getByText('1 dead letter', { exact: true }).waitFor();

      await page.getByRole('link', { name: hook }).click();
      await letter.getByRole('link', { name: 'Edit and retry' }).click();
      await expect.poll(() => page.getByLabel('Body').inputValue()).toBe('{"of":"mail"}');
      await publish(page, { Body: 'mended' });
    });
    await expect.poll(() => received.slice(4)).toEqual(['{"of":"billing"}', 'mended']);
  });

  test('a schedule is made, read, run, paused and deleted', async () => {
    received = [];
    await site.onPage('queue/schedules', DESK, async (page) => {
      await page.getByLabel('Destination:').fill(hook);
      const cron = page.getByLabel('Cron expression');
      await cron.fill('0 99 * * *');
      await page.getByText('the hour is from 0 to 23, not 99').waitFor();
      await cron.fill('0 9 * * 1-5');
      await page.getByText('At 09:00 UTC, every weekday').waitFor();
      const runs = page.getByRole('list', { name: 'Next runs' }).getByRole('listitem');
      await expect.poll(() => runs.count()).toBe(5);
      await page.getByLabel('Body').fill('the report');
      await page.getByRole('button', { name: 'Create schedule' }).click();
      await page.getByText('Created the schedule').waitFor();

      await page.getByRole('link', { name: hook }).click();
      const schedule = page.getByRole('region', { name: 'The schedule' });
      await schedule.getByText('the report').waitFor();
      await schedule.getByText('At 09:00 UTC, every weekday').waitFor();
      expect(await violations(page)).toEqual([]);
      await keepScreenshot(page, 'console-schedule');
      await page.getByRole('button', { name: /^Run now/ }).click();
      await page.getByText(/^Published msg_/).waitFor();
      const run = schedule.getByRole('list', { name: 'Last runs' }).getByRole('listitem');
      await run.filter({ hasText: 'by hand' }).filter({ hasText: 'Delivered' }).waitFor();
      await page.getByRole('button', { name: /^Run now/ }).click();
      await run.nth(1).filter({ hasText: 'Delivered' }).waitFor();
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: /^Pause/ }).click();
      await page.getByText('Paused', { exact: true }).waitFor();
      await page.getByRole('button', { name: /^Resume/ }).waitFor();
      // The message says of which schedule it is, and leads back to it.
      await run.first().getByRole('link').click();
      const message = page.getByRole('region', { name: 'The message' });
      await message.getByText(/^Published by hand for the schedule scd_/).waitFor();
      await message.getByRole('link', { name: /^Schedule scd_/ }).click();
      await schedule.getByText('the report').waitFor();
      await page.getByRole('button', { name: /^Delete/ }).click();
      await page.getByRole('button', { name: 'Delete the schedule' }).click();
      await page.getByText('No schedules yet').waitFor();
    });
    await expect.poll(() => received).toEqual(['the report', 'the report']);
  });

  test('the limits of a flow-control key are pinned in place, and it is paused', async () => {
    await ask(`/v2/publish/${encodeURIComponent(hook)}`, {
      'Upstash-Flow-Control-Key': 'api',
      'Upstash-Flow-Control-Value': 'rate=10, period=60, parallelism=2',
      'Upstash-Delay': '1h',
    });
    await site.onPage('queue/flow', DESK, async (page) => {
      await page.getByText('0 of 10 in 60 s').waitFor();
      await page.getByRole('link', { name: 'api', exact: true }).click();
      const limits = page.getByRole('region', { name: 'The flow-control key api' });
      await limits.getByLabel('Parallel deliveries').fill('5');
      await limits.getByLabel('Deliveries per period').fill('20');
      await limits.getByRole('button', { name: 'Pin limits' }).click();
      await page.getByText('0 of 20 in 60 s').waitFor();
      await expect.poll(() => page.getByText('pinned', { exact: true }).count()).toBe(2);
      await page.getByRole('button', { name: 'Pause api' }).click();
      await page.getByText('Paused', { exact: true }).waitFor();
      expect(await violations(page)).toEqual([]);
      await keepScreenshot(page, 'console-flow-control');
      await page.getByRole('button', { name: 'Resume api' }).click();
      await limits.getByRole('button', { name: 'Unpin' }).click();
      await page.getByText('pinned', { exact: true }).first().waitFor({ state: 'detached' });
    });
  });

  test('a list that takes longer than its reload is asked for once, and shown when it comes', async () => {
    await ask('/v2/queues', { 'content-type': 'application/json' }, '{"queueName":"slow"}');
    // Its clock is another one.
    await site.onOwnPage('overview', DESK, async (page) => {
      await page.getByRole('heading', { name: 'Connect to default' }).waitFor();
      let asked = 0;
      const release = Promise.withResolvers<void>();
      await page.route('**/v2/queues', async (route) => {
        asked += 1;
        await release.promise;
        await route.continue();
      });
      await page.clock.install();
      await page.evaluate("location.hash = '#/queue/queues'");
      await expect.poll(() => asked).toBe(1);
      await page.clock.runFor(60_000);
      expect(asked).toBe(1);
      release.resolve();
      await page.getByRole('button', { name: 'Delete slow' }).click();
      await page.getByRole('button', { name: 'Delete the queue slow' }).click();
      await page.getByText('No queues yet').waitFor();
    });
  });

  test('queues and URL groups are made, paused, found by the palette and deleted', async () => {
    await site.onPage('queue/queues', DESK, async (page) => {
      await page.getByLabel('Name').fill('orders');
      await page.getByRole('button', { name: 'Create or update' }).click();
      await page.getByRole('button', { name: 'Pause orders' }).click();
      await page.getByRole('button', { name: 'Resume orders' }).waitFor();
      await page.getByRole('button', { name: 'Delete orders' }).click();
      await page.getByRole('button', { name: 'Delete the queue orders' }).click();
      await page.getByText('No queues yet').waitFor();

      await page.getByRole('link', { name: 'URL groups' }).click();
      await page.getByLabel('Group').fill('billing');
      await page.getByLabel('URL', { exact: true }).fill(hook);
      await page.getByRole('button', { name: 'Add endpoint' }).click();
      await page.getByRole('heading', { name: 'billing' }).waitFor();
      expect(await violations(page)).toEqual([]);
      await ask(`/v2/schedules/billing`, {
        'Upstash-Cron': '@daily',
        'Upstash-Schedule-Id': 'nightly',
      });
      await page.reload();
      await page.getByRole('heading', { name: 'billing' }).waitFor();
      await openPalette(page);
      await page.getByRole('combobox').fill('nightly');
      await page.getByRole('option', { name: 'nightly to billing schedule' }).click();
      await page.getByRole('region', { name: 'The schedule nightly' }).waitFor();
      await openPalette(page);
      await page.getByRole('combobox').fill('billing url group');
      await page.getByRole('option', { name: 'billing URL group', exact: true }).click();
      await page.getByRole('button', { name: 'Delete billing' }).click();
      await page.getByRole('button', { name: 'Delete the group billing' }).click();
      await page.getByText('No URL groups yet').waitFor();
    });
  });

  test("shows the service's error message when it refuses something", async () => {
    await site.onPage('queue/publish', DESK, async (page) => {
      await page.getByLabel('Destination:').fill('no url');
      await page.getByRole('button', { name: 'Publish', exact: true }).click();
      await page.locator('.notice.bad').waitFor();
    });
  });
});
