import type { WaitingMessage } from '../store/message-rows.ts';
import { Capacity, type CapacityLimits } from './capacity.ts';
import type { AttemptParts } from './begin-attempt.ts';
import type { FlowKey } from './flow-key.ts';
import { FlowKeys } from './flow-keys.ts';
import type { Gate, Lane } from './lane.ts';
import { Lanes } from './lanes.ts';
import type { Arrival } from './new-message.ts';
import { ownerOfLane } from '../store/lane-name.ts';
import { ActiveQueues } from './active-queues.ts';

/** Milliseconds until a lane is examined again after its messages could not be read. */
const STORE_PAUSE = 1000;

type StateParts = Pick<AttemptParts, 'store' | 'clock' | 'owners' | 'fresh'>;

/**
 * The dispatcher's in-memory state: the lanes with waiting messages, and the gates that they have to pass.
 */
export class DispatchState {
  readonly lanes = new Lanes();
  readonly flows: FlowKeys;
  readonly queues: ActiveQueues;
  readonly capacity: Capacity;
  readonly #parts: StateParts;

  constructor(parts: StateParts, limits: CapacityLimits) {
    this.#parts = parts;
    this.flows = new FlowKeys(parts.store);
    this.queues = new ActiveQueues(parts.store);
    this.capacity = new Capacity(limits, parts.owners);
  }

  /** A message has been queued and committed. Messages of other processes' owners are ignored. */
  arrived(arrival: Arrival, now: number): void {
    const { shares } = this.#parts.store;
    if (shares.isShared && !shares.has(ownerOfLane(arrival.lane))) return;
    const { seq, due, content } = arrival;
    // Of a shared store the whole message is read anyway, in the transaction that claims it.
    if (content !== undefined && due <= now && !shares.isShared)
      this.#parts.fresh.add(seq, content);
    this.lanes.arrived(arrival, now);
  }

  /** The lane's messages could not be read or begun. */
  pause(lane: Lane): void {
    lane.pausedUntil = this.#parts.clock.now() + STORE_PAUSE;
    this.lanes.makeReady(lane);
  }

  /** Puts a lane without due messages to sleep. */
  rest(lane: Lane): void {
    this.lanes.rest(lane);
    if (lane.name.kind === 'queue' && lane.empty) this.queues.forgetIdle(lane.text);
  }

  /** A turn of a queue has ended. */
  endTurn(queue: string, turn: number): void {
    const turns = this.queues.known(queue);
    if (turns === undefined) return;
    turns.end(turn);
    this.lanes.open(turns);
    if (this.lanes.get(queue) === undefined) this.queues.forgetIdle(queue);
  }

  /** A queue has been deleted; its messages won't be delivered. */
  queueDeleted(lane: string): void {
    this.lanes.close(lane);
    this.queues.forget(lane);
  }

  /** Whether the queue of a lane is in memory, or the lane has none. */
  knowsQueue({ name, text }: Lane): boolean {
    return name.kind !== 'queue' || this.queues.known(text) !== undefined;
  }

  /** Loads the queue of a lane, if it has one. @returns false if the queue has been deleted */
  async hasQueue(lane: Lane): Promise<boolean> {
    if (this.knowsQueue(lane)) return true;
    const { text } = lane;
    if ((await this.queues.load(text)) !== undefined) return true;
    this.queueDeleted(text);
    return false;
  }

  /** The gate of a lane's queue, if it does not admit the lane. */
  closedQueue({ name, text }: Lane, { holds }: WaitingMessage): Gate | undefined {
    if (name.kind === 'queue') {
      const turns = this.queues.known(text);
      return turns !== undefined && turns.room() <= 0 ? turns : undefined;
    }
    if (name.kind !== 'retry' || holds === null) return undefined;
    const paused = this.queues.known(holds)?.paused;
    return paused !== undefined && paused.room() <= 0 ? paused : undefined;
  }

  /** The state of a flow-control key of the next message of a lane. */
  flow(owner: number, key: string): Promise<FlowKey> {
    const known = this.flows.known(owner, key);
    if (known !== undefined) return Promise.resolve(known);
    const { store, clock } = this.#parts;
    // Keys of another process's owner are only read.
    return store.shares.has(owner)
      ? this.flows.load(owner, key, clock.now())
      : this.flows.read(owner, key, clock.now());
  }

  /** The state of a flow-control key for whoever only looks at it: keys without messages are not kept for that. */
  async seenFlow(owner: number, key: string): Promise<FlowKey> {
    const { flows } = this;
    return flows.known(owner, key) ?? flows.read(owner, key, this.#parts.clock.now());
  }

  /** Forgets what belongs to other owners. */
  forgetOthers(keeps: (owner: number) => boolean): void {
    for (const lane of this.lanes.all()) {
      if (!keeps(lane.name.owner)) this.lanes.close(lane.text);
    }
    this.flows.forgetOthers(keeps);
    this.queues.forgetOthers(keeps);
  }
}
