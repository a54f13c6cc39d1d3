import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { Client } from '@upstash/qstash';
import { serve } from '@upstash/workflow/express';
import express from 'express';

/**
 * Endpoints of workflows: `/sdk` with the official SDK, `/bare` that reads nothing of a journal, and `/plain`, whose
 * messages are not those of a run: each publishes the next one. All have `steps` with results of `size` bytes.
 */
const [port, queue, token] = process.argv.slice(2) as [string, string, string];
const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
/** Runs that have ended. */
let ended = 0;
/** Deliveries of the runs of `/bare`. */
const counts = new Map<string, number>();

interface Asked {
  readonly url: string;
  readonly steps: number;
  readonly out: string;
}

const sdk = express();
sdk.use(express.json({ limit: '200mb' }), (incoming, response, next) => {
  const { steps, out } = asked(incoming);
  const handler = serve(
    async (context) => {
      for (let n = 1; n <= steps; n++) await context.run(`step ${n}`, () => out);
      ended += 1;
    },
    { qstashClient: new Client({ baseUrl: queue, token, retry: false }), disableTelemetry: true },
  );
  handler(incoming, response, next);
});

createServer((incoming, response) => {
  const path = incoming.url!.split('?')[0];
  if (path === '/sdk') {
    sdk(incoming, response);
    return;
  }
  if (path === '/ended') {
    response.end(String(ended));
    return;
  }
  const first: Buffer[] = [];
  incoming.on('data', (chunk: Buffer) => first.length === 0 && first.push(chunk));
  incoming.on('end', () => {
    void answer(path === '/bare' ? bareStep(incoming) : plainStep(incoming, first[0]!), response);
  });
}).listen(Number(port), '127.0.0.1');

async function answer(work: Promise<void>, response: ServerResponse): Promise<void> {
  await work;
  response.setHeader('Upstash-Workflow-Sdk-Version', '1');
  response.end('ok');
}

function asked({ url, headers }: IncomingMessage): Asked {
  const { searchParams, href } = new URL(url!, `http://${headers.host}`);
  const [steps, size] = ['steps', 'size'].map((name) => Number(searchParams.get(name)));
  return { url: href, steps: steps!, out: 'x'.repeat(size!) };
}

async function bareStep(incoming: IncomingMessage): Promise<void> {
  const { url, steps, out } = asked(incoming);
  const id = incoming.headers['upstash-workflow-runid'] as string;
  const stepId = (counts.get(id) ?? 0) + 1;
  counts.set(id, stepId);
  if (stepId > steps) {
    counts.delete(id);
    await send('DELETE', `/v2/workflows/runs/${id}?cancel=false`, '');
    ended += 1;
    return;
  }
  const said = JSON.stringify(out);
  const step = { stepId, stepName: `step ${stepId}`, stepType: 'Run', out: said, concurrent: 1 };
  const headers = {
    'content-type': 'application/json',
    'Upstash-Workflow-Init': 'false',
    'Upstash-Workflow-RunId': id,
    'Upstash-Workflow-Url': url,
    'Upstash-Feature-Set': 'LazyFetch,InitialBody,WF_DetectTrigger,WF_TriggerOnConfig',
    'Upstash-Workflow-Sdk-Version': '1',
    'Upstash-Forward-Upstash-Workflow-Sdk-Version': '1',
  };
  await publish(url, headers, JSON.stringify(step));
}

async function plainStep(incoming: IncomingMessage, body: Buffer): Promise<void> {
  const { url, steps, out } = asked(incoming);
  const { n } = JSON.parse(body.toString()) as { readonly n: number };
  if (n >= steps) ended += 1;
  else await publish(url, {}, JSON.stringify({ n: n + 1, out }));
}

async function publish(
  destination: string,
  headers: Readonly<Record<string, string>>,
  body: string,
): Promise<void> {
  await send('POST', '/v2/batch', JSON.stringify([{ destination, headers, body }]));
}

function send(method: string, path: string, body: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    };
    const outgoing = request(`${queue}${path}`, { method, agent, headers }, (response) => {
      response.resume();
      response.on('end', () => {
        if (response.statusCode! < 300) resolve();
        else reject(new Error(`${method} ${path}: ${response.statusCode}`));
      });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
