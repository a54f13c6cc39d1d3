import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import {
  startPlatform,
  type PlatformProcess,
} from '../../contract-tests/harness/platform-process.ts';
import { ourContract } from '../../src/toolkit/contract/our-contracts.ts';
import { credentialsIn } from '../../src/toolkit/probe/our-credentials.ts';
import { probe } from '../../src/toolkit/probe/probe.ts';
import { startProxy } from '../../src/toolkit/proxy/proxy.ts';
import { recorder } from '../../src/toolkit/recordings/recorder.ts';
import { verifyRecording } from '../../src/toolkit/recordings/verify-recording.ts';
import { Collector } from '../../src/toolkit/report/collect.ts';

const management = await ourContract('management');
let platform: PlatformProcess;
let upstream: URL;
let authorization: string;

beforeAll(async () => {
  platform = await startPlatform('start', ['--memory']);
  upstream = new URL(platform.env['PLINTH_MANAGEMENT_URL']!);
  authorization = `Basic ${btoa(credentialsIn(platform.env, management).get('account')!)}`;
});
afterAll(() => platform.stop('SIGTERM'));

interface Answer {
  status: number;
  headers: Record<string, string>;
  json: Record<string, unknown>[];
}

/** What is broken of the list of databases. */
interface Mutation {
  readonly name: string;
  readonly kind: string;
  readonly change?: (answer: Answer) => void;
  /** What is asked has the right credentials, whoever asks. */
  readonly skipsAuth?: boolean;
  readonly neverAnswers?: boolean;
}

const LIST = '/v2/redis/databases';

const mutations: readonly Mutation[] = [
  { name: 'wrong status', kind: 'undocumented-status', change: (answer) => (answer.status = 203) },
  {
    name: 'missing field',
    kind: 'response-body',
    change: ({ json }) => delete json[0]!['database_name'],
  },
  { name: 'wrong type', kind: 'response-body', change: ({ json }) => (json[0]!['port'] = 'many') },
  {
    name: 'undocumented header',
    kind: 'undocumented-header',
    change: ({ headers }) => (headers['x-debug'] = '1'),
  },
  {
    name: 'wrong media type',
    kind: 'undocumented-media-type',
    change: ({ headers }) => (headers['content-type'] = 'text/html'),
  },
  { name: 'auth skipped', kind: 'security', skipsAuth: true },
  { name: 'slow', kind: 'slow', neverAnswers: true },
];

/** The implementation with something broken of it. @returns its address */
async function broken(mutation: Mutation): Promise<URL> {
  const answer = async (incoming: IncomingMessage, response: ServerResponse) => {
    const isList = incoming.url?.startsWith(LIST) === true && incoming.method === 'GET';
    const body = await buffer(incoming);
    if (isList && mutation.neverAnswers) return;
    const headers = { ...incoming.headers };
    if (mutation.skipsAuth) headers.authorization = authorization;
    const real = await new Promise<IncomingMessage>((resolve, reject) => {
      const { hostname, port } = upstream;
      const options = { hostname, port, path: incoming.url, method: incoming.method, headers };
      request(options, resolve).on('error', reject).end(body);
    });
    const bytes = await buffer(real);
    const made = {
      status: real.statusCode!,
      headers: { ...(real.headers as Record<string, string>) },
      json: [] as Record<string, unknown>[],
    };
    delete made.headers['content-length'];
    delete made.headers['transfer-encoding'];
    if (!isList || made.status !== 200) {
      response.writeHead(made.status, made.headers).end(bytes);
      return;
    }
    made.json = JSON.parse(bytes.toString()) as typeof made.json;
    mutation.change?.(made);
    response.writeHead(made.status, made.headers).end(JSON.stringify(made.json));
  };
  const server = createServer((incoming, response) => void answer(incoming, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => server.close().closeAllConnections());
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

async function probed(
  base: URL,
  options: { withWrites: boolean; rounds: number; maxTime: number },
) {
  const report = await probe(management, base, {
    ...options,
    seed: 1,
    credentials: credentialsIn(platform.env, management),
    operations: new Set(['listDatabases']),
  });
  return report.findings.map(({ kind }) => kind);
}

/** What a proxy tells of two requests, one of them without credentials, and what its recording tells. */
async function proxied(base: URL) {
  const collector = new Collector(() => management);
  let recording = '';
  const kept = recorder('a.har', (text) => (recording += text), '1', new Set());
  const told = Promise.withResolvers<void>();
  let count = 0;
  const proxy = await startProxy({
    upstream: base,
    host: '127.0.0.1',
    port: 0,
    now: () => 0,
    onExchange: (exchange, timing) => {
      collector.take(exchange, { place: 'live' });
      kept.take(exchange, timing);
      if (++count === 2) told.resolve();
    },
    onUnreachable: () => {},
  });
  for (const headers of [{ authorization }, {}])
    await (await fetch(proxy.url + LIST, { headers })).text();
  await told.promise;
  await proxy.close(0);
  kept.close();
  async function* chunks() {
    yield Buffer.from(recording);
  }
  const verified = await verifyRecording({ name: 'a.har', open: chunks }, [management], [base]);
  return {
    proxy: collector.report('live').findings.map(({ kind }) => kind),
    verify: verified.findings.map(({ kind }) => kind),
  };
}

test('what is not broken is not told of', async () => {
  const base = await broken({ name: 'nothing', kind: '' });
  expect(await probed(base, { withWrites: false, rounds: 1, maxTime: 20_000 })).toEqual([]);
  expect(await proxied(base)).toEqual({ proxy: [], verify: [] });
});

describe.each(mutations)('$name is caught', (mutation) => {
  const maxTime = mutation.neverAnswers ? 20 : 20_000;

  test('by check', async () => {
    const options = { withWrites: false, rounds: 1, maxTime };
    expect(await probed(await broken(mutation), options)).toContain(mutation.kind);
  });

  test('by the fuzzer', async () => {
    const options = { withWrites: true, rounds: 3, maxTime };
    expect(await probed(await broken(mutation), options)).toContain(mutation.kind);
  });
});

// A contract says nothing of time: who looks on does not know how long is too long.
const visible = mutations.filter(({ neverAnswers }) => neverAnswers !== true);

test.each(visible)('$name is caught by proxy and verify', async (mutation) => {
  const found = await proxied(await broken(mutation));
  expect(found.proxy).toContain(mutation.kind);
  expect(found.verify).toContain(mutation.kind);
});
