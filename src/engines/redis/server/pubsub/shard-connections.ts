import type { ByteString } from '../../bytes.ts';
import { Unavailable } from '../../errors.ts';
import { RedisError } from '../../reply.ts';
import { ClusterLink } from '../cluster/cluster-link.ts';
import { hashSlot } from '../cluster/hash-slot.ts';
import type { Topology } from '../cluster/topology.ts';
import { Link } from '../wire/link.ts';
import type { ServerAddress, ServerConnection } from '../wire/server-connection.ts';

interface ShardConnectionsOptions {
  /** Only for a cluster. */
  readonly topology: Topology | undefined;
  /** Opens a connection that receives messages. @param node of a cluster */
  readonly connect: (node: ServerAddress | undefined) => Promise<ServerConnection>;
  /** Called when the subscriptions at a node have ended, with what {@link ShardConnections.subscribe} returned. */
  readonly lost: (at: Link) => void;
}

/**
 * Connections that receive the messages of shard channels: one to each node of a cluster that has some of them, or to
 * the only server. The end of one does not affect the others.
 */
export class ShardConnections {
  readonly #topology: Topology | undefined;
  readonly #cluster: ClusterLink | undefined;
  readonly #only: Link | undefined;
  /** The number of earlier losses, of all connections, when that of a node was last lost. */
  readonly #lostAt = new Map<Link, number>();
  #losses = 0;

  constructor({ topology, connect, lost }: ShardConnectionsOptions) {
    const linkTo = (node?: ServerAddress): Link => {
      const link = new Link(async () => {
        const connection = await connect(node);
        connection.onClose = () => {
          this.#lostAt.set(link, this.#losses++);
          lost(link);
        };
        return connection;
      });
      return link;
    };
    this.#topology = topology;
    if (topology === undefined) this.#only = linkTo();
    else this.#cluster = new ClusterLink({ topology, linkTo, random: () => 0 });
  }

  /**
   * Subscribes to a channel, at the node that has its slot now.
   * @returns the link that receives its messages until it is lost
   * @throws Unavailable, or the server's error
   */
  async subscribe(channel: ByteString): Promise<Link> {
    const before = this.#losses;
    const { reply, at } = await this.#send(['SSUBSCRIBE', channel]);
    if (reply instanceof RedisError) throw reply;
    // The connection may have ended right after its reply.
    if ((this.#lostAt.get(at) ?? -1) >= before) throw Unavailable.lost();
    return at;
  }

  /** Ends a subscription; resolves when the server has answered, or can't be reached. @param at as from {@link subscribe} */
  async unsubscribe(channel: ByteString, at: Link): Promise<void> {
    await at.send(['SUNSUBSCRIBE', channel]);
  }

  close(): void {
    this.#only?.close();
    this.#cluster?.close();
  }

  async #send(argv: readonly ByteString[]) {
    const [only, cluster, topology] = [this.#only, this.#cluster, this.#topology];
    if (only !== undefined) return { reply: await only.send(argv), at: only };
    const map = topology!.map ?? (await topology!.load());
    const { reply, at } = await cluster!.exchange(map, hashSlot(argv[1]!), argv);
    return { reply, at: cluster!.at(at) };
  }
}
