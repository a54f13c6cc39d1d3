import type { TestConsole } from './testing-console.ts';

/** The size of a large platform. */
export const SIZE = {
  keys: 1_000_000,
  topics: 10_000,
  records: 100_000,
  /** Waiting messages; each has a log entry. */
  waiting: 1_000_000,
  deadLetters: 10_000,
  queues: 300,
} as const;

/** Fills a platform with large requests, one after the other: it takes well under a minute. */
export async function fill(site: TestConsole): Promise<void> {
  await keys(site);
  await topics(site);
  await messages(site);
}

async function keys(site: TestConsole): Promise<void> {
  const PORTION = 10_000;
  for (let first = 0; first < SIZE.keys; first += PORTION) {
    const pairs = Array.from({ length: PORTION }, (_, one) => [`key:${first + one}`, 'x']);
    await site.redis(['MSET', ...pairs.flat()]);
  }
}

async function topics({ platform }: TestConsole): Promise<void> {
  const { addresses, env } = platform;
  const names = Array.from({ length: SIZE.topics }, (_, one) => ({ name: `topic-${one}` }));
  const seed = { plinth: 1, kafka: { topics: names } };
  await post(`${addresses.console}/api/control/state`, '', seed);
  const user = `${env['UPSTASH_KAFKA_REST_USERNAME']}:${env['UPSTASH_KAFKA_REST_PASSWORD']}`;
  const records = Array.from({ length: 5_000 }, () => ({ value: '{"hello":"there"}' }));
  for (let made = 0; made < SIZE.records; made += records.length) {
    await post(`${addresses.kafka}/produce/topic-0`, `Basic ${btoa(user)}`, records);
  }
}

/** One message to a URL group is one to each of its endpoints. */
async function messages({ platform }: TestConsole): Promise<void> {
  const { queue: url } = platform.addresses;
  const token = `Bearer ${platform.env['QSTASH_TOKEN']}`;
  // Nothing listens at the port of the Discard Protocol.
  const endpoints = Array.from({ length: 100 }, (_, one) => ({ url: `http://127.0.0.1:9/${one}` }));
  await post(`${url}/v2/topics/many/endpoints`, token, { endpoints });
  for (let queue = 0; queue < SIZE.queues; queue++) {
    await post(`${url}/v2/queues`, token, { queueName: `queue-${queue}`, parallelism: 2 });
  }
  const batch = async (count: number, headers: Readonly<Record<string, string>>) => {
    const one = { destination: 'many', headers, body: '{"hello":"there"}' };
    await post(
      `${url}/v2/batch`,
      token,
      Array.from({ length: count / endpoints.length }, () => one),
    );
  };
  await batch(SIZE.deadLetters, { 'Upstash-Retries': '0' });
  for (let made = 0; made < SIZE.waiting; made += 20_000) {
    await batch(20_000, { 'Upstash-Delay': '1h' });
  }
}

async function post(url: string, authorization: string, body: unknown): Promise<void> {
  const headers = { 'content-type': 'application/json', ...(authorization && { authorization }) };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url}: ${text.slice(0, 500)}`);
}
