import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { answerTo, done } from '../../harness/queue.ts';
import { getAndDiscard } from './get-and-discard.ts';
import { Neighbors } from './neighbors.ts';

const MEGABYTE = 1024 * 1024;
const JOURNAL = 100 * MEGABYTE;
/** Steps of a run that is resumed, which have nearly a megabyte each. */
const LEFT = 40;
const LATER = { 'Upstash-Delay': '1d' };

let neighbors: Neighbors;
let endpoint: Server;
/** Whether the endpoint fails. */
let isBroken = false;
/** Lengths of the bodies that the endpoint has received. */
const received: number[] = [];
const open: Socket[] = [];

beforeAll(async () => {
  neighbors = await Neighbors.start({ flags: ['--allow-networks', '127.0.0.0/8'] });
  endpoint = createServer((request, response) => {
    let length = 0;
    request.on('data', (chunk: Buffer) => (length += chunk.length));
    request.on('end', () => {
      received.push(length);
      response.statusCode = isBroken ? 500 : 200;
      response.setHeader('Upstash-Workflow-Sdk-Version', '1').end();
    });
  });
  endpoint.listen(0, '127.0.0.1');
  await once(endpoint, 'listening');
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
});
afterAll(async () => {
  endpoint.closeAllConnections();
  endpoint.close();
  await neighbors.stop();
});

const flow = () => `http://127.0.0.1:${(endpoint.address() as AddressInfo).port}/flow`;

function ofRun(run: string, isFirst: boolean): Record<string, string> {
  return {
    'Upstash-Workflow-RunId': run,
    'Upstash-Workflow-Url': flow(),
    'Upstash-Workflow-Init': String(isFirst),
    'Upstash-Workflow-Sdk-Version': '1',
  };
}

/** Creates a run of the attacker, none of whose deliveries is due. */
async function begin(run: string): Promise<void> {
  const { url, token } = neighbors.attacker.queue;
  const headers = { ...ofRun(run, true), ...LATER };
  await done('POST', `/v2/publish/${flow()}`, { url, token, headers, body: 'payload' });
}

function publish(
  run: string,
  steps: readonly { readonly stepId: number; readonly out: string }[],
  headers: Readonly<Record<string, string>> = LATER,
) {
  const { url, token } = neighbors.attacker.queue;
  const body = steps.map(({ stepId, out }) => ({
    destination: flow(),
    headers: { ...ofRun(run, false), ...headers },
    body: JSON.stringify({ stepId, stepName: `s${stepId}`, stepType: 'Run', concurrent: 1, out }),
  }));
  return answerTo('POST', '/v2/batch', { url, token, body });
}

test('a bystander is served while runs of hundreds of steps are listed at once', async () => {
  const { url, token } = neighbors.attacker.queue;
  const out = 'x'.repeat(5_000);
  for (let run = 0; run < 10; run += 1) {
    await begin(`wfr_listed-${run}`);
    const steps = Array.from({ length: 400 }, (_, index) => ({ stepId: index + 1, out }));
    expect((await publish(`wfr_listed-${run}`, steps)).status).toBe(200);
  }
  const paths = [
    '/v2/workflows/logs?count=10',
    '/v2/workflows/events?count=1000',
    '/v2/workflows/runs/wfr_listed-1',
  ];
  const seen = await neighbors.during(() =>
    Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        getAndDiscard(url, `Bearer ${token}`, paths[index % 3]!),
      ),
    ),
  );
  expect(seen.refused).toEqual([]);
  expect(seen.worstWork).toBeLessThan(1_000);
}, 900_000);

