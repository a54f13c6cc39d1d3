import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { missingBrowser, STEP_WITHIN } from '../../scripts/servers/browser.ts';
import { startPlinth, type Plinth } from '../../src/library/plinth.ts';
import { serveDocs, type ServedDocs } from '../testing-docs.ts';

/**
 * The two pictures of the README: the console of a platform on which something happens, and a page of the docs. They are
 * taken in each run, and kept with RENEW_PICTURES=yes.
 */
const isRenewed = process.env['RENEW_PICTURES'] === 'yes';

/** GitHub shows them at most this wide on a desk, and loads both with the page. */
const MOST_BYTES = 150_000;

let docs: ServedDocs;
let plinth: Plinth;

describe.skipIf(missingBrowser !== undefined)('the pictures of the README', () => {
  beforeAll(async () => {
    docs = await serveDocs();
    plinth = await startPlinth({ memory: true });
  });
  afterAll(async () => {
    await plinth.close();
    await docs.close();
  });

  test('the console shows what has been asked', async () => {
    await fill(plinth);
    const address = `${plinth.env['PLINTH_CONSOLE_URL']}/console/#/requests`;
    await taken('console.png', { address, width: 1180, shows: '/v2/queues' }, () => fill(plinth));
  });

  test('the docs show a request and its answer', async () => {
    const address = `${docs.origin}/queue/operations/publish.html`;
    await taken('docs.png', { address, width: 1300, shows: 'msg_' });
  });
});

interface Shot {
  readonly address: string;
  readonly width: number;
  /** A text that stands in it once it is complete. */
  readonly shows: string;
}

async function taken(
  name: string,
  { address, width, shows }: Shot,
  meanwhile?: () => Promise<void>,
): Promise<void> {
  const viewport = { width, height: 620 };
  const context = await docs.browser.newContext({ viewport, colorScheme: 'light' });
  context.setDefaultTimeout(STEP_WITHIN);
  try {
    const page = await context.newPage();
    await page.goto(address);
    await page.locator('h1').first().waitFor();
    await meanwhile?.();
    await page.getByText(shows).first().waitFor();
    const picture = await page.screenshot();
    expect(picture.length).toBeLessThan(MOST_BYTES);
    const file = new URL(name, import.meta.url);
    if (isRenewed) writeFileSync(file, picture);
    expect(readFileSync(file).length).toBeLessThan(MOST_BYTES);
  } finally {
    await context.close();
  }
}

/** What a small shop does. */
async function fill({ env }: Plinth): Promise<void> {
  const redis = env['UPSTASH_REDIS_REST_URL']!;
  const ofRedis = { authorization: `Bearer ${env['UPSTASH_REDIS_REST_TOKEN']}` };
  const kafka = env['UPSTASH_KAFKA_REST_URL']!;
  const user = `${env['UPSTASH_KAFKA_REST_USERNAME']}:${env['UPSTASH_KAFKA_REST_PASSWORD']}`;
  const ofKafka = { authorization: `Basic ${Buffer.from(user).toString('base64')}` };
  const queue = env['QSTASH_URL']!;
  const ofQueue = { authorization: `Bearer ${env['QSTASH_TOKEN']}` };
  for (let i = 1; i <= 6; i++) {
    await post(redis, ['HSET', `cart:${i}`, 'item', 'chair', 'count', i], ofRedis);
    await post(redis, ['ZADD', 'best', i * 3, `item:${i}`], ofRedis);
    await post(`${kafka}/produce/orders`, [{ value: `order ${i}` }], ofKafka);
  }
  await post(`${queue}/v2/publish/https://example.com/hook`, { order: 7 }, ofQueue);
  await post(`${queue}/v2/queues`, { queueName: 'invoices', parallelism: 2 }, ofQueue);
  await post(redis, ['SET', 'greeting'], ofRedis);
}

async function post(url: string, body: unknown, headers: Record<string, string>): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  await answer.text();
}
