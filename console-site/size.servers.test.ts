import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violations } from '../scripts/servers/accessibility.ts';
import { missingBrowser } from '../scripts/servers/browser.ts';
import { confirm, startTestConsole, type Tab, type TestConsole } from './testing-console.ts';
import { fill, SIZE } from './testing-size.ts';

/** Each page with a long list, and what it shows when it has loaded. */
const PAGES = [
  ['overview', 'Recent dead letters'],
  ['requests', 'Only failures'],
  ['redis/-/keys', '10,000 of 1,000,000 keys so far'],
  ['redis/-/info', 'used_memory'],
  ['kafka/-/topics', '10,000 topics'],
  ['kafka/-/topics/topic-0', `100 of ${SIZE.records.toLocaleString('en')} messages`],
  ['kafka/-/groups', 'No consumer groups yet'],
  ['kafka/-/schemas', 'No schemas yet'],
  ['queue/messages', 'Page 1'],
  ['queue/dlq', 'Page 1'],
  ['queue/queues', '100 rows not shown'],
  ['queue/groups', 'http://127.0.0.1:9/99'],
  ['queue/flow', 'in progress'],
  ['statistics', 'Total monthly storage'],
  ['controls', 'No faults'],
  ['account/audit', 'Audit log'],
] as const;

/** Maximum number of elements in a page, however large the platform. */
const MOST_ELEMENTS = 6_000;
/** Maximum bytes of its memory: a list of 10,000 topics alone is 5 MB. */
const MOST_KEPT = 100 * 1024 ** 2;

