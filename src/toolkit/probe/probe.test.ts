import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';
import { contractOf } from '../testing.ts';
import { NoAnswerError, probe, type ProbeOptions } from './probe.ts';

const pets = contractOf();
const TOKEN = 'token-of-the-tests';

/** The faults of a test service. */
interface Breaks {
  /** Called before authentication; returns true if it has answered. */
  readonly before?: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Changes the service's answer. */
  readonly change?: (answer: Answer, request: IncomingMessage) => Answer;
}

interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** A pet shop that conforms to its contract except for the given faults. @returns its URL */
async function shop({ before, change = (answer) => answer }: Breaks = {}): Promise<URL> {
  const kept = new Map<number, object>();
  const refused = (status: number): Answer => ({ status, body: { error: 'no' } });
  const answerTo = async (request: IncomingMessage): Promise<Answer> => {
    if (request.headers.authorization !== `Bearer ${TOKEN}`) return refused(401);
    const url = URL.parse(request.url ?? '/', 'http://a');
    const [, first, id, more] = url?.pathname.split('/') ?? [];
    if (first !== 'pets' || more !== undefined || url === null) return refused(404);
    if (id === undefined) {
      if (request.method === 'POST') return added(await text(request));
      const limit = url.searchParams.get('limit') ?? '1';
      const tags = url.searchParams.getAll('tag');
      const isRight = /^-?\d+$/.test(limit) && Number(limit) <= 100 && !tags.includes('');
      return isRight
        ? { status: 200, headers: { 'x-total': '0' }, body: [...kept.values()] }
        : refused(400);
    }
    if (!/^\d+$/.test(id) || Number(id) < 1) return refused(404);
    const pet = kept.get(Number(id));
    if (pet === undefined) return refused(404);
    if (request.method === 'GET') return { status: 200, body: pet };
    kept.delete(Number(id));
    return { status: 204 };
  };
  const added = (body: string): Answer => {
    let pet: { name?: unknown; tag?: unknown; id?: unknown };
    try {
      pet = JSON.parse(body) as typeof pet;
    } catch {
      return refused(400);
    }
    const isPet = typeof pet === 'object' && pet !== null && !Array.isArray(pet);
    if (!isPet || typeof pet.name !== 'string' || pet.name === '') return refused(400);
    if (pet.tag !== undefined && pet.tag !== null && typeof pet.tag !== 'string')
      return refused(400);
    if (pet.id !== undefined && !Number.isInteger(pet.id)) return refused(400);
    const id = kept.size + 1;
    kept.set(id, { ...pet, id });
    return { status: 201, body: { ...pet, id } };
  };
  const server = createServer((request, response) => {
    if (before?.(request, response)) return;
    void answer(request, response);
  });
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { status, headers, body } = change(await answerTo(request), request);
    const json = body === undefined ? {} : { 'content-type': 'application/json' };
    response.writeHead(status, { ...json, ...headers });
    const isBare = body === undefined || request.method === 'HEAD';
    response.end(isBare ? undefined : JSON.stringify(body));
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => server.close().closeAllConnections());
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

async function found(base: URL, options: Partial<ProbeOptions> = {}) {
  const report = await probe(pets, base, {
    withWrites: true,
    rounds: 6,
    seed: 1,
    maxTime: 20_000,
    credentials: new Map([['key', TOKEN]]),
    ...options,
  });
  return report.findings;
}

test('a service that keeps its contract has no findings, whatever it is asked', async () => {
  const base = await shop();
  for (const seed of [1, 2]) expect(await found(base, { seed })).toEqual([]);
});

