import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { HostileDestination } from '../../harness/hostile-destination.ts';
import { startPlatform, type PlatformProcess } from '../../harness/platform-process.ts';
import { done } from '../../harness/queue.ts';

let folder: string;
let platform: PlatformProcess;
let hostile: HostileDestination;
let good: HostileDestination;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'plinth-hostile-'));
  platform = await startPlatform('start', ['--data-dir', folder]);
  hostile = await HostileDestination.start();
  good = await HostileDestination.start();
});
afterEach(async () => {
  await hostile.close();
  await good.close();
  await platform.stop('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

const here = () => ({ url: platform.env['QSTASH_URL']!, token: platform.env['QSTASH_TOKEN']! });
const get = <Body>(path: string) => done<Body>('GET', path, here());

interface DeadLetter {
  readonly messageId: string;
  readonly responseStatus: number;
  readonly error?: string;
}
interface LogEntry {
  readonly state: string;
  readonly error?: string;
  readonly responseStatus?: number;
}

const logOf = async (messageId: string) =>
  (await get<{ logs: LogEntry[] }>(`/v2/logs?messageId=${messageId}`)).logs;
const deadLetters = async () => (await get<{ messages: DeadLetter[] }>('/v2/dlq')).messages;
const underWay = async () =>
  (await get<{ parallelismCount: number }>('/v2/globalParallelism')).parallelismCount;

/** Two attempts with hardly a pause. */
const TWICE = { 'Upstash-Retries': '1', 'Upstash-Retry-Delay': '10' };
/** The same with a timeout of a second, only for destinations that hang, because a busy machine is slow at times. */
const TWICE_A_SECOND = { ...TWICE, 'Upstash-Timeout': '1s' };

async function publish(url: string, headers: Readonly<Record<string, string>> = TWICE) {
  const path = `/v2/publish/${url}`;
  const { messageId } = await done<{ messageId: string }>('POST', path, {
    ...here(),
    headers,
    body: 'hello',
  });
  return messageId;
}

async function enqueue(url: string, headers: Readonly<Record<string, string>> = TWICE) {
  await done('POST', `/v2/enqueue/in-order/${url}`, { ...here(), headers, body: 'hello' });
}

async function expectNothingLeft() {
  await expect.poll(underWay).toBe(0);
  expect(await done('DELETE', '/v2/messages', here())).toEqual({ cancelled: 0 });
}

const TIMEOUT = 'timeout after 1000 ms';
const CUT = /connection (reset|closed) by the destination/;
const NOT_HTTP = 'the response is not HTTP';

/** Attempts that fail, with the error or status that says why. */
const given: readonly (readonly [string, string | RegExp | number])[] = [
  ['/never', TIMEOUT],
  ['/stuck', TIMEOUT],
  ['/drip', TIMEOUT],
  ['/late?ms=600000', TIMEOUT],
  ['/garbage', NOT_HTTP],
  ['/bad-chunks', NOT_HTTP],
  ['/two-lengths', /not HTTP|not as long as it says/],
  ['/upgrade', 'the destination changes to another protocol (status 101)'],
  ['/huge-head?bytes=1000000', 'the headers of the response are too large'],
  ['/close', CUT],
  ['/reset', CUT],
  ['/reset-in-head', CUT],
  ['/reset-in-body', CUT],
  ['/close-in-body', /connection closed by the destination|not as long as it says/],
  ['/status?code=500', 500],
  ['/status?code=302&location=/elsewhere', 302],
  ['/status?code=503&retry-after=1', 503],
  ['/status?code=429&retry-after=soon', 429],
  ['/status?code=429&retry-after=-5', 429],
  ['/status?code=429&retry-after=Sun,%2006%20Nov%201994%2008:49:37%20GMT', 429],
];

const delivered = [
  '/echo',
  '/status?code=204',
  '/late?ms=50',
  '/informational?times=20',
  '/two-answers',
  '/http-1.0',
  '/huge?bytes=100000000',
];

test('messages to a hostile destination are delivered or fail, and others are not delayed', async () => {
  const dead = new Map<string, (typeof given)[number]>();
  const alive: string[] = [];
  for (const [index, entry] of given.entries()) {
    const [path, why] = entry;
    const headers = why === TIMEOUT ? TWICE_A_SECOND : TWICE;
    dead.set(await publish(hostile.url + path, headers), entry);
    await publish(`${good.url}/${index}`);
  }
  for (const path of delivered) alive.push(await publish(hostile.url + path));
  const retries = { 'Upstash-Retries': '30', 'Upstash-Retry-Delay': '10' };
  alive.push(await publish(`${hostile.url}/flaky?percent=50`, retries));
  const never = '/status?code=489&Upstash-NonRetryable-Error=true';
  const refused = await publish(hostile.url + never);

  await good.hasReceived(given.length);
  await expect.poll(async () => (await deadLetters()).length).toBe(dead.size + 1);
  for (const { messageId, responseStatus, error } of await deadLetters()) {
    const states = (await logOf(messageId)).map(({ state }) => state).toReversed();
    if (messageId === refused) {
      expect(states).toEqual(['CREATED', 'ACTIVE', 'ERROR', 'FAILED']);
      continue;
    }
    const [path, why] = dead.get(messageId)!;
    const attempt = ['ACTIVE', 'ERROR'];
    expect(states, path).toEqual(['CREATED', ...attempt, 'RETRY', ...attempt, 'FAILED']);
    const told = (await logOf(messageId)).filter(({ state }) => state === 'ERROR');
    if (typeof why === 'number') {
      expect({ path, responseStatus, error, told }).toMatchObject({ path, responseStatus: why });
      for (const entry of told) expect(entry.responseStatus, path).toBe(why);
    } else {
      expect({ path, responseStatus }).toEqual({ path, responseStatus: 0 });
      for (const text of [error, ...told.map((entry) => entry.error)]) {
        expect(text, path).toMatch(why);
      }
    }
  }
  for (const messageId of alive) {
    await expect.poll(async () => (await logOf(messageId))[0]?.state).toBe('DELIVERED');
  }
  await expectNothingLeft();
  expect(hostile.received.some(({ url }) => url === '/elsewhere')).toBe(false);
});

test('a queue continues after any failure of its messages', async () => {
  await enqueue(`${hostile.url}/never`, TWICE_A_SECOND);
  for (const path of ['/reset', '/garbage', '/status?code=500', '/huge?bytes=10000000']) {
    await enqueue(hostile.url + path);
  }
  await enqueue(`${good.url}/last`);
  await good.hasReceived(1);
  expect((await deadLetters()).length).toBe(4);
  await expect.poll(() => get('/v2/queues/in-order')).toMatchObject({ lag: 0 });
  await expectNothingLeft();
});

const HANGING = 500;
const PATHS = ['/never', '/stuck', '/drip?ms=1000'];

test('with more hanging destinations than concurrent deliveries, others are served, and a stop does not wait', async () => {
  const others = [await HostileDestination.start(), await HostileDestination.start()];
  try {
    const hanging = [hostile, ...others];
    const batch = hanging.flatMap(({ url }, number) =>
      Array.from({ length: HANGING }, () => ({ destination: url + PATHS[number] })),
    );
    for (let from = 0; from < batch.length; from += 100) {
      await done('POST', '/v2/batch', { ...here(), body: batch.slice(from, from + 100) });
    }
    for (let index = 0; index < 100; index++) await publish(`${good.url}/${index}`);
    await good.hasReceived(100);
    const log = await get<{ logs: LogEntry[] }>('/v2/logs?state=ERROR');
    expect(log.logs).toEqual([]);
    expect(await underWay()).toBeGreaterThan(HANGING);

    await platform.stop('SIGTERM');
    for (const destination of hanging) destination.received.length = 0;
    platform = await startPlatform('start', ['--data-dir', folder]);
    for (const destination of hanging) {
      await destination.hasReceived(1);
      expect(destination.received[0]!.headers['upstash-retried']).toBe('0');
    }
    const cancelled = await done<{ cancelled: number }>('DELETE', '/v2/messages', here());
    expect(cancelled.cancelled).toBeGreaterThan(0);
    expect(good.received.length).toBe(100);
  } finally {
    for (const destination of others) await destination.close();
  }
});

/** The peak memory of a process in megabytes, as reported by Linux. */
function peakOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmHWM:\s*(\d+)/.exec(status)![1]) / 1024;
}

/** Together more than twice the memory that they may take. */
const HUGE_RESPONSES = 12;

test.runIf(existsSync('/proc/self/status'))('oversized responses take bounded memory', async () => {
  const before = peakOf(platform.pid);
  const ids: string[] = [];
  for (let index = 0; index < HUGE_RESPONSES; index++) {
    ids.push(await publish(`${hostile.url}/huge?bytes=100000000`));
  }
  for (const messageId of ids) {
    await expect.poll(async () => (await logOf(messageId))[0]?.state).toBe('DELIVERED');
  }
  await expectNothingLeft();
  expect(peakOf(platform.pid) - before).toBeLessThan(500);
});
