import {
  createServer,
  type IncomingHttpHeaders,
  type RequestListener,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect } from 'vitest';
import { PORTS, test } from '../../testing/cli/cli.ts';

interface TracedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly {
    readonly key: string;
    readonly value: { stringValue?: string };
  }[];
}

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const PARENT = `00-${TRACE}-b7ad6b7169203331-01`;

let servers: Server[];
beforeEach(() => void (servers = []));
afterEach(() => servers.forEach((server) => server.close()));

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A collector of spans, which it puts on a list. */
function collect(spans: TracedSpan[]): Promise<string> {
  return serve((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { resourceSpans } = JSON.parse(Buffer.concat(chunks).toString()) as {
        resourceSpans: { scopeSpans: { spans: TracedSpan[] }[] }[];
      };
      spans.push(...resourceSpans[0]!.scopeSpans[0]!.spans);
      response.end('{}');
    });
  });
}

test('a publish and its delivery are one trace, which is passed on to the destination', async ({
  cli,
}) => {
  const spans: TracedSpan[] = [];
  const collector = await collect(spans);
  const delivered: IncomingHttpHeaders[] = [];
  const destination = await serve((request, response) => {
    delivered.push(request.headers);
    response.end('thanks');
  });

  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: collector, OTEL_BSP_SCHEDULE_DELAY: '10' };
  const run = cli.plinth(['start', '--memory', ...PORTS, '--resp-port', '0'], { env });
  const { QSTASH_URL: queue, QSTASH_TOKEN: token } = await run.ready();
  const headers = { authorization: `Bearer ${token}`, traceparent: PARENT };
  await fetch(`${queue}/v2/publish/${destination}`, { method: 'POST', body: 'hello', headers });
  await expect.poll(() => spans.map(({ name }) => name)).toContain('queue delivery');
  run.kill('SIGTERM');
  await run.ended;

  const span = (name: string) => spans.find((each) => each.name === name)!;
  expect(spans.map(({ traceId }) => traceId)).toEqual(spans.map(() => TRACE));
  expect(span('queue publish').parentSpanId).toBe('b7ad6b7169203331');
  expect(span('queue engine').parentSpanId).toBe(span('queue publish').spanId);
  expect(span('queue delivery').parentSpanId).toBe(span('queue engine').spanId);
  expect(delivered[0]!['traceparent']).toBe(`00-${TRACE}-${span('queue delivery').spanId}-01`);
});

test('each delivery of a run is a span with the name and the type of its step', async ({ cli }) => {
  const spans: TracedSpan[] = [];
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: await collect(spans), OTEL_BSP_SCHEDULE_DELAY: '10' };
  const run = cli.plinth(['start', '--memory', ...PORTS, '--resp-port', '0'], { env });
  const { QSTASH_URL: queue, QSTASH_TOKEN: token } = await run.ready();
  const ask = (method: string, path: string, headers: Record<string, string>, body: string) =>
    fetch(`${queue}${path}`, {
      method,
      headers: { ...headers, authorization: `Bearer ${token}` },
      body,
    });
  const program = [
    [{ stepId: 1, stepName: 'charge', stepType: 'Run', concurrent: 1, out: '1' }],
    [
      { stepId: 0, targetStep: 2, stepName: 'mail', stepType: 'Run', concurrent: 2 },
      { stepId: 0, targetStep: 3, stepName: 'ship', stepType: 'Run', concurrent: 2 },
    ],
  ];
  const flow = await serve((request, response) => {
    void (async () => {
      const headers = {
        'Upstash-Workflow-RunId': 'wfr_1',
        'Upstash-Workflow-Url': flow,
        'Upstash-Workflow-Init': 'false',
      };
      const steps = program.shift() ?? [];
      const items = steps.map((step) => ({
        destination: flow,
        headers,
        body: JSON.stringify(step),
      }));
      if (items.length > 0) await ask('POST', '/v2/batch', {}, JSON.stringify(items));
      request.resume();
      response.setHeader('Upstash-Workflow-Sdk-Version', '1').end();
    })();
  });
  const first = { 'Upstash-Workflow-RunId': 'wfr_1', 'Upstash-Workflow-Init': 'true' };
  await ask('POST', `/v2/publish/${flow}`, { ...first, 'Upstash-Workflow-Url': flow }, '{}');
  const steps = () =>
    spans
      .filter(({ name }) => name === 'workflow step')
      .map(({ attributes }) => {
        const value = (wanted: string) =>
          attributes.find(({ key }) => key === wanted)?.value.stringValue;
        return `${value('plinth.workflow.step')}: ${value('plinth.workflow.step_type')}`;
      });
  await expect
    .poll(() => steps().toSorted())
    .toEqual(['charge: Run', 'mail, ship: Run', 'mail: Run', 'ship: Run']);
  run.kill('SIGTERM');
  await run.ended;
});
