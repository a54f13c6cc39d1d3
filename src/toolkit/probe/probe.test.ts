import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { type Answer, type ShopFaults, startShop, TOKEN } from '../../../testing/toolkit/shop.ts';
import { contractOf } from '../../../testing/toolkit/toolkit.ts';
import { prettyReport } from '../report/pretty.ts';
import { NoAnswerError, probe, type ProbeOptions } from './probe.ts';

const pets = contractOf();
async function found(base: URL, options: Partial<ProbeOptions> = {}) {
  const report = await probe(pets, base, {
    withWrites: true,
    rounds: 6,
    seed: 1,
    maxTime: 120_000,
    credentials: new Map([['key', TOKEN]]),
    ...options,
  });
  return report.findings;
}

test('a service that conforms to its contract has no findings', async () => {
  const base = await startShop();
  for (const seed of [1, 2]) expect(await found(base, { seed })).toEqual([]);
});

describe('an error of a service is found', () => {
  const ok = (answer: Answer) => answer.status < 300;
  test.each<[string, ShopFaults, string]>([
    [
      'a wrong status',
      { change: (answer) => (ok(answer) ? { ...answer, status: 203 } : answer) },
      'undocumented-status',
    ],
    [
      'a missing member',
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
      'an undocumented header',
      { change: (a) => ({ ...a, headers: { ...a.headers, 'x-debug': '1' } }) },
      'undocumented-header',
    ],
    ['a missing header', { change: (a) => ({ ...a, headers: {} }) }, 'missing-header'],
    [
      'a wrong media type',
      {
        change: (a) => ({
          ...a,
          headers: { ...a.headers, ...(a.body !== undefined && { 'content-type': 'text/html' }) },
        }),
      },
      'undocumented-media-type',
    ],
    [
      'credentials that are not checked',
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
      'a connection that is cut',
      {
        before: (request) => {
          if (request.method === 'DELETE') request.socket.destroy();
          return request.method === 'DELETE';
        },
      },
      'server-error',
    ],
    [
      'an accepted invalid request',
      { change: (a) => (a.status === 400 ? { status: 201, body: { id: 1, name: 'a' } } : a) },
      'accepted-invalid',
    ],
  ])('%s', async (_name, breaks, kind) => {
    const kinds = (await found(await startShop(breaks))).map((finding) => finding.kind);
    expect(kinds).toContain(kind);
  });

  test('a missing answer', async () => {
    const base = await startShop({ before: (request) => request.method === 'DELETE' });
    const findings = await found(base, {
      operations: new Set(['deletePet']),
      rounds: 0,
      maxTime: 50,
    });
    expect(findings.map(({ kind }) => kind)).toContain('slow');
  });
});

test('a finding has the smallest request that reproduces it, as a curl command', async () => {
  const base = await startShop({
    change: (a, { url }) => (url?.includes('limit=') ? { status: 500 } : a),
  });
  const [finding] = await found(base, { operations: new Set(['listPets']) });
  expect(finding?.curl).toMatch(
    /^curl -i -X GET --path-as-is 'http:\/\/127\.0\.0\.1:\d+\/pets\?limit=[^&']*' -H "Authorization: \$AUTHORIZATION"$/,
  );
});

test('a valid request stays valid when it is made smaller', async () => {
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
  const base = await startShop({
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
    maxTime: 120_000,
    credentials: new Map(),
  });
  expect(findings.map(({ curl }) => curl)).toEqual([
    expect.stringMatching(/ --data-binary '\{"amount":-?\d+\}'/),
  ]);
});

test('without writes only reading requests are sent', async () => {
  const methods = new Set<string | undefined>();
  const base = await startShop({ before: ({ method }) => (methods.add(method), false) });
  await found(base, { withWrites: false });
  expect([...methods]).toEqual(['GET']);
});

test('probing rejects if nothing answers at the address', async () => {
  const base = await startShop({ before: (request) => (request.socket.destroy(), true) });
  await expect(found(base)).rejects.toThrow(NoAnswerError);
});

