import { isIP } from 'node:net';
import { Connection, type ConnectionOptions } from '@platformatic/kafka';
import { silentLogger, type Logger } from '../../../../base/logger.ts';
import { apiFor, type ApiName, type Arguments, type BrokerApis, type Response } from './apis.ts';
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
}

/** Milliseconds. */
const CONNECT_TIMEOUT = 5000;
export const REQUEST_TIMEOUT = 15_000;
/** Of calls that a broker answers when something happens: the members of a group have joined. */
export const LONG_REQUEST_TIMEOUT = 330_000;
/** How long an end waits for a network, in milliseconds. */
const CLOSING = 2000;
/** Connections for such calls that are kept for the next ones, to each broker. */
const KEPT_IDLE = 32;

/** Requests that a connection has under way. */
const AT_A_TIME = 100;
const SHARED: ConnectionOptions = { requestTimeout: REQUEST_TIMEOUT, maxInflights: AT_A_TIME };
const OWN: ConnectionOptions = { requestTimeout: LONG_REQUEST_TIMEOUT, maxInflights: 1 };

/** Which broker a call is for: one by its id, or any of them. */
export type Node = number | 'any';

/**
 * Connections to the brokers of one Kafka. A broker answers the requests of a connection one after the
 * other, so what it may keep waiting goes over connections of its own ({@link callAlone}).
 */
export class KafkaClient {
  readonly #servers: KafkaServers;
  readonly #logger: Logger;
  readonly #shared = new Map<string, Promise<Connection>>();
  readonly #idle = new Map<string, Connection[]>();
  readonly #semaphores = new WeakMap<Connection, Semaphore>();
  readonly #open = new Set<Connection>();
  /** Calls under way on shared connections, by address. */
  readonly #underWay = new Map<string, number>();
  /** When each address last failed; those that have answered since are left out. */
  readonly #failedAt = new Map<string, number>();
  #brokers = new Map<number, BrokerAddress>();
  #apis: BrokerApis | undefined;
  #trouble: string | undefined;
  /** What the operator has been told since a broker could last be connected to. */
  readonly #told = new Set<string>();
  #isClosed = false;
  /** Whether a call was ever answered. */
  #hasServed = false;

  constructor(servers: KafkaServers, logger: Logger = silentLogger) {
    this.#servers = servers;
    this.#logger = logger;
  }

  /** What is wrong with the connection to the brokers, as it was last met. */
  get trouble(): string | undefined {
    return this.#trouble;
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** The brokers as they were last told of. */
  get nodes(): readonly number[] {
    return [...this.#brokers.keys()];
  }

  /** Takes over where brokers are. */
  learn(brokers: readonly (BrokerAddress & { readonly nodeId: number })[]): void {
    this.#brokers = new Map(brokers.map(({ nodeId, host, port }) => [nodeId, { host, port }]));
  }

  /**
   * One call, over a connection that others use too. The answer may have codes of errors in it.
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
   * A call that may be answered late, over a connection of its own.
   * @param timeout milliseconds until the broker is given up; {@link LONG_REQUEST_TIMEOUT} at most
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

  /** Sends what is still to be sent, for as long as an end waits for that. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const open = [...this.#open];
    // `destroySoon` of a socket waits for what its network does not take.
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
      const answer = await api.async(connection, ...args);
      this.#trouble = undefined;
      this.#hasServed = true;
      this.#failedAt.delete(addressOf(connection));
      return answer;
    } catch (error) {
      // Each part of an answer has its own code, and what it means is known by who asked.
      const { response } = error as { response?: Response<N> };
      if (response !== undefined) {
        this.#failedAt.delete(addressOf(connection));
        return response;
      }
      if (this.#isClosed) throw unreachable('Kafka', error);
      throw this.#failed(addressOf(connection), error);
    }
  }

  /** A broker that wants TLS, or a user, does not say so: it hangs up. */
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
      const { apiKeys } = await api.async(connection, 'plinth', '1');
      return (this.#apis = new Map(apiKeys.map((offer) => [offer.name, offer])));
    } catch (error) {
      throw this.#failed(addressOf(connection), error);
    }
  }

  /** More than it sends at a time are not left to the connection: thousands that wait there would overflow the stack when it ends. */
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
   * Any: of those that were given and those that were heard of, one that has answered since it last failed, and has the
   * fewest calls under way (Kafka `NetworkClient.leastLoadedNode`). So a broker that silently stands still delays only
   * the calls that it has.
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
    const { sasl, tls } = this.#servers;
    const options: ConnectionOptions = { ...kind, connectTimeout: CONNECT_TIMEOUT };
    if (sasl !== undefined) options.sasl = sasl;
    if (tls !== undefined) {
      options.tls = tls;
      // RFC 6066: addresses are no names of servers.
      options.tlsServerName = isIP(address.host) === 0;
    }
    const connection = new Connection('plinth', options);
    connection.on('error', () => {});
    this.#open.add(connection);
    connection.once('close', () => this.#open.delete(connection));
    // Also a broker that takes the connection, and says nothing when a user logs in.
    const over = setTimeout(() => connection.socket.destroy(), REQUEST_TIMEOUT);
    try {
      await connection.connect(address.host, address.port);
      this.#told.clear();
      return connection;
    } catch (error) {
      this.#open.delete(connection);
      throw this.#failed(keyOf(address), error);
    } finally {
      clearTimeout(over);
    }
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
    this.#trouble = error.message;
    return error;
  }
}

/** What is asked before a broker has said what it has. */
const FIRST: BrokerApis = new Map([['ApiVersions', { minVersion: 0, maxVersion: 3 }]]);

function keyOf({ host, port }: BrokerAddress): string {
  return `${host}:${port}`;
}

function addressOf({ host, port }: Connection): string {
  return `${host}:${port}`;
}