describe('what is broken of a service is found', () => {
  const ok = (answer: Answer) => answer.status < 300;
  test.each<[string, Breaks, string]>([
    [
      'a wrong status',
      { change: (answer) => (ok(answer) ? { ...answer, status: 203 } : answer) },
      'undocumented-status',
    ],
    [
      'a member too few',
      { change: (a, { method }) => (ok(a) && method === 'POST' ? { ...a, body: { id: 1 } } : a) },
      'response-body',
    ],
    [
      'a wrong type',
      {
        change: (a, { method }) =>
          ok(a) && method === 'POST' ? { ...a, body: { id: 'one', name: 'a' } } : a,
      },
      'response-body',
    ],
    [
      'a header too many',
      { change: (a) => ({ ...a, headers: { ...a.headers, 'x-debug': '1' } }) },
      'undocumented-header',
    ],
    ['a header too few', { change: (a) => ({ ...a, headers: {} }) }, 'missing-header'],
    [
      'a media type',
      {
        change: (a) => ({
          ...a,
          headers: { ...a.headers, ...(a.body !== undefined && { 'content-type': 'text/html' }) },
        }),
      },
      'undocumented-media-type',
    ],
    [
      'credentials that are not asked for',
      {
        before: (request) => {
          request.headers.authorization = `Bearer ${TOKEN}`;
          return false;
        },
      },
      'security',
    ],
    [
      'a crash',
      {
        change: (a, { url = '' }) =>
          url.includes('%FF') || url.includes('%00') || url.includes('xxxx')
            ? { status: 500, body: {} }
            : a,
      },
      'server-error',
    ],
    [
      'a connection that is broken off',
      {
        before: (request) => {
          if (request.method === 'DELETE') request.socket.destroy();
          return request.method === 'DELETE';
        },
      },
      'server-error',
    ],
    [
      'what should be refused',
      { change: (a) => (a.status === 400 ? { status: 201, body: { id: 1, name: 'a' } } : a) },
      'accepted-invalid',
    ],
  ])('%s', async (_name, breaks, kind) => {
    const kinds = (await found(await shop(breaks))).map((finding) => finding.kind);
    expect(kinds).toContain(kind);
  });

  test('an answer that never comes', async () => {
    const base = await shop({ before: (request) => request.method === 'DELETE' });
    const findings = await found(base, {
      operations: new Set(['deletePet']),
      rounds: 0,
      maxTime: 50,
    });
    expect(findings.map(({ kind }) => kind)).toContain('slow');
  });
});

test('an answer that is broken off is found', async () => {
  const base = await shop({
    before: (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 100 });
      response.write('[');
      setImmediate(() => response.destroy());
      return true;
    },
  });
  const [finding] = await found(base, { operations: new Set(['listPets']), rounds: 0 });
  expect(finding).toMatchObject({
    kind: 'server-error',
    at: 'response.body',
    message: 'the body was broken off before its end',
  });
});

test('a finding has the smallest request that gives it, to be sent again', async () => {
  const base = await shop({
    change: (a, { url }) => (url?.includes('limit=') ? { status: 500 } : a),
  });
  const [finding] = await found(base, { operations: new Set(['listPets']) });
  expect(finding?.curl).toMatch(
    /^curl -i -X GET --path-as-is 'http:\/\/127\.0\.0\.1:\d+\/pets\?limit=[^&']*' -H "Authorization: \$AUTHORIZATION"$/,
  );
});

test('a valid request that gives a finding is still valid when it is made smaller', async () => {
  const cards = contractOf({
    'cards.yaml': `
openapi: 3.1.0
info: { title: Cards, version: 1.0.0 }
paths:
  /cards:
    post:
      requestBody:
        required: true
        content:
          application/json:
            schema:
              type: object
              required: [amount]
              properties: { amount: { type: integer }, note: { type: string } }
      responses: { '200': { description: Taken. }, '400': { description: Refused. } }
`,
  });
  const base = await shop({
    before: (request, response) => {
      request.resume();
      response.writeHead(500).end();
      return true;
    },
  });
  const { findings } = await probe(cards, base, {
    withWrites: true,
    rounds: 6,
    seed: 1,
    maxTime: 20_000,
    credentials: new Map(),
  });
  expect(findings.map(({ curl }) => curl)).toEqual([
    expect.stringMatching(/ --data-binary '\{"amount":-?\d+\}'/),
  ]);
});

test('without writes nothing is sent that changes data', async () => {
  const methods = new Set<string | undefined>();
  const base = await shop({ before: ({ method }) => (methods.add(method), false) });
  await found(base, { withWrites: false });
  expect([...methods]).toEqual(['GET']);
});

