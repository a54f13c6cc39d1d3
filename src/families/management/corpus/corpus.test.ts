import { Agent, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { operations } from '../../../../generated/management/types.ts';
import { bindDirect } from '../../../contract/direct.ts';
import { operationsOf } from '../../../contract/document.ts';
import { bindExpress } from '../../../contract/express.ts';
import type { Handlers } from '../../../contract/handler.ts';
import { ControlError } from '../../../control/errors.ts';
import { front } from '../../../http/front.ts';
import { listen, type Listening } from '../../../http/server.ts';
import { openLog } from '../../../base/log.ts';
import type { ManagementCaller } from '../caller.ts';
import { managementContract, managementFamily } from '../family.ts';
import { bodies } from './bodies.ts';
import { heads } from './heads.ts';
import { CREDENTIALS, type CorpusRequest } from './request.ts';

/** Handlers that answer every request that reaches them with the first documented example. */
const handlers = Object.fromEntries(
  operationsOf(managementContract).map(({ operationId, responses }) => {
    const { examples = {} } = responses['200']?.content?.['application/json'] ?? {};
    const [example] = Object.values(examples);
    return [operationId, () => ({ status: 200, body: example?.value })];
  }),
) as unknown as Handlers<operations, ManagementCaller>;

const family = managementFamily(
  {
    authenticate: async (email, key) => {
      if (`${email}:${key}` !== CREDENTIALS) throw new ControlError('invalidCredentials');
      return { customerId: 'c1', email };
    },
  },
  handlers,
);

const agent = new Agent({ keepAlive: true });

interface Answered {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

function send(port: number, request: CorpusRequest): Promise<Answered> {
  const { method = 'GET', path = '/', headers = {}, body, credentials = CREDENTIALS } = request;
  const payload = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
  const authorization = credentials === null ? {} : { authorization: `Basic ${btoa(credentials)}` };
  const length = payload === undefined ? {} : { 'content-length': Buffer.byteLength(payload) };
  return new Promise((resolve, reject) => {
    const sent = httpRequest(
      { agent, port, method, path, headers: { ...authorization, ...length, ...headers } },
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

describe('both ways of binding answer alike', () => {
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

  describe.each(Object.entries({ ...bodies, ...heads }))('%s', (_, requests) => {
    test.each(requests)('$what: $status', async (request) => {
      const [direct, express] = await Promise.all(servers.map(({ port }) => send(port, request)));
      expect(express).toEqual(direct);
      expect(direct).toHaveProperty('status', request.status);
      if (request.status === 200 || request.method === 'HEAD') return;
      expect(JSON.parse(direct!.body)).toEqual({
        error: request.error ?? expect.stringMatching(/\w/),
        status: request.status,
      });
    });
  });
});
