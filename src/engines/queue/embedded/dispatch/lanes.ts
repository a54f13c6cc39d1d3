import { Lane, type Gate } from './lane.ts';
import type { Arrival } from './new-message.ts';
import { WakeTimes } from './wake-times.ts';

/**
 * The lanes that have waiting messages. Each is in one of these states: ready (it may have something to
 * begin), asleep (nothing before a time), or waiting at a gate.
 */
export class Lanes {
  readonly #lanes = new Map<string, Lane>();
  readonly #wakes = new WakeTimes();
  #ready: Lane[] = [];
  #taken = 0;
  /** Since the start. */
  #madeReady = 0;
  #turnsOver = 0;
  /** Gates with waiting lanes that may admit some now. */
  readonly #opened = new Set<Gate>();

  get(text: string): Lane | undefined {
    return this.#lanes.get(text);
  }

  all(): readonly Lane[] {
    return [...this.#lanes.values()];
  }

  get size(): number {
    return this.#lanes.size;
  }

  /** A message has been queued. */
  arrived({ lane: text, due, seq }: Arrival, now: number): void {
    let lane = this.#lanes.get(text);
    if (lane === undefined) {
      lane = new Lane(text, due);
      this.#lanes.set(text, lane);
    } else if (!lane.arrived(due, seq)) {
      return;
    }
    if (due <= now) this.makeReady(lane);
    else if (!lane.ready && lane.gate === undefined && lane.heads.length === 0) {
      this.#wakes.set(lane, lane.nextDue);
    }
  }

  /** Ready lanes take turns (round-robin). */
  makeReady(lane: Lane): void {
    if (lane.ready || lane.closed) return;
    lane.gate?.waiting.delete(lane);
    lane.gate = undefined;
    lane.wakeAt = undefined;
    lane.ready = true;
    this.#madeReady += 1;
    this.#ready.push(lane);
  }

  takeReady(): Lane | undefined {
    const lane = this.#ready[this.#taken];
    if (lane === undefined) {
      this.#ready = [];
      this.#taken = 0;
      return undefined;
    }
    this.#taken += 1;
    if (this.#taken === 1024) {
      this.#ready.splice(0, this.#taken);
      this.#taken = 0;
    }
    lane.ready = false;
    // It may have been made ready while it was about to wait at a gate.
    lane.gate?.waiting.delete(lane);
    lane.gate = undefined;
    return lane;
  }

  get anyReady(): boolean {
    return this.#taken < this.#ready.length;
  }

  /** The lane that was taken last has begun what it could, or waits. */
  turnOver(): void {
    this.#turnsOver += 1;
  }

  /** @returns tells whether each lane that is ready now, or being looked at, has had its turn: they take turns in order */
  turnsOfReady(): () => boolean {
    const last = this.#madeReady;
    return () => this.#turnsOver >= last;
  }

  /** Makes a lane wait at a gate. */
  park(lane: Lane, gate: Gate): void {
    if (lane.closed || lane.ready) return;
    lane.gate = gate;
    gate.waiting.add(lane);
  }

  sleep(lane: Lane, until: number): void {
    if (!lane.closed && !lane.ready) this.#wakes.set(lane, until);
  }

  /** Puts a lane without due messages to sleep. */
  rest(lane: Lane): void {
    if (!lane.empty) this.sleep(lane, lane.nextDue);
    else if (lane.inFlight === 0 && !lane.closed) this.#lanes.delete(lane.text);
  }

  /** Removes a lane whose messages have been deleted. */
  close(text: string): void {
    const lane = this.#lanes.get(text);
    if (lane === undefined) return;
    lane.closed = true;
    lane.heads = [];
    lane.nextDue = Infinity;
    lane.wakeAt = undefined;
    lane.gate?.waiting.delete(lane);
    this.#lanes.delete(text);
  }

  /** A gate may admit more than before. */
  open(gate: Gate): void {
    if (gate.waiting.size > 0) this.#opened.add(gate);
  }

  /**
   * Makes as many of the waiting lanes ready as their gates have room for. A lane that does not use its
   * chance leaves it to the next one, at the next call.
   * @returns whether there were any
   */
  admit(): boolean {
    let any = false;
    for (const gate of this.#opened) {
      let room = gate.room();
      for (const lane of gate.waiting) {
        if (room <= 0) break;
        room -= 1;
        any = true;
        this.makeReady(lane);
      }
      if (gate.waiting.size === 0 || gate.room() <= 0) this.#opened.delete(gate);
    }
    return any;
  }

  /** Makes lanes ready whose time has come. */
  wake(now: number): void {
    for (let lane = this.#wakes.takeDue(now); lane !== undefined;) {
      this.makeReady(lane);
      lane = this.#wakes.takeDue(now);
    }
  }

  nextWake(): number | undefined {
    return this.#wakes.next();
  }
}
