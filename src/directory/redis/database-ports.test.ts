import { once } from 'node:events';
import { request as httpRequest, Agent, type RequestOptions } from 'node:http';
import { Agent as TlsAgent, request as tlsRequest } from 'node:https';
import type { Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bindDirect } from '../../contract/direct.ts';
import { EmbeddedRedis } from '../../engines/redis/embedded/engine.ts';
import { Authority } from '../../http/authority.ts';
import { listen, type Listening } from '../../http/server.ts';
import { rawConnection } from '../../../testing/http/http.ts';
import { openLog } from '../../base/log.ts';
import { DatabasePorts } from './database-ports.ts';
import { RedisDatabases, type RedisDatabase } from './databases.ts';
import { redisContractErrors, refusal } from '../../families/redis/errors.ts';
import { redisFamily } from '../../families/redis/family.ts';

let engine: EmbeddedRedis;
let shared: Listening;
let ports: DatabasePorts;
let authority: Authority | undefined;
let asked: number;
let directory: RedisDatabases;

const record = (id: string): RedisDatabase => ({
  id,
  name: id,
  endpoint: `${id}.localhost`,
  regions: ['us-east-1'],
  standardToken: `token of ${id}`.replaceAll(' ', '-'),
  readOnlyToken: `read-only-token-of-${id}`,
  maxRequestSize: 1000,
});

beforeEach(async () => {
  engine = await EmbeddedRedis.open({ databases: { a: {}, b: {} } });
  directory = new RedisDatabases([record('a'), record('b')]);
  asked = 0;
  ports = new DatabasePorts({
    host: '127.0.0.1',
    authority: async () => {
      asked++;
      return (authority ??= await Authority.open());
    },
    tlsRequired: refusal('tlsRequired'),
    suspended: redisContractErrors.suspended,
  });
  const family = redisFamily(engine, directory, {
    databaseOfPort: (socket) => ports.databaseOf(socket),
  });
  const back = bindDirect(family, { log: openLog('silent') });
  shared = await listen(back, family.errors, { host: '127.0.0.1', port: 0 });
  ports.attach({
    http: (socket) => shared.accept(socket),
    resp: (socket, id) => void socket.end(`-${id}\r\n`),
    isHost: (name) => directory.byHost(name) !== undefined,
  });
});

afterEach(async () => {
  ports.closeAll();
  await shared.close();
  await engine.close();
});

/** TLS options of the client. */
type PingOptions = Omit<RequestOptions, 'headers'> & {
  headers?: Record<string, string>;
  ca?: string | undefined;
  servername?: string;
};

interface Answer {
  readonly status: number | undefined;
  readonly body: unknown;
}

/** Sends a PING with a token of the database. */
function ping(port: number, database: string, options: PingOptions = {}): Promise<Answer> {
  const headers = { authorization: `Bearer token-of-${database}`, ...options.headers };
  const send = options.protocol === 'https:' ? tlsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const request = send(
      { host: '127.0.0.1', port, path: '/ping', ...options, headers },
      (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk.toString()));
        response.on('end', () => resolve({ status: response.statusCode, body: JSON.parse(text) }));
      },
    );
    request.on('error', reject);
    request.end();
  });
}

const PONG = { status: 200, body: { result: 'PONG' } };
const REFUSED = { status: 401, body: { error: 'WRONGPASS invalid or missing auth token' } };

