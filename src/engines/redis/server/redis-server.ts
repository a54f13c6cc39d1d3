import { type ByteString, fromText } from '../bytes.ts';
import { Unavailable, ServerRefused } from '../errors.ts';
import { RedisError, type Reply } from '../reply.ts';
import { findMaster } from './sentinels.ts';
import { identify, type Identity } from './server-identity.ts';
import type { ServerUrl } from './server-url.ts';
import { ClusterLink } from './cluster/cluster-link.ts';
import { Topology } from './cluster/topology.ts';
import { Link, unavailable, type Sender } from './wire/link.ts';
import {
  GreetingRefused,
  ServerConnection,
  type ServerAddress,
  type ServerConnectionOptions,
} from './wire/server-connection.ts';

/** The user and the logical database of a connection. */
export interface ConnectionLogin {
  readonly database: number;
  readonly user: string;
  readonly password: string;
}

type RedisServerOptions = Pick<ServerConnectionOptions, 'authorities' | 'silentFor'>;

/** Node's error codes for certificates that are not signed by a trusted authority, or are for another host or time. */
const NOT_TRUSTED =
  /^(?:DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_\w+|CERT_\w+|ERR_TLS_CERT_ALTNAME_INVALID)$/;

/** A server with its places, which may be the master of its Sentinels, or a cluster, which is one place. */
export class RedisServer {
  readonly url: ServerUrl;
  /** Sends commands as the operator's user, for all places. */
  readonly admin: Sender;
  /** Only for a cluster. */
  readonly topology: Topology | undefined;
  readonly #options: RedisServerOptions;
  #identity: Identity | undefined;

  constructor(url: ServerUrl, options: RedisServerOptions = {}) {
    this.url = url;
    this.#options = options;
    if (url.kind === 'cluster') {
      const seeds = url.hosts.map((host) => ({ ...host, tls: url.tls }));
      const query = async (address: ServerAddress, rows: readonly (readonly string[])[]) => {
        const connection = await this.connect(undefined, {}, address);
        const replies = await connection.sendTogether(rows);
        connection.close();
        return replies;
      };
      this.topology = new Topology({ seeds, displayName: url.displayName, query });
    }
    this.admin = this.linked((address) => new Link(() => this.connect(undefined, {}, address)));
  }

  /**
   * Makes the sender for a place; in a cluster it sends each command to the node of its keys.
   * @param linkTo makes the link to a node
   */
  linked(linkTo: (address?: ServerAddress) => Link): Sender {
    const { topology } = this;
    if (topology === undefined) return linkTo();
    return new ClusterLink({ topology, linkTo, random: Math.random });
  }

  /** Sends commands as the operator's user to one node of a cluster, or to the server. */
  adminAt(node: ServerAddress | undefined): Sender {
    return this.admin instanceof ClusterLink && node !== undefined
      ? this.admin.at(node)
      : this.admin;
  }

  /** Opens a connection as the operator's user to each writable server. @throws ServerRefused, Unavailable */
  async connectToEach(): Promise<ServerConnection[]> {
    if (this.topology === undefined) return [await this.connect()];
    const { primaries } = await this.topology.load();
    return Promise.all(primaries.map(({ address }) => this.connect(undefined, {}, address)));
  }

  /** Asks whether the server answers now. @throws Unavailable */
  async ping(): Promise<void> {
    const reply = await this.admin.send(['PING']);
    if (reply instanceof Unavailable) throw reply;
  }

  /** What the server reports about itself; undefined until it has been reached. */
  get identity(): Identity | undefined {
    return this.#identity;
  }

