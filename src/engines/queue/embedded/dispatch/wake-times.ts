import type { Lane } from './lane.ts';

interface Wake {
  readonly at: number;
  readonly lane: Lane;
}

/** The lanes to be examined later, earliest first: a binary heap. */
export class WakeTimes {
  #heap: Wake[] = [];

  /** A lane wakes once, at the time set last. */
  set(lane: Lane, at: number): void {
    if (lane.wakeAt === at) return;
    lane.wakeAt = at;
    if (at === Infinity) return;
    this.#heap.push({ at, lane });
    this.#up(this.#heap.length - 1);
  }

  /** When the first one is due; undefined if there are none. */
  next(): number | undefined {
    this.#dropStale();
    return this.#heap[0]?.at;
  }

  /** Removes and returns the first lane whose time has come. */
  takeDue(now: number): Lane | undefined {
    this.#dropStale();
    const first = this.#heap[0];
    if (first === undefined || first.at > now) return undefined;
    this.#pop();
    first.lane.wakeAt = undefined;
    return first.lane;
  }

  /** Replaced wake times stay in the heap until they reach the top. */
  #dropStale(): void {
    while (this.#heap.length > 0 && this.#heap[0]!.lane.wakeAt !== this.#heap[0]!.at) this.#pop();
  }

  #pop(): void {
    const last = this.#heap.pop()!;
    if (this.#heap.length === 0) return;
    this.#heap[0] = last;
    this.#down(0);
  }

  #up(from: number): void {
    const moved = this.#heap[from]!;
    let index = from;
    while (index > 0) {
      const parent = (index - 1) >> 1;
      if (this.#heap[parent]!.at <= moved.at) break;
      this.#heap[index] = this.#heap[parent]!;
      index = parent;
    }
    this.#heap[index] = moved;
  }

  #down(from: number): void {
    const moved = this.#heap[from]!;
    const half = this.#heap.length >> 1;
    let index = from;
    while (index < half) {
      let child = 2 * index + 1;
      const right = this.#heap[child + 1];
      if (right !== undefined && right.at < this.#heap[child]!.at) child += 1;
      if (this.#heap[child]!.at >= moved.at) break;
      this.#heap[index] = this.#heap[child]!;
      index = child;
    }
    this.#heap[index] = moved;
  }
}