// Chromium is not a dependency that npm installs.
describe.skipIf(missingBrowser !== undefined)('the console of a large platform', () => {
  let site: TestConsole;
  let tab: Tab;
  const requests: { page: string; url: string; milliseconds: number }[] = [];
  let current = '';
  beforeAll(async () => {
    site = await startTestConsole();
    await fill(site);
    tab = await site.open({ viewport: { width: 1280, height: 900 } });
    tab.page.on('requestfinished', (request: Request) => {
      const milliseconds = Math.round(request.timing().responseEnd);
      requests.push({ page: current, url: request.url(), milliseconds });
    });
  }, 600_000);
  afterAll(async () => {
    await tab?.close();
    await site?.close();
    // Durations depend on the machine: they are recorded for people.
    const reports = fileURLToPath(new URL('../reports/', import.meta.url));
    mkdirSync(reports, { recursive: true });
    const slowest = requests.toSorted((one, other) => other.milliseconds - one.milliseconds);
    writeFileSync(`${reports}console-at-size.json`, JSON.stringify(slowest.slice(0, 50), null, 2));
  });

  test.each(PAGES)('%s has no more in it than a page should', async (route, there) => {
    const { page } = tab;
    current = route;
    await tab.visit(route);
    await page.getByText(there).first().waitFor();
    expect(await page.evaluate('document.querySelectorAll("*").length')).toBeLessThan(
      MOST_ELEMENTS,
    );
    expect(await violations(page)).toEqual([]);
  });

  test('the browser keeps no more of it as its pages come and go', async () => {
    const { page } = tab;
    for (const [route, there] of [...PAGES, ...PAGES]) {
      await tab.visit(route);
      await page.getByText(there).first().waitFor();
    }
    expect(await keptBy(page)).toBeLessThan(MOST_KEPT);
  });

  test('a key, a topic and a message are found among them', async () => {
    const { page } = tab;
    await tab.visit('redis/-/keys');
    await page.getByLabel('Prefix or pattern').fill('key:99999');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('option').filter({ hasText: 'key:' }).click();
    await page.getByText('key:999990', { exact: true }).waitFor();
    await tab.visit('kafka/-/topics');
    await page.getByLabel('Search').fill('topic-9999');
    await page.getByText('1 of 10,000 topics', { exact: true }).waitFor();
    await tab.visit('queue/messages');
    await page.getByLabel('Message ID or URL').fill('http://127.0.0.1:9/77');
    await page.getByRole('button', { name: 'Search' }).click();
    const others = page.locator('.row').filter({ hasNotText: 'http://127.0.0.1:9/77' });
    await others.first().waitFor({ state: 'detached' });
    await page.locator('.row').first().click();
    await page.getByText('Waiting for its delivery time').waitFor();
  });

  test('all keys that a list takes are loaded, in folders, with few of them in the page', async () => {
    const { page } = tab;
    await tab.visit('redis/-/keys');
    await page.getByRole('button', { name: 'Load all' }).click();
    await page.getByText('500,000 of 1,000,000 keys so far').waitFor();
    await page.getByRole('option').filter({ hasText: 'key:' }).click();
    await page.getByRole('listbox', { name: 'Keys' }).getByText('string').first().waitFor();
    expect(await page.getByRole('option').count()).toBeLessThan(100);
    expect(await keptBy(page)).toBeLessThan(MOST_KEPT * 2);
  });

  test('lists go on to older pages and back', async () => {
    const { page } = tab;
    for (const route of ['queue/messages', 'queue/dlq']) {
      await tab.visit(route);
      await page.getByText('Page 1').waitFor();
      await page.getByRole('button', { name: 'Older' }).click();
      await page.getByText('Page 2').waitFor();
      await page.getByRole('button', { name: 'Newer' }).click();
      await page.getByText('Page 1').waitFor();
    }
  });

  describe('among so many', () => {
    test('a key is made and deleted, and keys of a prefix are counted and deleted', async () => {
      const { page } = tab;
      await tab.visit('redis/-/keys');
      await page.getByRole('button', { name: 'New key' }).click();
      await page.getByLabel('Name of the key').fill('made:here');
      await page.getByRole('button', { name: 'Open', exact: true }).click();
      const view = page.getByRole('region', { name: 'The key made:here' });
      await view.getByLabel('Value').fill('hello');
      await view.getByRole('button', { name: 'Save' }).click();
      await view.getByText('no expiry').waitFor();
      await view.getByRole('button', { name: 'Delete' }).click();
      await confirm(view);
      await view.waitFor({ state: 'detached' });
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

    test('a topic is found by the palette, changed, and deleted with its like', async () => {
      const { page } = tab;
      await tab.visit('kafka/-/topics');
      await page.getByText('10,000 topics').waitFor();
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('combobox').fill('topic-9876');
      await page.getByRole('option', { name: 'topic-9876' }).first().click();
      const topic = page.getByRole('region', { name: 'The topic topic-9876' });
      await topic.getByRole('link', { name: 'Settings' }).click();
      await topic.getByLabel('Retention time').fill('86400000');
      await topic.getByRole('button', { name: 'Save settings' }).click();
      await topic.getByText('· kept for 1 d').waitFor();
      await tab.visit('kafka/-/topics');
      await page.getByLabel('Search').fill('topic-987');
      await page.getByText('11 of 10,000 topics', { exact: true }).waitFor();
      await page.getByRole('button', { name: 'Delete topics…' }).click();
      const selection = page.getByRole('region', { name: 'Delete topics' });
      await selection.getByRole('button', { name: 'Select all 11' }).click();
      await selection.getByRole('button', { name: 'Delete 11 topics' }).click();
      await confirm(selection);
      await selection.getByText('Deleted 11 topics.').waitFor();
    });

    test('a message is produced to a long topic, seen live, and found', async () => {
      const { page } = tab;
      await tab.visit('kafka/-/topics/topic-0');
      await page.getByText('100 of 100,000 messages').waitFor();
      await page.getByRole('button', { name: 'Live' }).click();
      await page.getByText('live', { exact: true }).waitFor();
      const topic = page.getByRole('region', { name: 'The topic topic-0' });
      await topic.getByRole('link', { name: 'Produce' }).click();
      await topic.getByLabel('Value', { exact: true }).fill('a rare one');
      await topic.getByRole('button', { name: 'Produce message' }).click();
      await topic.getByText('at offset 100,000').or(topic.getByText('at offset 100000')).waitFor();
      await page.getByRole('option').filter({ hasText: 'a rare one' }).waitFor();
      await page.getByRole('button', { name: 'Live' }).click();
      await page.getByLabel('Search').fill('a rare');
      await page.getByLabel('Search').press('Enter');
      await page.getByText(/^1 match in /).waitFor();
    });

    test('a message is published and canceled, and dead letters are retried and deleted', async () => {
      const { page } = tab;
      await tab.visit('queue/publish');
      await page.getByLabel('Destination:').fill('http://127.0.0.1:9/published-here');
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
      await page
        .getByLabel(/^Select \d/)
        .first()
        .check();
      await page.getByRole('button', { name: 'Retry 1 dead letter' }).click();
      await page.getByText('Published 1 message again.').waitFor();
      await page
        .getByLabel(/^Select \d/)
        .first()
        .check();
      await page.getByRole('button', { name: 'Delete 1 dead letter' }).click();
      await page.getByRole('button', { name: 'Delete 1 dead letter for good' }).click();
      await page.getByText('Deleted 1 dead letter.').waitFor();
    });

    test('each part has its statistics', async () => {
      const { page } = tab;
      await tab.visit('statistics');
      for (const part of ['Kafka, default', 'Queue']) {
        await page.getByLabel('Show').selectOption({ label: part });
        await page.locator('.chart, .card').first().waitFor();
        expect(await page.getByRole('alert').count()).toBe(0);
      }
    });
  });
});

/** Bytes that the page's scripts use after a garbage collection. */
async function keptBy(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}
