import { shardOf } from '../copies/membership.ts';
import { canceledOfShards, clearClaims, lanesOfShards } from '../store/copy-rows.ts';
import { ownerOfLane } from '../store/lane-name.ts';
import type { AttemptParts } from './begin-attempt.ts';
import { endAllCanceled } from './canceled.ts';
import type { Gate, Lane } from './lane.ts';
import type { DispatchState } from './dispatch-state.ts';

/** Milliseconds after which it is looked again whether deliveries in progress have ended. */
const LOOKED_EVERY = 50;

/** The parts of a process that its shards affect. */
export interface ShardHandoverParts {
  readonly parts: Pick<AttemptParts, 'store' | 'clock' | 'owners'>;
  readonly line: DispatchState;
  /** The lanes with deliveries in progress. */
  readonly inFlight: () => readonly Lane[];
  /** Begins every delivery that can begin. */
  readonly pump: () => void;
}

/** Moves shards of owners to or from this process while their messages are being delivered. */
export class ShardHandover {
  readonly #parts: ShardHandoverParts['parts'];
  readonly #line: DispatchState;
  readonly #inFlight: () => readonly Lane[];
  readonly #pump: () => void;
  /** Shards that are being moved to or from this process. */
  readonly #paused = new Set<number>();
  /** The gate for their lanes meanwhile. */
  readonly #pauseGate: Gate = { waiting: new Set(), room: () => Infinity };

  constructor({ parts, line, inFlight, pump }: ShardHandoverParts) {
    this.#parts = parts;
    this.#line = line;
    this.#inFlight = inFlight;
    this.#pump = pump;
  }

  /** The gate of a lane whose shard is held. */
  gateOf(lane: Lane): Gate | undefined {
    return this.#paused.has(shardOf(lane.name.owner)) ? this.#pauseGate : undefined;
  }

  /** Begins no further deliveries of some shards, for the time being. */
  pause(shards: readonly number[]): void {
    for (const shard of shards) this.#paused.add(shard);
  }

  /** Resumes shards. */
  resume(shards: readonly number[]): void {
    for (const shard of shards) this.#paused.delete(shard);
    this.#line.lanes.open(this.#pauseGate);
    this.#pump();
  }

  /**
   * Finds the waiting messages of shards that now belong to this process and are still held, and resumes
   * them.
   * @param within milliseconds in which deliveries in progress may end
   * @returns those shards; not the ones with deliveries that this process began when it last owned them
   */
  async takeOver(held: readonly number[], within: number): Promise<readonly number[]> {
    const { store } = this.#parts;
    const shards = await this.ended(held, within);
    if (shards.length === 0) return shards;
    const isTaken = (owner: number) => shards.includes(shardOf(owner));
    this.#line.forgetOthers((owner) => !isTaken(owner));
    const among = { shards: `{${shards.join(',')}}` };
    await endAllCanceled(store, canceledOfShards, among);
    await this.#line.queues.start((lane) => isTaken(ownerOfLane(lane)));
    await store.write(async (transaction) => transaction.add(clearClaims, among));
    await this.rescan(shards);
    this.resume(shards);
    return shards;
  }

  /** Finds the waiting messages of shards, known ones included. */
  async rescan(shards: readonly number[]): Promise<void> {
    const { store, clock, owners } = this.#parts;
    const among = { shards: `{${shards.join(',')}}` };
    for (const { lane, due } of await store.read((reader) => reader.all(lanesOfShards, among))) {
      await owners.find(ownerOfLane(lane));
      this.#line.lanes.arrived({ lane, due, seq: 0 }, clock.now());
    }
    this.#pump();
  }

  /** Shards now belong to another process: results of deliveries in progress are no longer written. */
  dropped(): void {
    const { shares } = this.#parts.store;
    this.#line.forgetOthers((owner) => shares.has(owner));
  }

  /**
   * Those of the held shards that have no deliveries in progress, after waiting for some milliseconds at most.
   */
  async ended(shards: readonly number[], within: number): Promise<readonly number[]> {
    const busy = () => new Set(this.#inFlight().map(({ name }) => shardOf(name.owner)));
    const until = performance.now() + within;
    while (performance.now() < until && shards.some((shard) => busy().has(shard))) {
      await new Promise((resolve) => setTimeout(resolve, LOOKED_EVERY));
    }
    const stays = busy();
    return shards.filter((shard) => !stays.has(shard));
  }
}
