import { ownerOfLane, readLaneName, type LaneName } from '../store/lane-name.ts';
import { turnsHeld } from '../store/message-rows.ts';
import { queueRow } from '../store/queue-rows.ts';
import type { Reader } from '../store/query.ts';
import type { QueueStore } from '../store/queue-store.ts';
import type { QueueTable } from '../store/schema.ts';
import type { Gate, Lane } from './lane.ts';

type QueueLane = Extract<LaneName, { readonly kind: 'queue' }>;

/** The FIFO queues whose messages are waiting or being delivered, by lane. */
export class ActiveQueues {
  readonly #store: QueueStore;
  readonly #queues = new Map<string, QueueTurns>();

  constructor(store: QueueStore) {
    this.#store = store;
  }

  /**
   * Loads the turns that had begun in queues taken over from another process or run. @param isTaken whether a lane is
   * one of those
   */
  async start(isTaken: (lane: string) => boolean): Promise<void> {
    await this.#store.read(async (reader) => {
      for (const { holds, turn, messages } of await reader.all(turnsHeld, {})) {
        if (holds === null || turn === null || !isTaken(holds)) continue;
        const turns = this.#queues.get(holds) ?? (await readTurns(reader, holds));
        if (turns === undefined) continue;
        turns.add(turn, messages);
        this.#queues.set(holds, turns);
      }
    });
  }

  known(lane: string): QueueTurns | undefined {
    return this.#queues.get(lane);
  }

  /** Undefined if the queue has been deleted. */
  async load(lane: string): Promise<QueueTurns | undefined> {
    const turns = await this.#store.read((reader) => readTurns(reader, lane));
    const known = this.#queues.get(lane);
    if (known !== undefined || turns === undefined) return known;
    this.#queues.set(lane, turns);
    return turns;
  }

  /** Forgets an idle queue; it is loaded again on demand. */
  forgetIdle(lane: string): void {
    if (this.#queues.get(lane)?.idle === true) this.#queues.delete(lane);
  }

  forget(lane: string): void {
    this.#queues.delete(lane);
  }

  /** Forgets those of owners whose messages other processes deliver. */
  forgetOthers(has: (owner: number) => boolean): void {
    for (const lane of this.#queues.keys()) {
      if (!has(ownerOfLane(lane))) this.#queues.delete(lane);
    }
  }
}

async function readTurns(reader: Reader, lane: string): Promise<QueueTurns | undefined> {
  const { owner, queue, created } = readLaneName(lane) as QueueLane;
  const row: QueueTable | undefined = await reader.get(queueRow, { owner, name: queue });
  if (row?.created !== created) return undefined;
  return new QueueTurns(row.parallelism, row.paused === 1);
}

/**
 * The turns of a FIFO queue. A turn begins with the first attempt of a message and ends when neither the
 * message nor one of its callbacks is left to deliver; with parallelism n there are n turns at a time.
 */
class QueueTurns implements Gate {
  readonly waiting = new Set<Lane>();
  /** The gate for retries of a paused queue; they have their turn already. */
  readonly paused: Gate;
  /** The number of messages left in each turn. */
  readonly #left = new Map<number, number>();
  #parallelism: number;
  #isPaused: boolean;

  constructor(parallelism: number, paused: boolean) {
    this.#parallelism = parallelism;
    this.#isPaused = paused;
    this.paused = { waiting: new Set<Lane>(), room: () => (this.#isPaused ? 0 : Infinity) };
  }

  room(): number {
    return this.#isPaused ? 0 : this.#parallelism - this.#left.size;
  }

  change(parallelism: number, paused: boolean): void {
    this.#parallelism = parallelism;
    this.#isPaused = paused;
  }

  /** Adds messages to a turn; the first one begins it. */
  add(turn: number, messages = 1): void {
    this.#left.set(turn, (this.#left.get(turn) ?? 0) + messages);
  }

  /** A message of a turn has ended. */
  end(turn: number): void {
    const left = (this.#left.get(turn) ?? 0) - 1;
    if (left > 0) this.#left.set(turn, left);
    else this.#left.delete(turn);
  }

  get idle(): boolean {
    return this.#left.size === 0;
  }
}
