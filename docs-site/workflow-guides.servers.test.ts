import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Client } from '@upstash/workflow';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { freePort } from '../scripts/servers/ports.ts';
import { readGuides } from './pages/guides.ts';
import { startSessionPlatform, type SessionPlatform } from './sessions.ts';

/** The applications of the guide to workflows, each run as it stands there. */

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const DAY = 86_400_000;

const guide = readGuides().find(({ title }) => title === 'Workflows')!;

/** A file of the guide. */
function sample(name: string): string {
  const [, code] = new RegExp(`^\`\`\`\\w+ ${RegExp.escape(name)}\\n(.*?)^\`\`\`$`, 'ms').exec(
    guide.markdown,
  )!;
  return code!;
}

let platform: SessionPlatform;
let client: Client;
let application: ChildProcess | undefined;
let printed = '';

beforeAll(async () => {
  platform = await startSessionPlatform('start');
  symlinkSync(join(ROOT, 'node_modules'), join(platform.folder, 'node_modules'));
  const { QSTASH_URL: baseUrl, QSTASH_TOKEN: token } = platform.env;
  client = new Client({ baseUrl: baseUrl!, token: token! });
});
afterEach(async () => {
  vi.unstubAllEnvs();
  if (application === undefined) return;
  const ended = once(application, 'exit');
  application.kill('SIGKILL');
  application = undefined;
  await ended;
});
afterAll(() => platform.close());

/** Saves a file of the guide where the platform runs. @returns its path */
function saved(name: string): string {
  const path = join(platform.folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, sample(name));
  return path;
}

/** Starts an application, and waits until it listens. @returns its address */
async function start(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const port = await freePort();
  printed = '';
  application = spawn(
    program,
    args.map((argument) => argument.replace('PORT', String(port))),
    {
      cwd: platform.folder,
      env: { ...process.env, ...platform.env, ...env, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  application.stdout!.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const url = `http://127.0.0.1:${port}`;
  await expect.poll(() => fetch(url).then(Boolean, () => false)).toBe(true);
  return url;
}

async function moveClock(milliseconds: number): Promise<void> {
  const { status } = await fetch(`${platform.env['PLINTH_CONSOLE_URL']}/api/control/clock`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ moveBy: milliseconds }),
  });
  expect(status).toBe(200);
}

const runOf = async (workflowUrl: string) =>
  (await client.logs({ filter: { workflowUrl } })).runs[0];

/** Waits until the log of a run has a step. */
const reached = (url: string, step: string) =>
  expect.poll(async () => JSON.stringify(await runOf(url))).toContain(`"stepName":"${step}"`);

async function resultOf(url: string): Promise<unknown> {
  await expect.poll(async () => (await runOf(url))?.workflowState).toBe('RUN_SUCCESS');
  const { workflowRunResponse } = (await runOf(url))!;
  return workflowRunResponse === undefined ? undefined : JSON.parse(workflowRunResponse);
}

test('Express', async () => {
  const origin = await start(process.execPath, [saved('workflow.mjs')]);
  const url = `${origin}/orders`;
  await client.trigger({ url, body: { order: '1523' } });
  await expect.poll(() => client.getWaiters({ eventId: 'shipped-1523' })).toHaveLength(1);
  await client.notify({ eventId: 'shipped-1523', eventData: { parcel: 7 } });
  await reached(url, 'until it was tried');
  await moveClock(3 * DAY);
  expect(await resultOf(url)).toEqual({
    order: '1523',
    receipt: 'receipt of 1523',
    parcel: 7,
    mail: 'review of 1523',
    points: 10,
  });
});

/** Calls a route handler as Next.js does: with a request of the web. */
async function served(POST: (request: Request) => Promise<Response>) {
  const server = createServer(async (asked, answer) => {
    const chunks: Buffer[] = [];
    for await (const chunk of asked) chunks.push(chunk as Buffer);
    const headers = Object.entries(asked.headersDistinct).flatMap(([name, values = []]) =>
      values.map((value): [string, string] => [name, value]),
    );
    const url = `http://${asked.headers.host}${asked.url}`;
    const body = Buffer.concat(chunks);
    const response = await POST(new Request(url, { method: 'POST', headers, body }));
    answer.writeHead(response.status, Object.fromEntries(response.headers));
    answer.end(await response.text());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

test('Next.js', async () => {
  await using stock = await served(async () => Response.json({ shelf: 12 }));
  vi.stubEnv('STOCK_URL', stock.origin);
  for (const [name, value] of Object.entries(platform.env)) vi.stubEnv(name, value);
  const file = pathToFileURL(saved('app/orders/route.js')).href;
  const { POST } = (await import(file)) as { POST: (request: Request) => Promise<Response> };
  await using next = await served(POST);
  const url = `${next.origin}/orders`;
  await client.trigger({ url, body: { order: 7 } });
  await reached(url, 'a night');
  await moveClock(DAY / 2);
  expect(await resultOf(url)).toEqual({ order: 7, isReserved: true, shelf: 12 });
});

test('FastAPI', async () => {
  const own = join(ROOT, '.python/bin/python');
  const python = existsSync(own) ? own : 'python3';
  saved('main.py');
  const args = ['-m', 'uvicorn', 'main:app', '--port', 'PORT', '--log-level', 'warning'];
  // The clock has been moved, and what is signed in the future is refused.
  const keys = { QSTASH_CURRENT_SIGNING_KEY: '', QSTASH_NEXT_SIGNING_KEY: '' };
  const url = `${await start(python, args, keys)}/orders`;
  await client.trigger({ url, body: { order: '9' } });
  await reached(url, 'a day');
  await moveClock(DAY);
  expect(await resultOf(url)).toBeUndefined();
  await expect.poll(() => printed).toBe('receipt of 9 was sent\n');
});
