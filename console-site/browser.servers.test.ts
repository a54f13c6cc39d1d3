import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import {
  DESKTOP,
  lookOn,
  Menus,
  overflow,
  PHONE,
  SCREENS,
  violations,
  type Extent,
  type Screen,
} from '../scripts/servers/accessibility.ts';
import { missingBrowser } from '../scripts/servers/browser.ts';
import { startMock } from '../mocks/start.ts';
import {
  atOnce,
  keepScreenshot,
  startTestConsole,
  type Tab,
  type TestConsole,
} from './testing-console.ts';

const TABLET: Screen = {
  name: 'on a tablet, light',
  viewport: { width: 1024, height: 800 },
  colorScheme: 'light',
  rules: 'places',
};
const DESK = { viewport: DESKTOP };

/** Each page by its name, its route, and what is there when it has loaded, and not in the page before. */
const PAGES = [
  ['overview', 'overview', 'Recent dead letters'],
  ['requests', 'requests', 'Only failures'],
  ['connect', 'connect', 'Show secrets'],
  ['redis keys', 'redis/-/keys', 'Prefix or pattern'],
  ['redis command line', 'redis/-/commands', 'recall earlier commands'],
  ['redis monitor', 'redis/-/monitor', 'listening'],
  ['redis pub-sub', 'redis/-/messages', 'Publish'],
  ['redis info', 'redis/-/info', 'used_memory'],
  ['redis slow requests', 'redis/-/slow', 'without commands at the ports'],
  ['redis databases', 'redis/-/databases', 'Region'],
  ['queue messages', 'queue/messages', 'No messages yet'],
  ['queue publish', 'queue/publish', 'Flow-control key'],
  ['queue dead letters', 'queue/dlq', 'No dead letters'],
  ['queue workflows', 'queue/workflows', 'No runs yet'],
  ['queue schedules', 'queue/schedules', 'No schedules yet'],
  ['queue queues', 'queue/queues', 'No queues yet'],
  ['queue groups', 'queue/groups', 'No URL groups yet'],
  ['queue flow control', 'queue/flow', 'No flow-control keys yet'],
  ['kafka topics', 'kafka/-/topics', 'topics'],
  ['kafka groups', 'kafka/-/groups', 'No consumer groups yet'],
  ['kafka connectors', 'kafka/-/connectors', 'No connectors yet'],
  ['kafka clusters', 'kafka/-/clusters', 'Create cluster'],
  ['kafka schemas', 'kafka/-/schemas', 'No schemas yet'],
  ['statistics', 'statistics', 'Total monthly storage'],
  ['controls faults', 'controls', 'No faults'],
  ['controls scenarios', 'controls/scenarios', 'No scenario is running'],
  ['controls state', 'controls/state', 'Reset to the seed'],
  ['controls clock', 'controls/clock', 'running'],
  ['account teams', 'account/teams', 'No teams yet'],
  ['account credentials', 'account/credentials', 'No credentials besides'],
  ['account backups', 'account/backups', 'No backups of this database'],
  ['account keys', 'account/keys', 'settings'],
  ['account audit', 'account/audit', 'No entries yet'],
  ['queue keys', 'queue/keys', 'Rotate'],
] as const;

let site: TestConsole;
beforeAll(async () => {
  if (missingBrowser === undefined) site = await startTestConsole();
});
afterAll(() => site?.close());

// Chromium is no dependency that npm installs.
const inBrowser = describe.skipIf(missingBrowser !== undefined);

