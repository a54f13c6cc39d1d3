import type { Alarm } from '../../../../base/alarms.ts';
import { shardOf } from '../copies/membership.ts';
import { canceledOfShards, clearClaims, lanesOfShards } from '../store/copy-rows.ts';
import { ownerOfLane } from '../store/lane-name.ts';
import {
  canceledMessage,
  laneAfter,
  nextInLane,
  type InLine,
  type Place,
} from '../store/message-rows.ts';
import type { FlowControlTable, MessageTable } from '../store/schema.ts';
import { attempt, type AttemptEnd, type AttemptOrder, type AttemptParts } from './attempt.ts';
import { endAllCanceled } from './canceled.ts';
import { Capacity, type CapacityLimits } from './capacity.ts';
import type { FlowKey } from './flow-key.ts';
import { FlowStart } from './flow-start.ts';
import { FlowKeys } from './flow-keys.ts';
import type { Gate } from './gate.ts';
import type { Lane } from './lane.ts';
import { Lanes } from './lanes.ts';
import type { Arrival } from './new-message.ts';
import { QueuesAtWork } from './queues-at-work.ts';

export type DispatcherParts = Omit<AttemptParts, 'brokenOff'>;

/** A message that is being delivered. A claim lasts as long as the process: a crash makes it due again. */
interface UnderWay {
  readonly lane: Lane;
  readonly head: InLine;
  /** For its flow-control key. */
  readonly start: FlowStart | undefined;
  readonly begun: PromiseWithResolvers<void>;
}

/** Milliseconds until a lane is looked at again whose messages could not be read. */
const STORE_PAUSE = 1000;
/** Lanes that are found in one turn of the event loop when the platform starts. */
const LANES_IN_A_GO = 2000;
/** Milliseconds that shards are held for what is under way. */
const LONGEST_HOLD = 5000;

/**
 * Has messages delivered when they are due. All that waits is in the store; in memory are the lanes that have
 * something in line, and what is under way. One alarm sleeps until the next moment at which something can
 * happen.
 */
export class Dispatcher {
  readonly #parts: AttemptParts;
  readonly #breakOff = new AbortController();
  readonly #lanes = new Lanes();
  readonly #flows: FlowKeys;
  readonly #queues: QueuesAtWork;
  readonly #capacity: Capacity;
  readonly #underWay = new Map<number, UnderWay>();
  /** Shards that are about to become another process's, or this one's. */
  readonly #held = new Set<number>();
  /** Where their lanes wait meanwhile. */
  readonly #whileHeld: Gate = { waiting: new Set(), room: () => Infinity };
  #alarm: Alarm | undefined;
  #alarmAt = Infinity;
  #pumping = false;
  #closing = false;
  #whenIdle: (() => void) | undefined;

  constructor(parts: DispatcherParts, limits: CapacityLimits) {
    this.#parts = { ...parts, brokenOff: this.#breakOff.signal };
    this.#flows = new FlowKeys(parts.store);
    this.#queues = new QueuesAtWork(parts.store);
    this.#capacity = new Capacity(limits, parts.owners);
  }

  /** Finds what waits; its cost goes by the number of lanes, not of messages. */
  async start(): Promise<void> {
    const { store, clock } = this.#parts;
    await endAllCanceled(store, canceledMessage, {});
    await this.#queues.start(() => true);
    for (let last = '', found = 0; ; found += 1) {
      const next = await store.read((reader) => reader.get(laneAfter, { lane: last }));
      if (next === undefined) break;
      this.#lanes.arrived({ lane: next.lane, due: next.due, seq: 0 }, clock.now());
      last = next.lane;
      if (found % LANES_IN_A_GO === LANES_IN_A_GO - 1) await new Promise(setImmediate);
    }
    this.#pump();
  }

  /** Begins nothing more of some shards, for the time being. */
  hold(shards: readonly number[]): void {
    for (const shard of shards) this.#held.add(shard);
  }

