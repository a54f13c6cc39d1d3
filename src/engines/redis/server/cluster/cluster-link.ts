import type { ByteString } from '../../bytes.ts';
import { Unavailable } from '../../errors.ts';
import { NULL_ARRAY, RedisError, type Reply } from '../../reply.ts';
import { itemsOf, textOf } from '../reply-fields.ts';
import { unavailable, type Link, type Sender } from '../wire/link.ts';
import type { ServerAddress } from '../wire/server-connection.ts';
import { nextCursor, positionOf, nameOf, type SlotMap } from './slot-map.ts';
import { MovingSlots } from './moving-slots.ts';
import { crossSlot, routeOf, slotsOf } from './routes.ts';
import type { Topology } from './topology.ts';

type Command = readonly ByteString[];

/** The number of redirections after which a command fails. */
const MOST_REDIRECTIONS = 5;
/** `cluster.c` `clusterRedirectClient` */
const REDIRECTION = /^(MOVED|ASK) (\d+) (.*):(\d+)$/;

interface ClusterLinkOptions {
  readonly topology: Topology;
  /** The link to one node. */
  readonly linkTo: (address: ServerAddress) => Link;
  /** Returns a number between 0 and 1. */
  readonly random: () => number;
  /** Resolves when a node that a slot has left has been waited for long enough; otherwise by the clock. */
  readonly patience?: () => Promise<unknown>;
}

/** The links to all nodes of a cluster. Sends each command to the node of its keys, and follows redirections. */
export class ClusterLink implements Sender {
  readonly #options: ClusterLinkOptions;
  readonly #topology: Topology;
  readonly #links = new Map<string, Link>();
  readonly #moving: MovingSlots;

  constructor(options: ClusterLinkOptions) {
    this.#options = options;
    this.#topology = options.topology;
    this.#moving = new MovingSlots(options.patience);
  }

  send(argv: Command): Promise<Reply> {
    const { map } = this.#topology;
    if (map !== undefined) return this.#route(map, argv);
    return this.#topology.load().then((loaded) => this.#route(loaded, argv), unavailable);
  }

  async sendTogether(rows: readonly Command[]): Promise<Reply[]> {
    if (rows[0]?.[0] === 'MULTI') return this.sendTransaction(rows);
    return Promise.all(rows.map((argv) => this.send(argv)));
  }

