import { request } from 'undici';
import { afterEach, expect, test } from 'vitest';
import { openLog } from '../../base/log.ts';
import { TestClock } from '../../../testing/base/test-clock.ts';
import { listen, type Listening } from '../../http/server.ts';
import { bindDirect } from '../direct.ts';
import { sampleFamily } from '../../../testing/contract/family.ts';
import { FaultBoard } from './fault-board.ts';

let server: Listening | undefined;
afterEach(() => server?.close());

async function serve(given: { readonly stopping?: AbortSignal } = {}) {
  const faults = new FaultBoard();
  const clock = new TestClock();
  const family = sampleFamily();
  const faultInjection = { faults, answersPreferences: true, clock, alarms: clock };
  const log = openLog('silent');
  const listener = bindDirect(family, { log, faultInjection, ...given });
  server = await listen(listener, family.errors, { host: '127.0.0.1', port: 0 });
  const watch = async (headers: Record<string, string> = {}) => {
    const answer = await request(`${server!.url}/watch`, { headers });
    const type = answer.headers['content-type'];
    return { status: answer.statusCode, type, body: await answer.body.text() };
  };
  const ask = async (headers: Record<string, string> = {}) => {
    const answer = await request(`${server!.url}/search`, { headers });
    return { status: answer.statusCode, body: await answer.body.json() };
  };
  return { faults, clock, ask, watch };
}

const slow = {
  name: 'slow',
  family: 'things',
  latency: { distribution: 'fixed', milliseconds: 5000 },
} as const;

test('a request is answered after the latency of its fault', async () => {
  const { faults, clock, ask } = await serve();
  faults.add(slow);
  const answer = ask({ prefer: 'wait=2' });
  await expect.poll(() => clock.next()).toBeDefined();
  await clock.advance(6999);
  expect(clock.next()).toBe(clock.now() + 1);
  await clock.advance(1);
  expect(await answer).toMatchObject({ status: 200 });
});

test('delayed requests are answered at once when the server stops', async () => {
  const stop = new AbortController();
  const { faults, clock, ask } = await serve({ stopping: stop.signal });
  faults.add(slow);
  const answer = ask();
  await expect.poll(() => clock.next()).toBeDefined();
  stop.abort();
  expect(await answer).toMatchObject({ status: 200 });
  expect(clock.next()).toBeUndefined();
});

test('a fault of another family or operation has no effect', async () => {
  const { faults, ask } = await serve();
  faults.add({ name: 'a', family: 'others', answer: { status: 503 } });
  faults.add({ name: 'b', family: 'things', operation: 'at', answer: { status: 503 } });
  expect(await ask()).toMatchObject({ status: 200 });
  expect(faults.list().map(({ seen }) => seen)).toEqual([0, 0]);
});

test.each(['code=200', 'example=two', 'code=200, example=two'])(
  'a request for a stream gets the events of an example, if it prefers one: %s',
  async (prefer) => {
    const { watch } = await serve();
    expect(await watch({ prefer })).toEqual({
      status: 200,
      type: 'text/event-stream',
      body: 'data: a\n\ndata: b\n\n',
    });
  },
);

test('a fault can answer with the events of an example', async () => {
  const { faults, watch } = await serve();
  faults.add({ name: 'events', family: 'things', answer: { status: 200, example: 'two' } });
  expect(await watch()).toMatchObject({
    type: 'text/event-stream',
    body: expect.stringMatching(/^data: a/),
  });
});

test('a fault can answer with JSON instead of events', async () => {
  const { faults, watch } = await serve();
  faults.add({ name: 'json', family: 'things', answer: { status: 200, body: { a: 1 } } });
  expect(await watch()).toEqual({ status: 200, type: 'application/json', body: '{"a":1}' });
});

test('a request that prefers an unknown example of events is refused', async () => {
  const { watch } = await serve();
  expect(await watch({ prefer: 'example=three' })).toMatchObject({ status: 400 });
});
