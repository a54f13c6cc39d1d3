import type { Alarm } from '../../../../base/alarms.ts';
import { Bag, type BagItem } from '../../../../base/bag.ts';
import { reportInternalError } from '../../../../base/internal-errors.ts';
import { QueueError } from '../../errors.ts';
import type { WaitingMessage, Place } from '../store/message-rows.ts';
import { attempt, type AttemptSequencing } from './attempt.ts';
import type { AttemptEnd, AttemptParts } from './begin-attempt.ts';
import type { FlowKey } from './flow-key.ts';
import type { Lane } from './lane.ts';
import type { DispatchState } from './dispatch-state.ts';
import { SlowDeliveries, type SlowDelivery } from './slow-deliveries.ts';
import type { SlowLimits } from './capacity.ts';
import type { MessageTable } from '../store/schema.ts';

/** Milliseconds after which a delivery takes long: it then holds no slot, see {@link SlowDeliveries}. */
export const LONG = 1000;

const nothing = (): void => undefined;

/**
 * A message that is being delivered. A claim lasts as long as the process: a crash makes the message due
 * again.
 */
interface Delivering extends BagItem, SlowDelivery {
  readonly lane: Lane;
  readonly head: WaitingMessage;
  /** For its flow-control key. */
  readonly start: FlowStart | undefined;
  /** In queues: resolves when its delivery has begun, which the next one waits for. */
  readonly begun: PromiseWithResolvers<void> | undefined;
  readonly beganAt: number;
  isSlow: boolean;
  breakOff: (reason: string) => void;
}

/**
 * The deliveries in progress. Each takes its slots when it begins and releases them when it has ended, or when it has
 * taken long; its turns in a queue and at a flow-control key it holds to the end.
 */
export class InFlightDeliveries {
  readonly #parts: AttemptParts;
  readonly #line: DispatchState;
  readonly #pump: () => void;
  readonly #removed: (message: MessageTable) => void;
  /** Those that hold slots. */
  readonly #quick = new Bag<Delivering>();
  /** The others. */
  readonly #slow = new Bag<Delivering>();
  readonly #slowOnes: SlowDeliveries;
  #alarm: Alarm | undefined;
  /** The position of each of their messages in its line: its `due`, by its `seq`. Only numbers, see {@link Bag}. */
  readonly #places = new Map<number, number>();
  #whenIdle: (() => void) | undefined;

  /**
   * @param pump begins every delivery that can begin
   * @param removed takes a waiting message out of its line that has been deleted
   */
  constructor(
    parts: AttemptParts,
    line: DispatchState,
    limits: SlowLimits,
    {
      pump,
      removed,
    }: { readonly pump: () => void; readonly removed: (message: MessageTable) => void },
  ) {
    this.#slowOnes = new SlowDeliveries(limits);
    this.#parts = parts;
    this.#line = line;
    this.#pump = pump;
    this.#removed = removed;
  }

  get size(): number {
    return this.#quick.size + this.#slow.size;
  }

  has(seq: number): boolean {
    return this.#places.has(seq);
  }

  /** Whether a message is being delivered from this position in its line. */
  hasFrom({ seq, due }: Place): boolean {
    return this.#places.get(seq) === due;
  }

