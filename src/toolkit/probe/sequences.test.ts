import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { isNode } from '../../base/json-pointer.ts';
import { contractOf } from '../../../testing/toolkit/toolkit.ts';
import { probe, type ProbeOptions } from './probe.ts';

const NOTES = `
openapi: 3.1.0
info: { title: Notes, version: 1.0.0 }
paths:
  /notes:
    post:
      operationId: addNote
      requestBody:
        content: { application/json: { schema: { type: object }, example: { text: hello } } }
      responses:
        '400': { description: It is no note. }
        '201':
          description: Added.
          content: { application/json: { schema: { type: object, required: [id] } } }
          links:
            note: { operationId: getNote, parameters: { path.id: '$response.body#/id' } }
            again: { operationRef: '#/paths/~1notes~1{id}/get', parameters: { id: '{$response.body#/id}' } }
            delete: { operationId: deleteNote, parameters: { id: '$response.body#/id' } }
  /notes/{id}:
    parameters: [{ name: id, in: path, required: true, schema: { type: string, pattern: '^\\d+$' } }]
    get:
      operationId: getNote
      responses:
        '200': { description: The note., content: { application/json: {} } }
        '404': { description: There is none. }
    delete:
      operationId: deleteNote
      responses:
        '204': { description: Deleted. }
        '404': { description: There is none. }
`;
const notes = contractOf({ 'notes.yaml': NOTES });

type Answer = readonly [status: number, body?: unknown];

/** Probes a service that keeps notes, with changes of its answers. @returns the requests, and the findings */
async function probed(
  change: (answer: Answer, request: IncomingMessage, isDeleted: boolean) => Answer = (a) => a,
  options: Partial<ProbeOptions> = {},
) {
  const kept = new Map<string, unknown>();
  const deleted = new Set<string>();
  const asked: string[] = [];
  const answerTo = async (request: IncomingMessage): Promise<Answer> => {
    const id = request.url!.split('/')[2];
    if (id === undefined) {
      const text = await json(request).catch(() => ({}));
      if (!isNode(text) || Array.isArray(text)) return [400];
      const note = { id: String(kept.size + deleted.size + 1) };
      kept.set(note.id, note);
      return [201, note];
    }
    const note = kept.get(id);
    if (note === undefined) return [404];
    if (request.method === 'GET') return [200, note];
    kept.delete(id);
    deleted.add(id);
    return [204];
  };
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    asked.push(`${request.method} ${request.url}`);
    const id = request.url!.split('/')[2] ?? '';
    const [status, body] = change(await answerTo(request), request, deleted.has(id));
    response.writeHead(status, body === undefined ? {} : { 'content-type': 'application/json' });
    response.end(body === undefined ? undefined : JSON.stringify(body));
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => server.close().closeAllConnections());
  const base = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const kinds: unknown[] = [];
  const { findings } = await probe(notes, base, {
    withWrites: true,
    rounds: 8,
    seed: 1,
    maxTime: 20_000,
    credentials: new Map(),
    onFinding: ({ kind }, { before }) => kinds.push([kind, before?.length]),
    ...options,
  });
  return { asked, findings, kinds };
}

test('a created resource is read and deleted by its ID, and requested again after that', async () => {
  const { asked, findings } = await probed();
  expect(findings).toEqual([]);
  const at = (request: string) => asked.indexOf(request);
  const gone = asked.findLast((request) => request.startsWith('DELETE /notes/'))!;
  expect(at(gone)).toBeGreaterThan(at('POST /notes'));
  expect(asked.filter((request) => request.endsWith(gone.split(' ')[1]!)).length).toBeGreaterThan(
    1,
  );
});

test('an error that needs earlier requests is found, with the shortest sequence', async () => {
  const { findings, kinds } = await probed((answer, { method }, isDeleted) =>
    isDeleted && method === 'GET' ? [500] : answer,
  );
  expect(findings.map(({ kind, operation }) => [kind, operation])).toEqual([
    ['server-error', 'getNote'],
  ]);
  expect(kinds).toEqual([['server-error', 2]]);
  // One shell line that creates, deletes and reads.
  expect(findings[0]!.curl).toMatch(
    /^curl -i -X POST .*notes'.* && curl -i -X DELETE .*notes\/\d+' && curl -i -X GET .*notes\/\d+'$/,
  );
});

test('a created resource that is not found is reported', async () => {
  const { findings } = await probed((answer, { method }) => (method === 'GET' ? [404] : answer));
  expect(findings.map(({ message }) => message)).toEqual([
    'what addNote had just made was not found',
  ]);
});

test('without writes links to changing operations are not followed', async () => {
  const { asked } = await probed(undefined, { withWrites: false });
  expect(asked.filter((request) => !request.startsWith('GET'))).toEqual([]);
});
