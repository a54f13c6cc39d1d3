import { Agent, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bindDirect } from '../../../contract/direct.ts';
import { bindExpress } from '../../../contract/express.ts';
import { EmbeddedRedis } from '../../../engines/redis/embedded/engine.ts';
import { front } from '../../../http/front.ts';
import { listen } from '../../../http/server.ts';
import { openLog } from '../../../base/log.ts';
import { RedisDatabases } from '../../../directory/redis/databases.ts';
import { redisFamily } from '../family.ts';
import { corpus } from './index.ts';
import {
  GIVEN,
  MAX_REQUEST_SIZE,
  READ_ONLY_TOKEN,
  STANDARD_TOKEN,
  type CorpusRequest,
} from './request.ts';

/** The family on an engine of its own, behind the front and bound in one of the ways. */
interface Binding {
  readonly port: number;
  /** Puts the database into the state that the corpus begins with. @returns the name of that state */
  reset(): string;
  close(): Promise<void>;
}

async function serve(bind: typeof bindDirect, checkResponses: boolean): Promise<Binding> {
  const engine = await EmbeddedRedis.open({
    databases: { default: {}, other: {} },
    clock: { now: () => Date.UTC(2026, 0, 1) },
    random: () => 0.5,
  });
  const limits = { maxRequestSize: MAX_REQUEST_SIZE };
  const family = redisFamily(
    engine,
    new RedisDatabases([
      {
        id: 'default',
        name: 'default',
        endpoint: 'default.localhost',
        regions: [],
        standardToken: STANDARD_TOKEN,
        readOnlyToken: READ_ONLY_TOKEN,
        ...limits,
      },
      {
        id: 'other',
        name: 'other',
        endpoint: 'other.localhost',
        regions: [],
        standardToken: 'one',
        readOnlyToken: 'two',
        ...limits,
      },
    ]),
  );
  const back = bind(family, { log: openLog('warn'), checkResponses });
  const server = await listen(front(family, back), family.errors, { host: '127.0.0.1', port: 0 });
  const session = engine.openSession('default', 'default', 'the corpus');
  return {
    port: server.port,
    reset: () => {
      for (const command of [['FLUSHALL'], ...GIVEN]) void session.execute(command);
      return session.stateToken();
    },
    close: async () => {
      await server.close();
      await engine.close();
    },
  };
}

const agent = new Agent({ keepAlive: true });

interface Answered {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** What the binding answers; of its sync token only whether it names another state than before. */
async function answerOf(binding: Binding, request: CorpusRequest): Promise<Answered> {
  const before = binding.reset();
  const { headers, ...answered } = await send(binding, request);
  const token = headers['upstash-sync-token'];
  if (token === undefined) return { ...answered, headers };
  const changed = token === before ? 'as before' : 'changed';
  return { ...answered, headers: { ...headers, 'upstash-sync-token': changed } };
}

/** Sends the request as it stands, without the tidying that `fetch` does to paths. */
function send({ port }: Binding, request: CorpusRequest): Promise<Answered> {
  const { method = 'GET', path = '/', headers = {}, body, token = STANDARD_TOKEN } = request;
  const payload =
    body === undefined || typeof body === 'string' || body instanceof Uint8Array
      ? body
      : JSON.stringify(body);
  const authorization = token === null ? {} : { authorization: `Bearer ${token}` };
  const inChunks = 'transfer-encoding' in headers;
  const length =
    payload === undefined || inChunks ? {} : { 'content-length': Buffer.byteLength(payload) };
  return new Promise((resolve, reject) => {
    const sent = httpRequest(
      {
        agent,
        port,
        method,
        path,
        headers: { ...authorization, ...length, ...headers },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const { date: _, ...rest } = response.headers;
          const bytes = Buffer.concat(chunks).toString('latin1');
          resolve({ status: response.statusCode, headers: rest, body: bytes });
        });
      },
    );
    sent.on('error', reject);
    sent.end(payload);
  });
}

/** Compiled validators, and express-openapi-validator. */
const WAYS = [bindDirect, bindExpress];

describe.each([
  ['as it is served', false],
  ['with every response checked', true],
])('both ways of binding answer alike, %s', (_, checkResponses) => {
  let bindings: readonly Binding[];
  beforeAll(async () => {
    bindings = await Promise.all(WAYS.map((bind) => serve(bind, checkResponses)));
  });
  afterAll(async () => {
    agent.destroy();
    await Promise.all(bindings.map((binding) => binding.close()));
  });

  describe.each(Object.entries(corpus))('%s', (_, requests) => {
    test.each(requests)('$what: $status', async (request) => {
      const [direct, express] = await Promise.all(
        bindings.map((binding) => answerOf(binding, request)),
      );
      expect(express).toEqual(direct);
      expect(direct).toHaveProperty('status', request.status);
    });
  });
});

test('no two requests of a part are about the same', () => {
  for (const requests of Object.values(corpus)) {
    const subjects = requests.map(({ what }) => what);
    expect(subjects).toEqual([...new Set(subjects)]);
  }
});
