import { shardOf } from '../copies/membership.ts';
import { canceledOfShards, clearClaims, lanesOfShards } from '../store/copy-rows.ts';
import { ownerOfLane } from '../store/lane-name.ts';
import type { AttemptParts } from './attempt.ts';
import { endAllCanceled } from './canceled.ts';
import type { Gate } from './gate.ts';
import type { Lane } from './lane.ts';
import type { Line } from './line.ts';

/** Milliseconds that shards are held for what is under way. */
const LONGEST_HOLD = 5000;

/** What the shards of a process hang on. */
export interface ShardsAtWorkParts {
  readonly parts: Pick<AttemptParts, 'store' | 'clock' | 'owners'>;
  readonly line: Line;
  /** The lanes of which something is under way. */
  readonly underWay: () => readonly Lane[];
  /** Begins all deliveries that can begin. */
  readonly pump: () => void;
}

/** How shards of owners become this process's, or another one's, while their messages are delivered. */
export class ShardsAtWork {
  readonly #parts: ShardsAtWorkParts['parts'];
  readonly #line: Line;
  readonly #underWay: () => readonly Lane[];
  readonly #pump: () => void;
  /** Shards that are about to become another process's, or this one's. */
  readonly #held = new Set<number>();
  /** Where their lanes wait meanwhile. */
  readonly #whileHeld: Gate = { waiting: new Set(), room: () => Infinity };

  constructor({ parts, line, underWay, pump }: ShardsAtWorkParts) {
    this.#parts = parts;
    this.#line = line;
    this.#underWay = underWay;
    this.#pump = pump;
  }

  /** Where a lane has to wait because its shard is held. */
  gateOf(lane: Lane): Gate | undefined {
    return this.#held.has(shardOf(lane.name.owner)) ? this.#whileHeld : undefined;
  }

  /** Begins nothing more of some shards, for the time being. */
  hold(shards: readonly number[]): void {
    for (const shard of shards) this.#held.add(shard);
  }

  /** Goes on with shards. */
  goOn(shards: readonly number[]): void {
    for (const shard of shards) this.#held.delete(shard);
    this.#line.lanes.open(this.#whileHeld);
    this.#pump();
  }

  /**
   * Finds what waits in shards that have become this process's and are held still, and goes on with them.
   * @returns which; not those of which something is under way that it began when it had them the last time
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

  /** Finds what waits in shards, whether it knows of it or not. */
  async rescan(shards: readonly number[]): Promise<void> {
    const { store, clock, owners } = this.#parts;
    const among = { shards: `{${shards.join(',')}}` };
    for (const { lane, due } of await store.read((reader) => reader.all(lanesOfShards, among))) {
      await owners.find(ownerOfLane(lane));
      this.#line.lanes.arrived({ lane, due, seq: 0 }, clock.now());
    }
    this.#pump();
  }

  /** Shards have become another process's: what comes of what is under way is not written any more. */
  dropped(): void {
    const { shares } = this.#parts.store;
    this.#line.forgetOthers((owner) => shares.has(owner));
  }

  /** Of shards that are held, those of which nothing is under way, or has ended within a time. */
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