test('nothing at the address is told as that', async () => {
  const base = await shop({ before: (request) => (request.socket.destroy(), true) });
  await expect(found(base)).rejects.toThrow(NoAnswerError);
});

test('the same seed asks the same', async () => {
  const asked: string[][] = [];
  for (const seed of [7, 7, 8]) {
    const urls: string[] = [];
    const base = await shop({
      before: ({ method, url }) => (urls.push(`${method} ${url}`), false),
    });
    await found(base, { seed });
    asked.push(urls);
  }
  expect(asked[0]).toEqual(asked[1]);
  expect(asked[0]).not.toEqual(asked[2]);
});

test('waits are short where they may be, and bodies are sent as one type of a range', async () => {
  const files = contractOf({
    'files.yaml': `
openapi: 3.1.0
info: { title: Files, version: 1.0.0 }
paths:
  /files:
    post:
      parameters:
        - { name: timeout, in: query, schema: { type: integer, minimum: 1 } }
        - { name: session-timeout, in: header, schema: { type: integer, minimum: 6000 } }
      requestBody: { required: true, content: { '*/*': { example: any bytes } } }
      responses: { '200': { description: Taken. }, '400': { description: Refused. } }
`,
  });
  const types = new Set<string | undefined>();
  const waits: number[] = [];
  const base = await shop({
    before: ({ url, headers }, response) => {
      types.add(headers['content-type']);
      waits.push(Number(new URL(url!, 'http://a').searchParams.get('timeout')));
      const { 'session-timeout': session = '6000' } = headers;
      const isValid = waits.at(-1)! >= 1 && Number(session) >= 6000;
      response.writeHead(isValid ? 200 : 400).end();
      return true;
    },
  });
  const { findings } = await probe(files, base, {
    withWrites: true,
    rounds: 6,
    seed: 1,
    maxTime: 20_000,
    credentials: new Map(),
  });
  expect(findings).toEqual([]);
  expect([...types]).toEqual(['application/octet-stream']);
  expect(waits.filter((wait) => wait === 1 || wait === 2).length).toBeGreaterThan(6);
});

test('a form is sent with fields of its schema', async () => {
  const forms = contractOf({
    'forms.yaml': `
openapi: 3.1.0
info: { title: Forms, version: 1.0.0 }
paths:
  /cards:
    post:
      requestBody:
        required: true
        content:
          application/x-www-form-urlencoded:
            schema: { type: object, required: [amount], properties: { amount: { type: integer } } }
      responses: { '200': { description: Taken. }, '400': { description: Refused. } }
`,
  });
  const bodies: string[] = [];
  const taken = async (request: IncomingMessage, response: ServerResponse) => {
    bodies.push(await text(request));
    response.end();
  };
  const base = await shop({ before: (...both) => (void taken(...both), true) });
  const options = { withWrites: true, rounds: 6, seed: 1, maxTime: 20_000 };

  const { findings } = await probe(forms, base, { ...options, credentials: new Map() });
  expect(bodies.filter((body) => /^amount=-?\d+(&|$)/.test(body))).toHaveLength(6);
  expect(findings).toEqual([]);
});

test('texts are sent that fit their schema, and some that do not', async () => {
  const notes = contractOf({
    'notes.yaml': `
openapi: 3.1.0
info: { title: Notes, version: 1.0.0 }
paths:
  /notes:
    post:
      requestBody:
        required: true
        content: { text/plain: { schema: { enum: [left, right] } } }
      responses: { '200': { description: Taken. } }
`,
  });
  const bodies = new Set<string>();
  const taken = async (request: IncomingMessage, response: ServerResponse) => {
    bodies.add(await text(request));
    response.end();
  };
  const base = await shop({ before: (...both) => (void taken(...both), true) });
  const options = { withWrites: true, rounds: 6, seed: 1, maxTime: 20_000 };

  const { findings } = await probe(notes, base, { ...options, credentials: new Map() });
  expect(findings.map(({ kind }) => kind)).toEqual(['accepted-invalid']);
  expect([...bodies]).toEqual(expect.arrayContaining(['left', 'right']));
});
