import { Agent, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bindDirect } from '../../../contract/direct.ts';
import { operationsOf } from '../../../contract/document.ts';
import { bindExpress } from '../../../contract/express.ts';
import { HttpError } from '../../../http/http-error.ts';
import { queueLimits, queueServiceLimits } from '../../../control/queue-users/limits.ts';
import type { QueueUser } from '../../../control/queue-users/queue-users.ts';
import type { QueueEngine } from '../../../engines/queue/engine.ts';
import { front } from '../../../http/front.ts';
import { listen, type Listening } from '../../../http/server.ts';
import { openLog } from '../../../base/log.ts';
import { TestClock } from '../../../base/test-clock.ts';
import { queueContract } from '../contract.ts';
import { queueFamily } from '../family.ts';
import { queueServiceOperations } from '../operations/index.ts';
import { bodies } from './bodies.ts';
import { publishes } from './publishes.ts';
import { queries } from './queries.ts';
import { TOKEN, type CorpusRequest } from './request.ts';

const READ_ONLY = 'read-only';
const user = {
  id: 'ada',
  active: 1,
  state: 'active',
  ...queueLimits.local,
} as unknown as QueueUser;
const users = {
  revision: 0,
  access: async (token: string) =>
    token === TOKEN || token === READ_ONLY
      ? { user, limits: queueServiceLimits.local, readOnly: token === READ_ONLY }
      : undefined,
};
/** Whatever it is asked for, it answers with what it was asked. */
const engine = new Proxy({} as QueueEngine, {
  get:
    (_target, method) =>
    async (_user: unknown, ...given: unknown[]) => {
      throw new HttpError(422, 'asked', { asked: [method, ...given] });
    },
});
const family = queueFamily(users, queueServiceOperations(engine), new TestClock());

/** Each operation at a path that it could have, and as others than its caller would ask for it. */
const operations = operationsOf(queueContract).flatMap(({ method, path }): CorpusRequest[] => {
  const asked = { method: method.toUpperCase(), path: path.replaceAll(/\{\w+\}/g, 'some.thing') };
  return [
    asked,
    { ...asked, token: null },
    { ...asked, token: 'other' },
    { ...asked, token: READ_ONLY },
    { ...asked, path: `${asked.path}?queue_token=${TOKEN}`, token: null },
    { ...asked, path: `${asked.path}/` },
    { ...asked, path: path.replaceAll(/\{\w+\}/g, '%ff') },
    { ...asked, method: 'PUT' },
    { ...asked, method: 'HEAD' },
  ];
});

const agent = new Agent({ keepAlive: true });
let servers: readonly Listening[];
beforeAll(async () => {
  const options = { log: openLog('warn'), checkResponses: true };
  servers = await Promise.all(
    [bindDirect, bindExpress].map((bind) =>
      listen(front(family, bind(family, options)), family.errors, { host: '127.0.0.1', port: 0 }),
    ),
  );
});
afterAll(async () => {
  agent.destroy();
  await Promise.all(servers.map((server) => server.close()));
});

const requests = [...operations, ...publishes, ...queries, ...bodies].map((request) => ({
  request,
  name: nameOf(request),
}));

/** Both ways of binding are the same family: what one answers, the other does. */
test.each(requests)('$name', async ({ request }) => {
  const [direct, express] = await Promise.all(servers.map(({ url }) => send(url, request)));
  expect(express).toEqual(direct);
  expect(direct!.status).not.toBe(500);
});

interface Answered {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

function send(url: string, request: CorpusRequest): Promise<Answered> {
  const { method = 'GET', path, headers = {}, body, token = TOKEN } = request;
  const payload = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
  const authorization = token === null ? {} : { authorization: `Bearer ${token}` };
  const length = payload === undefined ? {} : { 'content-length': Buffer.byteLength(payload) };
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const sent = httpRequest(
      { agent, hostname, port, method, path, headers: { ...authorization, ...length, ...headers } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const { date: _, ...rest } = response.headers;
          const text = Buffer.concat(chunks).toString('utf8');
          resolve({ status: response.statusCode, headers: rest, body: text });
        });
      },
    );
    sent.on('error', reject);
    sent.end(payload);
  });
}

function nameOf({ method = 'GET', path, headers, body, token }: CorpusRequest): string {
  const extras = { ...headers, ...(token !== undefined && { token }) };
  return [method, path, JSON.stringify(extras), body === undefined ? '' : JSON.stringify(body)]
    .join(' ')
    .trim();
}
