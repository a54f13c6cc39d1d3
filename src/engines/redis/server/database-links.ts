import { createHmac } from 'node:crypto';
import { fromText, toBuffer, type ByteString } from '../bytes.ts';
import { Unavailable } from '../errors.ts';
import { RedisError, type Reply } from '../reply.ts';
import type { User } from '../embedded/acl/user.ts';
import type { ConnectionLogin, RedisServer } from './redis-server.ts';
import { itemsOf } from './reply-fields.ts';
import { serverRulesOf } from './server-rules.ts';
import { ClusterConnection } from './cluster/cluster-connection.ts';
import { ShardConnections } from './pubsub/shard-connections.ts';
import { Link, type OwnConnection, type Sender } from './wire/link.ts';
import type {
  ServerAddress,
  ServerConnection,
  ServerConnectionOptions,
} from './wire/server-connection.ts';

/**
 * User names that are used on the server as they are. All others, and those that look like the encoded form, are
 * encoded as `x` and hexadecimal digits.
 */
const PLAIN_NAME = /^(?!x(?:[0-9a-f]{2})*$)[A-Za-z0-9_]{1,64}$/;

/** Receives a message as the server sends it, and the length of the prefix of channels. */
export type MessageHandler = (words: readonly Reply[], prefix: number) => void;

/** The location of a database on a server, and the prefix of its users there. */
export interface PlaceOnServer {
  readonly server: RedisServer;
  readonly number: number;
  /** The key from which the passwords of its users are derived. */
  readonly secret: string;
}

/** The purpose of a connection: scripts have fewer rights, because their commands can't be inspected. */
export type ConnectionPurpose = 'commands' | 'scripts';

