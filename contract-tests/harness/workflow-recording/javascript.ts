import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Client as QstashClient } from '@upstash/qstash';
import { Client, type WorkflowContext } from '@upstash/workflow';
import { createWorkflow, serve, serveMany } from '@upstash/workflow/express';
import express from 'express';
import type { RecordedPlatform, Recorder } from './recorder.ts';

const HOUR = 3_600_000;
/** Unix seconds: a moment that is over. */
const PAST = 1_700_000_000;

/** A program with the official SDK that has steps of every kind, and requests of every kind to runs. */
export async function runJavascript(recorder: Recorder, platform: RecordedPlatform): Promise<void> {
  const { endpointUrl: origin, clientUrl, endpointQueueUrl } = recorder;
  const { token } = platform;
  const options = {
    qstashClient: new QstashClient({ baseUrl: endpointQueueUrl, token, retry: false }),
    disableTelemetry: true,
  };
  const client = new Client({ baseUrl: clientUrl, token, retry: false, enableTelemetry: false });
  // What only waits is not recorded.
  const watch = new Client({ baseUrl: platform.queueUrl, token, retry: false });
  const state = { isBroken: true, webhook: '' };
  const app = express();
  app.use(express.json());

  app.use(
    '/steps',
    serve<{ name: string }>(async (context) => {
      const greeting = await context.run('greet', () => `Hello, ${context.requestPayload.name}`);
      await context.run('nothing', () => {});
      await context.sleep('an hour', '1h');
      await context.sleepUntil('until then', PAST);
      return { greeting };
    }, options),
  );
  app.use(
    '/calls',
    serve(async (context) => {
      const url = `${origin}/third-party`;
      const called = await context.call('call', {
        url,
        method: 'POST',
        body: '{"n":1}',
        retries: 0,
      });
      const [ran, , other] = await Promise.all([
        context.run('run', () => 'ran'),
        context.sleep('sleep', 1),
        context.call('other', { url, method: 'GET', headers: { 'X-Own': 'yes' } }),
      ]);
      return [called.body, ran, other.status];
    }, options),
  );
  app.use(
    '/events',
    serve(async (context) => {
      const first = await context.waitForEvent('wait', 'recorded-paid', { timeout: '1d' });
      const late = await context.waitForEvent('late', 'recorded-never', { timeout: '1h' });
      const saved = await context.waitForEvent('saved', 'recorded-saved', { timeout: '1d' });
      const { notifyResponse } = await context.notify('tell', 'recorded-nobody', { n: 1 });
      return [first.eventData, late.timeout, saved.eventData, notifyResponse.length];
    }, options),
  );
  app.use(
    '/webhook',
    serve(async (context) => {
      const webhook = await context.createWebhook('create');
      state.webhook = webhook.webhookUrl;
      const { request, timeout } = await context.waitForWebhook('hook', webhook, '1d');
      return [timeout, request?.method, await request?.json()];
    }, options),
  );
  const child = createWorkflow(async (context: WorkflowContext<{ n: number }>) =>
    context.run('double', () => context.requestPayload.n * 2),
  );
  const parent = createWorkflow(async (context: WorkflowContext) => {
    const settings = { workflow: child, body: { n: 21 }, workflowRunId: 'recorded-child' };
    return (await context.invoke('child', settings)).body;
  });
  app.use('/invoke', serveMany({ parent, child }, options));
  app.use(
    '/fails',
    serve(
      async (context) => {
        await context.run('good', () => 1);
        return context.run('bad', () => {
          if (state.isBroken) throw new Error('out of order');
          return 'mended';
        });
      },
      { ...options, failureFunction: ({ failStatus }) => `told ${failStatus}` },
    ),
  );

  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  recorder.serveAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const trigger = (path: string, more: object = {}) =>
    client.trigger({
      url: `${origin}/${path}`,
      workflowRunId: `recorded-${path.replace('/', '-')}`,
      retries: 0,
      ...more,
    });
  const is = async (id: string, wanted: string) => {
    for (;;) {
      const { runs } = await watch.logs({ filter: { workflowRunId: id } });
      if (runs[0]?.workflowState === wanted) return;
      await wait(50);
    }
  };
  const waits = async (eventId: string) => {
    while ((await watch.getWaiters({ eventId })).length === 0) await wait(50);
  };
  /** Resolves when a run has answered this number of deliveries. */
  const answered = async (path: string, count: number) => {
    const of = () =>
      recorder.turns.filter((turn) => 'delivery' in turn && turn.delivery.path === path);
    while (of().length < count) await wait(50);
  };

  try {
    await trigger('steps', {
      body: { name: 'wörld' },
      headers: { 'X-Own': 'yes' },
      label: 'recorded',
      flowControl: { key: 'recorded', parallelism: 2 },
    });
    await answered('/steps', 3);
    await recorder.moveClock(HOUR);
    await is('wfr_recorded-steps', 'RUN_SUCCESS');
    await client.logs({ filter: { label: 'recorded' } });
    await trigger('calls');
    await is('wfr_recorded-calls', 'RUN_SUCCESS');
    await trigger('events');
    await client.notify({
      eventId: 'recorded-saved',
      eventData: 'saved',
      workflowRunId: 'wfr_recorded-events',
    });
    await waits('recorded-paid');
    await client.getWaiters({ eventId: 'recorded-paid' });
    await client.notify({ eventId: 'recorded-paid', eventData: { n: 1 } });
    await waits('recorded-never');
    await recorder.moveClock(HOUR);
    await is('wfr_recorded-events', 'RUN_SUCCESS');
    await trigger('webhook');
    await answered('/webhook', 2);
    await fetch(state.webhook.replace(endpointQueueUrl, clientUrl), {
      method: 'PUT',
      body: '{"told":true}',
      headers: { 'content-type': 'application/json' },
    });
    await is('wfr_recorded-webhook', 'RUN_SUCCESS');
    await trigger('invoke/parent');
    await is('wfr_recorded-invoke-parent', 'RUN_SUCCESS');
    await trigger('fails', { body: { n: 1 } });
    await is('wfr_recorded-fails', 'RUN_FAILED');
    await answered('/fails', 3);
    const { messages } = await client.dlq.list();
    state.isBroken = false;
    const resumed = await client.dlq.resume(messages[0]!.dlqId);
    await is(resumed.workflowRuns[0]!.workflowRunId, 'RUN_SUCCESS');
    state.isBroken = true;
    await trigger('fails', { body: { n: 2 } });
    await answered('/fails', 8);
    const again = await client.dlq.list();
    state.isBroken = false;
    const restarted = await client.dlq.restart(again.messages[0]!.dlqId);
    await is(restarted.workflowRuns[0]!.workflowRunId, 'RUN_SUCCESS');
    await trigger('steps', { body: { name: 'nobody' } });
    await answered('/steps', 8);
    await client.cancel('wfr_recorded-steps');
    await client.logs({ filter: { workflowRunId: 'wfr_recorded-steps' } });
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
