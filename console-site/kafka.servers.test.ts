import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { overflow, violations } from '../scripts/servers/accessibility.ts';
import { missingBrowser } from '../scripts/servers/browser.ts';
import { confirm, keepScreenshot, startTestConsole, type TestConsole } from './testing-console.ts';

const DESK = { viewport: { width: 1440, height: 900 } };

let site: TestConsole;
beforeAll(async () => {
  if (missingBrowser === undefined) site = await startTestConsole();
});
afterAll(() => site?.close());

/** Asks the REST API of the cluster `default`. */
async function kafka(path: string, body?: unknown): Promise<unknown> {
  const { env, addresses } = site.platform;
  const user = `${env['UPSTASH_KAFKA_REST_USERNAME']}:${env['UPSTASH_KAFKA_REST_PASSWORD']}`;
  const response = await fetch(addresses.kafka + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Basic ${btoa(user)}`,
      'Kafka-Auto-Offset-Reset': 'earliest',
      'content-type': 'application/json',
    },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return JSON.parse(text) as unknown;
}

/** Creates topics with so many partitions each. */
async function create(...topics: readonly { name: string; partitions: number }[]): Promise<void> {
  const body = JSON.stringify({ plinth: 1, kafka: { topics } });
  const headers = { 'content-type': 'application/json' };
  const url = `${site.platform.addresses.console}/api/control/state`;
  const { ok } = await fetch(url, { method: 'POST', headers, body });
  expect(ok).toBe(true);
}

// Chromium is no dependency that npm installs.
const inBrowser = describe.skipIf(missingBrowser !== undefined);

inBrowser('clusters, schemas and connectors', () => {
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
      await page.getByRole('button', { name: 'Delete second' }).waitFor();
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
      const row = page.getByRole('option', { name: 'orders-value' });
      await row.getByText('Avro, version 1').waitFor();
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
        .first()
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

inBrowser('Kafka', () => {
  test('a topic is made, produced to beside its messages, looked into and deleted', async () => {
    await site.onPage('kafka/-/topics', DESK, async (page) => {
      await page.getByRole('textbox', { name: 'Name' }).fill('orders');
      await page.getByLabel('Partitions').fill('2');
      await page.getByRole('button', { name: 'Create topic' }).click();
      const connect = page.getByRole('region', { name: 'Connect to default' });
      await connect.getByRole('button', { name: 'curl' }).click();
      await connect.getByText('/produce/orders').waitFor();
      await connect.getByRole('link', { name: 'Open' }).click();
      const topic = page.getByRole('region', { name: 'The topic orders' });
      await topic.getByText('No messages yet').waitFor();
      await topic.getByRole('link', { name: 'Produce' }).click();
      const form = topic.getByRole('region', { name: 'Produce' });
      const send = form.getByRole('button', { name: 'Produce message' });
      const bottom = async () => (await send.boundingBox())?.y;
      await expect.poll(bottom).toBeLessThan(DESK.viewport.height);
      for (const [offset, value] of ['{"id":1}', '{"id":2}'].entries()) {
        await form.getByLabel('Key (optional)').fill('same');
        await form.getByLabel('Value', { exact: true }).fill(value);
        await form.getByLabel('Headers').fill('source: checkout');
        await send.click();
        await form.getByText(`at offset ${offset}`).waitFor();
      }
      await topic.getByText('2 of 2 messages').waitFor();
      const first = topic.getByRole('listbox').getByRole('option').first();
      await first.getByText('{"id":2}').waitFor();
      await form.getByRole('link', { name: 'Close' }).click();
      await first.click();
      const message = topic.getByRole('region', { name: 'Offset 1 of partition' });
      await message.getByText('"id": 2').waitFor();
      await message.getByText(/^JSON/).waitFor();
      await message.getByRole('cell', { name: 'checkout' }).waitFor();
      expect(await violations(page)).toEqual([]);
      await keepScreenshot(page, 'console-topic');
      await page.keyboard.press('Escape');
      await message.waitFor({ state: 'detached' });
      await topic.getByRole('button', { name: 'Delete' }).click();
      await topic.getByRole('button', { name: 'Delete topic' }).click();
      await topic.waitFor({ state: 'detached' });
    });
  });

  test('messages of all partitions are listed by time, searched and read further', async () => {
    await create({ name: 'times', partitions: 3 });
    const start = Date.UTC(2026, 0, 1);
    const messages = Array.from({ length: 300 }, (_, one) => ({
      ...{ partition: one % 3, timestamp: start + one * 1000, key: `k${one}`, value: `v${one}` },
      headers: one === 7 ? [{ key: 'source', value: 'Rare' }] : [],
    }));
    await kafka('/produce/times', messages);
    await site.onPage('kafka/-/topics/times', DESK, async (page) => {
      const rows = page.getByRole('listbox', { name: 'Messages' }).getByRole('option');
      await page.getByText('100 of 300 messages').waitFor();
      await rows.first().getByText('v299').waitFor();
      await rows.nth(1).getByText('v298').waitFor();
      await page.getByRole('button', { name: 'Read more' }).click();
      await page.getByText('200 of 300 messages').waitFor();
      await page.getByLabel('Order').selectOption('oldest');
      await rows.first().getByText('v0').waitFor();
      await page.getByLabel('Search').fill('rare');
      await page.getByLabel('Search').press('Enter');
      await page.getByText('1 match in 300 of 300 messages').waitFor();
      await rows.first().getByText('v7').waitFor();
      await page.getByLabel('Partition').selectOption('0');
      await page.getByText('0 matches in 100 of 100 messages').waitFor();
      expect(await violations(page)).toEqual([]);
    });
  });

  test('messages come as they are produced while the list is live', async () => {
    await create({ name: 'ticks', partitions: 2 });
    await site.onPage('kafka/-/topics/ticks', DESK, async (page) => {
      const live = page.getByRole('button', { name: 'Live' });
      await live.click();
      await page.getByText('live', { exact: true }).waitFor();
      await kafka('/produce/ticks', [{ value: 'one' }, { value: 'two' }]);
      await page.getByRole('option').filter({ hasText: 'two' }).waitFor();
      await page.getByText('2 of 2 messages').waitFor();
      expect(await violations(page)).toEqual([]);
      await live.click();
      await page.getByText('live', { exact: true }).waitFor({ state: 'detached' });
    });
  });

  test('a list shows messages, size and lag, and settings are changed in place', async () => {
    await create({ name: 'kept', partitions: 1 }, { name: 'other', partitions: 1 });
    await kafka('/produce/kept', [{ value: 'one' }, { value: 'two' }]);
    await kafka('/consume/behind/one/kept');
    await kafka('/commit/behind/one', []);
    await kafka('/delete-consumer/behind/one', {});
    await kafka('/produce/kept', [{ value: 'three' }]);
    await site.onPage('kafka/-/topics', DESK, async (page) => {
      await page.getByLabel('Sort by').selectOption('lag');
      const row = page.getByRole('listbox', { name: 'Topics' }).getByRole('option').first();
      await row.getByText('kept').waitFor();
      await row.getByText('3 messages').waitFor();
      await row.getByText(/^\d+ B$/).waitFor();
      await row.getByText(/^lag 1$/).waitFor();
      expect(await violations(page)).toEqual([]);
      await row.click();
      await page.getByRole('link', { name: 'Groups', exact: true }).click();
      await page.getByRole('link', { name: 'behind' }).waitFor();
      await page.getByRole('link', { name: 'Settings' }).click();
      await page.getByText('Messages are kept without a time limit.').waitFor();
      await expect.poll(() => page.getByLabel('Retention time').inputValue()).toBe('');
      await page.getByLabel('Retention time').fill('86400000');
      await page.getByText('Messages are kept for 1 d.').waitFor();
      await page.getByRole('button', { name: 'Save settings' }).click();
      await page.getByText('Saved.').waitFor();
      await page.getByText('· kept for 1 d').waitFor();
      await page.getByLabel('Retention time').fill('');
      await page.getByText('As long as the cluster allows.').waitFor();
      await page.getByRole('button', { name: 'Save settings' }).click();
      await page.getByText('· kept without a time limit').waitFor();
      expect(await violations(page)).toEqual([]);
    });
  });

  test('several topics are selected, counted and deleted together', async () => {
    const names = ['old.1', 'old.2', 'old.3', 'young.1'];
    await create(...names.map((name) => ({ name, partitions: 1 })));
    await kafka('/produce/old.2', [{ value: 'one' }]);
    await site.onPage('kafka/-/topics', DESK, async (page) => {
      await page.getByLabel('Search').fill('old.');
      await page.getByText(/^3 of/).waitFor();
      await page.getByRole('button', { name: 'Delete topics…' }).click();
      const selection = page.getByRole('region', { name: 'Delete topics' });
      await selection.getByRole('button', { name: 'Select all 3' }).click();
      const list = page.getByRole('listbox', { name: 'Topics' });
      await list.getByRole('option', { name: 'old.1' }).click();
      await selection.getByText('2 topics selected').waitFor();
      await list.press('Home');
      await list.press('Space');
      await selection.getByText('3 topics selected').waitFor();
      await list.press('Space');
      expect(await violations(page)).toEqual([]);
      await selection.getByRole('button', { name: 'Delete 2 topics' }).click();
      await selection.getByText('Delete 2 topics with up to 1 message?').waitFor();
      await keepScreenshot(page, 'console-topics-selected');
      await confirm(selection);
      await selection.getByText('Deleted 2 topics.').waitFor();
      await page.getByText(/^1 of/).waitFor();
    });
  });

  test.each([
    [1440, 'light'],
    [1024, 'dark'],
    [390, 'light'],
    [390, 'dark'],
  ] as const)('a topic can be used by everybody on %d pixels, %s', async (width, colorScheme) => {
    await create({ name: 'shown', partitions: 2 });
    await kafka('/produce/shown', [{ key: 'cart:4', value: '{"total":120}' }]);
    const screen = { viewport: { width, height: 844 }, colorScheme };
    await site.onPage('kafka/-/topics/shown', screen, async (page) => {
      for (const [part, there] of [
        ['messages', 'cart:4'],
        ['produce', 'Produce message'],
        ['settings', 'Save settings'],
      ] as const) {
        await page.evaluate(`location.hash = '#/kafka/-/topics/shown/${part}'`);
        await page.getByText(there).first().waitFor();
        expect(await violations(page)).toEqual([]);
        await expect.poll(() => overflow(page), { message: 'wider than the screen' }).toBe(0);
        await keepScreenshot(page, `console-topic-${part}-${width}-${colorScheme}`);
      }
    });
  });

  test.each([
    [1440, 'light'],
    [1024, 'dark'],
    [390, 'light'],
    [390, 'dark'],
  ] as const)(
    'a group and a subject can be used by everybody on %d pixels, %s',
    async (width, colorScheme) => {
      await create({ name: 'looked-at', partitions: 3 });
      await kafka('/produce/looked-at', [{ value: 'first' }]);
      await kafka('/consume/lookers/one/looked-at');
      await kafka('/commit/lookers/one', []);
      for (const names of [['total'], ['total', 'note']]) {
        const fields = names.map((name) => ({ name, type: ['null', 'string'], default: null }));
        const schema = JSON.stringify({ type: 'record', name: 'Order', fields });
        await kafka('/schema-registry/subjects/looked-at-value/versions', { schema });
      }
      const screen = { viewport: { width, height: 844 }, colorScheme };
      await site.onPage('kafka/-/groups/lookers', screen, async (page) => {
        await page.getByText('Reset offsets').waitFor();
        // What is beside the screen is seen by nobody.
        const beside = `[...document.querySelectorAll('.scroll')].map((one) => one.scrollWidth - one.clientWidth)`;
        if (width === 390) await expect.poll(() => page.evaluate(beside)).toEqual([0, 0]);
        await keepScreenshot(page, `console-group-${width}-${colorScheme}`);
        expect(await violations(page)).toEqual([]);
        let read = 0;
        page.on('request', (request) => {
          if (/looked-at-value\/versions\/\d+$/.test(request.url())) read += 1;
        });
        await page.evaluate(`location.hash = '#/kafka/-/schemas/looked-at-value'`);
        const subject = page.getByRole('region', { name: 'The subject looked-at-value' });
        await subject.getByText('"note"').waitFor();
        expect(read).toBe(1);
        await subject.getByText('Version 1', { exact: true }).click();
        await expect.poll(() => read).toBe(2);
        await expect.poll(() => overflow(page), { message: 'wider than the screen' }).toBe(0);
        expect(await violations(page)).toEqual([]);
        await keepScreenshot(page, `console-subject-${width}-${colorScheme}`);
      });
    },
  );

  test('the overview leads to the groups if any lags', async () => {
    await create({ name: 'late', partitions: 1 });
    await kafka('/produce/late', [{ value: 'first' }]);
    await kafka('/consume/laggards/one/late');
    await kafka('/commit/laggards/one', []);
    await kafka('/produce/late', [{ value: 'second' }]);
    await site.onPage('overview', DESK, async (page) => {
      await page.getByRole('link', { name: /Lag [1-9]\d* in/ }).click();
      await page.getByRole('option').filter({ hasText: 'laggards' }).waitFor();
    });
  });

  test('offsets of a group are reset after a preview, once it has no members', async () => {
    await create({ name: 'events', partitions: 1 });
    await kafka('/produce/events', [{ value: 'first' }, { value: 'second' }]);
    await kafka('/consume/readers/one/events');
    await kafka('/commit/readers/one', []);
    await site.onPage('kafka/-/groups', DESK, async (page) => {
      await page.getByRole('option').filter({ hasText: 'readers' }).click();
      const group = page.getByRole('region', { name: 'The group readers' });
      await group.getByText('0 messages').waitFor();
      await group.getByRole('button', { name: 'Remove one' }).click();
      await group.getByRole('button', { name: 'Remove member' }).click();
      await group.getByText('No consumer reads with this group').waitFor();
      await group.locator('select[name=to]').selectOption('offset');
      await group.getByRole('spinbutton', { name: 'Offset' }).fill('9');
      await group.getByRole('button', { name: 'Preview' }).click();
      await group.getByText('Partition 0 has the offsets 0 to 2.').waitFor();
      await group.getByRole('spinbutton', { name: 'Offset' }).fill('1');
      await group.getByRole('button', { name: 'Preview' }).click();
      await group.getByText('1 message will be read again.').waitFor();
      expect(await violations(page)).toEqual([]);
      await keepScreenshot(page, 'console-group');
      await group.getByRole('button', { name: 'Reset 1 partition' }).click();
      await group.getByText('Reset readers.').waitFor();
      await group.getByRole('cell', { name: '1 message', exact: true }).waitFor();
    });
  });
});
