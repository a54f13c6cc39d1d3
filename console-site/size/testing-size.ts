import type { Page, Request } from 'playwright-core';
import type { Tab, TestConsole } from '../testing-console.ts';

/** The size of a large platform. */
export const SIZE = {
  keys: 1_000_000,
  topics: 10_000,
  records: 1_000_000,
  /** Waiting messages; each has a log entry. More of them cost their publishing, and no page more. */
  waiting: 100_000,
  deadLetters: 10_000,
  queues: 300,
  urlGroups: 300,
  flowKeys: 1_000,
  schedules: 1_000,
} as const;

/** A platform of that size, with a page of its console. */
export interface LargePlatform {
  readonly site: TestConsole;
  readonly tab: Tab;
}

/** A request that a page has made. */
export interface MadeRequest {
  readonly url: string;
  readonly milliseconds: number;
}

/** The requests of a page. */
export class PageRequests {
  readonly #underWay = new Map<string, number>();
  readonly made: MadeRequest[] = [];
  /** How many requests for the same have at most waited for their answers at the same time. */
  mostAlike = 0;

  constructor(page: Page) {
    page.on('request', (request) => {
      const alike = this.#change(request, 1);
      this.mostAlike = Math.max(this.mostAlike, alike);
    });
    page.on('requestfailed', (request) => this.#change(request, -1));
    page.on('requestfinished', (request) => {
      this.#change(request, -1);
      const milliseconds = Math.round(request.timing().responseEnd);
      this.made.push({ url: request.url(), milliseconds });
    });
  }

  #change(request: Request, by: 1 | -1): number {
    const what = `${request.method()} ${request.url()} ${request.postData()}`;
    const underWay = (this.#underWay.get(what) ?? 0) + by;
    if (underWay === 0) this.#underWay.delete(what);
    else this.#underWay.set(what, underWay);
    return underWay;
  }
}

/** Nothing listens at the port of the Discard Protocol. */
export const NOWHERE = 'http://127.0.0.1:9/';

/** Fills a platform with large requests, one after the other: it takes well under a minute. */
export async function fill(site: TestConsole): Promise<void> {
  await keys(site);
  await seed(site);
  await records(site);
  await messages(site);
}

async function keys(site: TestConsole): Promise<void> {
  const PORTION = 10_000;
  for (let first = 0; first < SIZE.keys; first += PORTION) {
    const pairs = Array.from({ length: PORTION }, (_, one) => [`key:${first + one}`, 'x']);
    await site.redis(['MSET', ...pairs.flat()]);
  }
}

/** What a seed makes at a lower cost than a request for each. */
async function seed({ platform }: TestConsole): Promise<void> {
  const queue = {
    queues: many(SIZE.queues, (one) => ({ name: `queue-${one}`, parallelism: 2 })),
    urlGroups: many(SIZE.urlGroups, (one) => ({
      name: `group-${one}`,
      endpoints: [{ url: NOWHERE }],
    })),
    // One that is not pinned is forgotten after some minutes.
    flowControls: many(SIZE.flowKeys, (one) => ({
      key: `flow-${one}`,
      rate: 10,
      pinnedRate: true,
    })),
    schedules: many(SIZE.schedules, (one) => ({
      id: `schedule-${one}`,
      destination: NOWHERE,
      cron: '0 0 1 1 *',
      paused: true,
    })),
  };
  const kafka = { topics: many(SIZE.topics, (one) => ({ name: `topic-${one}` })) };
  await post(`${platform.addresses.console}/api/control/state`, '', { plinth: 1, kafka, queue });
}

async function records({ platform }: TestConsole): Promise<void> {
  const { addresses, env } = platform;
  const user = `${env['UPSTASH_KAFKA_REST_USERNAME']}:${env['UPSTASH_KAFKA_REST_PASSWORD']}`;
  const some = Array.from({ length: 10_000 }, () => ({ value: '{"hello":"there"}' }));
  for (let made = 0; made < SIZE.records; made += some.length) {
    await post(`${addresses.kafka}/produce/topic-0`, `Basic ${btoa(user)}`, some);
  }
}

/** Where messages wait to be delivered to, at `0` to `99` below it. None to these has failed. */
export const LATER = `${NOWHERE}later/`;

/** One message to a URL group is one to each of its endpoints. */
async function messages({ platform }: TestConsole): Promise<void> {
  const { queue: url } = platform.addresses;
  const token = `Bearer ${platform.env['QSTASH_TOKEN']}`;
  const ENDPOINTS = 100;
  const group = async (name: string, at: string) => {
    const endpoints = Array.from({ length: ENDPOINTS }, (_, one) => ({ url: `${at}${one}` }));
    await post(`${url}/v2/topics/${name}/endpoints`, token, { endpoints });
  };
  await group('many', NOWHERE);
  await group('later', LATER);
  const batch = async (
    destination: string,
    count: number,
    headers: Readonly<Record<string, string>>,
  ) => {
    const one = { destination, headers, body: '{"hello":"there"}' };
    await post(
      `${url}/v2/batch`,
      token,
      Array.from({ length: count / ENDPOINTS }, () => one),
    );
  };
  await batch('many', SIZE.deadLetters, { 'Upstash-Retries': '0' });
  for (let made = 0; made < SIZE.waiting; made += 20_000) {
    await batch('later', 20_000, { 'Upstash-Delay': '1h' });
  }
}

async function post(url: string, authorization: string, body: unknown): Promise<void> {
  const headers = { 'content-type': 'application/json', ...(authorization && { authorization }) };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url}: ${text.slice(0, 500)}`);
}

function many<T>(count: number, make: (name: string) => T): T[] {
  return Array.from({ length: count }, (_, one) => make(String(one)));
}