inBrowser('the pages of the console', () => {
  let tab: Tab;
  const menus = new Menus();
  beforeAll(async () => {
    tab = await site.open(DESK);
  });
  afterAll(() => tab.close());

  describe.each(PAGES)('%s can be used by everybody', (name, route, there) => {
    let extent: Extent;
    beforeAll(async () => {
      await tab.visit(route);
      await tab.page.getByText(there).first().waitFor();
      extent = await menus.newOn(tab.page);
    });

    test.each([...SCREENS, TABLET])('$name', async (screen) => {
      const { page } = tab;
      await lookOn(page, screen);
      expect(await violations(page, screen.rules, extent)).toEqual([]);
      await expect.poll(() => overflow(page), { message: 'wider than the screen' }).toBe(0);
      await keepScreenshot(page, `console ${name} ${screen.name}`.replaceAll(/[ ,]+/g, '-'));
    });
  });

  test('a platform has only the pages of the services that it runs', async () => {
    const some = await startTestConsole({ services: 'queue' });
    onTestFinished(() => some.close());
    await some.onPage('redis/-/keys', DESK, async (page) => {
      const menu = page.getByRole('navigation', { name: 'Pages' });
      await expect
        .poll(() => menu.getByRole('link').allInnerTexts())
        .toEqual([
          ...['Overview', 'Live log', 'Connect', 'Queue', 'Statistics'],
          ...['Faults', 'Scenarios', 'Seed and reset', 'Clock and IDs'],
          ...['Teams', 'API keys', 'Audit log'],
        ]);
      // There is no such page, so this is the first one.
      await page.getByText('Slowest operations').first().waitFor();
      await page.getByRole('heading', { name: 'Connect to Queue' }).waitFor();
      expect(await page.getByRole('link', { name: 'Redis' }).count()).toBe(0);
    });
    await some.onPage('statistics', DESK, async (page) => {
      await page.getByRole('option', { name: 'Queue' }).waitFor({ state: 'attached' });
    });
    await some.onPage('account/backups', DESK, async (page) => {
      await page.getByText('No teams yet').waitFor();
      expect(await page.getByRole('link', { name: 'Backups' }).count()).toBe(0);
    });
  });

  test('the menu is reached by the keyboard, and on a phone it opens and closes', async () => {
    await site.onPage('overview', { viewport: PHONE }, async (page) => {
      const button = page.getByRole('button', { name: 'Menu' });
      const menu = page.getByRole('navigation', { name: 'Pages' });
      expect(await menu.isVisible()).toBe(false);
      await button.press('Enter');
      await menu.waitFor();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await violations(page)).toEqual([]);
      }
      await page.keyboard.press('Escape');
      await menu.waitFor({ state: 'hidden' });
    });
  });

  test('the menu can be opened as soon as it is there', async () => {
    const tab = await site.open({ viewport: PHONE });
    try {
      const { page } = tab;
      await atOnce(page, '.menu-button', 'found.click()');
      await tab.visit('overview');
      await expect.poll(() => page.title()).toMatch(/^Overview/);
      const menu = page.getByRole('navigation', { name: 'Pages' });
      expect(await menu.isVisible()).toBe(true);
      await menu.getByRole('link', { name: 'Kafka', exact: true }).click();
      await expect.poll(() => page.title()).toMatch(/^Kafka/);
      await expect.poll(() => menu.isVisible()).toBe(false);
    } finally {
      await tab.close();
    }
  });

  test('a choice of colors is kept, even if the page is reloaded before its next frame', async () => {
    await site.onPage('overview', { ...DESK, colorScheme: 'light' }, async (page) => {
      await page.getByRole('button', { name: 'Dark' }).waitFor();
      const reloaded = page.waitForEvent('load');
      await page.evaluate(
        `requestAnimationFrame = setTimeout = () => 0;
        [...document.querySelectorAll('button')].find((one) => one.innerText === 'Dark').click();
        location.reload();`,
      );
      await reloaded;
      await page.getByRole('button', { name: 'Light' }).waitFor();
      await expect.poll(() => page.evaluate('document.documentElement.className')).toBe('dark');
    });
  });
});

inBrowser('the live log', () => {
  test('shows a request when it is answered, with its contents', async () => {
    await site.onPage('requests', DESK, async (page) => {
      await page.getByText('listening').waitFor();
      await site.redis(['SET', 'seen', 'by the console']);
      await page.getByRole('option').filter({ hasText: '/pipeline' }).first().click();
      const detail = page.getByRole('region', { name: 'The request' });
      await detail.getByText('runPipeline').waitFor();
      await detail.getByText('by the console').waitFor();
      await detail.getByRole('button', { name: 'Copy as curl' }).waitFor();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await detail.waitFor({ state: 'detached' });
    });
  });

  test('can show failures only, and hides its own requests', async () => {
    await site.onPage('requests', DESK, async (page) => {
      await page.getByText('listening').waitFor();
      await fetch(`${site.platform.addresses.queue}/v2/nowhere`);
      await site.redis(['PING']);
      await page.getByRole('option').filter({ hasText: '/v2/nowhere' }).first().waitFor();
      await page.getByLabel('Only failures').check();
      await page
        .getByRole('option')
        .filter({ hasText: '/pipeline' })
        .first()
        .waitFor({ state: 'detached' });
      await page.getByText('unknown operation').first().waitFor();
    });
  });
});

