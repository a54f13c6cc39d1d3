import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** The token that the service accepts. */
export const TOKEN = 'token-of-the-tests';

/** The faults of a test service. */
export interface ShopFaults {
  /** Called before authentication; returns true if it has answered. */
  readonly before?: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Changes the service's answer. */
  readonly change?: (answer: Answer, request: IncomingMessage) => Answer;
}

/** A response of the service. */
export interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

const refused = (status: number): Answer => ({ status, body: { error: 'no' } });

/** A pet shop that conforms to its contract except for the given faults. @returns its URL */
export async function startShop({
  before,
  change = (answer) => answer,
}: ShopFaults = {}): Promise<URL> {
  const kept = new Map<number, object>();
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
