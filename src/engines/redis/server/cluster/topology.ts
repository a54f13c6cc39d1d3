import { setTimeout as wait } from 'node:timers/promises';
import { RedisError, type Reply } from '../../reply.ts';
import { Unavailable, ServerRefused } from '../../errors.ts';
import { textOf } from '../reply-fields.ts';
import { unavailable } from '../wire/link.ts';
import type { ServerAddress } from '../wire/server-connection.ts';
import { nameOf, SlotMap } from './slot-map.ts';

/** The time a node may take to report the slots before another one is asked, in milliseconds. */
const ANSWER_WITHIN = 1_000;
/** The pause between attempts to load the slots, in milliseconds. */
const REST = 200;

interface TopologyOptions {
  /** Nodes to ask first. */
  readonly seeds: readonly ServerAddress[];
  /** The name of the cluster in messages. */
  readonly displayName: string;
  /** Sends commands to a node, on a connection of its own. @throws ServerRefused, Unavailable */
  readonly query: (
    address: ServerAddress,
    rows: readonly (readonly string[])[],
  ) => Promise<readonly Reply[]>;
}

/** Loads the slot map of a cluster from any node that replies, and again when it has changed. */
export class Topology {
  readonly #options: TopologyOptions;
  #map: SlotMap | undefined;
  #learning: Promise<SlotMap> | undefined;
  #learnedAt = -Infinity;
  /** The node that replied last, which is asked first. */
  #last: ServerAddress | undefined;

  constructor(options: TopologyOptions) {
    this.#options = options;
  }

  /** The last loaded map. */
  get map(): SlotMap | undefined {
    return this.#map;
  }

  /** @throws Unavailable, ServerRefused */
  async load(): Promise<SlotMap> {
    return this.#map ?? this.learn();
  }

  /** Loads the map from the nodes; concurrent calls share the result. @throws Unavailable, ServerRefused */
  learn(): Promise<SlotMap> {
    this.#learning ??= this.#query().finally(() => {
      this.#learning = undefined;
      this.#learnedAt = performance.now();
    });
    return this.#learning;
  }

  /** Reloads the map, because a node did not have the role or the slots in it. */
  doubt(): void {
    if (performance.now() - this.#learnedAt > REST) this.learn().catch(() => {});
  }

  /** Whether an address is that of a node of the cluster. Other addresses in replies may be made up by a user. */
  async knows(address: ServerAddress): Promise<boolean> {
    const isKnown = () => this.#map?.has(address) === true;
    if (!isKnown()) await this.learn();
    return isKnown();
  }

  /** Applies a node's report about one slot. */
  moved(slot: number, address: ServerAddress): void {
    const owner = this.#map?.ownerOf(slot);
    // All commands that were sent to the old node report the same.
    if (owner !== undefined && nameOf(owner) === nameOf(address)) return;
    this.#map = this.#map?.withOwner(slot, address);
    this.doubt();
  }

  async #query(): Promise<SlotMap> {
    let reason: unknown;
    for (const address of this.#candidates()) {
      try {
        const { query, displayName } = this.#options;
        const asked = query(address, [
          ['CLUSTER', 'INFO'],
          ['CLUSTER', 'SLOTS'],
        ]);
        const [info, slots] = await inTime(asked, address);
        if (info instanceof RedisError) throw refused(info, displayName);
        const map = SlotMap.from(slots!, address);
        // A node that sees too few of the others may report an outdated map.
        const isOk = /^cluster_state:ok/m.test(textOf(info));
        if (!isOk && map.missing === '') {
          reason = Unavailable.unreachable(`${nameOf(address)} says that the cluster is down`);
          this.#map ??= map;
          continue;
        }
        this.#map = map;
        this.#last = address;
        return map;
      } catch (error) {
        if (error instanceof ServerRefused) throw error;
        reason = error;
      }
    }
    throw unavailable(reason);
  }

  #candidates(): ServerAddress[] {
    const known = this.#map;
    const all = [
      ...(this.#last === undefined ? [] : [this.#last]),
      ...(known?.primaries.map(({ address }) => address) ?? []),
      ...(known?.replicas ?? []),
      ...this.#options.seeds,
    ];
    return [...new Map(all.map((address) => [nameOf(address), address])).values()];
  }
}

/** `cluster.c` `clusterCommand`: the error of a server that is not in a cluster. */
function refused({ message }: RedisError, displayName: string): Error {
  if (/cluster support disabled/.test(message)) {
    return new ServerRefused(`${displayName} is no cluster: name it as redis://host:port/0-15`);
  }
  return message.startsWith('NOPERM')
    ? new ServerRefused(
        `${displayName} does not let the user of the URL do what is needed: ${message}`,
      )
    : Unavailable.unreachable(message);
}

async function inTime<T>(answer: Promise<T>, address: ServerAddress): Promise<T> {
  const end = new AbortController();
  const late = wait(ANSWER_WITHIN, undefined, { signal: end.signal, ref: false }).then(() => {
    throw Unavailable.unreachable(`${nameOf(address)} does not answer`);
  });
  late.catch(() => {});
  try {
    return await Promise.race([answer, late]);
  } finally {
    end.abort();
    answer.catch(() => {});
  }
}
