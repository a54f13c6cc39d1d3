import { cpSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect } from 'vitest';
import { filesIn, serving } from '../../../testing/cli/toolkit.ts';
import { entryOf, type ExchangeInput } from '../../../testing/toolkit/toolkit.ts';
import { test, type Cli } from '../../../testing/cli/cli.ts';

const FIXTURES = fileURLToPath(new URL('../../contract/model/fixtures', import.meta.url));

/** A copy of the contracts in other versions of OpenAPI. */
function contractsIn(cli: Cli): (name: string) => string {
  const file = filesIn(cli, {});
  cpSync(FIXTURES, file('.'), { recursive: true });
  return file;
}

const LIBRARY = 'library-3.0.yaml';
const BOOKS = 'https://library.example/api/books';
const BOOK = { id: 1, title: 'Emma', subtitle: null, author: null };

/** Answers as the library's contract says, except for the author of all books. */
async function library(request: IncomingMessage, author: unknown) {
  const { method, url = '' } = request;
  const book = { ...BOOK, author };
  const isCover = url.endsWith('/cover');
  if (!/^\/books(?:\?|$|\/1(?:\/|$))/.test(url)) return { status: 404, body: { error: 'none' } };
  if (method === 'PUT') return isCover ? { status: 204 } : { status: 404, body: { error: 'no' } };
  if (method === 'POST') {
    const said = JSON.parse(await text(request).then((body) => body || 'null')) as object | null;
    const isBook = said !== null && 'title' in said && typeof said.title === 'string';
    return isBook ? { status: 201, body: book } : { status: 400, body: { error: 'no book' } };
  }
  return { status: 200, body: url.startsWith('/books/') ? book : [book] };
}

const serveLibrary = (author: unknown) =>
  serving((request, response) => void answer(request, response, author));

async function answer(request: IncomingMessage, response: ServerResponse, author: unknown) {
  const { status, body } = await library(request, author);
  response.writeHead(status, body && { 'content-type': 'application/json' });
  response.end(body && JSON.stringify(body));
}

describe('a contract in OpenAPI 3.0', () => {
  const verify = (cli: Cli, ...exchanges: ExchangeInput[]) => {
    const file = contractsIn(cli);
    const entries = exchanges.map((said) => entryOf({ headers: {}, ...said }));
    writeFileSync(file('a.har'), JSON.stringify({ log: { version: '1.2', entries } }));
    return cli.plinth(['verify', file('a.har'), '--contract', file(LIBRARY)]).ended;
  };

  test('is verified', async ({ cli }) => {
    expect(await verify(cli, { url: BOOKS, answer: [BOOK] })).toMatchObject({ code: 0 });
    const { code, stdout } = await verify(cli, { url: BOOKS, answer: [{ ...BOOK, title: null }] });
    expect(code).toBe(7);
    expect(stdout).toContain('body[0].title must be a string');
    expect(stdout).toMatch(
      /library-3\.0\.yaml:62#\/components\/schemas\/NewBook\/properties\/title/,
    );
  });

  test('is checked', async ({ cli }) => {
    const file = contractsIn(cli);
    const check = (target: string) =>
      cli.plinth([
        ...['check', '--contract', file(LIBRARY), '--target', target],
        ...['--operation', 'listBooks', '--operation', 'getBook'],
      ]).ended;
    const right = await check(await serveLibrary(null));
    expect(right.stdout).not.toContain('response-body');
    const wrong = await check(await serveLibrary('Jane Austen'));
    expect(wrong.stdout).toContain('response-body');
    expect(wrong.code).toBe(7);
  });

  test('is passed through the proxy', async ({ cli }) => {
    const file = contractsIn(cli);
    const upstream = await serveLibrary('Jane Austen');
    const run = cli.plinth([
      ...['proxy', '--upstream', upstream, '--port', '0', '--contract', file(LIBRARY)],
    ]);
    await expect.poll(() => run.stderr()).toContain('Passing ');
    const url = /Passing (\S+) on to/.exec(run.stderr())![1]!;
    await fetch(`${url}/books`);
    await expect.poll(() => run.stderr()).toContain('body[0].author');
    run.kill('SIGTERM');
    expect(await run.ended).toMatchObject({ code: 7 });
  });

  test('is compared with the same in OpenAPI 3.1', async ({ cli }) => {
    const file = contractsIn(cli);
    const pets = (version: string, limit: string) => `openapi: ${version}
info: { title: Pets, version: 1.0.0 }
paths:
  /pets:
    get:
      parameters: [{ name: limit, in: query, schema: { type: integer, ${limit} } }]
      responses: { '200': { description: Done. } }
`;
    writeFileSync(file('a.yaml'), pets('3.0.3', 'minimum: 0, exclusiveMinimum: true'));
    writeFileSync(file('b.yaml'), pets('3.1.0', 'exclusiveMinimum: 0'));
    writeFileSync(file('c.yaml'), pets('3.1.0', 'exclusiveMinimum: 5'));
    const diff = (later: string) => cli.plinth(['diff', file('a.yaml'), file(later)]).ended;
    expect(await diff('b.yaml')).toMatchObject({ code: 0 });
    expect(await diff('c.yaml')).toMatchObject({ code: 7 });
  });
});

test('the items of lines of JSON are held against OpenAPI 3.2', async ({ cli }) => {
  const file = contractsIn(cli);
  const lines = '{"sensor":7,"value":1}\n{"sensor":8}\n';
  const entry = entryOf({
    method: 'QUERY',
    url: 'https://sensors.example/readings',
    headers: { 'content-type': 'application/json' },
    body: { since: 1 },
    answerHeaders: { 'content-type': 'application/jsonl' },
    answer: lines,
  });
  writeFileSync(file('a.har'), JSON.stringify({ log: { version: '1.2', entries: [entry] } }));
  const contract = file('sensors-3.2.yaml');
  const { code, stdout } = await cli.plinth(['verify', file('a.har'), '--contract', contract])
    .ended;
  expect(code).toBe(7);
  expect(stdout).toContain('findReadings');
  expect(stdout).toContain('body[1].value is missing');
});

test('the events of a stream are held against OpenAPI 3.2', async ({ cli }) => {
  const file = filesIn(cli, {
    'clock.yaml': `openapi: 3.2.0
info: { title: Clock, version: 1.0.0 }
paths:
  /ticks:
    get:
      operationId: followTicks
      responses:
        '200':
          content:
            text/event-stream:
              itemSchema:
                required: [data, event]
                properties: { event: { enum: [tick] }, data: { pattern: '^[0-9]+$' }, retry: { type: integer } }
`,
  });
  const verify = async (...events: string[]) => {
    const entry = entryOf({
      url: 'https://clock.example/ticks',
      headers: {},
      answerHeaders: { 'content-type': 'text/event-stream; charset=utf-8' },
      answer: events.join('\n\n'),
    });
    writeFileSync(file('a.har'), JSON.stringify({ log: { version: '1.2', entries: [entry] } }));
    return cli.plinth(['verify', file('a.har'), '--contract', file('clock.yaml')]).ended;
  };
  const fine = await verify(
    ': hello',
    'event: tick\ndata: 1\nretry: 500',
    'event:tick\ndata:2',
    'data: c',
  );
  expect(fine).toMatchObject({ code: 0 });
  const { code, stdout } = await verify('event: tick\ndata: 1', 'event: tock\ndata: two', '');
  expect(code).toBe(7);
  expect(stdout).toContain('body[1].event must be');
  expect(stdout).toContain('body[1].data must');
});
