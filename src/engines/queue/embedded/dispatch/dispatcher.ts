import type { Eventual } from '../../../../base/and-then.ts';
import type { Alarm } from '../../../../base/alarms.ts';
import { reportInternalError } from '../../../../base/internal-errors.ts';
import { QueueError } from '../../errors.ts';
import {
  canceledMessage,
  laneAfter,
  nextInLane,
  type WaitingMessage,
  type Place,
} from '../store/message-rows.ts';
import type { FlowControlTable, MessageTable } from '../store/schema.ts';
import type { AttemptParts } from './begin-attempt.ts';
import { endAllCanceled } from './canceled.ts';
import type { CapacityLimits } from './capacity.ts';
import type { FlowKey } from './flow-key.ts';
import { FreshMessages } from './fresh-messages.ts';
import type { Lane } from './lane.ts';
import type { Lanes } from './lanes.ts';
import { DispatchState } from './dispatch-state.ts';
import type { Arrival } from './new-message.ts';
import { ShardHandover } from './shard-handover.ts';
import { InFlightDeliveries } from './in-flight-deliveries.ts';
import { StoppedUsers } from './stopped-users.ts';

export interface DispatcherParts extends Omit<AttemptParts, 'brokenOff' | 'fresh'> {
  /** The ids of users for whom nothing is delivered, at the start. */
  readonly stopped?: ReadonlySet<string> | undefined;
}

/** Milliseconds for which deliveries begin in one turn of the event loop: answers come in, and requests, meanwhile. */
const LONGEST_TURN = 5;
/** Lanes that are loaded in one turn of the event loop at a start. */
const LANES_IN_A_GO = 2000;

/**
 * Delivers messages when they are due. All waiting messages are in the store; memory holds the lanes that
 * have messages, and the deliveries in progress. One alarm is set to the next moment at which something
 * can happen.
 */
export class Dispatcher {
  /** The shards of a process that shares the store with others. */
  readonly shards: ShardHandover;
  readonly #parts: AttemptParts;
  readonly #breakOff = new AbortController();
  readonly #line: DispatchState;
  readonly #lanes: Lanes;
  readonly #inFlight: InFlightDeliveries;
  readonly #stopped: StoppedUsers;
  #alarm: Alarm | undefined;
  #alarmAt = Infinity;
  #pumping = false;
  /** The last look at what can be delivered. */
  #looking: Promise<void> = Promise.resolve();
  #closing = false;

