import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach } from 'vitest';
import { MemoryBudget } from '../../../../src/base/memory-budget.ts';
import { TestClock } from '../../../base/test-clock.ts';
import { RedisDatabases, type RedisDatabase } from '../../../../src/directory/redis/databases.ts';
import { EmbeddedRedis } from '../../../../src/engines/redis/embedded/engine.ts';
import { EmbeddedSession } from '../../../../src/engines/redis/embedded/session.ts';
import { RespServer } from '../../../../src/families/redis/resp/resp-server.ts';

export const RECORD: RedisDatabase = {
  id: 'a',
  name: 'a',
  endpoint: 'a.localhost',
  regions: [],
  standardToken: 'standard-token',
  readOnlyToken: 'read-only-token',
  maxRequestSize: 1000,
};

/** The bytes that all connections together may take; a database half of it. */
export const MEMORY = 2_000_000;

/** The port of the database `a` with the password `secret`. Each test has a server of its own. */
export class RespBench {
  engine!: EmbeddedRedis;
  directory!: RedisDatabases;
  server!: RespServer;
  clock!: TestClock;
  memory!: MemoryBudget;
  /** The server's ends of the connections. */
  accepted: Socket[] = [];
  #listener!: Server;

  /** @param memory the bytes that all connections together may take @param maxResponseSize of each reply */
  constructor(memory = MEMORY, maxResponseSize?: number) {
    beforeEach(async () => {
      this.clock = new TestClock();
      this.engine = await EmbeddedRedis.open({ databases: { a: {} } });
      this.engine.database('a')!.acl.setDefaultPassword('secret');
      this.directory = new RedisDatabases([RECORD]);
      this.memory = new MemoryBudget(memory);
      this.server = new RespServer(this.engine, this.directory, {
        clock: this.clock,
        memory: this.memory,
        ...(maxResponseSize !== undefined && { maxResponseSize }),
      });
      this.accepted = [];
      this.#listener = createServer({ allowHalfOpen: true }, (socket) => {
        this.accepted.push(socket);
        socket.on('error', () => {});
        this.server.accept(socket, 'a');
      });
      await once(this.#listener.listen(0, '127.0.0.1'), 'listening');
    });

    afterEach(async () => {
      await this.server.close();
      this.#listener.close();
      await this.engine.close();
    });
  }

  /** A new client, which sends the lines. */
  client(...lines: string[]): RespClient {
    return new RespClient((this.#listener.address() as AddressInfo).port, lines);
  }

  /** A session of the default user that is not connected. */
  session(): EmbeddedSession {
    const user = this.database.acl.user('default')!;
    return new EmbeddedSession(this.database, { id: 0, user, address: '127.0.0.1:1' });
  }

  get database() {
    return this.engine.database('a')!;
  }
}

/** A client that sends lines and collects the answers. */
export class RespClient {
  readonly socket: Socket;
  received = '';
  isClosed = false;

  constructor(port: number, lines: readonly string[]) {
    this.socket = connect(port, '127.0.0.1');
    this.socket.setEncoding('latin1');
    this.socket.on('data', (text: string) => (this.received += text));
    this.socket.on('error', () => {});
    this.socket.once('close', () => (this.isClosed = true));
    if (lines.length > 0) this.send(...lines);
  }

  send(...lines: string[]): void {
    this.socket.write(lines.map((line) => `${line}\r\n`).join(''));
  }

  /** Everything received so far, once it ends with a text. */
  async until(end: string): Promise<string> {
    while (!this.received.endsWith(end)) await once(this.socket, 'data');
    const { received } = this;
    this.received = '';
    return received;
  }

  async closed(): Promise<string> {
    if (!this.isClosed) await once(this.socket, 'close');
    return this.received;
  }
}
