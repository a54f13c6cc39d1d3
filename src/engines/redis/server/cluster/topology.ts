import { setTimeout as wait } from 'node:timers/promises';
import { RedisError, type Reply } from '../../reply.ts';
import { Unavailable, ServerRefused } from '../../errors.ts';
import { textOf } from '../reply-fields.ts';
import { unavailable } from '../wire/link.ts';
import type { Place } from '../wire/server-connection.ts';
import { nameOf, SlotMap } from './slot-map.ts';

/** A node may take so long to say who serves what, in milliseconds, before another is asked. */
const ANSWER_WITHIN = 1_000;
/** After an attempt to learn it nobody tries again for so long, in milliseconds. */
const REST = 200;

export interface TopologyOptions {
  /** Nodes that are known before any has been asked. */
  readonly seeds: readonly Place[];
  /** How the cluster is called in messages. */
  readonly shown: string;
  /** Sends commands to a node, on a connection for that. @throws ServerRefused, Unavailable */
  readonly ask: (place: Place, rows: readonly (readonly string[])[]) => Promise<readonly Reply[]>;
}

/** Which node of a cluster serves what, learned of any node that answers, and again where that has changed. */
export class Topology {
  readonly #options: TopologyOptions;
  #map: SlotMap | undefined;
  #learning: Promise<SlotMap> | undefined;
  #learnedAt = -Infinity;
  /** The node that answered last is asked first. */
  #last: Place | undefined;

  constructor(options: TopologyOptions) {
    this.#options = options;
  }

  /** As it was learned last. */
  get map(): SlotMap | undefined {
    return this.#map;
  }

  /** @throws Unavailable, ServerRefused */
  async load(): Promise<SlotMap> {
    return this.#map ?? this.learn();
  }

  /** Asks the nodes again; calls meanwhile share the one answer. @throws Unavailable, ServerRefused */
  learn(): Promise<SlotMap> {
    this.#learning ??= this.#ask().finally(() => {
      this.#learning = undefined;
      this.#learnedAt = performance.now();
    });
    return this.#learning;
  }

  /** Asks for the map again: a node did not have the role or the slots that it says. */
  doubt(): void {
    if (performance.now() - this.#learnedAt > REST) this.learn().catch(() => {});
  }

  /** Whether a place is that of one of its nodes: whatever a reply names else may be a user's invention. */
  async knows(place: Place): Promise<boolean> {
    const isKnown = () => this.#map?.has(place) === true;
    if (!isKnown()) await this.learn();
    return isKnown();
  }

  /** Takes what a node has said of one slot. */
  moved(slot: number, place: Place): void {
    const owner = this.#map?.ownerOf(slot);
    // All commands that were on their way say the same.
    if (owner !== undefined && nameOf(owner) === nameOf(place)) return;
    this.#map = this.#map?.withOwner(slot, place);
    this.doubt();
  }

  async #ask(): Promise<SlotMap> {
    let reason: unknown;
    for (const place of this.#candidates()) {
      try {
        const { ask, shown } = this.#options;
        const asked = ask(place, [
          ['CLUSTER', 'INFO'],
          ['CLUSTER', 'SLOTS'],
        ]);
        const [info, slots] = await inTime(asked, place);
        if (info instanceof RedisError) throw refused(info, shown);
        const map = SlotMap.from(slots!, place);
        // A node that sees too few of the others knows no better than to be wrong.
        const isOk = /^cluster_state:ok/m.test(textOf(info));
        if (!isOk && map.missing === '') {
          reason = Unavailable.away(`${nameOf(place)} says that the cluster is down`);
          this.#map ??= map;
          continue;
        }
        this.#map = map;
        this.#last = place;
        return map;
      } catch (error) {
        if (error instanceof ServerRefused) throw error;
        reason = error;
      }
    }
    throw unavailable(reason);
  }

  #candidates(): Place[] {
    const known = this.#map;
    const all = [
      ...(this.#last === undefined ? [] : [this.#last]),
      ...(known?.primaries.map(({ place }) => place) ?? []),
      ...(known?.replicas ?? []),
      ...this.#options.seeds,
    ];
    return [...new Map(all.map((place) => [nameOf(place), place])).values()];
  }
}

/** `cluster.c` `clusterCommand`: a server that is in no cluster says so. */
function refused({ message }: RedisError, shown: string): Error {
  if (/cluster support disabled/.test(message)) {
    return new ServerRefused(`${shown} is no cluster: name it as redis://host:port/0-15`);
  }
  return message.startsWith('NOPERM')
    ? new ServerRefused(`${shown} does not let the user of the URL do what is needed: ${message}`)
    : Unavailable.away(message);
}

async function inTime<T>(answer: Promise<T>, place: Place): Promise<T> {
  const end = new AbortController();
  const late = wait(ANSWER_WITHIN, undefined, { signal: end.signal, ref: false }).then(() => {
    throw Unavailable.away(`${nameOf(place)} does not answer`);
  });
  late.catch(() => {});
  try {
    return await Promise.race([answer, late]);
  } finally {
    end.abort();
    answer.catch(() => {});
  }
}
