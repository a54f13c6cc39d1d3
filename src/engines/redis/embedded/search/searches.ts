import { errors } from '../../errors.ts';
import type { RedisError } from '../../reply.ts';
import { Allowance, type ScriptTurns, type WithSuspended } from '../scripting/script-turns.ts';
import { threadTime } from '../scripting/thread-time.ts';
import type { SearchIndex } from './indexing/search-index.ts';

/** How many go on at once. Each keeps what it has found so far. */
const MOST_AT_ONCE = 4;
/** How many wait until others have ended. */
const MOST_WAITING = 1000;
/** An index that has had to wait may change for this part of the time that searches in it have taken meanwhile. */
const SHARE_OF_INDEXING = 1 / 2;

/** A search that takes long, and is suspended in the middle. */
export interface Search {
  /** Undefined if it may change meanwhile. */
  readonly index: SearchIndex | undefined;
  /** Goes on for a slice of time. Must not throw. */
  proceed(): void;
  /** Whether it needs its index no more. */
  readonly isOver: boolean;
  /** Forgets what it has found so far, because its index may change before it goes on. */
  restart(): void;
  abandon(reason: RedisError): void;
}

/**
 * The searches of one database that take long. Some go on at once, slice by slice in turns of the event loop, and others
 * wait in line. Meanwhile all other commands of the database are served, because an index is as it is: it changes only
 * when keys are indexed, and not while there are searches in the middle of it. So that indexing comes to its turn, no
 * other search of an index that has to wait goes on before it has changed for a while.
 */
export class Searches implements WithSuspended {
  /** Not used up: what a search may do is limited. */
  readonly allowance = new Allowance();
  readonly isUrgent = true;
  /** Called when an index may change that could not. */
  whenFree: () => void = () => {};
  readonly #turns: ScriptTurns;
  readonly #mostWaiting: number;
  /** In the order in which they go on. */
  #running: Search[] = [];
  #waiting: Search[] = [];
  /** Those that are over, but have not replied. */
  readonly #unanswered = new Set<Search>();
  /** For how many milliseconds indexes that have had to wait are to change before they are searched again. */
  readonly #due = new Map<SearchIndex | undefined, number>();

  constructor(turns: ScriptTurns, mostWaiting = MOST_WAITING) {
    this.#turns = turns;
    this.#mostWaiting = mostWaiting;
  }

  /** @throws RedisError if too many wait */
  add(search: Search): void {
    if (this.#mayRun(search)) {
      this.#running.push(search);
      this.#turns.add(this);
      return;
    }
    if (this.#waiting.length >= this.#mostWaiting) throw errors.tooManySearches(this.#mostWaiting);
    search.restart();
    this.#waiting.push(search);
  }

  /** Goes on with one of them. */
  proceed(): void {
    const search = this.#running.shift();
    if (search === undefined) return;
    const began = threadTime();
    search.proceed();
    const { index, isOver } = search;
    const due = this.#due.get(index);
    if (due !== undefined) {
      this.#due.set(index, due + (threadTime() - began) * SHARE_OF_INDEXING);
    }
    if (isOver) {
      this.#begin();
      if (due !== undefined && !this.#isSearched(index!)) this.whenFree();
    } else {
      this.#running.push(search);
    }
    if (this.#running.length > 0) this.#turns.add(this);
  }

  /** Whether an index may change now. If not, it may after the searches that are in the middle of it. */
  mayChange(index: SearchIndex): boolean {
    if (!this.#isSearched(index)) return true;
    if (!this.#due.has(index)) this.#due.set(index, 0);
    return false;
  }

  /** Notes for how many milliseconds an index has changed; `Infinity` if there is nothing more to do for now. */
  changed(index: SearchIndex, milliseconds: number): void {
    const due = this.#due.get(index);
    if (due === undefined) return;
    if (due > milliseconds) {
      this.#due.set(index, due - milliseconds);
      return;
    }
    this.#due.delete(index);
    this.#begin();
  }

  /** Remembers one that is over and can't reply yet. */
  hold(search: Search): void {
    this.#unanswered.add(search);
  }

  /** Whether one that was held may reply. If not, it has been abandoned. */
  release(search: Search): boolean {
    return this.#unanswered.delete(search);
  }

  /** Ends all, because their database is closed or replaced. */
  abandon(reason: RedisError): void {
    const all = [...this.#running, ...this.#waiting, ...this.#unanswered];
    this.#turns.delete(this);
    this.#running = [];
    this.#waiting = [];
    this.#unanswered.clear();
    this.#due.clear();
    for (const each of all) each.abandon(reason);
  }

  #isSearched(index: SearchIndex): boolean {
    return this.#running.some((search) => search.index === index);
  }

  #mayRun({ index }: Search): boolean {
    return this.#running.length < MOST_AT_ONCE && !this.#due.has(index);
  }

  /** Lets those go on that wait and may. */
  #begin(): void {
    const waiting = this.#waiting;
    if (waiting.length === 0) return;
    this.#waiting = [];
    for (const search of waiting) {
      if (this.#mayRun(search)) this.#running.push(search);
      else this.#waiting.push(search);
    }
    if (this.#running.length > 0) this.#turns.add(this);
  }
}