  constructor(parts: DispatcherParts, limits: CapacityLimits) {
    this.#parts = { ...parts, brokenOff: this.#breakOff.signal, fresh: new FreshMessages() };
    const pump = () => this.#pump();
    const line = new DispatchState(this.#parts, limits);
    this.#line = line;
    this.#stopped = new StoppedUsers(parts.owners, parts.stopped);
    this.#lanes = line.lanes;
    this.#inFlight = new InFlightDeliveries(this.#parts, line, limits.slow, {
      pump,
      removed: (message) => this.removed(message),
    });
    this.shards = new ShardHandover({ parts, line, inFlight: () => this.#inFlight.lanes(), pump });
  }

  /** Finds the waiting messages; the cost depends on the number of lanes, not of messages. */
  async start(): Promise<void> {
    const { store, clock } = this.#parts;
    await endAllCanceled(store, canceledMessage, {});
    await this.#line.queues.start(() => true);
    for (let last = '', found = 0; ; found += 1) {
      const next = await store.read((reader) => reader.get(laneAfter, { lane: last }));
      if (next === undefined) break;
      this.#lanes.arrived({ lane: next.lane, due: next.due, seq: 0 }, clock.now());
      last = next.lane;
      if (found % LANES_IN_A_GO === LANES_IN_A_GO - 1) await new Promise(setImmediate);
    }
    this.#pump();
  }

  /** Messages have been queued and committed. */
  arrived(arrivals: readonly Arrival[]): void {
    const now = this.#parts.clock.now();
    for (const arrival of arrivals) this.#line.arrived(arrival, now);
    this.#pump();
  }

  /** Unix milliseconds. */
  get now(): number {
    return this.#parts.clock.now();
  }

  /** The number of deliveries in progress. */
  get inFlight(): number {
    return this.#inFlight.size;
  }

  /**
   * Whether a message is being delivered, as seen by a transaction: if that has requeued the message already,
   * its attempt is over, although this process learns the result only with the commit.
   */
  isUnderWay(place: Place): boolean {
    return this.#inFlight.hasFrom(place);
  }

  /** A waiting message has been deleted. */
  removed(message: MessageTable): void {
    // Its delivery has begun since; the attempt notices the deletion itself.
    if (this.isUnderWay(message)) return;
    const { seq, lane: text, holds, turn } = message;
    const lane = this.#lanes.get(text);
    if (lane?.name.kind === 'retry') this.#lanes.close(text);
    else if (lane?.remove(seq) === true) this.#lanes.makeReady(lane);
    if (holds !== null && turn !== null) this.#line.endTurn(holds, turn);
    this.#pump();
  }

  /** A queue has been changed and committed. */
  queueChanged(lane: string, parallelism: number, paused: boolean): void {
    const turns = this.#line.queues.known(lane);
    if (turns === undefined) return;
    turns.change(parallelism, paused);
    this.#lanes.open(turns);
    this.#lanes.open(turns.paused);
    this.#pump();
  }

  /** A queue has been deleted; its messages won't be delivered. */
  queueDeleted(lane: string): void {
    this.#line.queueDeleted(lane);
  }

  /**
   * A flow-control key has been changed and committed.
   * @param reset whether earlier deliveries are no longer counted
   */
  flowControlChanged(row: FlowControlTable, reset: boolean): void {
    const flow = this.#line.flows.changed(row);
    if (flow === undefined) return;
    flow.change(row, reset, this.#parts.clock.now());
    this.#lanes.open(flow);
    for (const lane of flow.sleeping) this.#lanes.makeReady(lane);
    flow.sleeping.clear();
    this.#pump();
  }

  /** The state of a flow-control key. */
  flow(owner: number, key: string): Promise<FlowKey> {
    return this.#line.seenFlow(owner, key);
  }

  /** The number of messages of a lane that are being delivered. */
  inFlightIn(lane: string): number {
    return this.#lanes.get(lane)?.inFlight ?? 0;
  }

  /** The number of a user's deliveries in progress. */
  parallelismOf(owner: number): number {
    return this.#line.capacity.parallelismOf(owner);
  }

  /** Delivers nothing for these users, and again for all others. */
  stopUsers(userIds: ReadonlySet<string>): void {
    this.#stopped.set(userIds);
    this.#lanes.open(this.#stopped.gate);
    this.#pump();
  }

  /** Ends the deliveries of a user that this process has in progress, as failed. */
  breakOff(owner: number): void {
    this.#inFlight.breakOff(owner);
  }

  /** Whether nothing is delivered for a user. */
  isStopped(owner: number): boolean {
    return this.#stopped.has(owner);
  }

  /** The limits of a user have changed. */
  userChanged(owner: number): void {
    this.#line.capacity.userChanged(owner, (gate) => this.#lanes.open(gate));
    this.#pump();
  }

  /**
   * Begins no further deliveries and waits for those in progress. After the grace period they are aborted,
   * and are due again at the next start.
   * @param grace milliseconds
   */
  async close(grace: number): Promise<void> {
    this.#closing = true;
    this.#alarm?.cancel();
    await this.#inFlight.idle(grace);
    this.#breakOff.abort();
    await this.#parts.courier.close();
  }

  /** Begins every delivery that can begin. */
  #pump(): void {
    if (this.#pumping || this.#closing) return;
    this.#pumping = true;
    // Deferred until the callers of this turn are done, as they often queue more.
    this.#looking = Promise.resolve().then(() => this.#begin());
  }

  /**
   * Resolves when every lane that may have something to begin by now has been looked at. Not with the look as a whole:
   * that goes on for as long as more messages arrive.
   */
  async looked(): Promise<void> {
    const haveHadTurns = this.#lanes.turnsOfReady();
    while (this.#pumping && !haveHadTurns()) {
      await Promise.race([this.#looking, new Promise(setImmediate)]);
    }
  }

  async #begin(): Promise<void> {
    try {
      await this.#beginAll();
    } catch (error) {
      this.#pumping = false;
      reportInternalError('delivery', error);
    }
    this.#setAlarm();
  }

  async #beginAll(): Promise<void> {
    const lanes = this.#lanes;
    const { capacity } = this.#line;
    const { clock } = this.#parts;
    let until = clock.now() + LONGEST_TURN;
    lanes.wake(clock.now());
    do {
      while (lanes.anyReady && capacity.free > 0 && !this.#closing) {
        const lane = lanes.takeReady()!;
        try {
          const advancing = this.#advance(lane);
          if (advancing instanceof Promise) await advancing;
        } catch (error) {
          if (!(error instanceof QueueError)) reportInternalError('delivery', error);
          this.#line.pause(lane);
        }
        lanes.turnOver();
        if (clock.now() < until) continue;
        await new Promise(setImmediate);
        // More may arrive for as long as the process lasts, so nobody may have to wait until nothing is ready.
        lanes.wake(clock.now());
        lanes.admit();
        until = clock.now() + LONGEST_TURN;
      }
    } while (capacity.free > 0 && !this.#closing && !lanes.anyReady && lanes.admit());
    // In the same turn as the last look: what becomes possible after it must not be overlooked.
    this.#pumping = false;
  }

  /** Begins to deliver the next message of a lane, or makes the lane wait. */
  #advance(lane: Lane): Eventual<void> {
    const { clock } = this.#parts;
    if (lane.closed) return;
    if (lane.pausedUntil > clock.now()) {
      this.#lanes.sleep(lane, lane.pausedUntil);
      return;
    }
    const held = this.shards.gateOf(lane);
    if (held !== undefined) {
      this.#lanes.park(lane, held);
      return;
    }
    const head = lane.heads[0];
    if (head === undefined || !this.#line.knowsQueue(lane)) return this.#load(lane);
    const key = head.flow_key;
    const flow = key === null ? undefined : this.#line.flows.known(lane.name.owner, key);
    if (key !== null && flow === undefined) return this.#load(lane);
    this.#admit(lane, head, flow);
  }

  /** Reads what is needed to decide on the next message of a lane, and decides then. */
  async #load(lane: Lane): Promise<void> {
    const line = this.#line;
    if (!(await line.hasQueue(lane))) return;
    const head = lane.heads[0] ?? (await this.#read(lane));
    if (head === undefined) {
      line.rest(lane);
      return;
    }
    const key = head.flow_key;
    const flow = key === null ? undefined : await line.flow(lane.name.owner, key);
    // It may have been canceled in the meantime.
    if (lane.heads[0] !== head) {
      this.#lanes.makeReady(lane);
      return;
    }
    this.#admit(lane, head, flow);
  }

  /**
   * Begins to deliver the next message of a lane, or makes the lane wait at a gate. Awaits nothing: a gate that opened
   * before the lane waits at it would not admit it.
   */
  #admit(lane: Lane, head: WaitingMessage, flow: FlowKey | undefined): void {
    const { clock } = this.#parts;
    const line = this.#line;
    if (this.#stopped.has(lane.name.owner)) {
      this.#lanes.park(lane, this.#stopped.gate);
      return;
    }
    const closed = line.closedQueue(lane, head);
    if (closed !== undefined) {
      this.#lanes.park(lane, closed);
      return;
    }
    if (flow !== undefined) {
      flow.sleeping.delete(lane);
      if (flow.room() <= 0) {
        this.#lanes.park(lane, flow);
        return;
      }
      const opensAt = flow.opensAt(clock.now());
      if (opensAt > clock.now()) {
        flow.sleeping.add(lane);
        this.#lanes.sleep(lane, opensAt);
        return;
      }
    }
    const full = line.capacity.gateOf(lane.name.owner, head);
    if (full === undefined) this.#inFlight.begin(lane, head, flow);
    else this.#lanes.park(lane, full);
  }

  /** Reads the next messages of a lane. @returns the first one that is due */
  async #read(lane: Lane): Promise<WaitingMessage | undefined> {
    const { store, clock } = this.#parts;
    while (lane.heads.length === 0 && lane.nextDue <= clock.now() && !lane.closed) {
      const asked = lane.fetch;
      lane.beginReading();
      const place = { lane: lane.text, due: lane.readDue, seq: lane.readSeq };
      const rows = await store.read((reader) => nextInLane(reader, place, asked));
      lane.endReading(rows, asked, clock.now());
      lane.heads = lane.heads.filter(({ seq }) => !this.#inFlight.has(seq));
    }
    return lane.heads[0];
  }

  #setAlarm(): void {
    if (this.#closing) return;
    const next = this.#lanes.nextWake() ?? Infinity;
    if (next === this.#alarmAt) return;
    this.#alarm?.cancel();
    this.#alarmAt = next;
    if (next === Infinity) return;
    this.#parts.courier.prepare?.();
    this.#alarm = this.#parts.alarms.at(next, () => {
      this.#alarmAt = Infinity;
      this.#pump();
    });
  }
}
