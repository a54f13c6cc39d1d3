import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { Menus, violations } from '../scripts/servers/accessibility.ts';
import { missingBrowser } from '../scripts/servers/browser.ts';
import { kafkaSuite } from './size/kafka-suite.ts';
import { platformSuite } from './size/platform-suite.ts';
import { queueSuite } from './size/queue-suite.ts';
import { redisSuite } from './size/redis-suite.ts';
import { stateSuite } from './size/state-suite.ts';
import { fill, LATER, PageRequests, SIZE } from './size/testing-size.ts';
import { startTestConsole, type Tab, type TestConsole } from './testing-console.ts';

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
  ['queue/workflows', 'No runs yet'],
  ['queue/schedules', '900 schedules not shown'],
  ['queue/queues', '100 rows not shown'],
  ['queue/groups', '282 groups not shown'],
  ['queue/flow', '900 keys not shown'],
  ['statistics', 'Total monthly storage'],
  ['controls', 'No faults'],
  ['account/audit', 'Audit log'],
  ['connect', 'Show secrets'],
] as const;

/** Maximum number of elements in a page, however large the platform. */
const MOST_ELEMENTS = 6_000;
/** How many requests for the same may wait at the same time: those of a page, and of the page before. */
const MOST_ALIKE = 4;
/** Maximum bytes of its memory: a list of 10,000 topics alone is 5 MB. */
const MOST_KEPT = 100 * 1024 ** 2;

// Chromium is not a dependency that npm installs.
describe.skipIf(missingBrowser !== undefined)('the console of a large platform', () => {
  let site: TestConsole;
  let tab: Tab;
  let requests: PageRequests;
  const menus = new Menus();
  const large = () => ({ site, tab });
  beforeAll(async () => {
    site = await startTestConsole();
    await fill(site);
    tab = await site.open({ viewport: { width: 1280, height: 900 } });
    requests = new PageRequests(tab.page);
  }, 600_000);
  afterEach(async () => {
    expect(await elementsOf(tab.page)).toBeLessThan(MOST_ELEMENTS);
    expect(requests.mostAlike).toBeLessThanOrEqual(MOST_ALIKE);
  });
  afterAll(async () => {
    await tab?.close();
    await site?.close();
    // Durations depend on the machine: they are recorded for people.
    const reports = fileURLToPath(new URL('../reports/', import.meta.url));
    mkdirSync(reports, { recursive: true });
    const slowest = requests.made.toSorted((one, other) => other.milliseconds - one.milliseconds);
    writeFileSync(`${reports}console-at-size.json`, JSON.stringify(slowest.slice(0, 50), null, 2));
  });

  test.each(PAGES)('%s has no more in it than a page should', async (route, there) => {
    const { page } = tab;
    await tab.visit(route);
    await page.getByText(there).first().waitFor();
    expect(await violations(page, 'all', await menus.newOn(page))).toEqual([]);
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
    await page.getByLabel('Message ID or URL').fill(`${LATER}77`);
    await page.getByRole('button', { name: 'Search' }).click();
    const others = page.locator('.row').filter({ hasNotText: `${LATER}77` });
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

  redisSuite(large);
  kafkaSuite(large);
  queueSuite(large);
  platformSuite(large);
  // All data is gone at its end.
  stateSuite(large);
});

async function elementsOf(page: Page): Promise<number> {
  return page.evaluate('document.querySelectorAll("*").length');
}

/** Bytes that the page's scripts use after a garbage collection. */
async function keptBy(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}
