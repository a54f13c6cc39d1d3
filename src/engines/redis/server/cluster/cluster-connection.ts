import type { ByteString } from '../../bytes.ts';
import { Unavailable } from '../../errors.ts';
import { RedisError, type Reply } from '../../reply.ts';
import { Link, unavailable, type OwnConnection } from '../wire/link.ts';
import type { ServerAddress, ServerConnection } from '../wire/server-connection.ts';
import { ClusterLink } from './cluster-link.ts';
import { crossSlot, routeOf, slotsOf } from './routes.ts';
import { nameOf } from './slot-map.ts';
import type { Topology } from './topology.ts';

type Command = readonly ByteString[];

/** Messages reach all nodes, so any node will do to subscribe. */
const LISTENS = /^p?(?:un)?subscribe$/;

/**
 * The connections of one client to the nodes of a cluster, opened as needed. They are closed together: with one of them
 * watched keys or subscriptions are lost.
 */
export class ClusterConnection implements OwnConnection {
  readonly #topology: Topology;
  readonly #nodes: ClusterLink;
  #watched: { readonly slot: number; readonly at: ServerAddress } | undefined;
  /** The node of the subscriptions, which stays the same even if slot 0 moves. */
  #listensAt: ServerAddress | undefined;
  #isClosed = false;
  onClose: (() => void) | undefined;

  constructor(topology: Topology, connect: (address: ServerAddress) => Promise<ServerConnection>) {
    this.#topology = topology;
    const linkTo = (address: ServerAddress): Link =>
      new Link(async () => {
        const connection = await connect(address);
        connection.onClose = () => this.close();
        return connection;
      });
    this.#nodes = new ClusterLink({ topology, linkTo, random: () => 0 });
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  async reach(argv: Command): Promise<void> {
    const route = routeOf(argv);
    const map = await this.#topology.load();
    const address = map.ownerOf(route.to === 'slot' ? route.slot : 0);
    if (address === undefined) throw Unavailable.unreachable();
    const failed = await this.#nodes.at(address).open();
    if (failed !== undefined) {
      this.#topology.doubt();
      throw failed;
    }
  }

  async send(argv: Command): Promise<Reply> {
    if (this.#isClosed) return Unavailable.unreachable();
    const name = argv[0]!.toLowerCase();
    if (name === 'watch') return this.#watch(argv);
    if (name === 'unwatch') return this.#unwatch(argv);
    return LISTENS.test(name) ? this.#listen(argv) : this.#nodes.send(argv);
  }

  async sendTogether(rows: readonly Command[]): Promise<Reply[]> {
    if (this.#isClosed) return rows.map(() => Unavailable.unreachable());
    if (rows[0]?.[0] !== 'MULTI') return Promise.all(rows.map((argv) => this.send(argv)));
    const watched = this.#watched;
    this.#watched = undefined;
    const replies = await this.#nodes.sendTransaction(rows, watched);
    // A command that was not sent to the node of the watched keys has not ended the watch.
    if (watched !== undefined && replies[0] instanceof RedisError) {
      await this.#nodes.at(watched.at).send(['UNWATCH']);
    }
    return replies;
  }

  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#nodes.close();
    this.onClose?.();
  }

  async #listen(argv: Command): Promise<Reply> {
    try {
      this.#listensAt ??= (await this.#topology.load()).ownerOf(0);
    } catch (error) {
      return unavailable(error);
    }
    if (this.#listensAt === undefined) return Unavailable.unreachable();
    const reply = await this.#nodes.at(this.#listensAt).send(argv);
    if (reply instanceof Unavailable) this.#topology.doubt();
    return reply;
  }

  async #watch(argv: Command): Promise<Reply> {
    const [slot, ...more] = slotsOf([argv]);
    if (slot === undefined || more.length > 0) return crossSlot();
    // A transaction covers one slot.
    if (this.#watched !== undefined && this.#watched.slot !== slot) return crossSlot();
    try {
      const { reply, at } = await this.#nodes.exchange(await this.#topology.load(), slot, argv);
      if (reply instanceof RedisError) return reply;
      const before = this.#watched;
      if (before === undefined) this.#watched = { slot, at };
      // The watched keys have moved, so the transaction can only be aborted at their old node.
      else if (nameOf(before.at) !== nameOf(at)) await this.#nodes.at(at).send(['UNWATCH']);
      return reply;
    } catch (error) {
      return unavailable(error);
    }
  }

  async #unwatch(argv: Command): Promise<Reply> {
    const watched = this.#watched;
    this.#watched = undefined;
    return watched === undefined ? this.#nodes.send(argv) : this.#nodes.at(watched.at).send(argv);
  }
}
