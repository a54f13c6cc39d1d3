import { describe, expect, test } from 'vitest';
import { confirm, type TestConsole } from '../testing-console.ts';
import { SIZE, type LargePlatform } from './testing-size.ts';

const COUNT = SIZE.records.toLocaleString('en');

/** What can be done with topics among ten thousand. */
export function kafkaSuite(large: () => LargePlatform): void {
  describe('among ten thousand topics', () => {
    test('a topic is found by the palette, changed, deleted with its like, and another one made', async () => {
      const { tab } = large();
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
      await selection.getByRole('button', { name: 'Select none' }).click();
      await selection.getByText('0 topics selected').waitFor();
      await selection.getByRole('button', { name: 'Select all 11' }).click();
      await selection.getByRole('button', { name: 'Delete 11 topics' }).click();
      await confirm(selection);
      await selection.getByText('Deleted 11 topics.').waitFor();
      await page.getByRole('button', { name: 'New topic' }).click();
      await page.getByRole('textbox', { name: 'Name' }).fill('made-here');
      await page.getByRole('button', { name: 'Create topic' }).click();
      const connect = page.getByRole('region', { name: 'Connect to default' });
      await connect.getByRole('link', { name: 'Open' }).click();
      const made = page.getByRole('region', { name: 'The topic made-here' });
      await made.getByRole('button', { name: 'Delete' }).click();
      await made.getByRole('button', { name: 'Delete topic' }).click();
      await made.waitFor({ state: 'detached' });
    });

    test('a message is produced to a topic of a million, seen live, and found', async () => {
      const { tab } = large();
      const { page } = tab;
      await tab.visit('kafka/-/topics/topic-0');
      await page.getByText(`100 of ${COUNT} messages`).waitFor();
      await page.getByRole('button', { name: 'Read more' }).click();
      await page.getByText(`200 of ${COUNT} messages`).waitFor();
      await page.getByRole('button', { name: 'Live' }).click();
      await page.getByText('live', { exact: true }).waitFor();
      const topic = page.getByRole('region', { name: 'The topic topic-0' });
      await topic.getByRole('link', { name: 'Produce' }).click();
      await topic.getByLabel('Value', { exact: true }).fill('a rare one');
      await topic.getByRole('button', { name: 'Produce message' }).click();
      await topic.getByText(/^.*at offset 1,?000,?000/).waitFor();
      await page.getByRole('option').filter({ hasText: 'a rare one' }).waitFor();
      await page.getByRole('button', { name: 'Live' }).click();
      await page.getByLabel('Search').fill('a rare');
      await page.getByLabel('Search').press('Enter');
      await page.getByText(/^1 match in /).waitFor();
    });

    test('the offset of a group is reset to the first of a million messages, and it is deleted', async () => {
      const { site, tab } = large();
      const { page } = tab;
      await consume(site);
      await tab.visit('kafka/-/groups');
      await page.getByRole('option').filter({ hasText: 'readers' }).click();
      const group = page.getByRole('region', { name: 'The group readers' });
      await group.getByRole('button', { name: 'Remove one' }).click();
      await group.getByRole('button', { name: 'Remove member' }).click();
      await group.getByText('No consumer reads with this group').waitFor();
      await group.locator('select[name=to]').selectOption('earliest');
      await group.getByRole('button', { name: 'Preview' }).click();
      await group.getByText(/messages? will be read again\.$/).waitFor();
      await group.getByRole('button', { name: 'Reset 1 partition' }).click();
      await group.getByText('Reset readers.').waitFor();
      await group.getByRole('cell', { name: /^1,000,00\d messages$/ }).waitFor();
      await group.getByRole('button', { name: 'Delete', exact: true }).click();
      await group.getByRole('button', { name: 'Delete group' }).click();
      await page.getByText('No consumer groups yet').waitFor();
    });

    test('a schema is registered and deleted', async () => {
      const { tab } = large();
      const { page } = tab;
      await tab.visit('kafka/-/schemas');
      await page.getByLabel('Subject').fill('orders-value');
      await page.getByLabel('Schema', { exact: true }).fill('{"type":"string"}');
      await page.getByRole('button', { name: 'Register schema' }).click();
      const subject = page.getByRole('region', { name: 'The subject orders-value' });
      await subject.getByText('Version 1').waitFor();
      await subject.getByRole('button', { name: 'Delete' }).click();
      await subject.getByRole('button', { name: 'Delete subject' }).click();
      await page.getByText('No schemas yet').waitFor();
    });

    test('a connector is made, paused, started, restarted and deleted', async () => {
      const { tab } = large();
      const { page } = tab;
      await tab.visit('kafka/-/connectors');
      await page.getByLabel('Name').fill('archive');
      await page.getByLabel('Properties').fill('{"connector.class": "no.such.Class"}');
      await page.getByRole('button', { name: 'Create connector' }).click();
      await page.getByText('failed', { exact: true }).waitFor();
      for (const action of ['Pause', 'Start', 'Restart']) {
        const path = `/${action.toLowerCase()}`;
        const answered = page.waitForResponse((response) => response.url().endsWith(path));
        await page.getByRole('button', { name: action, exact: true }).click();
        await answered;
      }
      await page.getByRole('button', { name: 'Delete' }).click();
      await page.getByRole('button', { name: 'Delete connector' }).click();
      await page.getByText('No connectors yet').waitFor();
    });

    test('a credential and a cluster are made and deleted', async () => {
      const { tab } = large();
      const { page } = tab;
      await tab.visit('account/credentials');
      await page.getByLabel('Name').fill('readers');
      await page.getByRole('button', { name: 'Create' }).click();
      await page.getByRole('cell', { name: 'readers', exact: true }).waitFor();
      await page.getByRole('button', { name: 'Delete readers' }).click();
      await confirm(page);
      await page.getByText('No credentials besides').waitFor();
      await tab.visit('kafka/-/clusters');
      await page.getByLabel('Name').fill('second');
      await page.getByRole('button', { name: 'Create cluster' }).click();
      const connect = page.getByRole('region', { name: 'Connect to second' });
      await connect.getByRole('link', { name: 'Open' }).click();
      await page.getByText('0 topics').waitFor();
      await page.getByRole('link', { name: 'Clusters' }).click();
      await page.getByRole('button', { name: 'Delete second' }).click();
      await page.getByRole('button', { name: 'Delete cluster' }).click();
      await page.getByRole('heading', { name: 'second' }).waitFor({ state: 'detached' });
    });
  });
}

/** Reads some messages with a group. */
async function consume({ platform: { addresses, env } }: TestConsole): Promise<void> {
  const user = `${env['UPSTASH_KAFKA_REST_USERNAME']}:${env['UPSTASH_KAFKA_REST_PASSWORD']}`;
  const headers = {
    authorization: `Basic ${btoa(user)}`,
    'content-type': 'application/json',
    'Kafka-Auto-Offset-Reset': 'earliest',
  };
  const url = addresses.kafka;
  const read = await fetch(`${url}/consume/readers/one/topic-0`, { headers });
  expect(read.ok, await read.text()).toBe(true);
  const request = { method: 'POST', headers, body: '[]' };
  const committed = await fetch(`${url}/commit/readers/one`, request);
  expect(committed.ok, await committed.text()).toBe(true);
}
