import type { ByteString } from '../../bytes.ts';
import type { Steps } from '../steps.ts';
import type { Spending } from '../work.ts';
import { isNewline, isOfWord, LINES, NEEDS, WORDS, type Program } from './program.ts';

/** What is before a byte, as far as assertions need it. */
type Before = 'nothing' | 'newline' | 'word' | 'other';

/** The state of a program that has found what it looks for. */
const MATCH = 'match';

/** Where a program is between two bytes of a text: it can be at several instructions at once. */
interface State {
  /** The numbers of these, in ascending order, but the first one of the program, which it is always at as well. */
  readonly at: readonly number[];
  readonly before: Before;
  /** The states after a byte of each class, and last after the end, as far as they have been worked out. */
  readonly next: (State | typeof MATCH | undefined)[];
}

/** A test of a text that has not ended. */
interface Search {
  at: number;
  state: State;
}

/** Going from state to state so often takes as long as looking at a value, */
const BYTES_A_VALUE = 16;
/** and visiting an instruction as long as looking at so many: in scripts a test can't always be suspended. */
const VALUES_AN_INSTRUCTION = 2;
/** What may be done between two places where a test may be suspended, in values looked at. */
const AT_ONCE = 256;

/** The memory of a state without its lists, and of a place in them, in bytes. */
const STATE_BYTES = 300;
const PLACE_BYTES = 12;

/**
 * Finds in texts what a program describes, in time in proportion to their length: it is at all instructions at once where
 * it could be, and the sets of these that occur are kept until they take too much memory (Cox, "Regular Expression Matching:
 * the Virtual Machine Approach", 2009). A test can be suspended within a text, so that it may have any length.
 */
export class Automaton {
  readonly #program: Program;
  readonly #room: number;
  readonly #states = new Map<string, State>();
  #bytes = 0;
  /** The number of the visit in which each instruction was visited last. */
  readonly #visitOf: Uint32Array;
  #visit = 0;

  /** @param room the memory for states in bytes, which one state may exceed */
  constructor(program: Program, room: number) {
    this.#program = program;
    this.#room = room;
    this.#visitOf = new Uint32Array(program.instructions.length);
  }

  /** Whether a text has what is looked for; steps of finding that out if it takes long. */
  finds(text: ByteString, work: Spending): boolean | Steps<boolean> {
    const search: Search = { at: 0, state: this.#stateOf([], 'nothing') };
    return this.#goOn(text, search, work) ?? this.#rest(text, search, work);
  }

  *#rest(text: ByteString, search: Search, work: Spending): Steps<boolean> {
    for (;;) {
      yield;
      const found = this.#goOn(text, search, work);
      if (found !== undefined) return found;
    }
  }

  /** Goes through a part of a text. @returns undefined if it goes on behind that */
  #goOn(text: ByteString, search: Search, work: Spending): boolean | undefined {
    const { classOf, classes } = this.#program;
    const end = Math.min(text.length, search.at + AT_ONCE * BYTES_A_VALUE);
    let { at, state } = search;
    let visited = 0;
    let next: State | typeof MATCH = state;
    for (; at < end && visited * VALUES_AN_INSTRUCTION < AT_ONCE; at++) {
      const byte = text.charCodeAt(at);
      const place = classOf[byte]!;
      const known = state.next[place];
      if (known === undefined) visited += this.#workOut(state, place, byte);
      next = known ?? state.next[place]!;
      if (next === MATCH) break;
      state = next;
    }
    if (next !== MATCH && at === text.length) {
      if (state.next[classes] === undefined) visited += this.#workOut(state, classes, undefined);
      next = state.next[classes]!;
    }
    work.spend((at - search.at) / BYTES_A_VALUE + visited * VALUES_AN_INSTRUCTION);
    search.at = at;
    search.state = state;
    if (next === MATCH) return true;
    return at === text.length ? false : undefined;
  }

  /**
   * Works out the state that follows another one.
   * @param byte undefined for the end of the text
   * @returns how many instructions were visited
   */
  #workOut(state: State, place: number, byte: number | undefined): number {
    const { instructions, start, needs } = this.#program;
    const fulfilled = fulfilledBetween(state.before, byte);
    const following = new Set<number>();
    const pending = [start, ...state.at];
    let visited = 0;
    let isMatch = false;
    this.#visit++;
    while (pending.length > 0 && !isMatch) {
      const number = pending.pop()!;
      if (this.#visitOf[number] === this.#visit) continue;
      this.#visitOf[number] = this.#visit;
      visited++;
      const each = instructions[number]!;
      if (each.kind === 'match') isMatch = true;
      else if (each.kind === 'fork') pending.push(each.out, each.other);
      else if (each.kind === 'jump') pending.push(each.out);
      else if (each.kind === 'assertion') {
        if ((each.needs & ~fulfilled) === 0) pending.push(each.out);
      } else if (each.kind === 'byte' && byte !== undefined && each.bytes[byte] === 1) {
        following.add(each.out);
      }
    }
    following.delete(start);
    const at = [...following].toSorted((a, b) => a - b);
    state.next[place] = isMatch ? MATCH : this.#stateOf(at, beforeNext(byte, needs));
    return visited + at.length + this.#program.classes / 8;
  }

  #stateOf(at: readonly number[], before: Before): State {
    const key = before + String.fromCharCode(...at);
    const known = this.#states.get(key);
    if (known !== undefined) return known;
    const places = this.#program.classes + 1;
    // oxlint-disable-next-line unicorn/no-new-array -- Array.from would go through an iterator
    const next = new Array<State | undefined>(places).fill(undefined);
    this.#bytes += STATE_BYTES + PLACE_BYTES * (places + at.length);
    if (this.#bytes > this.#room) {
      this.#states.clear();
      this.#bytes = 0;
    }
    const state: State = { at, before, next };
    this.#states.set(key, state);
    return state;
  }
}

/** What assertions between two bytes can rely on. */
function fulfilledBetween(before: Before, byte: number | undefined): number {
  let fulfilled = 0;
  if (before === 'nothing') fulfilled |= NEEDS.start | NEEDS.lineStart;
  if (before === 'newline') fulfilled |= NEEDS.lineStart;
  if (byte === undefined) fulfilled |= NEEDS.end | NEEDS.lineEnd;
  else if (isNewline(byte)) fulfilled |= NEEDS.lineEnd;
  const isBoundary = (before === 'word') !== (byte !== undefined && isOfWord(byte));
  return fulfilled | (isBoundary ? NEEDS.wordBoundary : NEEDS.noWordBoundary);
}

function beforeNext(byte: number | undefined, needs: number): Before {
  if (byte === undefined) return 'other';
  if ((needs & WORDS) !== 0 && isOfWord(byte)) return 'word';
  return (needs & LINES) !== 0 && isNewline(byte) ? 'newline' : 'other';
}