  /**
   * Checks whether the server can be used.
   * @throws ServerRefused if it never can, Unavailable if it can't be reached now
   */
  async check(): Promise<Identity> {
    const { topology } = this;
    if (topology !== undefined) {
      const { missing } = await topology.learn();
      if (missing !== '') {
        throw new ServerRefused(
          `${this.url.displayName} has slots that no node serves (${missing}): give them to nodes, as redis-cli --cluster fix does`,
        );
      }
    }
    await this.#endLongScripts();
    const identity = await identify(this.url, (argv) => this.#ask(argv));
    for (const n of topology === undefined ? [this.url.first, this.url.last] : []) {
      const selected = await this.#connectTo(n);
      selected.close();
    }
    this.#identity = identity;
    return identity;
  }

  /**
   * Opens a connection to a logical database as one of its users.
   * @param node of a cluster; that of slot 0 by default
   * @throws the reason why it can't
   */
  async connect(
    as?: ConnectionLogin,
    options: Partial<ServerConnectionOptions> = {},
    node?: ServerAddress,
  ): Promise<ServerConnection> {
    const greeting: ByteString[][] = [];
    const { username, password } = this.url;
    if (password !== '') {
      greeting.push(['AUTH', ...[username, password].filter((word) => word !== '').map(fromText)]);
    }
    if (as !== undefined) {
      // Before AUTH, because the user may have no right to SELECT; the database stays selected.
      if (this.url.kind !== 'cluster') greeting.push(['SELECT', String(as.database)]);
      greeting.push(['AUTH', fromText(as.user), as.password]);
    }
    try {
      return await ServerConnection.open({
        ...(node ?? (await this.master())),
        greeting,
        ...this.#options,
        ...options,
      });
    } catch (error) {
      if (error instanceof ServerRefused) throw error;
      if (error instanceof GreetingRefused) throw this.#refused(error.error);
      const { code = '', message } = error as NodeJS.ErrnoException;
      if (NOT_TRUSTED.test(code)) {
        throw new ServerRefused(
          `the certificate of ${this.url.displayName} is not trusted (${message}): name its authority in --redis-tls-ca`,
        );
      }
      throw unavailable(error);
    }
  }

  /** The location of the writable server. @throws Unavailable if it is unknown, ServerRefused if it will never be known */
  async master(): Promise<ServerAddress> {
    const { kind, hosts, tls } = this.url;
    if (this.topology !== undefined) {
      const owner = (await this.topology.load()).ownerOf(0);
      if (owner === undefined)
        throw Unavailable.unreachable('no node of the cluster serves the slot 0');
      return owner;
    }
    if (kind !== 'sentinel') return { ...hosts[0]!, tls };
    return findMaster(this.url, this.#options);
  }

  close(): void {
    this.admin.close();
  }

  /**
   * Ends scripts that run longer than `busy-reply-threshold` and so block the server. One that has written can't be
   * ended (`script.c` `scriptKill`).
   */
  async #endLongScripts(): Promise<void> {
    const answers = (await this.admin.sendToEach([['PING']])).flat();
    if (!answers.some(isBusy)) return;
    await this.admin.sendToEach([
      ['SCRIPT', 'KILL'],
      ['FUNCTION', 'KILL'],
    ]);
  }

  async #connectTo(database: number): Promise<ServerConnection> {
    const connection = await this.connect();
    const selected = await connection.send(['SELECT', String(database)]);
    if (!(selected instanceof RedisError)) return connection;
    connection.close();
    throw new ServerRefused(
      `${this.url.displayName} has no database ${database}: ${selected.message}`,
    );
  }

  async #ask(argv: readonly ByteString[]): Promise<Reply> {
    const reply = await this.admin.send(argv);
    if (reply instanceof Unavailable) throw await this.#why(reply);
    if (reply instanceof RedisError) throw this.#refused(reply);
    return reply;
  }

  /** A link reports only that nothing could be sent; this finds the reason. */
  async #why(reply: Unavailable): Promise<Error> {
    let reason: Error = reply;
    try {
      const connection = await this.connect();
      const pong = await connection.send(['PING']);
      connection.close();
      if (pong instanceof Unavailable) reason = pong;
    } catch (error) {
      reason = error as Error;
    }
    const hasHungUp = reason.message === Unavailable.lost().message;
    return hasHungUp && !this.url.tls
      ? Unavailable.unreachable(`${this.url.displayName} hangs up: it may ask for TLS (rediss://)`)
      : reason;
  }

  /** The error if waiting does not help. */
  #refused({ message }: RedisError): Error {
    const { displayName } = this.url;
    if (/^(?:WRONGPASS|NOAUTH)|^ERR (?:invalid password|AUTH|Client sent AUTH)/.test(message)) {
      return new ServerRefused(
        `${displayName} does not take the user and password of the URL: ${message}`,
      );
    }
    if (message.startsWith('NOPERM')) {
      return new ServerRefused(
        `${displayName} does not let the user of the URL do what is needed: ${message}`,
      );
    }
    return Unavailable.unreachable(message);
  }
}

function isBusy(reply: Reply): boolean {
  return reply instanceof Unavailable && /\bBUSY\b/.test(reply.message);
}