test('the same seed sends the same requests', async () => {
  const asked: string[][] = [];
  for (const seed of [7, 7, 8]) {
    const urls: string[] = [];
    const base = await startShop({
      before: ({ method, url }) => (urls.push(`${method} ${url}`), false),
    });
    await found(base, { seed });
    asked.push(urls);
  }
  expect(asked[0]).toEqual(asked[1]);
  expect(asked[0]).not.toEqual(asked[2]);
});

test('waits are as short as the contract allows, and a range of media types is sent as one of them', async () => {
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
  const base = await startShop({
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
    maxTime: 120_000,
    credentials: new Map(),
  });
  expect(findings).toEqual([]);
  expect([...types]).toEqual(['application/octet-stream']);
  expect(waits.filter((wait) => wait === 1 || wait === 2).length).toBeGreaterThan(6);
});

test('operations for which no request can be generated are reported', async () => {
  const shelves = contractOf({
    'shelves.yaml': `
openapi: 3.1.0
info: { title: Shelves, version: 1.0.0 }
paths:
  /shelves:
    get:
      operationId: listShelves
      responses: { '200': { description: All of them. } }
  /shelves/{code}:
    get:
      operationId: getShelf
      parameters: [{ name: code, in: path, required: true, schema: { pattern: '^(?!shelf)[0-9]{40}$' } }]
      responses: { '200': { description: One. } }
`,
  });
  const base = await startShop({ before: (_request, response) => (response.end(), true) });
  const options = { withWrites: false, rounds: 2, seed: 1, maxTime: 120_000 };
  const report = await probe(shelves, base, { ...options, credentials: new Map() });
  expect(report.untried).toEqual(['getShelf']);
  expect(prettyReport(report)).toContain('no request could be generated for getShelf\n');
});

test('forms are sent with the fields of their schema, valid and invalid', async () => {
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
  const base = await startShop({ before: (...both) => (void taken(...both), true) });
  const options = { withWrites: true, rounds: 6, seed: 1, maxTime: 120_000 };

  const { findings } = await probe(forms, base, { ...options, credentials: new Map() });
  expect(bodies.filter((body) => /^amount=-?\d+(&|$)/.test(body))).toHaveLength(6);
  expect(findings.map(({ kind }) => kind)).toEqual(['accepted-invalid']);
});

test('text bodies are sent, valid and invalid', async () => {
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
  const base = await startShop({ before: (...both) => (void taken(...both), true) });
  const options = { withWrites: true, rounds: 6, seed: 1, maxTime: 120_000 };

  const { findings } = await probe(notes, base, { ...options, credentials: new Map() });
  expect(findings.map(({ kind }) => kind)).toEqual(['accepted-invalid']);
  expect([...bodies]).toEqual(expect.arrayContaining(['left', 'right']));
});

test('forms with files are sent as they are documented, valid and invalid', async () => {
  const pictures = contractOf({
    'pictures.yaml': `
openapi: 3.1.0
info: { title: Pictures, version: 1.0.0 }
paths:
  /pictures:
    post:
      requestBody:
        required: true
        content:
          multipart/form-data:
            schema: { $ref: '#/components/schemas/Upload' }
            encoding: { picture: { contentType: image/png }, place: { contentType: application/json } }
      responses: { '200': { description: Taken. }, '400': { description: Refused. } }
components:
  schemas:
    Upload:
      type: object
      required: [picture, place, count]
      properties:
        picture: { type: string, format: binary }
        place: { type: object, required: [lat], properties: { lat: { type: number } } }
        count: { type: integer }
`,
  });
  const bodies: string[] = [];
  const taken = async (request: IncomingMessage, response: ServerResponse) => {
    bodies.push(await text(request));
    response.end();
  };
  const base = await startShop({ before: (...both) => (void taken(...both), true) });
  const options = { withWrites: true, rounds: 6, seed: 1, maxTime: 120_000 };

  const { findings } = await probe(pictures, base, { ...options, credentials: new Map() });
  expect(findings.map(({ kind }) => kind)).toEqual(['accepted-invalid']);
  expect(bodies).toContainEqual(
    expect.stringMatching(/name="picture"; filename="picture"\r\nContent-Type: image\/png\r\n\r\n/),
  );
  expect(bodies).toContainEqual(
    expect.stringMatching(/name="place"\r\nContent-Type: application\/json\r\n\r\n\{"lat":/),
  );
});