  /** The lanes of these messages, without duplicates. */
  lanes(): readonly Lane[] {
    return [...this.#quick.all(), ...this.#slow.all()].map(({ lane }) => lane);
  }

  /** Ends the deliveries of a user as failed. */
  breakOff(owner: number): void {
    for (const delivering of [...this.#quick.all(), ...this.#slow.all()]) {
      if (delivering.owner === owner) delivering.breakOff('its user has been deleted');
    }
  }

  /** Resolves when no delivery is in progress, or after a time in milliseconds. */
  async idle(grace: number): Promise<void> {
    if (this.size === 0 || grace <= 0) return;
    const { alarms, clock } = this.#parts;
    await new Promise<void>((resolve) => {
      const alarm = alarms.at(clock.now() + grace, resolve);
      this.#whenIdle = () => {
        alarm.cancel();
        resolve();
      };
    });
  }

  /** Begins to deliver the first message of a lane, which all gates have admitted. */
  begin(lane: Lane, head: WaitingMessage, flow: FlowKey | undefined): void {
    const { lanes, queues, capacity } = this.#line;
    const { owner, kind } = lane.name;
    lane.heads.shift();
    lane.inFlight += 1;
    capacity.take(owner, head);
    if (kind === 'queue') queues.known(lane.text)?.add(head.seq);
    const start = flow && new FlowStart(flow);
    const before = lane.lastBegun;
    const begun = kind === 'queue' ? Promise.withResolvers<void>() : undefined;
    lane.lastBegun = begun?.promise;
    const beganAt = this.#parts.clock.now();
    const delivering: Delivering = {
      lane,
      head,
      start,
      begun,
      beganAt,
      owner,
      size: head.size,
      breakOff: nothing,
      isSlow: false,
      place: -1,
    };
    this.#quick.add(delivering);
    if (this.#alarm === undefined) this.#watch(beganAt);
    this.#places.set(head.seq, head.due);
    if (lane.heads.length > 0 || lane.nextDue <= beganAt) lanes.makeReady(lane);
    else this.#line.rest(lane);
    this.#attempt(delivering, before);
  }

  #attempt(delivering: Delivering, before: Promise<void> | undefined): void {
    const { head, start } = delivering;
    let begun = false;
    const order: AttemptSequencing = {
      flow: start?.flow,
      before,
      begun: () => {
        begun = true;
        delivering.begun?.resolve();
      },
      sent: start === undefined ? undefined : () => this.#sent(start),
      breakable: (breakOff) => (delivering.breakOff = breakOff),
    };
    const ended = (end: AttemptEnd, failed: boolean) => {
      delivering.begun?.resolve();
      start?.end(begun, this.#parts.clock.now());
      this.#land(delivering, end, failed);
    };
    attempt(this.#parts, head.seq, order)
      .then(
        (end) => ended(end, false),
        (error: unknown) => {
          if (!(error instanceof QueueError)) reportInternalError('delivery', error);
          ended(undefined, true);
        },
      )
      .catch((error: unknown) => reportInternalError('delivery', error));
  }

  /** A request that a key had admitted has been sent: now it is known when its rate allows the next one. */
  #sent(start: FlowStart): void {
    start.sent(this.#parts.clock.now());
    this.#line.lanes.open(start.flow);
    this.#pump();
  }

  /** @param oldest when the delivery that takes longest has begun */
  #watch(oldest: number): void {
    this.#alarm = this.#parts.alarms.at(oldest + LONG, () => this.#findSlow());
  }

  #findSlow(): void {
    this.#alarm = undefined;
    const { lanes, capacity } = this.#line;
    const before = this.#parts.clock.now() - LONG;
    let oldest = Infinity;
    for (const delivering of this.#quick.all()) {
      if (delivering.beganAt > before) {
        oldest = Math.min(oldest, delivering.beganAt);
        continue;
      }
      this.#quick.delete(delivering);
      this.#slow.add(delivering);
      delivering.isSlow = true;
      capacity.giveEarly(delivering.owner, delivering.head, (gate) => lanes.open(gate));
      this.#slowOnes.add(delivering);
    }
    if (oldest < Infinity) this.#watch(oldest);
    this.#pump();
  }

  #land(delivering: Delivering, end: AttemptEnd, failed: boolean): void {
    const { lane, head, start, isSlow } = delivering;
    const { lanes, queues, capacity } = this.#line;
    const { owner, kind } = lane.name;
    const now = this.#parts.clock.now();
    (isSlow ? this.#slow : this.#quick).delete(delivering);
    if (isSlow) this.#slowOnes.delete(delivering);
    this.#places.delete(head.seq);
    lane.inFlight -= 1;
    capacity.end(owner, head, isSlow, (gate) => lanes.open(gate));
    const queue = kind === 'queue' ? lane.text : head.holds;
    const turn = kind === 'queue' ? head.seq : head.turn;
    if (queue !== null && turn !== null) {
      if (end !== undefined && end.held > 0) queues.known(queue)?.add(turn, end.held);
      if (end?.ended === true || (failed && kind === 'queue')) this.#line.endTurn(queue, turn);
    }
    if (start !== undefined) lanes.open(start.flow);
    for (const arrival of end?.arrivals ?? []) this.#line.arrived(arrival, now);
    for (const message of end?.removed ?? []) this.#removed(message);
    if (failed) {
      // It is back in its place, and retried after a pause.
      lane.arrived(head.due, head.seq);
      this.#line.pause(lane);
    } else if (lane.empty) {
      this.#line.rest(lane);
    }
    if (this.size === 0) this.#whenIdle?.();
    this.#pump();
  }
}

/**
 * A delivery that a flow-control key has admitted. It counts against the rate when its request is sent, since that
 * is what the receiver sees, and not when the platform starts working on it: signing, resolving and connecting take
 * different times, so deliveries that began one after the other could arrive at once. Until then it holds a
 * reservation. A reset of the count covers what was admitted before it, also if that is sent later.
 */
class FlowStart {
  readonly flow: FlowKey;
  readonly #resets: number;
  #isReserved = true;

  constructor(flow: FlowKey) {
    this.flow = flow;
    this.#resets = flow.resets;
    flow.reserve();
  }

  /** Its request is sent; a request that is sent again counts each time. */
  sent(now: number): void {
    this.#release();
    if (this.#counts) this.flow.count(now);
  }

  /**
   * The delivery has ended.
   * @param begun whether there was an attempt. One whose request could not be sent counts as well, so that a
   * destination that is down is not tried more often than the rate
   */
  end(begun: boolean, now: number): void {
    if (this.#release() && begun && this.#counts) this.flow.count(now);
    this.flow.end();
  }

  /** @returns whether it was still reserved */
  #release(): boolean {
    if (!this.#isReserved) return false;
    this.#isReserved = false;
    if (this.#counts) this.flow.release();
    return true;
  }

  get #counts(): boolean {
    return this.flow.resets === this.#resets;
  }
}
