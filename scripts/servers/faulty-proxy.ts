import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { freePort } from './ports.ts';

type Direction = 'toServer' | 'toClient';

/** A TCP proxy before a server, with faults that a test injects. */
export class FaultyProxy implements AsyncDisposable {
  /** Where it listens, on 127.0.0.1. */
  readonly port: number;
  /** The number of connections so far. */
  connections = 0;
  readonly #target: number;
  readonly #pairs = new Set<Pair>();
  #server: Server | undefined;
  #delay = 0;
  readonly #stalled = new Set<Direction>();
  #bytesUntilCut: number | undefined;

  private constructor(port: number, target: number) {
    this.port = port;
    this.#target = target;
  }

  static async start(target: number, port?: number): Promise<FaultyProxy> {
    const proxy = new FaultyProxy(port ?? (await freePort()), target);
    await proxy.#listen();
    return proxy;
  }

  /** The number of open connections. */
  get open(): number {
    return this.#pairs.size;
  }

  /** How many pieces are delayed or held back now. */
  get held(): number {
    return [...this.#pairs].reduce((sum, pair) => sum + pair.held, 0);
  }

  /** Resets all connections. New ones are accepted. */
  cut(): void {
    for (const pair of this.#pairs) pair.destroy();
  }

  /**
   * After this many more bytes to clients, ends the connection that carries them, in the middle of its
   * data.
   */
  cutAfter(bytes: number): void {
    this.#bytesUntilCut = bytes;
  }

  /** Stops listening; open connections stay. */
  async refuse(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    server?.close();
  }

  /** Simulates a server that is down: all connections are reset, new ones are refused. */
  async takeDown(): Promise<void> {
    await this.refuse();
    this.cut();
  }

  /** Delays all data by this many milliseconds. */
  delay(milliseconds: number): void {
    this.#delay = milliseconds;
  }

  /** Silently stops all data in a direction, or in both: a network partition. */
  stall(...directions: readonly Direction[]): void {
    const all = directions.length === 0 ? (['toServer', 'toClient'] as const) : directions;
    for (const direction of all) this.#stalled.add(direction);
  }

  /** Removes all faults, and forwards held-back data. */
  async heal(): Promise<void> {
    this.#delay = 0;
    this.#bytesUntilCut = undefined;
    this.#stalled.clear();
    for (const pair of this.#pairs) pair.release();
    if (this.#server === undefined) await this.#listen();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.takeDown();
  }

  async #listen(): Promise<void> {
    const server = createServer({ pauseOnConnect: true }, (client) => this.#accept(client));
    server.listen(this.port, '127.0.0.1');
    await once(server, 'listening');
    this.#server = server;
  }

  #accept(client: Socket): void {
    this.connections += 1;
    const server = connect(this.#target, '127.0.0.1');
    const pair = new Pair(client, server, {
      isStalled: (direction) => this.#stalled.has(direction),
      delay: () => this.#delay,
      allow: (direction, bytes) => this.#allow(direction, bytes),
    });
    this.#pairs.add(pair);
    pair.onEnd = () => this.#pairs.delete(pair);
  }

  /** How many of the bytes may pass before the connection is reset. */
  #allow(direction: Direction, bytes: number): number {
    if (direction === 'toServer' || this.#bytesUntilCut === undefined) return bytes;
    const allowed = Math.min(bytes, this.#bytesUntilCut);
    this.#bytesUntilCut -= allowed;
    if (this.#bytesUntilCut === 0) this.#bytesUntilCut = undefined;
    else return bytes;
    return allowed;
  }
}

interface Faults {
  isStalled(direction: Direction): boolean;
  delay(): number;
  allow(direction: Direction, bytes: number): number;
}

/** One direction of a connection and its counterpart. */
class Pair {
  onEnd: () => void = () => undefined;
  readonly #sockets: Readonly<Record<Direction, Socket>>;
  readonly #faults: Faults;
  readonly #held: { direction: Direction; chunk: Buffer }[] = [];

  constructor(client: Socket, server: Socket, faults: Faults) {
    this.#sockets = { toServer: server, toClient: client };
    this.#faults = faults;
    this.#forward(client, 'toServer');
    this.#forward(server, 'toClient');
    client.resume();
  }

  get held(): number {
    return this.#held.length;
  }

  destroy(): void {
    for (const socket of Object.values(this.#sockets)) socket.resetAndDestroy();
  }

  release(): void {
    for (const { direction, chunk } of this.#held.splice(0)) this.#sockets[direction].write(chunk);
  }

  /** Ends it gracefully, so that forwarded data arrives. */
  #end(): void {
    for (const socket of Object.values(this.#sockets)) socket.destroy();
  }

  #forward(from: Socket, direction: Direction): void {
    const to = this.#sockets[direction];
    from.setNoDelay(true);
    from.on('data', (chunk: Buffer) => this.#later(() => this.#pass(direction, chunk)));
    from.on('end', () => this.#later(() => to.end()));
    from.on('error', () => to.destroy());
    from.on('close', () => {
      this.#later(() => to.destroy());
      this.onEnd();
    });
  }

  #later(step: () => void): void {
    const milliseconds = this.#faults.delay();
    if (milliseconds === 0) step();
    else setTimeout(step, milliseconds);
  }

  #pass(direction: Direction, chunk: Buffer): void {
    if (this.#faults.isStalled(direction)) {
      this.#held.push({ direction, chunk });
      return;
    }
    const allowed = this.#faults.allow(direction, chunk.length);
    if (allowed === chunk.length) {
      this.#sockets[direction].write(chunk);
      return;
    }
    this.#sockets[direction].write(chunk.subarray(0, allowed), () => this.#end());
  }
}

/** Starts a proxy in front of a port of 127.0.0.1. */
export function startFaultyProxy(target: number): Promise<FaultyProxy> {
  return FaultyProxy.start(target);
}
