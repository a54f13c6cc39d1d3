import { isIP } from 'node:net';
import { Connection, type ConnectionOptions } from '@platformatic/kafka';
import { silentLogger, type Logger } from '../../../../base/logger.ts';
import { apiFor, type ApiName, type Arguments, type BrokerApis, type Response } from './apis.ts';
import { LifeSigns } from '../../../../base/life-signs.ts';
import { Semaphore } from '../../../../base/semaphore.ts';
import { BrokerError, hasHungUp, unreachable, UnreachableError } from './broker-error.ts';

export interface BrokerAddress {
  readonly host: string;
  readonly port: number;
}

export interface Sasl {
  readonly mechanism: 'PLAIN' | 'SCRAM-SHA-256' | 'SCRAM-SHA-512';
  readonly username: string;
  readonly password: string;
}

/** The addresses and credentials of a Kafka. */
export interface KafkaServers {
  readonly brokers: readonly BrokerAddress[];
  readonly sasl?: Sasl | undefined;
  readonly tls?: ConnectionOptions['tls'] | undefined;
  /** Milliseconds that a broker may be silent while it is called. */
  readonly silentFor?: number | undefined;
}

/** Milliseconds that a broker may be silent by default. */
const SILENT_FOR = 3000;
/** Milliseconds. */
const CONNECT_TIMEOUT = 5000;
export const REQUEST_TIMEOUT = 15_000;
/** For calls that a broker answers only after an event, such as JoinGroup when all members have joined. */
export const LONG_REQUEST_TIMEOUT = 330_000;
/** How long closing waits for the network, in milliseconds. */
const CLOSING = 2000;
/** The most idle connections for such calls that are kept, per broker. */
const KEPT_IDLE = 32;

/** The most requests in flight on a connection. */
const AT_A_TIME = 100;
const SHARED: ConnectionOptions = { requestTimeout: REQUEST_TIMEOUT, maxInflights: AT_A_TIME };
const OWN: ConnectionOptions = { requestTimeout: LONG_REQUEST_TIMEOUT, maxInflights: 1 };

/** Which broker a call is for: one by its id, or any of them. */
export type Node = number | 'any';

/**
 * Connections to the brokers of one Kafka. A broker answers the requests of a connection one after the other, so calls
 * that it may delay have connections of their own ({@link callAlone}).
 */
export class KafkaClient {
  readonly #servers: KafkaServers;
  readonly #logger: Logger;
  readonly #shared = new Map<string, Promise<Connection>>();
  readonly #idle = new Map<string, Connection[]>();
  readonly #semaphores = new WeakMap<Connection, Semaphore>();
  readonly #open = new Set<Connection>();
  /** By address. A call may rightly take long, so a broker is asked for a sign of life before calls are given up. */
  readonly #signs = new Map<string, LifeSigns>();
  /** Calls in flight on shared connections, by address. */
  readonly #underWay = new Map<string, number>();
  /** When each address last failed; addresses that have responded since are left out. */
  readonly #failedAt = new Map<string, number>();
  #brokers = new Map<number, BrokerAddress>();
  #apis: BrokerApis | undefined;
  #healthProblem: string | undefined;
  /** Reasons that were logged since the last successful connection. */
  readonly #told = new Set<string>();
  #isClosed = false;
  /** Whether any call has succeeded. */
  #hasServed = false;

  constructor(servers: KafkaServers, logger: Logger = silentLogger) {
    this.#servers = servers;
    this.#logger = logger;
  }

