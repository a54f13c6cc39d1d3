import { once } from 'node:events';
import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { randomIds } from '../base/ids.ts';
import { countingInternalErrors } from '../base/internal-errors.ts';
import { silentLogger } from '../base/logger.ts';
import { LogError } from '../engines/log/errors.ts';
import { SchemaRegistryError } from '../engines/schema-registry/errors.ts';
import { CallSeal } from './call-seal.ts';
import { CopyUnreachable, NotServed } from './call-outcome.ts';
import type { CopyAddress } from './copy-address.ts';
import { CopyCalls } from './copy-calls.ts';
import { CopyPort, HEADERS, sealedName, type Service } from './copy-port.ts';
import { serialize } from './serialization.ts';

const SECRET = Buffer.from('what only copies know');
const LIMIT = 10_000;
const MOST_CALLERS = 3;

let port: CopyPort;
let address: CopyAddress;
let calls: CopyCalls;
let close: () => Promise<void>;
const served: unknown[] = [];

const echo: Service = async (args) => {
  served.push(args);
  return args;
};

beforeEach(async () => {
  served.length = 0;
  port = await CopyPort.open({
    host: '127.0.0.1',
    port: 0,
    seal: new CallSeal(SECRET),
    name: 'b',
    limit: LIMIT,
    log: silentLogger,
    ids: randomIds,
    mostCallers: MOST_CALLERS,
  });
  port.serve('echo', echo);
  address = { name: 'b', host: '127.0.0.1', port: port.port };
  calls = new CopyCalls('a', new CallSeal(SECRET));
  const opened = port;
  let closing: Promise<void> | undefined;
  close = () => (closing ??= opened.close());
});
afterEach(() => {
  calls.close();
  return close();
});

interface Sent {
  readonly from?: string;
  readonly number?: number | string;
  readonly secret?: Buffer;
  readonly to?: string;
  readonly length?: number;
  readonly body?: Buffer;
}

