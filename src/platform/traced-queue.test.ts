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

test('a publish and its delivery are one trace, which is passed on to the destination', async ({
  cli,
}) => {
  const spans: TracedSpan[] = [];
  const collector = await serve((request, response) => {
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
