import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { missingBrowser, violations } from '../scripts/servers/browser.ts';
import { startMock } from '../mocks/start.ts';
import { countText } from './page/parts/format.ts';
import {
  confirm,
  keepScreenshot,
  startTestConsole,
  type Tab,
  type TestConsole,
} from './testing-console.ts';

const PHONE = { width: 390, height: 844 };
const TABLET = { width: 1024, height: 800 };
const DESKTOP = { width: 1440, height: 900 };
const DESK = { viewport: DESKTOP };

/** Each page by its name, its route, and what is there when it has loaded. */
const PAGES = [
  ['overview', 'overview', 'Recent dead letters'],
  ['connect', 'connect', 'Show secrets'],
  ['requests', 'requests', 'Only failures'],
  ['redis keys', 'redis/-/keys', 'Prefix or pattern'],
  ['redis command line', 'redis/-/commands', 'Command'],
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

/** Runs a statement on an element that is `found`, as soon as it is there: before the next frame of the page. */
async function atOnce(page: Page, selector: string, statement: string): Promise<void> {
  await page.addInitScript(`new MutationObserver((_, looking) => {
    const found = document.querySelector(${JSON.stringify(selector)});
    if (found === null) return;
    looking.disconnect();
    ${statement};
  }).observe(document, { childList: true, subtree: true });`);
}

let site: TestConsole;
beforeAll(async () => {
  if (missingBrowser === undefined) site = await startTestConsole();
});
afterAll(() => site?.close());

// Chromium is no dependency that npm installs.
const inBrowser = describe.skipIf(missingBrowser !== undefined);

inBrowser('the pages of the console', () => {
  describe.each([
    ['on a phone', PHONE, 'light'],
    ['on a phone', PHONE, 'dark'],
    ['on a tablet', TABLET, 'light'],
    ['on a tablet', TABLET, 'dark'],
    ['on a desk', DESKTOP, 'light'],
    ['on a desk', DESKTOP, 'dark'],
  ] as const)('%s (%j), %s', (where, viewport, colorScheme) => {
    let tab: Tab;
    beforeAll(async () => {
      tab = await site.open({ viewport, colorScheme });
    });
    afterAll(() => tab.close());

    test.each(PAGES)('%s can be used by everybody', async (name, route, there) => {
      const { page } = tab;
      await tab.visit(route);
      await page.getByText(there).first().waitFor();
      expect(await violations(page)).toEqual([]);
      const overflow = await page.evaluate(
        'document.documentElement.scrollWidth - document.documentElement.clientWidth',
      );
      expect(overflow, 'the page is wider than the screen').toBe(0);
      await keepScreenshot(page, `console ${name} ${where} ${colorScheme}`.replaceAll(' ', '-'));
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
      expect(await menu.isVisible()).toBe(true);
      await page.keyboard.press('Escape');
      expect(await menu.isVisible()).toBe(false);
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

inBrowser('Redis', () => {
  const openKey = async (page: Page, key: string) => {
    await page.getByRole('button', { name: 'New key' }).click();
    await page.getByLabel('Name of the key').fill(key);
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    return page.getByRole('region', { name: `The key ${key}` });
  };

  test('a string is made, changed, given time to live and deleted', async () => {
    await site.onPage('redis/-/keys', DESK, async (page) => {
      const view = await openKey(page, 'made:here');
      await view.getByText('This key does not exist').waitFor();
      await view.getByLabel('Value').fill('hello');
      await view.getByRole('button', { name: 'Save' }).click();
      await view.getByText('no expiry').waitFor();
      await view.getByText('Expiry and name').click();
      await view.getByLabel('Expire in seconds').fill('500');
      await view.getByRole('button', { name: 'Set expiry' }).click();
      await view.getByText('The key expires in 500 s.').waitFor();
      await view.getByText('expires in 8 min 20 s').waitFor();
      await view.getByLabel('Value').fill('hello again');
      await view.getByRole('button', { name: 'Save' }).click();
      await view.getByText('Saved.').waitFor();
      expect(await violations(page)).toEqual([]);
      await view.getByRole('button', { name: 'Delete' }).click();
      await confirm(view);
      await view.waitFor({ state: 'detached' });
    });
  });

  test.each([
    [
      'a hash',
      ['HSET', 'k', 'city', 'Rome'],
      'field',
      { Field: 'country', Value: 'Italy' },
      'country',
    ],
    ['a list', ['RPUSH', 'k', 'one'], 'element', { Value: 'two' }, 'two'],
    ['a set', ['SADD', 'k', 'red'], 'member', { Member: 'blue' }, 'blue'],
    ['a sorted set', ['ZADD', 'k', 1, 'ada'], 'member', { Score: '2', Member: 'bob' }, 'bob'],
    ['a stream', ['XADD', 'k', '*', 'a', '1'], 'entry', { Field: 'b', Value: '2' }, '{"b":"2"}'],
  ] as const)('%s is shown and added to', async (name, command, what, fields, added) => {
    const key = `of:${name}`;
    await site.redis(
      ['DEL', key],
      command.map((word) => (word === 'k' ? key : word)),
    );
    await site.onPage('redis/-/keys', DESK, async (page) => {
      const view = await openKey(page, key);
      await view.getByText(`1 ${what}`, { exact: true }).waitFor();
      for (const [label, value] of Object.entries(fields)) {
        await view.getByLabel(label, { exact: true }).fill(value);
      }
      await view.getByRole('button', { name: 'Add', exact: true }).click();
      await view.getByText(countText(2, what), { exact: true }).waitFor();
      await view.getByRole('cell', { name: added, exact: true }).waitFor();
      expect(await violations(page)).toEqual([]);
    });
  });

  test('an index of vectors is created, added to and searched', async () => {
    await site.redis(['DEL', 'vectors']);
    await site.onPage('redis/-/keys', DESK, async (page) => {
      const view = await openKey(page, 'vectors');
      await view.getByLabel('Type').selectOption('vectors');
      await view.getByLabel('Elements of each vector').fill('2');
      await view.getByRole('button', { name: 'Create' }).click();
      await view.getByText('2 elements each, COSINE').waitFor();
      for (const [id, elements] of [
        ['east', '1, 0'],
        ['north', '0 1'],
      ] as const) {
        await view.getByLabel('ID', { exact: true }).fill(id);
        await view.getByLabel('Elements', { exact: true }).fill(elements);
        await view.getByRole('button', { name: 'Add' }).click();
        await view.getByRole('cell', { name: id, exact: true }).waitFor();
      }
      await view.getByText('2 vectors', { exact: true }).waitFor();
      await view.getByLabel(/^Nearest to/).fill('north');
      await view.getByRole('button', { name: 'Search' }).click();
      const rows = view.getByRole('row');
      await rows.filter({ hasText: 'east' }).getByRole('cell', { name: '0.5' }).waitFor();
      expect(await rows.nth(1).textContent()).toContain('north');
      expect(await violations(page)).toEqual([]);
    });
  });

  test('JSON is changed as a document', async () => {
    await site.redis(['JSON.SET', 'doc', '$', '{"a":1}']);
    await site.onPage('redis/-/keys', DESK, async (page) => {
      const view = await openKey(page, 'doc');
      await view
        .getByText('ReJSON')
        .or(view.getByText('JSON', { exact: true }))
        .first()
        .waitFor();
      await view.getByRole('button', { name: 'Text' }).click();
      await view.getByLabel('Value').fill('{"a": }');
      await view.getByRole('button', { name: 'Save' }).click();
      await view.locator('.notice.bad').waitFor();
      await view.getByLabel('Value').fill('{"a": 2}');
      await view.getByRole('button', { name: 'Save' }).click();
      await view.getByText('Saved.').waitFor();
    });
  });

  test('a text that is changed as soon as it is there is not replaced', async () => {
    await site.redis(['SET', 'text', 'before']);
    const tab = await site.open(DESK);
    try {
      const { page } = tab;
      const change = `found.value = 'after'; found.dispatchEvent(new Event('input', { bubbles: true }))`;
      await atOnce(page, 'textarea', change);
      await tab.visit('redis/-/keys/text');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Saved.').waitFor();
      expect(await site.reply('GET', 'text')).toBe('after');
    } finally {
      await tab.close();
    }
    await site.redis(['DEL', 'text']);
  });

  test('keys are found by their beginning and their type', async () => {
    await site.redis(['SET', 'user:1', 'a'], ['HSET', 'user:2', 'a', 'b'], ['SET', 'other', 'c']);
    await site.onPage('redis/-/keys', DESK, async (page) => {
      await page.getByLabel('Prefix or pattern').fill('user:');
      await page.getByLabel('Type').selectOption('hash');
      await page.getByRole('button', { name: 'Search' }).click();
      await page.getByText(/^1 of \d+ keys matches$/).waitFor();
      const list = page.getByRole('listbox', { name: 'Keys' });
      // The folder opens, and the key in it.
      await list.press('Enter');
      await page.getByRole('option').filter({ hasText: 'user:2' }).waitFor();
      await list.press('ArrowDown');
      await list.press('Enter');
      await page.getByRole('region', { name: 'The key user:2' }).waitFor();
    });
  });

  test('the command line completes, answers and says what is wrong', async () => {
    await site.onPage('redis/-/commands', DESK, async (page) => {
      const line = page.getByLabel('Command', { exact: true });
      await line.fill('ech');
      await page.getByRole('button', { name: 'ECHO message' }).waitFor();
      await page.getByRole('region', { name: 'The docs of ECHO' }).getByText('O(1)').waitFor();
      await line.press('Tab');
      expect(await line.inputValue()).toBe('ECHO ');
      await line.pressSequentially('"hello there"');
      await line.press('Enter');
      await page.getByText('"hello there"', { exact: true }).waitFor();
      await line.press('ArrowUp');
      expect(await line.inputValue()).toBe('ECHO "hello there"');
      await line.fill('get');
      await line.press('Enter');
      await page.getByText('wrong number of arguments').waitFor();
      expect(await violations(page)).toEqual([]);
    });
  });

  test('the monitor shows commands, and a channel its messages', async () => {
    await site.onPage('redis/-/monitor', DESK, async (page) => {
      await page.getByText('Listening').waitFor();
      await site.redis(['SET', 'watched', '1']);
      await page.getByText('"watched"').waitFor();
      // The acknowledgment of the stream is no command.
      expect(await page.getByText('OK', { exact: true }).count()).toBe(0);
    });
    await site.onPage('redis/-/messages', DESK, async (page) => {
      await page.getByLabel('Channel or pattern').fill('news');
      await page.getByRole('button', { name: 'Listen' }).click();
      await page.getByText('Listening').waitFor();
      await page.getByLabel('Publish to channel').fill('news');
      await page.getByLabel('Message', { exact: true }).fill('hello');
      await page.getByRole('button', { name: 'Publish' }).click();
      await page.getByRole('listitem').filter({ hasText: 'news hello' }).waitFor();
      await page.getByText('Received by 1 subscriber.').waitFor();
    });
  });

  test('scrolls through a hundred thousand keys with only a few in the page', async () => {
    for (let thousand = 0; thousand < 100; thousand++) {
      const words = Array.from({ length: 1000 }, (_, one) => [
        `many:${thousand * 1000 + one}`,
        'x',
      ]);
      await site.redis(['MSET', ...words.flat()]);
    }
    await site.onPage('redis/-/keys', DESK, async (page) => {
      await page.getByLabel('Prefix or pattern').fill('many:');
      await page.getByLabel('View').selectOption('List');
      await page.getByRole('button', { name: 'Search' }).click();
      const list = page.getByRole('listbox', { name: 'Keys' });
      await list.focus();
      await expect
        .poll(async () => {
          await page.keyboard.press('End');
          return page.getByRole('status').first().textContent();
        })
        .toMatch(/^100,000 of [\d,]+ keys match$/);
      expect(await page.getByRole('option').count()).toBeLessThan(100);
    });
    await site.redis(['FLUSHALL']);
  });

  test('requests are shown with the slowest first', async () => {
    await site.onPage('requests', DESK, async (page) => {
      await page.getByText('listening').waitFor();
      await page.getByRole('link', { name: 'Redis', exact: true }).click();
      await page.getByRole('link', { name: 'Slow' }).click();
      await page.getByText('No Redis requests yet').waitFor();
      await site.redis(['PING']);
      await page.getByRole('row').getByRole('link').click();
      await page.getByRole('region', { name: 'The request' }).getByText('PING').waitFor();
    });
  });

  test('slow commands of a database are shown', async () => {
    await site.redis(['CONFIG', 'SET', 'slowlog-log-slower-than', '0']);
    await site.redis(['ECHO', 'as slow as that']);
    await site.redis(['CONFIG', 'SET', 'slowlog-log-slower-than', '10000']);
    await site.onPage('redis/-/slow', DESK, async (page) => {
      const slow = page.getByRole('region', { name: 'Slow commands' });
      await slow.getByText('ECHO as slow as that').waitFor();
      expect(await violations(page)).toEqual([]);
    });
    await site.redis(['SLOWLOG', 'RESET']);
  });

  test('of thousands of databases one is looked for, and few are in the page', async () => {
    await site.onPage('redis/-/slow', DESK, async (page) => {
      await page.route('**/v2/redis/databases', async (route) => {
        const answer = await route.fetch();
        const [first] = (await answer.json()) as [object];
        const others = Array.from({ length: 3000 }, (_, i) => ({
          ...first,
          database_id: `id-${i}`,
          database_name: `shop-${i}`,
        }));
        await route.fulfill({ response: answer, json: [first, ...others] });
      });
      await page.reload();
      const search = page.getByLabel('Database (search in 3,001)');
      await expect.poll(() => search.inputValue()).toBe('default');
      expect(await page.locator('datalist option').count()).toBeLessThanOrEqual(50);
      await search.fill('shop-299');
      await expect.poll(() => page.locator('datalist option').count()).toBe(11);
      await search.fill('shop-2999');
      await page.waitForURL('**/#/redis/id-2999/slow');
      expect(await search.inputValue()).toBe('shop-2999');
      expect(await violations(page)).toEqual([]);
    });
  });

  test('a database is made and deleted', async () => {
    await site.onPage('redis/-/databases', DESK, async (page) => {
      await page.getByLabel('Name').fill('from-the-console');
      await page.getByRole('button', { name: 'Create database' }).click();
      const connect = page.getByRole('region', { name: 'Connect to from-the-console' });
      await connect.getByRole('button', { name: 'Show secrets' }).waitFor();
      expect(await violations(page)).toEqual([]);
      await connect.getByRole('link', { name: 'Open' }).click();
      await page.getByText('No keys yet').waitFor();
      await expect
        .poll(() => page.getByLabel('Database').locator('option:checked').textContent())
        .toBe('from-the-console');
      await page.getByRole('link', { name: 'Databases' }).click();
      await page.getByRole('button', { name: 'Delete from-the-console' }).click();
      await confirm(page);
      await page.getByRole('heading', { name: 'from-the-console' }).waitFor({ state: 'detached' });
    });
  });
});

inBrowser('Kafka', () => {
  test('a cluster is made and deleted', async () => {
    await site.onPage('kafka/-/clusters', DESK, async (page) => {
      await page.getByLabel('Name').fill('second');
      await page.getByRole('button', { name: 'Create cluster' }).click();
      const connect = page.getByRole('region', { name: 'Connect to second' });
      await connect.getByRole('link', { name: 'Open' }).click();
      await page.getByText('0 topics').waitFor();
      await expect
        .poll(() => page.getByLabel('Cluster').locator('option:checked').textContent())
        .toBe('second');
      await page.getByRole('link', { name: 'Clusters' }).click();
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Delete second' }).click();
      await page.getByRole('button', { name: 'Delete cluster' }).click();
      await page.getByRole('heading', { name: 'second' }).waitFor({ state: 'detached' });
    });
  });

  test('registers, shows and deletes a schema, and refuses an invalid one', async () => {
    await site.onPage('kafka/-/schemas', DESK, async (page) => {
      await page.getByLabel('Subject').fill('orders-value');
      await page.getByLabel('Schema', { exact: true }).fill('{"type":"nothing"}');
      await page.getByRole('button', { name: 'Register schema' }).click();
      await page.locator('.notice.bad').waitFor();
      await page.getByLabel('Schema', { exact: true }).fill('{"type":"string"}');
      await page.getByRole('button', { name: 'Register schema' }).click();
      const subject = page.getByRole('region', { name: 'The subject orders-value' });
      await subject.getByText('Version 1').waitFor();
      expect(await violations(page)).toEqual([]);
      await subject.getByRole('button', { name: 'Delete' }).click();
      await subject.getByRole('button', { name: 'Delete subject' }).click();
      await page.getByText('No schemas yet').waitFor();
    });
  });

  test('a connector that is set up wrongly says why, and is deleted', async () => {
    await site.onPage('kafka/-/connectors', DESK, async (page) => {
      await page.getByLabel('Name').fill('archive');
      await page.getByLabel('Properties').fill('{"connector.class": "no.such.Class"}');
      await page.getByRole('button', { name: 'Create connector' }).click();
      await page
        .getByRole('heading', { name: 'archive' })
        .or(page.locator('.notice.bad'))
        .waitFor();
      if (await page.getByRole('heading', { name: 'archive' }).isVisible()) {
        await page.getByText('failed', { exact: true }).waitFor();
        expect(await violations(page)).toEqual([]);
        await page.getByRole('button', { name: 'Delete' }).click();
        await page.getByRole('button', { name: 'Delete connector' }).click();
        await page.getByText('No connectors yet').waitFor();
      }
    });
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
      await page.getByRole('link', { name: 'Backups' }).click();
      await page.getByLabel('Name').fill('before-the-move');
      await page.getByRole('button', { name: 'Create backup' }).click();
      await page.getByRole('cell', { name: 'completed' }).waitFor();
      await page.getByRole('link', { name: 'API keys' }).click();
      await page.getByLabel('Name').fill('laptop');
      await page.getByRole('button', { name: 'Create key' }).click();
      await page.getByText('copy it now').waitFor();
      expect(await violations(page)).toEqual([]);
    });
  });
});

test.skipIf(missingBrowser !== undefined)(
  'a fault is added, meets a request and is removed',
  async () => {
    await site.onPage('controls', DESK, async (page) => {
      await page.getByLabel('Family').selectOption('redis');
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
      await page.getByLabel('Family').selectOption('resp');
      await page.getByLabel('Operation (').fill('GET');
      await page.getByLabel('Answer with status').fill('');
      await page.getByLabel('Reply with error').fill('LOADING not yet');
      await page.getByRole('button', { name: 'Add fault' }).click();
      await page.getByRole('cell', { name: 'replies LOADING not yet' }).waitFor();
      await page.getByRole('button', { name: 'Remove', exact: false }).first().click();
      await page.getByText('No faults').waitFor();
    });
  },
);

inBrowser('the controls', () => {
  let own: TestConsole;
  beforeAll(async () => {
    own = await startTestConsole();
  });
  afterAll(() => own?.close());

  test('plays and stops a scenario, and refuses an invalid one', async () => {
    await own.onPage('controls/scenarios', DESK, async (page) => {
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
      await expect(own.redis(['PING'])).rejects.toThrow();
      await page.getByRole('cell', { name: '1 of 1 request' }).waitFor();
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Stop limited' }).click();
      await confirm(page);
      await page.getByText('No scenario is running.').waitFor();
    });
    await own.redis(['PING']);
  });

  test('exports everything to a file, and seeds it again after a reset', async () => {
    await own.redis(['SET', 'kept', 'here']);
    await own.onPage('controls/state', DESK, async (page) => {
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
      expect(await own.reply('GET', 'kept')).toBeNull();
      await file.setInputFiles(await download.path());
      await page.getByRole('button', { name: 'Replace all data' }).click();
      await page.getByText('1 key').waitFor();
      expect(await own.reply('GET', 'kept')).toBe('here');
      await own.redis(['SET', 'kept', 'changed']);
      await page.getByRole('button', { name: 'Reset to the seed' }).click();
      await confirm(page);
      await page.getByText('Reset to the seed:').waitFor();
      expect(await own.reply('GET', 'kept')).toBe('here');
      expect(await violations(page)).toEqual([]);
    });
  });

  test('the clock is frozen and moved on, and ids are fixed', async () => {
    await own.redis(['SET', 'short', 'lived', 'EX', 3000]);
    await own.onPage('controls/clock', DESK, async (page) => {
      await page.getByRole('button', { name: 'Freeze the clock' }).click();
      await page.getByText('frozen', { exact: true }).waitFor();
      await page.getByRole('button', { name: 'Move' }).click();
      await expect.poll(() => own.reply('GET', 'short')).toBeNull();
      await page.getByLabel('Seed').fill('7');
      await page.getByRole('button', { name: 'Set seed' }).click();
      await page.getByText('New IDs are generated from seed 7').waitFor();
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Resume the clock' }).click();
      await page.getByText('running', { exact: true }).waitFor();
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