/** The session that calls must be encrypted for now. */
async function sessionNow(): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port.port}/`);
  return response.headers.get(HEADERS.session)!;
}

/** Sends a hand-made call. @returns the status and the body of the answer */
async function send({ from = 'a', number = 1, secret = SECRET, ...given }: Sent) {
  const seal = new CallSeal(secret);
  const to = given.to ?? sealedName('b', await sessionNow());
  const text = serialize({ service: 'echo', args: ['forged'] });
  const sealedAs = typeof number === 'number' ? number : 1;
  const body = given.body ?? seal.seal({ from, to, direction: 'call', number: sealedAs }, text);
  const proof = seal.proof(from, to, Number(number), given.length ?? body.length);
  const headers = {
    [HEADERS.from]: from,
    [HEADERS.number]: number,
    [HEADERS.proof]: proof,
    'Content-Length': body.length,
  };
  return new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port: port.port, method: 'POST', headers });
    sent.on('error', reject);
    sent.on('response', (response) => {
      let said = '';
      response.setEncoding('utf8').on('data', (piece: string) => (said += piece));
      response.on('end', () => resolve({ status: response.statusCode, text: said }));
    });
    sent.end(body);
  });
}

test('a call is served, including bytes', async () => {
  const args = ['a', null, { value: Buffer.from([0, 255]) }];
  expect(await calls.call(address, 'echo', args)).toEqual(args);
});

test('an error of an engine has the same message at the caller', async () => {
  const errors = [
    new LogError('ILLEGAL_GENERATION', 'not yours', { index: 3 }),
    new SchemaRegistryError('schemaNotFound', { id: 7 }),
    new NotServed(),
  ];
  for (const error of errors) {
    port.serve('fails', () => Promise.reject(error));
    await expect(calls.call(address, 'fails', [])).rejects.toEqual(error);
  }
  port.serve('fails', () => Promise.reject(new Error('a secret')));
  await expect(calls.call(address, 'fails', [])).rejects.toThrow(
    'another copy of the platform has failed, and has logged the reason',
  );
  await expect(calls.call(address, 'unknown', [])).rejects.toThrow(NotServed);
});

test('an exception in a call ends that call only, and is logged and counted', async () => {
  const logged: object[] = [];
  const log = countingInternalErrors({ ...silentLogger, error: (fields) => logged.push(fields) });
  const counting = await CopyPort.open({
    host: '127.0.0.1',
    port: 0,
    seal: new CallSeal(SECRET),
    name: 'counting',
    limit: LIMIT,
    log,
    ids: randomIds,
  });
  onTestFinished(() => counting.close());
  const at = { name: 'counting', host: '127.0.0.1', port: counting.port };
  const begun = Promise.withResolvers<void>();
  const end = Promise.withResolvers<string>();
  counting.serve('waits', () => {
    begun.resolve();
    return end.promise;
  });
  const bug = new TypeError('a bug');
  counting.serve('throws', () => {
    throw bug;
  });
  counting.serve('rejects', () => Promise.reject(bug));
  const waiting = calls.call(at, 'waits', []);
  await begun.promise;
  for (const name of ['throws', 'rejects']) {
    await expect(calls.call(at, name, [])).rejects.toThrow(
      'another copy of the platform has failed, and has logged the reason',
    );
  }
  end.resolve('an answer');
  expect(await waiting).toBe('an answer');
  const line = { err: bug, where: 'copy' };
  expect(logged).toEqual([line, line]);
  const { samples } = log.internalErrors();
  expect(samples.find(({ labels }) => labels?.['where'] === 'copy')).toMatchObject({ value: 2 });
});

test('a call that can not be parsed, and an answer that can not be serialized, fail at the caller', async () => {
  const to = sealedName('b', await sessionNow());
  const seal = new CallSeal(SECRET);
  const identity = { from: 'a', to, direction: 'call', number: 1 } as const;
  const body = seal.seal(identity, Buffer.from('nothing that was serialized'));
  expect(await send({ to, body, number: 1 })).toMatchObject({ status: 200 });
  port.serve('endless', async () => {
    const circle: unknown[] = [];
    return circle.concat([circle], 1n);
  });
  const words = 'another copy of the platform has failed, and has logged the reason';
  const others = new CopyCalls('c', seal);
  await expect(others.call(address, 'endless', [])).rejects.toThrow(words);
  others.close();
});

test.each<[string, Sent]>([
  ['a caller without the secret', { secret: Buffer.from('guessed') }],
  ['a call of another process', { to: 'b of yesterday' }],
  ['a call for a session that is over', { to: sealedName('b', randomIds.uuid()) }],
  ['a call that was altered in transit', { body: Buffer.alloc(64) }],
  ['a proof of another length', { length: 7 }],
  ['a call that is too long', { body: Buffer.alloc(LIMIT + 1) }],
  ['a name longer than those of copies', { from: 'a'.repeat(101) }],
  ['a negative number', { number: '-1' }],
  ['a number that is not numeric', { number: 'one' }],
])('%s is answered with 401 and no body', async (_, sent) => {
  expect(await send(sent)).toEqual({ status: 401, text: '' });
  expect(served).toEqual([]);
});

test('a name that is too long is answered with 401 and no body', async () => {
  const headers = { [HEADERS.from]: 'a'.repeat(20_000), [HEADERS.number]: '1' };
  const response = await fetch(`http://127.0.0.1:${port.port}/`, {
    method: 'POST',
    headers,
    body: 'x',
  });
  expect({ status: response.status, text: await response.text() }).toEqual({
    status: 401,
    text: '',
  });
});

test('any request other than a call is answered with 401 and no body', async () => {
  const url = `http://127.0.0.1:${port.port}/`;
  for (const init of [{}, { method: 'POST', body: '{}' }, { method: 'DELETE' }]) {
    const response = await fetch(url, init);
    expect({ status: response.status, text: await response.text() }).toEqual({
      status: 401,
      text: '',
    });
  }
});

test('a recorded call is not accepted again', async () => {
  expect(await send({ number: 5 })).toMatchObject({ status: 200 });
  expect(await send({ number: 5 })).toEqual({ status: 401, text: '' });
  expect(await send({ number: 4 })).toMatchObject({ status: 200 });
  expect(served).toEqual([['forged'], ['forged']]);
});

test('a recorded call is not accepted even after its caller is forgotten, and legitimate callers go on', async () => {
  const recorded = { number: 5, to: sealedName('b', await sessionNow()) };
  expect(await send(recorded)).toMatchObject({ status: 200 });
  const others = Array.from(
    { length: 2 * MOST_CALLERS },
    (_, n) => new CopyCalls(`other ${n}`, new CallSeal(SECRET)),
  );
  for (const round of [1, 2]) {
    for (const other of others) expect(await other.call(address, 'echo', [round])).toEqual([round]);
    expect(await send(recorded)).toEqual({ status: 401, text: '' });
  }
  expect(served).toHaveLength(1 + 4 * MOST_CALLERS);
  for (const other of others) other.close();
});

