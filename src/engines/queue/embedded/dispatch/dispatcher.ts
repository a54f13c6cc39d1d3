import type { Alarm } from '../../../../base/alarms.ts';
import {
  canceledMessage,
  laneAfter,
  nextInLane,
  type InLine,
  type Place,
} from '../store/message-rows.ts';
import type { FlowControlTable, MessageTable } from '../store/schema.ts';
import type { AttemptParts } from './attempt.ts';
import { endAllCanceled } from './canceled.ts';
import type { CapacityLimits } from './capacity.ts';
import type { FlowKey } from './flow-key.ts';
import type { Lane } from './lane.ts';
import type { Lanes } from './lanes.ts';
import { Line } from './line.ts';
import type { Arrival } from './new-message.ts';
import { ShardsAtWork } from './shards-at-work.ts';
import { UnderWay } from './under-way.ts';

export type DispatcherParts = Omit<AttemptParts, 'brokenOff'>;

/** Lanes that are found in one turn of the event loop when the platform starts. */
const LANES_IN_A_GO = 2000;

/**
 * Delivers messages when they are due. All that waits is in the store; in memory are the lanes that have
 * something in line, and what is under way. One alarm sleeps until the next moment at which something can
 * happen.
 */
export class Dispatcher {
  /** Those of a process that shares the store with others. */
  readonly shards: ShardsAtWork;
  readonly #parts: AttemptParts;
  readonly #breakOff = new AbortController();
  readonly #line: Line;
  readonly #lanes: Lanes;
  readonly #underWay: UnderWay;
  #alarm: Alarm | undefined;
  #alarmAt = Infinity;
  #pumping = false;
  #closing = false;