/** The connections to one place: shared ones for each user and purpose (and node), and those of single clients. */
export class DatabaseLinks {
  readonly place: PlaceOnServer;
  readonly #links: Readonly<Record<ConnectionPurpose, Map<ByteString, Sender>>> = {
    commands: new Map(),
    scripts: new Map(),
  };
  readonly #userNamed: (name: ByteString) => User | undefined;
  readonly #look: () => Promise<void>;
  #isClosed = false;

  /** @param look verifies that the place still belongs to the database, and closes this object if not */
  constructor(
    place: PlaceOnServer,
    userNamed: (name: ByteString) => User | undefined,
    look: () => Promise<void>,
  ) {
    this.place = place;
    this.#userNamed = userNamed;
    this.#look = look;
  }

  /** The prefix of the place's channels, because a server has one namespace of channels. */
  get channels(): ByteString {
    return `plinth:${this.place.number}:`;
  }

  /** The shared connection of a user. */
  of(user: ByteString, purpose: ConnectionPurpose = 'commands'): Sender {
    const links = this.#links[purpose];
    let link = links.get(user);
    if (link === undefined) {
      link = this.place.server.linked(
        (node) => new Link(() => this.#connect(user, purpose, {}, node)),
      );
      links.set(user, link);
    }
    return link;
  }

  /** Opens a connection for a single client. @throws Unavailable */
  async connect(
    user: ByteString,
    purpose: ConnectionPurpose = 'commands',
    options: Partial<ServerConnectionOptions> = {},
  ): Promise<OwnConnection> {
    const { topology } = this.place.server;
    if (topology === undefined) return this.#connect(user, purpose, options);
    return new ClusterConnection(topology, (node) => this.#connect(user, purpose, options, node));
  }

  /** Opens a connection that receives the messages of the place's channels, which their prefix keeps separate. */
  async listen(heard: (words: readonly Reply[]) => void): Promise<OwnConnection> {
    await this.#look();
    this.#requireOpen();
    const { server } = this.place;
    const options = { onMessage: heard, mayBlock: true };
    if (server.topology === undefined) return server.connect(undefined, options);
    return new ClusterConnection(server.topology, (node) =>
      server.connect(undefined, options, node),
    );
  }

  /**
   * Prepares to receive the messages of the place's shard channels.
   * @param lost is called with the node at which the subscriptions have ended
   */
  listenToShards(heard: MessageHandler, lost: (at: Link) => void): ShardConnections {
    const { server } = this.place;
    const prefix = this.channels.length;
    const connect = async (node: ServerAddress | undefined): Promise<ServerConnection> => {
      await this.#look();
      this.#requireOpen();
      return server.connect(undefined, { onMessage: (words) => heard(words, prefix) }, node);
    };
    return new ShardConnections({ topology: server.topology, connect, lost });
  }

  async #connect(
    user: ByteString,
    purpose: ConnectionPurpose,
    options: Partial<ServerConnectionOptions>,
    node?: ServerAddress,
  ): Promise<ServerConnection> {
    // The database may have been deleted since the last connection, and its place given to another one.
    await this.#look();
    this.#requireOpen();
    await this.#provide(user, purpose, node);
    return this.place.server.connect(this.#as(user, purpose), options, node);
  }

  #requireOpen(): void {
    if (this.#isClosed) throw Unavailable.unreachable('the database has been deleted');
  }

  /**
   * Creates or updates the server-side user for one of ours, with the same rights.
   * @param node of a cluster; all nodes by default
   * @throws RedisError
   */
  async #provide(
    name: ByteString,
    purpose: ConnectionPurpose,
    node?: ServerAddress,
  ): Promise<void> {
    const { server } = this.place;
    const user = this.#userNamed(name);
    if (user === undefined) throw Unavailable.unreachable(`there is no user ${name} any more`);
    const identity = server.identity ?? (await server.check());
    const { user: serverUser, password } = this.#as(name, purpose);
    const rules = serverRulesOf(
      user,
      {
        password,
        channels: this.channels,
        forScripts: purpose === 'scripts',
        isOnCluster: server.topology !== undefined,
      },
      identity,
    );
    const reply = await server.adminAt(node).send(['ACL', 'SETUSER', serverUser, ...rules]);
    if (reply instanceof RedisError) throw reply;
  }

  /** Updates the server-side users that are in use, and closes the connections of deleted ones. */
  async usersChanged(): Promise<void> {
    for (const { purpose, user, link } of this.#all()) {
      if (this.#userNamed(user) !== undefined) {
        await this.#provide(user, purpose);
        continue;
      }
      this.#links[purpose].delete(user);
      link.close();
      await drop(this.place.server, [this.#as(user, purpose).user]);
    }
  }

  *#all(): Generator<{ purpose: ConnectionPurpose; user: ByteString; link: Sender }> {
    for (const purpose of ['commands', 'scripts'] as const) {
      for (const [user, link] of this.#links[purpose]) yield { purpose, user, link };
    }
  }

  close(): void {
    this.#isClosed = true;
    for (const { purpose, user, link } of this.#all()) {
      link.close();
      this.#links[purpose].delete(user);
    }
  }

  #as(user: ByteString, purpose: ConnectionPurpose): ConnectionLogin {
    const { number, secret } = this.place;
    const name = PLAIN_NAME.test(user) ? user : `x${toBuffer(user).toString('hex')}`;
    const whole = `${userPrefix(number)}${purpose === 'scripts' ? 'scripts-' : ''}${name}`;
    const password = createHmac('sha256', secret).update(fromText(whole)).digest('hex');
    return { database: number, user: whole, password };
  }
}

function userPrefix(place: number): string {
  return `plinth-${place}-`;
}

/** Deletes all server-side users of a place. */
export async function dropUsersOf({
  server,
  number,
}: Pick<PlaceOnServer, 'server' | 'number'>): Promise<void> {
  // A cluster node only has the users that have connected to it.
  const replies = await server.admin.sendToEach([['ACL', 'USERS']]);
  const prefix = userPrefix(number);
  const names = replies.flatMap(([users]) => itemsOf(users).map(String));
  await drop(
    server,
    [...new Set(names)].filter((name) => name.startsWith(prefix)),
  );
}

async function drop(server: RedisServer, names: readonly string[]): Promise<void> {
  if (names.length > 0) await server.admin.send(['ACL', 'DELUSER', ...names]);
}