  /** The last problem with the connection to the brokers, if it still exists. */
  get healthProblem(): string | undefined {
    return this.#healthProblem;
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** The ids of the brokers in the latest metadata. */
  get nodes(): readonly number[] {
    return [...this.#brokers.keys()];
  }

  /** Sets the addresses of the brokers. */
  learn(brokers: readonly (BrokerAddress & { readonly nodeId: number })[]): void {
    this.#brokers = new Map(brokers.map(({ nodeId, host, port }) => [nodeId, { host, port }]));
  }

  /**
   * One call over a shared connection. The response may contain error codes.
   * @throws BrokerError, UnreachableError
   */
  async call<N extends ApiName>(node: Node, name: N, ...args: Arguments<N>): Promise<Response<N>> {
    const address = this.#addressOf(node);
    const key = keyOf(address);
    this.#underWay.set(key, (this.#underWay.get(key) ?? 0) + 1);
    try {
      const connection = await this.#connected(address);
      return await this.#semaphoreOf(connection).run(() => this.#ask(connection, name, args));
    } finally {
      this.#underWay.set(key, this.#underWay.get(key)! - 1);
    }
  }

  /**
   * A call whose response may be delayed, over a connection of its own.
   * @param timeout milliseconds until the call fails; {@link LONG_REQUEST_TIMEOUT} at most
   */
  async callAlone<N extends ApiName>(
    node: Node,
    timeout: number,
    name: N,
    ...args: Arguments<N>
  ): Promise<Response<N>> {
    const address = this.#addressOf(node);
    const key = keyOf(address);
    let connection = this.#idle.get(key)?.pop();
    while (connection !== undefined && !connection.isConnected()) {
      connection = this.#idle.get(key)?.pop();
    }
    connection ??= await this.#connect(address, OWN);
    const { socket } = connection;
    const over = setTimeout(() => socket.destroy(), timeout);
    try {
      return await this.#ask(connection, name, args);
    } finally {
      clearTimeout(over);
      this.#keep(key, connection);
    }
  }

  /** Closes all connections, after sending what is queued, for {@link CLOSING} at most. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const signs of this.#signs.values()) signs.close();
    const open = [...this.#open];
    // `destroySoon` of a socket waits until the network has accepted everything.
    const over = setTimeout(() => {
      for (const { socket } of open) socket.destroy();
    }, CLOSING);
    await Promise.all(open.map((connection) => connection.close().catch(() => {})));
    clearTimeout(over);
  }

  async #ask<N extends ApiName>(
    connection: Connection,
    name: N,
    args: Arguments<N>,
  ): Promise<Response<N>> {
    const api = apiFor(name, await this.#offered(connection));
    if (api === undefined) {
      throw new UnreachableError(
        `the Kafka there is too old, or lacks ${name}: Apache Kafka 3.9 or newer is needed`,
        true,
        undefined,
      );
    }
    try {
      const answer = await this.#during(addressOf(connection), api.async(connection, ...args));
      this.#healthProblem = undefined;
      this.#hasServed = true;
      this.#failedAt.delete(addressOf(connection));
      return answer;
    } catch (error) {
      // The library throws if any part of a response has an error code; callers check these themselves.
      const { response } = error as { response?: Response<N> };
      if (response !== undefined) {
        this.#failedAt.delete(addressOf(connection));
        return response;
      }
      if (this.#isClosed) throw unreachable('Kafka', error);
      throw this.#failed(addressOf(connection), error);
    }
  }

  /** A broker that requires TLS or authentication gives no reason: it closes the connection. */
  #reason(address: string, error: unknown): UnreachableError {
    const { sasl, tls } = this.#servers;
    const wanted: string[] = [];
    if (tls === undefined) wanted.push('TLS (--kafka-tls)');
    if (sasl === undefined) wanted.push('a user (--kafka-sasl)');
    if (this.#hasServed || wanted.length === 0 || !hasHungUp(error)) {
      return unreachable(address, error);
    }
    const message = `${address} hangs up: it may ask for ${wanted.join(' or ')}`;
    return new UnreachableError(message, false, error);
  }

  async #offered(connection: Connection): Promise<BrokerApis> {
    if (this.#apis !== undefined) return this.#apis;
    const api = apiFor('ApiVersions', FIRST)!;
    try {
      const { apiKeys } = await this.#during(
        addressOf(connection),
        api.async(connection, 'plinth', '1'),
      );
      return (this.#apis = new Map(apiKeys.map((offer) => [offer.name, offer])));
    } catch (error) {
      throw this.#failed(addressOf(connection), error);
    }
  }

  /**
   * Limits what is queued in the connection itself: with thousands of requests there, its end would overflow the stack.
   */
  #semaphoreOf(connection: Connection): Semaphore {
    let semaphore = this.#semaphores.get(connection);
    if (semaphore === undefined)
      this.#semaphores.set(connection, (semaphore = new Semaphore(AT_A_TIME)));
    return semaphore;
  }

  #connected(address: BrokerAddress): Promise<Connection> {
    const key = keyOf(address);
    const known = this.#shared.get(key);
    if (known !== undefined) return known;
    const connecting = this.#connect(address, SHARED);
    this.#shared.set(key, connecting);
    const forget = () => {
      if (this.#shared.get(key) === connecting) this.#shared.delete(key);
    };
    connecting.then((connection) => connection.once('close', forget), forget);
    return connecting;
  }

