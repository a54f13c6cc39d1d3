import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import {
  startPlatform,
  type PlatformProcess,
} from '../../contract-tests/harness/platform-process.ts';
import { ourContract } from '../../src/toolkit/our-contracts.ts';
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
  /** The text of the answer; by default that of `json`. */
  text?: string;
  json: Record<string, unknown>[];
}

const TOOLS = ['check', 'fuzzer', 'proxy', 'verify'] as const;
type Tool = (typeof TOOLS)[number];

/** A defect of the listing of databases. */
interface Mutation {
  readonly name: string;
  /** The findings that the tools should report. */
  readonly kind: string | readonly string[];
  readonly change?: (answer: Answer) => void;
  /** Accepts every request as authenticated. */
  readonly skipsAuth?: boolean;
  readonly neverAnswers?: boolean;
  /** Creates a database from an invalid request. */
  readonly skipsValidation?: boolean;
  /** Tools that can't detect it, with the reason. */
  readonly unseen?: { readonly by: readonly Tool[]; readonly why: string };
}

const LIST = '/v2/redis/databases';
const CREATE = '/v2/redis/database';

const mutations: readonly Mutation[] = [
  { name: 'wrong status', kind: 'undocumented-status', change: (answer) => (answer.status = 203) },
  {
    name: 'status 502',
    kind: ['undocumented-status', 'server-error'],
    change: (answer) => (answer.status = 502),
  },
  {
    name: 'missing field',
    kind: 'response-body',
    change: ({ json }) => delete json[0]!['database_name'],
  },
  { name: 'extra field', kind: 'response-body', change: ({ json }) => (json[0]!['debug'] = true) },
  { name: 'wrong type', kind: 'response-body', change: ({ json }) => (json[0]!['port'] = 'many') },
  {
    name: 'null in place of a string',
    kind: 'response-body',
    change: ({ json }) => (json[0]!['endpoint'] = null),
  },
  {
    name: 'unlisted value',
    kind: 'response-body',
    change: ({ json }) => (json[0]!['state'] = 'asleep'),
  },
  {
    name: 'object in place of a list',
    kind: 'response-body',
    change: (answer) => (answer.text = JSON.stringify({ databases: answer.json })),
  },
  {
    name: 'truncated JSON',
    kind: 'response-body',
    change: (answer) => (answer.text = '[{"port":'),
  },
  { name: 'missing body', kind: 'response-body', change: (answer) => (answer.text = '') },
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
  {
    name: 'missing media type',
    kind: 'undocumented-media-type',
    change: ({ headers }) => delete headers['content-type'],
  },
  { name: 'skipped authentication', kind: 'security', skipsAuth: true },
  {
    name: 'skipped validation',
    kind: ['accepted-invalid', 'request-body'],
    skipsValidation: true,
  },
  {
    name: 'refusal without its challenge',
    kind: 'missing-header',
    change: ({ status, headers }) => status === 401 && delete headers['www-authenticate'],
  },
  {
    name: 'refusal of another shape',
    kind: 'response-body',
    change: (answer) => answer.status === 401 && (answer.text = '{"message":"no"}'),
  },
  {
    name: 'missing answer',
    kind: 'slow',
    neverAnswers: true,
    unseen: {
      by: ['proxy', 'verify'],
      why: 'a contract says nothing of time: who looks on does not know how long is too long',
    },
  },
  {
    name: 'wrong value of the right type',
    kind: '',
    change: ({ json }) => (json[0]!['port'] = 1),
    unseen: {
      by: TOOLS,
      why: 'a contract says what values may be, not which: the contract tests and the coverage by value see it',
    },
  },
  {
    name: 'empty list',
    kind: '',
    change: (answer) => (answer.json = []),
    unseen: { by: TOOLS, why: 'a list may be empty: the contract tests see it' },
  },
];

