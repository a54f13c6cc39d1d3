import { shardOf } from '../copies/membership.ts';
import { canceledOfShards, clearClaims, lanesOfShards } from '../store/copy-rows.ts';
import { ownerOfLane } from '../store/lane-name.ts';
import type { AttemptParts } from './attempt.ts';
import { endAllCanceled } from './canceled.ts';
import type { Gate, Lane } from './lane.ts';
import type { Line } from './line.ts';

/** Maximum milliseconds that shards are held until deliveries in progress end. */
const LONGEST_HOLD = 5000;

/** The parts of a process that its shards affect. */
export interface ShardsAtWorkParts {
  readonly parts: Pick<AttemptParts, 'store' | 'clock' | 'owners'>;
  readonly line: Line;
  /** The lanes with deliveries in progress. */
  readonly underWay: () => readonly Lane[];
  /** Begins every delivery that can begin. */
  readonly pump: () => void;
}

/** Moves shards of owners to or from this process while their messages are being delivered. */
export class ShardsAtWork {
  readonly #parts: ShardsAtWorkParts['parts'];
  readonly #line: Line;
  readonly #underWay: () => readonly Lane[];
  readonly #pump: () => void;
  /** Shards that are being moved to or from this process. */
  readonly #held = new Set<number>();
  /** The gate for their lanes meanwhile. */
  readonly #whileHeld: Gate = { waiting: new Set(), room: () => Infinity };

  constructor({ parts, line, underWay, pump }: ShardsAtWorkParts) {
    this.#parts = parts;
    this.#line = line;
    this.#underWay = underWay;
    this.#pump = pump;
  }

  /** The gate of a lane whose shard is held. */
  gateOf(lane: Lane): Gate | undefined {
    return this.#held.has(shardOf(lane.name.owner)) ? this.#whileHeld : undefined;
  }

  /** Begins no further deliveries of some shards, for the time being. */
  hold(shards: readonly number[]): void {
    for (const shard of shards) this.#held.add(shard);
  }

  /** Resumes shards. */
  goOn(shards: readonly number[]): void {
    for (const shard of shards) this.#held.delete(shard);
    this.#line.lanes.open(this.#whileHeld);
    this.#pump();
  }

  /**
   * Finds the waiting messages of shards that now belong to this process and are still held, and resumes
   * them.
   * @returns those shards; not the ones with deliveries that this process began when it last owned them
   */
  async take(held: readonly number[]): Promise<readonly number[]> {
    const { store } = this.#parts;
    const shards = await this.ended(held);
    if (shards.length === 0) return shards;
    const isTaken = (owner: number) => shards.includes(shardOf(owner));
    this.#line.forgetOthers((owner) => !isTaken(owner));
    const among = { shards: `{${shards.join(',')}}` };
    await endAllCanceled(store, canceledOfShards, among);
    await this.#line.queues.start((lane) => isTaken(ownerOfLane(lane)));
    await store.write(async (transaction) => transaction.add(clearClaims, among));
    await this.rescan(shards);
    this.goOn(shards);
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
   * Those of the held shards that have no deliveries in progress, after waiting for a limited time.
   */
  async ended(shards: readonly number[]): Promise<readonly number[]> {
    const busy = () => new Set(this.#underWay().map(({ name }) => shardOf(name.owner)));
    const until = performance.now() + LONGEST_HOLD;
    while (performance.now() < until && shards.some((shard) => busy().has(shard))) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    const stays = busy();
    return shards.filter((shard) => !stays.has(shard));
  }
}