  constructor(parts: DispatcherParts, limits: CapacityLimits) {
    this.#parts = { ...parts, brokenOff: this.#breakOff.signal };
    const pump = () => this.#pump();
    const line = new Line(parts, limits);
    this.#line = line;
    this.#lanes = line.lanes;
    this.#underWay = new UnderWay(this.#parts, line, pump);
    this.shards = new ShardsAtWork({ parts, line, underWay: () => this.#underWay.lanes(), pump });
  }

  /** Finds what waits; its cost goes by the number of lanes, not of messages. */
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

  /** Messages have been put in line, and are committed. */
  arrived(arrivals: readonly Arrival[]): void {
    const now = this.#parts.clock.now();
    for (const arrival of arrivals) this.#line.arrived(arrival, now);
    this.#pump();
  }

  /** How many deliveries are under way. */
  get underWay(): number {
    return this.#underWay.size;
  }

  /**
   * Whether a message is being delivered, by what a transaction sees of it: where that has put it in line anew
   * already, nothing is under way any more, though what came of its attempt is not known here before the commit.
   */
  isUnderWay(place: Place): boolean {
    return this.#underWay.hasFrom(place);
  }

  /** A message that was in line has been deleted. */
  removed(message: MessageTable): void {
    // It has been let go since, and finds out itself.
    if (this.isUnderWay(message)) return;
    const { seq, lane: text, holds, turn } = message;
    const lane = this.#lanes.get(text);
    if (lane?.name.kind === 'retry') this.#lanes.close(text);
    else if (lane?.remove(seq) === true) this.#lanes.makeReady(lane);
    if (holds !== null && turn !== null) this.#line.endTurn(holds, turn);
    this.#pump();
  }

  /** A queue has been changed, and it is committed. */
  queueChanged(lane: string, parallelism: number, paused: boolean): void {
    const turns = this.#line.queues.known(lane);
    if (turns === undefined) return;
    turns.change(parallelism, paused);
    this.#lanes.open(turns);
    this.#lanes.open(turns.paused);
    this.#pump();
  }

  /** A queue has been deleted, and its messages won't be delivered. */
  queueDeleted(lane: string): void {
    this.#line.queueDeleted(lane);
  }

  /**
   * A flow-control key has been changed, and it is committed.
   * @param reset what has begun is not counted any more
   */
  flowControlChanged(row: FlowControlTable, reset: boolean): void {
    const flow = this.#line.flows.known(row.owner, row.key);
    if (flow === undefined) return;
    flow.change(row, reset, this.#parts.clock.now());
    this.#lanes.open(flow);
    for (const lane of flow.sleeping) this.#lanes.makeReady(lane);
    flow.sleeping.clear();
    this.#pump();
  }

  /** The state of a flow-control key. */
  flow(owner: number, key: string): Promise<FlowKey> {
    return this.#line.flow(owner, key);
  }

  /** How many messages of a lane are under way. */
  underWayIn(lane: string): number {
    return this.#lanes.get(lane)?.underWay ?? 0;
  }

  /** Deliveries of a user that are under way. */
  parallelismOf(owner: number): number {
    return this.#line.capacity.parallelismOf(owner);
  }

  /** Limits of a user have been changed. */
  userChanged(owner: number): void {
    this.#line.capacity.openGates(owner, (gate) => this.#lanes.open(gate));
    this.#pump();
  }

  /**
   * Begins nothing more and lets what is under way end; what has not ended then is broken off, and due again
   * at the next start.
   * @param grace milliseconds
   */
  async close(grace: number): Promise<void> {
    this.#closing = true;
    this.#alarm?.cancel();
    await this.#underWay.idle(grace);
    this.#breakOff.abort();
    await this.#parts.courier.close();
  }

  /** Begins whatever can begin. */
  #pump(): void {
    if (this.#pumping || this.#closing) return;
    this.#pumping = true;
    // After the callers of this turn, which often have more.
    queueMicrotask(() => void this.#begin());
  }

  async #begin(): Promise<void> {
    const lanes = this.#lanes;
    const { capacity } = this.#line;
    lanes.wake(this.#parts.clock.now());
    do {
      while (lanes.anyReady && capacity.free > 0 && !this.#closing) {
        const lane = lanes.takeReady()!;
        try {
          await this.#advance(lane);
        } catch {
          this.#line.pause(lane);
        }
      }
    } while (capacity.free > 0 && !this.#closing && !lanes.anyReady && lanes.admit());
    this.#pumping = false;
    this.#setAlarm();
  }

  /** Begins to deliver the next message of a lane, or lets the lane wait. */
  async #advance(lane: Lane): Promise<void> {
    const { clock } = this.#parts;
    const line = this.#line;
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
    if (!(await line.hasQueue(lane))) return;
    const head = lane.heads[0] ?? (await this.#read(lane));
    if (head === undefined) {
      line.rest(lane);
      return;
    }
    const { owner } = lane.name;
    const key = head.flow_key;
    const flow =
      key === null ? undefined : (line.flows.known(owner, key) ?? (await line.flow(owner, key)));
    // It may have been canceled meanwhile.
    if (lane.heads[0] !== head) {
      this.#lanes.makeReady(lane);
      return;
    }
    // From here on nothing is waited for: a gate that opened before the lane stands at it would not let it through.
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
    const full = line.capacity.gateOf(owner, head);
    if (full === undefined) this.#underWay.begin(lane, head, flow);
    else this.#lanes.park(lane, full);
  }

  /** Fetches what is next in a lane. @returns the first of it that is due */
  async #read(lane: Lane): Promise<InLine | undefined> {
    const { store, clock } = this.#parts;
    while (lane.heads.length === 0 && lane.nextDue <= clock.now() && !lane.closed) {
      const asked = lane.fetch;
      lane.beginReading();
      const place = { lane: lane.text, due: lane.readDue, seq: lane.readSeq };
      const rows = await store.read((reader) => nextInLane(reader, place, asked));
      lane.endReading(rows, asked, clock.now());
      lane.heads = lane.heads.filter(({ seq }) => !this.#underWay.has(seq));
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