  async sendToEach(rows: readonly Command[]): Promise<Reply[][]> {
    try {
      const { primaries } = this.#topology.map ?? (await this.#topology.load());
      return await Promise.all(
        primaries.map(({ address }) => this.#judged(this.at(address).sendTogether(rows))),
      );
    } catch (error) {
      return [rows.map(() => unavailable(error))];
    }
  }

  /** The link to one node. */
  at(address: ServerAddress): Link {
    const name = nameOf(address);
    let link = this.#links.get(name);
    if (link === undefined) {
      link = this.#options.linkTo(address);
      this.#links.set(name, link);
    }
    return link;
  }

  close(): void {
    for (const link of this.#links.values()) link.close();
    this.#links.clear();
  }

  /** Sends a command to the node of a slot. @returns its reply, and the node that gave it */
  async exchange(
    map: SlotMap,
    slot: number,
    argv: Command,
  ): Promise<{ reply: Reply; at: ServerAddress }> {
    const moving = this.#moving.before(slot);
    if (moving !== undefined) await moving;
    let at = (moving === undefined ? map : (this.#topology.map ?? map)).ownerOf(slot);
    if (at === undefined) {
      this.#topology.doubt();
      return { reply: notServed(slot), at: map.primaries[0]!.address };
    }
    let reply = await this.#judged(Promise.resolve(this.at(at).send(argv)));
    for (let hops = 0; hops < MOST_REDIRECTIONS; hops++) {
      const redirection = redirectionOf(reply, at);
      if (redirection === undefined) return { reply, at };
      const { address } = redirection;
      const from = at;
      const fence = () => Promise.resolve(this.at(from).send(['PING']));
      const sent = await this.#moving.sendOn(slot, fence, async () => {
        return {
          answered: (await this.#unknown(address)) ?? this.#follow(slot, redirection, argv),
        };
      });
      reply = await sent.answered;
      if (sent.answered instanceof Unavailable) return { reply, at };
      at = address;
    }
    return { reply: endless(reply, at), at };
  }

  #follow(slot: number, { address, isForGood }: Redirection, argv: Command): Promise<Reply> {
    const link = this.at(address);
    if (!isForGood) {
      const both = this.#judged(link.sendTogether([['ASKING'], argv]));
      return both.then((replies) => replies[1]!);
    }
    this.#topology.moved(slot, address);
    return this.#judged(Promise.resolve(link.send(argv)));
  }

  /**
   * Sends a transaction, whose keys must be in one slot. If the slot has moved, nothing was executed, and it is sent
   * again.
   * @param watched whether the client watches keys, so that the transaction may run on no other node
   */
  async sendTransaction(
    rows: readonly Command[],
    watched?: { readonly slot: number; readonly at: ServerAddress },
  ): Promise<Reply[]> {
    const commands = rows.slice(1, -1);
    const slots = slotsOf(commands);
    if (watched !== undefined) slots.add(watched.slot);
    if (slots.size > 1) return rows.map(crossSlot);
    const wide = commands.find((argv) => !['slot', 'first'].includes(routeOf(argv).to));
    if (wide !== undefined) return rows.map(() => ofAllNodes(wide));
    const [slot = 0] = slots;
    await this.#moving.before(slot);
    let at: ServerAddress;
    try {
      const map = this.#topology.map ?? (await this.#topology.load());
      const owner = watched?.at ?? map.ownerOf(slot);
      if (owner === undefined) return rows.map(() => notServed(slot));
      at = owner;
    } catch (error) {
      return rows.map(() => unavailable(error));
    }
    for (let hops = 0; hops < MOST_REDIRECTIONS; hops++) {
      const replies = await this.#judged(this.at(at).sendTogether(rows));
      const from = at;
      const redirection = replies
        .map((reply) => redirectionOf(reply, from))
        .find((each) => each !== undefined);
      if (redirection === undefined) return replies;
      // A slot that is being moved accepts single commands only.
      if (!redirection.isForGood) break;
      const unknown = await this.#unknown(redirection.address);
      if (unknown !== undefined) return rows.map(() => unknown);
      at = redirection.address;
      this.#topology.moved(slot, at);
      // The watched keys have changed by moving.
      if (watched !== undefined) return rows.map(() => NULL_ARRAY);
    }
    return rows.map(() => Unavailable.unreachable('its keys are being moved'));
  }

  #route(map: SlotMap, argv: Command): Promise<Reply> {
    const route = routeOf(argv);
    const to = ({ address }: { readonly address: ServerAddress }, sent = argv): Promise<Reply> =>
      this.#judged(Promise.resolve(this.at(address).send(sent)));
    switch (route.to) {
      case 'slot':
        return this.exchange(map, route.slot, argv).then(({ reply }) => reply);
      case 'first':
        return this.exchange(map, 0, argv).then(({ reply }) => reply);
      case 'primaries':
        return Promise.all(map.primaries.map((each) => to(each))).then(
          (replies) => errorIn(replies) ?? route.join(replies),
        );
      case 'everywhere': {
        const replicas = map.replicas.map((address) => ({ address }));
        return Promise.all([...map.primaries, ...replicas].map((each) => to(each))).then(inEffect);
      }
      case 'others-after': {
        const [first, ...others] = map.primaries;
        return to(first!).then(async (reply) => {
          if (reply instanceof RedisError) return reply;
          const replies = await Promise.all(others.map((each) => to(each, route.argv)));
          return errorIn(replies.filter((each) => !isOfNothing(each))) ?? reply;
        });
      }
      case 'each-in-turn':
        return argv[0]!.toLowerCase() === 'scan' ? this.#scan(map, argv) : this.#randomKey(map);
    }
  }

  async #scan(map: SlotMap, argv: Command): Promise<Reply> {
    const position = positionOf(map, argv[1]!);
    const { node, cursor } = position ?? { node: map.primaries[0]!, cursor: argv[1]! };
    const reply = await this.#judged(
      Promise.resolve(this.at(node.address).send(argv.with(1, cursor))),
    );
    if (!Array.isArray(reply)) return reply;
    const [next, keys] = reply as readonly Reply[];
    return [nextCursor(map, node, textOf(next)), keys!];
  }

  /** Chooses a node by its number of keys, so that each key is equally likely. */
  async #randomKey(map: SlotMap): Promise<Reply> {
    const rows = [['DBSIZE'], ['RANDOMKEY']];
    const answers = await Promise.all(
      map.primaries.map(({ address }) => this.#judged(this.at(address).sendTogether(rows))),
    );
    const failed = errorIn(answers.flat());
    if (failed !== undefined) return failed;
    const drawn = answers.filter(([, key]) => typeof key === 'string');
    const total = drawn.reduce((sum, [size]) => sum + Number(size), 0);
    let left = this.#options.random() * total;
    for (const [size, key] of drawn) {
      left -= Number(size);
      if (left < 0) return key!;
    }
    return drawn.at(-1)?.[1] ?? null;
  }

  /** A script can fake any reply, so a redirection to an unknown node is not followed. */
  async #unknown(address: ServerAddress): Promise<Unavailable | undefined> {
    try {
      if (await this.#topology.knows(address)) return undefined;
    } catch (error) {
      return unavailable(error);
    }
    return Unavailable.unreachable(`${nameOf(address)} is no node of the cluster`);
  }

  /** Reloads the slot map if a node is unavailable. */
  async #judged<Answer extends Reply | Reply[]>(answer: Promise<Answer>): Promise<Answer> {
    const reply = await answer;
    const last = Array.isArray(reply) ? (reply as readonly Reply[]).at(-1) : reply;
    if (last instanceof Unavailable) this.#topology.doubt();
    return reply;
  }
}