test('a bystander is served while webhooks are called in floods whose answers are never read', async () => {
  const { url, token } = neighbors.attacker.queue;
  await begin('wfr_flooded');
  const { UserID: user } = JSON.parse(Buffer.from(token, 'base64').toString()) as {
    UserID: string;
  };
  const body = 'x'.repeat(1_000);
  const path = `/v2/workflows/hooks/${user}/wfr_flooded/paid`;
  const call = `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  const seen = await neighbors.during(async () => {
    await Promise.all(
      Array.from({ length: 100 }, async () => {
        const socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => undefined);
        open.push(socket);
        await once(socket, 'connect');
        socket.pause();
        socket.write(call.repeat(200));
        await Promise.race([once(socket, 'readable'), once(socket, 'close')]);
      }),
    );
    const notified = await answerTo('POST', '/v2/notify/wfr_flooded/paid', {
      url,
      token,
      body: '',
    });
    // The hundred events that are kept are there already, or there is room for this one.
    expect([201, 412]).toContain(notified.status);
  });
  expect(seen.refused).toEqual([]);
  expect(seen.worstWork).toBeLessThan(1_000);
}, 900_000);

test('a bystander is served while a journal grows to its limit, is delivered whole, and fetched', async () => {
  const { url, token } = neighbors.attacker.queue;
  const out = 'x'.repeat(700_000);
  let steps = 0;
  let delivered = 0;
  const seen = await neighbors.during(async () => {
    await begin('wfr_long');
    let answer = { status: 200, json: undefined as unknown };
    while (answer.status === 200) {
      answer = await publish('wfr_long', [{ stepId: steps + 1, out }]);
      if (answer.status === 200) steps += 1;
    }
    expect(answer).toEqual({
      status: 412,
      json: {
        error: `the journal of workflow run wfr_long is too large: at most ${JOURNAL} bytes are allowed`,
      },
    });
    const before = received.length;
    expect((await publish('wfr_long', [{ stepId: steps + 1, out: '' }], {})).status).toBe(200);
    await expect.poll(() => received.length).toBe(before + 1);
    delivered = received[before]!;
    await Promise.all(
      Array.from({ length: 5 }, () =>
        getAndDiscard(url, `Bearer ${token}`, '/v2/workflows/runs/wfr_long'),
      ),
    );
  });
  expect(delivered).toBeGreaterThan(JOURNAL - MEGABYTE);
  expect(delivered).toBeLessThanOrEqual(JOURNAL + 2);
  expect(seen.refused).toEqual([]);
  expect(seen.worstWork).toBeLessThan(1_000);
  expect(seen.peakMemory).toBeLessThan(1_500 * MEGABYTE);
}, 900_000);

test('a bystander is served while a run is resumed that has failed with a long journal', async () => {
  const { url, token } = neighbors.attacker.queue;
  const out = 'x'.repeat(700_000);
  const headers = { ...LATER, 'Upstash-Retries': '0' };
  await begin('wfr_broken');
  for (let stepId = 1; stepId <= LEFT; stepId += 1) {
    expect((await publish('wfr_broken', [{ stepId, out }], headers)).status).toBe(200);
  }
  // No step has led to another one: all of them are left.
  isBroken = true;
  const last = { stepId: LEFT + 1, out: '' };
  expect((await publish('wfr_broken', [last], { 'Upstash-Retries': '0' })).status).toBe(200);
  const dlq = async () => {
    const { messages } = await done<{ messages: { dlqId: string }[] }>(
      'GET',
      '/v2/workflows/dlq?workflowRunId=wfr_broken',
      { url, token },
    );
    return messages;
  };
  await expect.poll(async () => (await dlq()).length).toBe(1);
  isBroken = false;
  const [{ dlqId }] = (await dlq()) as [{ dlqId: string }];
  const before = received.length;
  const seen = await neighbors.during(async () => {
    const resumed = await answerTo('POST', `/v2/workflows/dlq/resume/${dlqId}`, { url, token });
    expect(resumed.status).toBe(200);
    await expect.poll(() => received.length, { timeout: 200_000 }).toBeGreaterThan(before);
  });
  expect(seen.refused).toEqual([]);
  expect(seen.worstWork).toBeLessThan(1_000);
  expect(seen.peakMemory).toBeLessThan(1_500 * MEGABYTE);
}, 900_000);