  /**
   * For `any`: of the configured brokers and those in the metadata, one that has responded since it last failed, with
   * the fewest calls in flight (Kafka `NetworkClient.leastLoadedNode`). So a broker that hangs delays only the calls
   * that it has already.
   */
  #addressOf(node: Node): BrokerAddress {
    if (node === 'any') {
      const all = [...this.#servers.brokers, ...this.#brokers.values()].map((address) => {
        const key = keyOf(address);
        const failedAt = this.#failedAt.get(key) ?? 0;
        return { address, failedAt, underWay: this.#underWay.get(key) ?? 0 };
      });
      const [first] = all.toSorted((a, b) => a.failedAt - b.failedAt || a.underWay - b.underWay);
      return first!.address;
    }
    const address = this.#brokers.get(node);
    if (address === undefined) throw new BrokerError('BROKER_NOT_AVAILABLE');
    return address;
  }

  async #connect(address: BrokerAddress, kind: ConnectionOptions): Promise<Connection> {
    if (this.#isClosed)
      throw new UnreachableError('the connection to Kafka is closed', true, undefined);
    const key = keyOf(address);
    if (this.#signsOf(key, address).isSilent) {
      throw this.#failed(key, new UnreachableError(`${key} does not answer`, false, undefined));
    }
    const connection = this.#connection(address, kind);
    this.#open.add(connection);
    connection.once('close', () => this.#open.delete(connection));
    // Also covers a broker that accepts the connection and does not respond to the authentication.
    const over = setTimeout(() => connection.socket.destroy(), REQUEST_TIMEOUT);
    try {
      await this.#during(key, connecting(connection, address));
      this.#told.clear();
      return connection;
    } catch (error) {
      this.#open.delete(connection);
      throw this.#failed(key, error);
    } finally {
      clearTimeout(over);
    }
  }

  /** One that is not connected yet. */
  #connection({ host }: BrokerAddress, kind: ConnectionOptions): Connection {
    const { sasl, tls } = this.#servers;
    const options: ConnectionOptions = { ...kind, connectTimeout: CONNECT_TIMEOUT };
    if (sasl !== undefined) options.sasl = sasl;
    if (tls !== undefined) {
      options.tls = tls;
      // RFC 6066: an IP address is not allowed as server name.
      options.tlsServerName = isIP(host) === 0;
    }
    const connection = new Connection('plinth', options);
    connection.on('error', () => {});
    return connection;
  }

  #during<T>(key: string, call: Promise<T>): Promise<T> {
    const signs = this.#signs.get(key);
    return signs === undefined ? call : signs.during(call);
  }

  #signsOf(key: string, address: BrokerAddress): LifeSigns {
    const known = this.#signs.get(key);
    if (known !== undefined) return known;
    const signs = new LifeSigns({
      limit: this.#servers.silentFor ?? SILENT_FOR,
      ask: async (signal) => {
        const connection = this.#connection(address, OWN);
        signal.addEventListener('abort', () => connection.socket.destroy(), { once: true });
        await connecting(connection, address);
        await apiFor('ApiVersions', FIRST)!.async(connection, 'plinth', '1');
        await connection.close();
      },
      onSilence: () => {
        for (const connection of this.#open) {
          if (addressOf(connection) === key) connection.socket.destroy();
        }
      },
    });
    this.#signs.set(key, signs);
    return signs;
  }

  #keep(key: string, connection: Connection): void {
    const idle = this.#idle.get(key) ?? [];
    this.#idle.set(key, idle);
    if (connection.isConnected() && idle.length < KEPT_IDLE && !this.#isClosed)
      idle.push(connection);
    else void connection.close().catch(() => {});
  }

  #failed(address: string, cause: unknown): UnreachableError {
    this.#failedAt.set(address, performance.now());
    const error = this.#reason(address, cause);
    if (!this.#told.has(error.message) && !this.#isClosed) {
      this.#logger.warn({ reason: error.message }, 'a broker of Kafka can not be used');
      this.#told.add(error.message);
    }
    this.#healthProblem = error.message;
    return error;
  }
}

/** The call that is made before the versions of a broker are known. */
const FIRST: BrokerApis = new Map([['ApiVersions', { minVersion: 0, maxVersion: 3 }]]);

async function connecting(connection: Connection, { host, port }: BrokerAddress): Promise<void> {
  const connected = connection.connect(host, port);
  // Until it is connected, @platformatic/kafka does not see that its socket was destroyed, and closing would wait forever.
  const { socket } = connection;
  const ended = () => connection.emit('close');
  socket.once('close', ended);
  try {
    await connected;
  } finally {
    socket.off('close', ended);
  }
}

function keyOf({ host, port }: BrokerAddress): string {
  return `${host}:${port}`;
}

function addressOf({ host, port }: Connection): string {
  return `${host}:${port}`;
}
