import type { Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Client as QstashClient } from '@upstash/qstash';
import { Client } from '@upstash/workflow';
import { serve } from '@upstash/workflow/express';
import express from 'express';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violations } from '../scripts/servers/accessibility.ts';
import { missingBrowser } from '../scripts/servers/browser.ts';
import { confirm, keepScreenshot, startTestConsole, type TestConsole } from './testing-console.ts';

const DESK = { viewport: { width: 1280, height: 900 } };

/** Runs of workflows in the console, of an application with the official SDK. */
describe.skipIf(missingBrowser !== undefined)('workflows in the console', () => {
  let site: TestConsole;
  let server: Server;
  let client: Client;
  let url: string;
  /** Whether the payment fails. */
  let isBroken = true;

  beforeAll(async () => {
    site = await startTestConsole();
    const { QSTASH_TOKEN: token } = site.platform.env;
    const queue = { baseUrl: site.platform.addresses.queue!, token: token! };
    client = new Client(queue);
    const app = express();
    app.use(express.json());
    const order = serve<{ order: number }>(
      async (context) => {
        await Promise.all([
          context.run('reserve', () => 'shelf 7'),
          context.run('greet', () => 'hello'),
        ]);
        const receipt = await context.run('pay', () => {
          if (isBroken) throw new Error('no money');
          return `receipt of ${context.requestPayload.order}`;
        });
        await context.waitForEvent('shipped', 'shipped', { timeout: '7d' });
        return receipt;
      },
      { qstashClient: new QstashClient(queue) },
    );
    app.use('/order', order);
    server = app.listen(0, '127.0.0.1');
    await once(server, 'listening');
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/order`;
  });
  afterAll(async () => {
    await site?.close();
    server?.closeAllConnections();
    server?.close();
  });

  test('a run that has failed shows its steps and errors, is resumed, and ends', async () => {
    await client.trigger({ url, body: { order: 1 }, retries: 0, label: 'first' });
    await site.onPage('queue/workflows', DESK, async (page) => {
      await page.locator('.row').filter({ hasText: 'FAILED' }).first().click();
      const run = page.getByRole('region', { name: 'The run' });
      await run.getByText('in parallel').waitFor();
      await run.getByText('reserve').waitFor();
      await run.getByText('no money').first().waitFor();
      await run.getByText('Payload').click();
      await run.getByText('{"order":1}').waitFor();
      expect(await violations(page)).toEqual([]);
      await keepScreenshot(page, 'console-workflow-failed');
      isBroken = false;
      await run.getByRole('button', { name: 'Resume' }).click();
      await run.getByText('event shipped').waitFor();
      await client.notify({ eventId: 'shipped' });
      await run.getByRole('heading', { name: 'Result' }).waitFor();
      await run.getByText('receipt of 1').last().waitFor();
      await keepScreenshot(page, 'console-workflow');
    });
  });

  test('runs are found by their label and state, and canceled', async () => {
    await client.trigger({ url, body: { order: 2 }, label: 'second' });
    await site.onPage('queue/workflows', DESK, async (page) => {
      await page.getByLabel('State').selectOption('RUN_STARTED');
      await page.getByLabel('Run ID').fill('second');
      await page.getByRole('button', { name: 'Search' }).click();
      await page.locator('.row').filter({ hasText: 'STARTED' }).first().click();
      const run = page.getByRole('region', { name: 'The run' });
      await run.getByRole('button', { name: 'Cancel' }).click();
      await confirm(run);
      await run.getByText('CANCELED').first().waitFor();
    });
  });
});