/** Starts a server that pretends to be a copy, with its own session. @returns its address */
async function openImpostor(session: string, heard: (request: IncomingMessage) => void = () => {}) {
  const impostor = createServer((got, response) => {
    heard(got);
    response.writeHead(401, { [HEADERS.session]: session }).end();
  });
  impostor.listen(0, '127.0.0.1');
  await once(impostor, 'listening');
  onTestFinished(() => void impostor.close());
  return { host: '127.0.0.1', port: (impostor.address() as AddressInfo).port };
}

test('a call to one copy can not be forwarded to another one', async () => {
  const passedOn: IncomingMessage['headers'][] = [];
  // As if that copy's session had a name that yields the same text as this copy's name and session.
  const place = await openImpostor(sealedName('b', await sessionNow()), ({ headers }) => {
    if (headers[HEADERS.proof] !== undefined) passedOn.push(headers);
  });
  await expect(calls.call({ ...place, name: 'c' }, 'echo', [])).rejects.toThrow(CopyUnreachable);
  const { [HEADERS.number]: number, [HEADERS.proof]: proof, ...rest } = passedOn[0]!;
  const sent = request({
    host: '127.0.0.1',
    port: port.port,
    method: 'POST',
    headers: {
      'Content-Length': rest['content-length'],
      [HEADERS.from]: 'a c',
      [HEADERS.number]: number,
      [HEADERS.proof]: proof,
    },
  });
  sent.on('error', () => {});
  // If the port waits for the body, it has accepted the head.
  sent.flushHeaders();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  expect(response.statusCode).toBe(401);
  sent.destroy();
});

test('a server that claims an unknown session counts as unreachable', async () => {
  const place = await openImpostor('s'.repeat(2000));
  await expect(calls.call({ ...place, name: 'c' }, 'echo', [])).rejects.toThrow(CopyUnreachable);
});

test('a recorded head is not accepted with another body', async () => {
  expect(await send({ number: 5 })).toMatchObject({ status: 200 });
  const length = 1000;
  const to = sealedName('b', await sessionNow());
  const headers = {
    [HEADERS.from]: 'a',
    [HEADERS.number]: 5,
    [HEADERS.proof]: new CallSeal(SECRET).proof('a', to, 5, length),
    'Content-Length': length,
  };
  const sent = request({ host: '127.0.0.1', port: port.port, method: 'POST', headers });
  sent.on('error', () => {});
  // All bytes but the last one; the port does not wait for it.
  sent.write(Buffer.alloc(length - 1));
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  expect(response.statusCode).toBe(401);
  sent.destroy();
});

test('messages can not be read on the network', async () => {
  const seal = new CallSeal(SECRET);
  const call = { from: 'a', to: 'b', direction: 'call', number: 1 } as const;
  const sealed = seal.seal(call, Buffer.from('a secret of somebody'));
  expect(sealed.includes('secret')).toBe(false);
  expect(seal.open(call, sealed)?.toString()).toBe('a secret of somebody');
  // It can't be decrypted as another kind of message.
  expect(seal.open({ ...call, direction: 'answer' }, sealed)).toBeUndefined();
  expect(seal.open({ ...call, from: 'b', to: 'a' }, sealed)).toBeUndefined();
  expect(seal.open({ ...call, number: 2 }, sealed)).toBeUndefined();
  expect(seal.open(call, sealed.subarray(0, 3))).toBeUndefined();
});

test('a copy that has stopped, or was replaced by another one, counts as unreachable', async () => {
  await expect(calls.call({ ...address, name: 'c' }, 'echo', [])).rejects.toThrow(CopyUnreachable);
  await close();
  await expect(calls.call(address, 'echo', [])).rejects.toThrow(CopyUnreachable);
});

test('a service is notified when the caller has gone, before the answer and after it', async () => {
  let gone = 0;
  port.serve('waits', async (_, caller) => {
    caller.onDisconnect(() => gone++);
    caller.signal.addEventListener('abort', () => gone++);
    await once(caller.signal, 'abort');
  });
  port.serve('answers', async (_, caller) => {
    caller.onDisconnect(() => gone++);
  });
  await calls.call(address, 'answers', []);
  const waiting = calls.call(address, 'waits', []);
  await calls.call(address, 'echo', []);
  calls.close();
  await expect(waiting).rejects.toThrow(CopyUnreachable);
  await expect.poll(() => gone).toBe(3);
});