/** The implementation with a defect. @returns its address */
async function broken(mutation: Mutation): Promise<URL> {
  let databases = 0;
  const answer = async (incoming: IncomingMessage, response: ServerResponse) => {
    const isList = incoming.url?.startsWith(LIST) === true && incoming.method === 'GET';
    const body = await buffer(incoming);
    if (isList && mutation.neverAnswers) return;
    const headers = { ...incoming.headers };
    if (mutation.skipsAuth) headers.authorization = authorization;
    const passOn = (sent: Buffer) =>
      new Promise<IncomingMessage>((resolve, reject) => {
        const { hostname, port } = upstream;
        const options = { hostname, port, path: incoming.url, method: incoming.method, headers };
        if (sent !== body) headers['content-length'] = String(sent.length);
        request(options, resolve).on('error', reject).end(sent);
      });
    let real = await passOn(body);
    if (mutation.skipsValidation && incoming.url === CREATE && real.statusCode === 400) {
      real.resume();
      const name = `made-${++databases}`;
      real = await passOn(Buffer.from(JSON.stringify({ name, region: 'us-east-1' })));
    }
    const bytes = await buffer(real);
    const made = {
      status: real.statusCode!,
      headers: { ...(real.headers as Record<string, string>) },
      json: [] as Record<string, unknown>[],
    };
    delete made.headers['content-length'];
    delete made.headers['transfer-encoding'];
    if (!isList) {
      response.writeHead(made.status, made.headers).end(bytes);
      return;
    }
    const said: unknown = JSON.parse(bytes.toString());
    made.json = Array.isArray(said) ? (said as typeof made.json) : [{}];
    const text = made.status === 200 ? undefined : bytes.toString();
    const answer: Answer = text === undefined ? made : { ...made, text };
    mutation.change?.(answer);
    response
      .writeHead(answer.status, answer.headers)
      .end(answer.text ?? JSON.stringify(answer.json));
  };
  const server = createServer((incoming, response) => void answer(incoming, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => server.close().closeAllConnections());
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

async function probed(
  base: URL,
  options: { withWrites: boolean; rounds: number; maxTime: number },
  operation = 'listDatabases',
) {
  const report = await probe(management, base, {
    ...options,
    seed: 1,
    credentials: credentialsIn(platform.env, management),
    operations: new Set([operation]),
  });
  return report.findings.map(({ kind }) => kind);
}

/** Requests for the list, one of them without credentials. */
const listing = (): RequestInit[] => [{ headers: { authorization } }, {}];
/** Two requests that can't create a database. */
const creating = (): RequestInit[] =>
  [{}, { name: 5 }].map((body) => ({
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }));

/** The findings of a proxy in two requests, and those of its recording. */
async function proxied(base: URL, path = LIST, requests = listing()) {
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
  for (const each of requests) await (await fetch(proxy.url + path, each)).text();
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

test('an unbroken service has no findings', async () => {
  const base = await broken({ name: 'nothing', kind: '' });
  expect(await probed(base, { withWrites: false, rounds: 1, maxTime: 20_000 })).toEqual([]);
  expect(await proxied(base)).toEqual({ proxy: [], verify: [] });
});

/** The tools that detect it. */
async function caughtBy(mutation: Mutation): Promise<Tool[]> {
  const maxTime = mutation.neverAnswers ? 20 : 20_000;
  const base = await broken(mutation);
  const { skipsValidation = false, kind } = mutation;
  const operation = skipsValidation ? 'createDatabase' : 'listDatabases';
  const onlooking = () => (skipsValidation ? proxied(base, CREATE, creating()) : proxied(base));
  const told: Record<Tool, readonly string[]> = {
    check: await probed(base, { withWrites: skipsValidation, rounds: 1, maxTime }, operation),
    fuzzer: await probed(base, { withWrites: true, rounds: 3, maxTime }, operation),
    // Nothing arrives that could be reported.
    ...(mutation.neverAnswers ? { proxy: [], verify: [] } : await onlooking()),
  };
  return TOOLS.filter((tool) => told[tool].some((each) => [kind].flat().includes(each)));
}

test.each(mutations)('$name is caught by each tool, unless a reason is given', async (mutation) => {
  const { by, why } = mutation.unseen ?? { by: [], why: '' };
  expect(await caughtBy(mutation), why).toEqual(TOOLS.filter((tool) => !by.includes(tool)));
});