describe('the port of a database', () => {
  test('serves that database, and no other', async () => {
    const port = (await ports.open({ id: 'a', name: 'a', tls: false }))!;
    expect(await ping(port, 'a')).toEqual(PONG);
    expect(await ping(port, 'b')).toEqual(REFUSED);
    expect(await ping(shared.port, 'b')).toEqual(PONG);
  });

  test('hands RESP connections to their server', async () => {
    const port = (await ports.open({ id: 'a', name: 'a', tls: false }))!;
    for (const bytes of ['*1\r\n$4\r\nPING\r\n', 'GET key\r\n']) {
      const connection = await rawConnection(port);
      connection.write(bytes);
      expect(await connection.closed()).toBe('-a\r\n');
    }
  });

  test('takes HTTP whose first line comes in pieces', async () => {
    const port = (await ports.open({ id: 'a', name: 'a', tls: false }))!;
    const connection = await rawConnection(port);
    const request = 'GET /ping HTTP/1.1\r\nhost: x\r\nauthorization: Bearer token-of-a\r\n\r\n';
    for (const piece of [request.slice(0, 5), request.slice(5, 20), request.slice(20)]) {
      connection.write(piece);
      await new Promise(setImmediate);
    }
    expect(await connection.until((received) => received.includes('PONG'))).toContain('200 OK');
    connection.socket.destroy();
  });

  test('answers a TLS handshake at its first byte, which is none without TLS', async () => {
    const port = (await ports.open({ id: 'a', name: 'a', tls: false }))!;
    for (const bytes of ['\x16', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03']) {
      const connection = await rawConnection(port);
      connection.write(Buffer.from(bytes, 'latin1'));
      expect(await connection.until((received) => received.endsWith('}'))).toMatch(
        /^HTTP\/1.1 400 /,
      );
      connection.socket.destroy();
    }
    const client = connectTls({ port, host: '127.0.0.1' });
    await expect(once(client, 'secureConnect')).rejects.toThrow(/wrong version number|packet/i);
  });

  test('refuses a token if the Host is that of another database', async () => {
    const port = (await ports.open({ id: 'a', name: 'a', tls: false }))!;
    expect(await ping(port, 'a', { headers: { host: 'a.localhost' } })).toEqual(PONG);
    expect(await ping(port, 'a', { headers: { host: 'us-east-1.a.localhost' } })).toEqual(PONG);
    expect(await ping(port, 'a', { headers: { host: 'b.localhost' } })).toEqual(REFUSED);
  });

  test('accepts the tokens of its own ACL users only', async () => {
    const port = (await ports.open({ id: 'a', name: 'a', tls: false }))!;
    const other = (await ports.open({ id: 'b', name: 'b', tls: false }))!;
    const { acl } = engine.database('a')!;
    acl.setUser('app', ['on', '>password', '+@all', '~*']);
    const headers = { authorization: `Bearer ${acl.restToken('app', 'password')}` };
    expect(await ping(port, 'a', { headers })).toEqual(PONG);
    expect(await ping(other, 'b', { headers })).toEqual(REFUSED);
  });

  test('when the database is removed, refuses requests on open connections, and accepts no new ones', async () => {
    const port = (await ports.open({ id: 'a', name: 'a', tls: false }))!;
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    expect(await ping(port, 'a', { agent })).toEqual(PONG);
    directory.remove('a');
    ports.close('a');
    expect(await ping(port, 'a', { agent })).toEqual(REFUSED);
    agent.destroy();
    await expect(ping(port, 'a')).rejects.toThrow('ECONNREFUSED');
  });

  test('accepts a new token on open connections at once', async () => {
    const port = (await ports.open({ id: 'a', name: 'a', tls: false }))!;
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    expect(await ping(port, 'a', { agent })).toEqual(PONG);
    directory.put({ ...record('a'), standardToken: 'new' });
    expect(await ping(port, 'a', { agent })).toEqual(REFUSED);
    const headers = { authorization: 'Bearer new' };
    expect(await ping(port, 'a', { agent, headers })).toEqual(PONG);
    agent.destroy();
  });
});

describe('with TLS', () => {
  const secure = () => ({ protocol: 'https:', ca: authority!.certificate, agent: new TlsAgent() });

  test('a port presents a certificate that a client can verify', async () => {
    const port = (await ports.open({ id: 'a', name: 'a', tls: true }))!;
    expect(await ping(port, 'a', secure())).toEqual(PONG);
    expect(await ping(port, 'a', { ...secure(), servername: 'localhost' })).toEqual(PONG);
    for (const servername of ['a.localhost', 'us-east-1.a.localhost']) {
      expect(await ping(port, 'a', { ...secure(), servername })).toEqual(PONG);
    }
    await expect(ping(port, 'a', { ...secure(), servername: 'c.localhost' })).rejects.toThrow(
      'does not match',
    );
    expect(await ping(port, 'b', secure())).toEqual(REFUSED);
    await expect(ping(port, 'a', { ...secure(), ca: undefined })).rejects.toThrow(
      'unable to verify the first certificate',
    );
  });

  test('a port refuses plain HTTP with a reason', async () => {
    const port = (await ports.open({ id: 'a', name: 'a', tls: true }))!;
    expect(await ping(port, 'a')).toEqual({
      status: 400,
      body: { error: 'ERR this port speaks TLS only, use https' },
    });
  });

  test('a port serves RESP over TLS, and refuses plain RESP', async () => {
    const port = (await ports.open({ id: 'a', name: 'a', tls: true }))!;
    const encrypted = connectTls({ port, host: '127.0.0.1', ca: authority!.certificate });
    encrypted.write('PING\r\n');
    const [answer] = (await once(encrypted, 'data')) as [Buffer];
    expect(answer.toString()).toBe('-a\r\n');
    encrypted.destroy();
    const plain = await rawConnection(port);
    plain.write('PING\r\n');
    expect(await plain.closed()).toBe('-ERR this port speaks TLS only\r\n');
  });

  test('TLS can be enabled later, which closes unencrypted connections', async () => {
    const port = (await ports.open({ id: 'a', name: 'a', tls: false }))!;
    const plain = await rawConnection(port);
    plain.write('GET /ping HTTP/1.1\r\nhost: x\r\nauthorization: Bearer token-of-a\r\n\r\n');
    await plain.until((received) => received.includes('PONG'));
    await ports.setTls('a', true);
    await plain.closed();
    expect(await ping(port, 'a', secure())).toEqual(PONG);
  });

  test('all ports share one authority, which is only opened if TLS is used', async () => {
    await ports.open({ id: 'a', name: 'a', tls: false });
    expect(asked).toBe(0);
    await ports.setTls('a', true);
    await ports.open({ id: 'b', name: 'b', tls: true });
    expect(asked).toBe(1);
  });

  test('invalid or aborted handshakes do not affect other clients', async () => {
    const port = (await ports.open({ id: 'a', name: 'a', tls: true }))!;
    const broken = await rawConnection(port);
    broken.write(Buffer.from([0x16, 3, 1, 0, 5, 1, 2, 3, 4, 5]));
    await broken.closed();
    const left = await rawConnection(port);
    left.socket.destroy();
    expect(await ping(port, 'a', secure())).toEqual(PONG);
  });
});

test('requests in progress on the port of a database are answered before the platform stops', async () => {
  const port = (await ports.open({ id: 'a', name: 'a', tls: false }))!;
  const connection = await rawConnection(port);
  connection.write(
    'POST / HTTP/1.1\r\nhost: x\r\nauthorization: Bearer token-of-a\r\ncontent-length: 8\r\n' +
      'expect: 100-continue\r\n\r\n["P',
  );
  await connection.until((received) => received.includes('100 Continue'));
  ports.closeAll();
  const closed = shared.close();
  connection.write('ING"]');
  expect(await connection.closed()).toContain('PONG');
  await closed;
  shared = await listen(() => {}, redisContractErrors, { host: '127.0.0.1', port: 0 });
});

test.each([
  ['nothing', ''],
  ['half a handshake', Buffer.from('16030100050100000103', 'hex')],
])('a client that has sent %s on a port with TLS does not delay a stop', async (_, bytes) => {
  const port = (await ports.open({ id: 'a', name: 'a', tls: true }))!;
  const connection = await rawConnection(port);
  connection.write(bytes);
  ports.closeAll();
  await connection.closed();
});

describe('while the servers are exchanged', () => {
  const servers = (name: string) => ({
    http: (socket: Socket) => shared.accept(socket),
    resp: (socket: Socket, id: string) => void socket.end(`+${name} ${id}\r\n`),
    isHost: (host: string) => directory.byHost(host) !== undefined,
  });
  const HELLO = '*1\r\n$5\r\nHELLO\r\n';

  test('connections of each protocol wait for the next ones', async () => {
    const plain = (await ports.open({ id: 'a', name: 'a', tls: false }))!;
    const secured = (await ports.open({ id: 'b', name: 'b', tls: true }))!;
    ports.detach();
    const resp = await rawConnection(plain);
    resp.write(HELLO);
    const http = ping(plain, 'a');
    const ca = authority!.certificate;
    const tls = ping(secured, 'b', { protocol: 'https:', ca, servername: 'b.localhost' });
    await ports.open({ id: 'c', name: 'a', tls: false });
    await ports.open({ id: 'b', name: 'b', tls: true });
    ports.attach(servers('new'));
    expect(await resp.closed()).toBe('+new c\r\n');
    expect(await tls).toEqual(PONG);
    // The token is that of a database that the port no longer belongs to.
    expect(await http).toEqual(REFUSED);
  });

  test('a port that no database has any more is closed, and its clients are disconnected', async () => {
    const port = (await ports.open({ id: 'a', name: 'a', tls: false }))!;
    ports.detach();
    const client = await rawConnection(port);
    ports.attach({ ...servers('new'), resp: (socket) => void socket.destroy() });
    client.write(HELLO);
    expect(await client.closed()).toBe('');
    await expect(rawConnection(port)).rejects.toThrow('ECONNREFUSED');
  });

  test('if that fails, clients get the reason in their protocol', async () => {
    const port = (await ports.open({ id: 'a', name: 'a', tls: false }))!;
    ports.detach();
    const resp = await rawConnection(port);
    resp.write(HELLO);
    const http = ping(port, 'a');
    ports.refuse(redisContractErrors.suspended('it has failed'));
    const words = 'LOADING the platform does not serve at the moment: it has failed';
    expect(await resp.closed()).toBe(`-${words}\r\n`);
    expect(await http).toEqual({ status: 503, body: { error: words } });
  });

  test('TLS that was turned on meanwhile applies to those that wait', async () => {
    const port = (await ports.open({ id: 'a', name: 'a', tls: false }))!;
    ports.detach();
    const client = await rawConnection(port);
    client.write(HELLO);
    expect(await ports.open({ id: 'a', name: 'a', tls: true })).toBe(port);
    ports.attach(servers('new'));
    expect(await client.closed()).toBe('-ERR this port speaks TLS only\r\n');
  });
});