inBrowser('what happened before the page was opened', () => {
  test('is there: a failure in the overview, with its contents, and the latest requests in the log', async () => {
    const own = await startTestConsole();
    try {
      await own.redis(['SET', 'seen', 'before']);
      await fetch(`${own.platform.addresses.queue}/v2/nowhere?token=hush-4711`);
      await own.onPage('overview', DESK, async (page) => {
        const failures = page.getByRole('region', { name: 'Latest failures' });
        await failures.getByText('there is nothing at').waitFor();
        await failures.getByRole('link', { name: '/v2/nowhere' }).click();
        const detail = page.getByRole('region', { name: 'The request' });
        await detail.getByText('not in the contract').waitFor();
        await page.getByRole('option').filter({ hasText: '/pipeline' }).first().click();
        await detail.getByText('before').first().waitFor();
        expect(await page.content()).not.toContain('hush');
        await keepScreenshot(page, 'console-log-of-before');
      });
    } finally {
      await own.close();
    }
  });
});

inBrowser('the account', () => {
  test('creates a team with a member, and shows both in the audit log', async () => {
    await site.onPage('account/teams', DESK, async (page) => {
      await page.getByLabel('New team').fill('analysts');
      await page.getByRole('button', { name: 'Create' }).click();
      await page.getByLabel('E-mail of a new member').fill('ada@example.com');
      await page.getByRole('button', { name: 'Add' }).click();
      await page
        .getByRole('cell', { name: 'ada@example.com', exact: true })
        .or(page.locator('.notice.bad'))
        .waitFor();
      expect(await violations(page)).toEqual([]);
      await page.getByRole('link', { name: 'Audit log' }).click();
      await page.getByRole('cell', { name: 'team.create' }).waitFor();
    });
  });

  test('a credential, a backup and a key are made', async () => {
    await site.onPage('account/credentials', DESK, async (page) => {
      await page.getByLabel('Name').fill('readers');
      await page.getByRole('button', { name: 'Create' }).click();
      await page.getByRole('cell', { name: 'readers', exact: true }).waitFor();
      // The page before has a field of the same name.
      await page.getByRole('link', { name: 'Backups' }).click();
      const backup = page.getByRole('button', { name: 'Create backup' });
      await backup.waitFor();
      await page.getByLabel('Name').fill('before-the-move');
      await backup.click();
      await page.getByRole('cell', { name: 'completed' }).waitFor();
      await page.getByRole('link', { name: 'API keys' }).click();
      const key = page.getByRole('button', { name: 'Create key' });
      await key.waitFor();
      await page.getByLabel('Name').fill('laptop');
      await key.click();
      await page.getByText('copy it now').waitFor();
      expect(await violations(page)).toEqual([]);
    });
  });
});

inBrowser('with secrets of its own', () => {
  let own: TestConsole;
  beforeAll(async () => {
    own = await startTestConsole({ email: 'ada@example.com', apiKey: 'key-of-our-own' });
  });
  afterAll(() => own?.close());

  const signIn = async (page: Page, key: string) => {
    await page.getByLabel('E-mail').fill('ada@example.com');
    await page.getByLabel('API key').fill(key);
    await page.getByRole('button', { name: 'Sign in' }).click();
  };

  test('the console is for the first account, until that signs out', async () => {
    await own.onPage('redis/-/keys', DESK, async (page) => {
      await page.getByLabel('E-mail').waitFor();
      expect(await violations(page)).toEqual([]);
      await signIn(page, 'key-of-nobody');
      await page.getByText('The e-mail or the API key is not valid.').waitFor();
      await signIn(page, 'key-of-our-own');
      await page.getByText('0 keys').waitFor();
      await page.reload();
      await page.getByText('0 keys').waitFor();
      await page.getByRole('link', { name: 'Live log' }).click();
      await page.getByText('listening').waitFor();
      await page.getByRole('button', { name: 'Sign out' }).click();
      await page.getByLabel('E-mail').waitFor();
      await page.reload();
      await page.getByLabel('E-mail').waitFor();
    });
  });
});

inBrowser('the mock', () => {
  let mock: TestConsole;
  beforeAll(async () => {
    mock = await startTestConsole({}, startMock);
  });
  afterAll(() => mock?.close());

  test('has the same console, and its requests are in the live log', async () => {
    await mock.onPage('requests', DESK, async (page) => {
      await page.getByText('listening').waitFor();
      await mock.redis(['GET', 'greeting']);
      await page.locator('.row').filter({ hasText: '/pipeline' }).first().waitFor();
      for (const name of ['Redis', 'Kafka', 'Queue']) {
        await page.getByRole('link', { name, exact: true }).click();
        await page.getByRole('heading', { name, exact: true }).waitFor();
      }
    });
  });
});