  /** Goes on with shards. */
  goOn(shards: readonly number[]): void {
    for (const shard of shards) this.#held.delete(shard);
    this.#lanes.open(this.#whileHeld);
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
    this.#forget((owner) => !isTaken(owner));
    const among = { shards: `{${shards.join(',')}}` };
    await endAllCanceled(store, canceledOfShards, among);
    await this.#queues.start((lane) => isTaken(ownerOfLane(lane)));
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
      this.#lanes.arrived({ lane, due, seq: 0 }, clock.now());
    }
    this.#pump();
  }

  /** Shards have become another process's: what comes of what is under way is not written any more. */
  dropped(): void {
    const { shares } = this.#parts.store;
    this.#forget((owner) => shares.has(owner));
  }

  #forget(keeps: (owner: number) => boolean): void {
    for (const lane of this.#lanes.all()) {
      if (!keeps(lane.name.owner)) this.#lanes.close(lane.text);
    }
    this.#flows.forgetOthers(keeps);
    this.#queues.forgetOthers(keeps);
  }

  /** Of shards that are held, those of which nothing is under way, or has ended within a time. */
  async ended(shards: readonly number[]): Promise<readonly number[]> {
    const busy = () =>
      new Set([...this.#underWay.values()].map(({ lane }) => shardOf(lane.name.owner)));
    const until = performance.now() + LONGEST_HOLD;
    while (performance.now() < until && shards.some((shard) => busy().has(shard))) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    const stays = busy();
    return shards.filter((shard) => !stays.has(shard));
  }

  /** Messages have been put in line, and are committed. */
  arrived(arrivals: readonly Arrival[]): void {
    const now = this.#parts.clock.now();
    for (const arrival of arrivals) this.#arrived(arrival, now);
    this.#pump();
  }

  #arrived(arrival: Arrival, now: number): void {
    const { shares } = this.#parts.store;
    if (shares.isShared && !shares.has(ownerOfLane(arrival.lane))) return;
    this.#lanes.arrived(arrival, now);
  }

  /** How many deliveries are under way. */
  get underWay(): number {
    return this.#underWay.size;
  }

  /**
   * Whether a message is being delivered, by what a transaction sees of it: where that has put it in line anew
   * already, nothing is under way any more, though what came of its attempt is not known here before the commit.
   */
  isUnderWay({ seq, due }: Place): boolean {
    return this.#underWay.get(seq)?.head.due === due;
  }

  /** A message that was in line has been deleted. */
  removed(message: MessageTable): void {
    // It has been let go since, and finds out itself.
    if (this.isUnderWay(message)) return;
    const { seq, lane: text, holds, turn } = message;
    const lane = this.#lanes.get(text);
    if (lane?.name.kind === 'retry') this.#lanes.close(text);
    else if (lane?.remove(seq) === true) this.#lanes.makeReady(lane);
    if (holds !== null && turn !== null) this.#endTurn(holds, turn);
    this.#pump();
  }

  /** A queue has been changed, and it is committed. */
  queueChanged(lane: string, parallelism: number, paused: boolean): void {
    const turns = this.#queues.known(lane);
    if (turns === undefined) return;
    turns.change(parallelism, paused);
    this.#lanes.open(turns);
    this.#lanes.open(turns.paused);
    this.#pump();
  }

  /** A queue has been deleted, and its messages won't be delivered. */
  queueDeleted(lane: string): void {
    this.#lanes.close(lane);
    this.#queues.forget(lane);
  }

  /**
   * A flow-control key has been changed, and it is committed.
   * @param reset what has begun is not counted any more
   */
  flowControlChanged(row: FlowControlTable, reset: boolean): void {
    const flow = this.#flows.known(row.owner, row.key);
    if (flow === undefined) return;
    flow.change(row, reset, this.#parts.clock.now());
    this.#lanes.open(flow);
    for (const lane of flow.sleeping) this.#lanes.makeReady(lane);
    flow.sleeping.clear();
    this.#pump();
  }

  /** The state of a flow-control key. */
  flow(owner: number, key: string): Promise<FlowKey> {
    const known = this.#flows.known(owner, key);
    if (known !== undefined) return Promise.resolve(known);
    const { store, clock } = this.#parts;
    // That of another process's owner is only looked at.
    return store.shares.has(owner)
      ? this.#flows.load(owner, key, clock.now())
      : this.#flows.read(owner, key, clock.now());
  }

  /** How many messages of a lane are under way. */
  underWayIn(lane: string): number {
    return this.#lanes.get(lane)?.underWay ?? 0;
  }

  /** Deliveries of a user that are under way. */
  parallelismOf(owner: number): number {
    return this.#capacity.parallelismOf(owner);
  }

  /** Limits of a user have been changed. */
  userChanged(owner: number): void {
    for (const gate of this.#capacity.gates(owner)) this.#lanes.open(gate);
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
    if (this.#underWay.size > 0 && grace > 0) {
      const { alarms, clock } = this.#parts;
      await new Promise<void>((resolve) => {
        const alarm = alarms.at(clock.now() + grace, resolve);
        this.#whenIdle = () => {
          alarm.cancel();
          resolve();
        };
      });
    }
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
    lanes.wake(this.#parts.clock.now());
    do {
      while (lanes.anyReady && this.#capacity.free > 0 && !this.#closing) {
        const lane = lanes.takeReady()!;
        try {
          await this.#advance(lane);
        } catch {
          this.#pause(lane);
        }
      }
    } while (this.#capacity.free > 0 && !this.#closing && !lanes.anyReady && lanes.admit());
    this.#pumping = false;
    this.#setAlarm();
  }

  /** Has the next message of a lane delivered, or the lane wait. */
  async #advance(lane: Lane): Promise<void> {
    const { clock } = this.#parts;
    if (lane.closed) return;
    if (lane.pausedUntil > clock.now()) {
      this.#lanes.sleep(lane, lane.pausedUntil);
      return;
    }
    if (this.#held.has(shardOf(lane.name.owner))) {
      this.#lanes.park(lane, this.#whileHeld);
      return;
    }
    if (!(await this.#hasQueue(lane))) return;
    const head = lane.heads[0] ?? (await this.#read(lane));
    if (head === undefined) {
      this.#rest(lane);
      return;
    }
    const { owner } = lane.name;
    const key = head.flow_key;
    const flow =
      key === null ? undefined : (this.#flows.known(owner, key) ?? (await this.flow(owner, key)));
    // It may have been canceled meanwhile.
    if (lane.heads[0] !== head) {
      this.#lanes.makeReady(lane);
      return;
    }
    // From here on nothing is waited for: a gate that opened before the lane stands at it would not let it through.
    const closed = this.#closedQueue(lane, head);
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
    const full = this.#capacity.gateOf(owner, head);
    if (full === undefined) this.#deliver(lane, head, flow);
    else this.#lanes.park(lane, full);
  }

  /** Its messages could not be read or begun. */
  #pause(lane: Lane): void {
    lane.pausedUntil = this.#parts.clock.now() + STORE_PAUSE;
    this.#lanes.makeReady(lane);
  }

  /** Whether the queue of a lane, where it has one, is known from now on; it may have been deleted. */
  async #hasQueue({ name, text }: Lane): Promise<boolean> {
    if (name.kind !== 'queue' || this.#queues.known(text) !== undefined) return true;
    if ((await this.#queues.load(text)) !== undefined) return true;
    this.queueDeleted(text);
    return false;
  }

  /** The gate of a queue where it does not let the lane through. */
  #closedQueue({ name, text }: Lane, { holds }: InLine): Gate | undefined {
    if (name.kind === 'queue') {
      const turns = this.#queues.known(text);
      return turns !== undefined && turns.room() <= 0 ? turns : undefined;
    }
    if (name.kind !== 'retry' || holds === null) return undefined;
    const paused = this.#queues.known(holds)?.paused;
    return paused !== undefined && paused.room() <= 0 ? paused : undefined;
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

  #rest(lane: Lane): void {
    this.#lanes.rest(lane);
    if (lane.name.kind === 'queue' && lane.empty) this.#queues.forgetIdle(lane.text);
  }

  #deliver(lane: Lane, head: InLine, flow: FlowKey | undefined): void {
    const { owner, kind } = lane.name;
    lane.heads.shift();
    lane.underWay += 1;
    this.#capacity.take(owner, head);
    if (kind === 'queue') this.#queues.known(lane.text)?.add(head.seq);
    const start = flow && new FlowStart(flow);
    const underWay: UnderWay = { lane, head, start, begun: Promise.withResolvers() };
    this.#underWay.set(head.seq, underWay);
    if (lane.heads.length > 0 || lane.nextDue <= this.#parts.clock.now()) {
      this.#lanes.makeReady(lane);
    } else {
      this.#rest(lane);
    }
    const before = kind === 'queue' ? lane.lastBegun : undefined;
    lane.lastBegun = underWay.begun.promise;
    void this.#attempt(underWay, before);
  }

  async #attempt(underWay: UnderWay, before: Promise<void> | undefined): Promise<void> {
    const { head, start } = underWay;
    let begun = false;
    let end: AttemptEnd;
    let failed = false;
    try {
      const order: AttemptOrder = {
        flow: start?.flow,
        before,
        begun: () => {
          begun = true;
          underWay.begun.resolve();
        },
        sent: () => {
          if (start !== undefined) this.#sent(start);
        },
      };
      end = await attempt(this.#parts, head.seq, order);
    } catch {
      failed = true;
    }
    underWay.begun.resolve();
    start?.end(begun, this.#parts.clock.now());
    this.#land(underWay, end, failed);
  }

  /** A request that was let through by a key has left: now it is known when its rate allows the next one. */
  #sent(start: FlowStart): void {
    start.sent(this.#parts.clock.now());
    this.#lanes.open(start.flow);
    this.#pump();
  }

  #land({ lane, head, start }: UnderWay, end: AttemptEnd, failed: boolean): void {
    const { owner, kind } = lane.name;
    const now = this.#parts.clock.now();
    this.#underWay.delete(head.seq);
    lane.underWay -= 1;
    this.#capacity.give(owner, head);
    const queue = kind === 'queue' ? lane.text : head.holds;
    const turn = kind === 'queue' ? head.seq : head.turn;
    if (queue !== null && turn !== null) {
      if (end !== undefined && end.held > 0) this.#queues.known(queue)?.add(turn, end.held);
      if (end?.ended === true || (failed && kind === 'queue')) this.#endTurn(queue, turn);
    }
    if (start !== undefined) this.#lanes.open(start.flow);
    for (const gate of this.#capacity.gates(owner)) this.#lanes.open(gate);
    for (const arrival of end?.arrivals ?? []) this.#arrived(arrival, now);
    if (failed) {
      // It is where it was, and tried again in a while.
      lane.arrived(head.due, head.seq);
      this.#pause(lane);
    } else if (lane.empty) {
      this.#rest(lane);
    }
    if (this.#underWay.size === 0) this.#whenIdle?.();
    this.#pump();
  }

  #endTurn(queue: string, turn: number): void {
    const turns = this.#queues.known(queue);
    if (turns === undefined) return;
    turns.end(turn);
    this.#lanes.open(turns);
    if (this.#lanes.get(queue) === undefined) this.#queues.forgetIdle(queue);
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
