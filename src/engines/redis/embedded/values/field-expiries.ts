import { NameMap } from '../../../../base/name-map.ts';
import type { ByteString } from '../../bytes.ts';
import { AT_ONCE, type Steps } from '../steps.ts';

interface Appointment {
  readonly field: ByteString;
  readonly time: number;
}

/** The memory of an expiry in bytes: an entry of the map with its boxed number, and an item of the heap. */
const EXPIRY_BYTES = 112;

/**
 * The expiry times of one hash's fields, in Unix milliseconds: a map to look up a field, and a binary heap to find the
 * earliest. A changed or removed expiry leaves its old item in the heap, which is skipped when it reaches the top; the
 * heap is rebuilt once most items are outdated.
 */
export class FieldExpiries {
  readonly #times = new NameMap<ByteString, number>();
  #heap: Appointment[] = [];

  get size(): number {
    return this.#times.size;
  }

  get bytes(): number {
    return this.#times.size * EXPIRY_BYTES;
  }

  get(field: ByteString): number | undefined {
    return this.#times.get(field);
  }

  /** The fields with their times, in no particular order. */
  entries(): MapIterator<[ByteString, number]> {
    return this.#times.entries();
  }

  set(field: ByteString, time: number): void {
    if (this.#times.get(field) === time) return;
    this.#times.set(field, time);
    this.#push({ field, time });
    this.#tidy();
  }

  /** @returns whether the field had an expiry */
  delete(field: ByteString): boolean {
    const had = this.#times.delete(field);
    if (had) this.#tidy();
    return had;
  }

  /** The earliest expiry time; Infinity if there is none. */
  earliest(): number {
    return this.#next()?.time ?? Infinity;
  }

  /** Removes the fields with an expiry time up to `now`, the earliest first. @returns these fields */
  takeDue(now: number): ByteString[] {
    const due: ByteString[] = [];
    for (let next = this.#next(); next !== undefined && next.time <= now; next = this.#next()) {
      this.#pop();
      this.#times.delete(next.field);
      due.push(next.field);
    }
    return due;
  }

  /** An independent copy, made in steps. */
  *cloneInSteps(): Steps<FieldExpiries> {
    const copy = new FieldExpiries();
    for (const [field, time] of this.#times) {
      copy.set(field, time);
      if (copy.size % AT_ONCE === 0) yield;
    }
    return copy;
  }

  /** The top of the heap, after removing outdated items. */
  #next(): Appointment | undefined {
    for (;;) {
      const next = this.#heap[0];
      if (next === undefined || this.#times.get(next.field) === next.time) return next;
      this.#pop();
    }
  }

  #tidy(): void {
    if (this.#heap.length <= this.#times.size * 2 + 16) return;
    this.#heap = [...this.#times].map(([field, time]) => ({ field, time }));
    for (let at = (this.#heap.length >> 1) - 1; at >= 0; at--) this.#sink(at);
  }

  #push(appointment: Appointment): void {
    const heap = this.#heap;
    let at = heap.length;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (heap[parent]!.time <= appointment.time) break;
      heap[at] = heap[parent]!;
      at = parent;
    }
    heap[at] = appointment;
  }

  #pop(): void {
    const last = this.#heap.pop();
    if (last === undefined || this.#heap.length === 0) return;
    this.#heap[0] = last;
    this.#sink(0);
  }

  #sink(from: number): void {
    const heap = this.#heap;
    const sinking = heap[from]!;
    let at = from;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && heap[child + 1]!.time < heap[child]!.time) child++;
      if (heap[child]!.time >= sinking.time) break;
      heap[at] = heap[child]!;
      at = child;
    }
    heap[at] = sinking;
  }
}