interface Redirection {
  readonly address: ServerAddress;
  readonly isForGood: boolean;
}

/** The redirection in a reply. */
function redirectionOf(reply: Reply, asked: ServerAddress): Redirection | undefined {
  const match = reply instanceof RedisError ? REDIRECTION.exec(reply.message) : null;
  if (match === null) return undefined;
  const [, kind, , host, port] = match;
  // A node that does not know the address of another leaves it out: then it is the address that the command was sent
  // to.
  const address = {
    host: host === '' || host === '?' ? asked.host : host!,
    port: Number(port),
    tls: asked.tls,
  };
  return { address, isForGood: kind === 'MOVED' };
}

function notServed(slot: number): Unavailable {
  return Unavailable.unreachable(`no node of the cluster serves the slot ${slot}`);
}

function endless(reply: Reply, at: ServerAddress): Reply {
  return redirectionOf(reply, at) === undefined
    ? reply
    : Unavailable.unreachable('the nodes of the cluster send each to another');
}

function errorIn(replies: readonly Reply[]): RedisError | undefined {
  return replies.find((reply) => reply instanceof RedisError);
}

/** Unavailable nodes are updated when they are connected to; all others must have succeeded. */
function inEffect(replies: readonly Reply[]): Reply {
  const answers = replies.filter((reply) => !(reply instanceof Unavailable));
  return errorIn(answers) ?? itemsOf(answers)[0] ?? errorIn(replies) ?? Unavailable.unreachable();
}

/** Deleting a library that does not exist is not an error. */
function isOfNothing(reply: Reply): boolean {
  return reply instanceof RedisError && /library not found/i.test(reply.message);
}

function ofAllNodes(argv: Command): RedisError {
  return new RedisError(
    `ERR ${argv[0]!.toUpperCase()} concerns all nodes of the cluster, so it can't be part of a transaction`,
  );
}
