import type { ByteString } from '../../bytes.ts';
import type { Steps } from '../steps.ts';
import type { Spending } from '../work.ts';
import { CharacterClasses, END, UNKNOWN } from './character-classes.ts';
import { isNewline, isOfWord, LINES, NEEDS, WORDS, type Program } from './program.ts';
import { characterAt, codePointOf, sizeOf } from './utf8.ts';

/** What is before a character, as far as assertions need it. */
type Before = 'nothing' | 'newline' | 'word' | 'other';

/** The state of a program that has found what it looks for. */
const MATCH = 'match';

/** Where a program is between two characters of a text: it can be at several instructions at once. */
interface State {
  /** The numbers of these, in ascending order, but the first one of the program, which it is always at as well. */
  readonly at: readonly number[];
  readonly before: Before;
  /** The states after a character of each class, as far as they have been worked out. */
  readonly next: (State | typeof MATCH | undefined)[];
}

/** A test of a text that has not ended. */
interface Search {
  /** The index of a byte at which a character begins. */
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
  readonly #classes: CharacterClasses;
  #visit = 0;

  /** @param room the memory for states in bytes, which one state may exceed */
  constructor(program: Program, room: number) {
    this.#program = program;
    this.#room = room;
    this.#visitOf = new Uint32Array(program.instructions.length);
    this.#classes = new CharacterClasses(program);
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
    const classes = this.#classes;
    const { low } = classes;
    const ofOneByte = this.#program.encoding === 'bytes' ? 0x100 : 0x80;
    let end = Math.min(text.length, search.at + AT_ONCE * BYTES_A_VALUE);
    let { at, state } = search;
    let visited = 0;
    let next: State | typeof MATCH | undefined;
    for (let size = 1; at < end; at += size) {
      let codePoint = text.charCodeAt(at);
      let place: number;
      if (codePoint < ofOneByte) {
        size = 1;
        place = low[codePoint]!;
      } else {
        const character = characterAt(text, at);
        codePoint = codePointOf(character);
        size = sizeOf(character);
        place = classes.of(codePoint);
      }
      next = state.next[place];
      if (next === undefined) {
        if (place === UNKNOWN) {
          place = classes.learn(codePoint);
          visited += classes.cost;
        }
        if (state.next[place] === undefined) visited += this.#workOut(state, place, codePoint);
        next = state.next[place]!;
        if (visited * VALUES_AN_INSTRUCTION >= AT_ONCE) end = at;
      }
      if (next === MATCH) break;
      state = next;
    }
    if (next !== MATCH && at === text.length) {
      if (state.next[END] === undefined) visited += this.#workOut(state, END, undefined);
      next = state.next[END]!;
    }
    work.spend((at - search.at) / BYTES_A_VALUE + visited * VALUES_AN_INSTRUCTION);
    search.at = at;
    search.state = state;
    if (next === MATCH) return true;
    return at === text.length ? false : undefined;
  }

  /**
   * Works out the state that follows another one.
   * @param codePoint the next character, of the class of this place; undefined for the end of the text
   * @returns how many instructions were visited
   */
  #workOut(state: State, place: number, codePoint: number | undefined): number {
    const { instructions, start, needs } = this.#program;
    const fulfilled = fulfilledBetween(state.before, codePoint);
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
      } else if (each.kind === 'character' && this.#classes.isTaken(each.set, place)) {
        following.add(each.out);
      }
    }
    following.delete(start);
    const at = [...following].toSorted((a, b) => a - b);
    const next = isMatch ? MATCH : this.#stateOf(at, beforeNext(codePoint, needs));
    // There may be more classes than when the state was made.
    for (; state.next.length < place; this.#bytes += PLACE_BYTES) state.next.push(undefined);
    state.next[place] = next;
    return visited + at.length + state.next.length / 8;
  }

  #stateOf(at: readonly number[], before: Before): State {
    const key = before + String.fromCharCode(...at);
    const known = this.#states.get(key);
    if (known !== undefined) return known;
    const places = this.#classes.count;
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

/** What assertions between two characters can rely on. */
function fulfilledBetween(before: Before, codePoint: number | undefined): number {
  let fulfilled = 0;
  if (before === 'nothing') fulfilled |= NEEDS.start | NEEDS.lineStart;
  if (before === 'newline') fulfilled |= NEEDS.lineStart;
  if (codePoint === undefined) fulfilled |= NEEDS.end | NEEDS.lineEnd;
  else if (isNewline(codePoint)) fulfilled |= NEEDS.lineEnd;
  const isBoundary = (before === 'word') !== (codePoint !== undefined && isOfWord(codePoint));
  return fulfilled | (isBoundary ? NEEDS.wordBoundary : NEEDS.noWordBoundary);
}

function beforeNext(codePoint: number | undefined, needs: number): Before {
  if (codePoint === undefined) return 'other';
  if ((needs & WORDS) !== 0 && isOfWord(codePoint)) return 'word';
  return (needs & LINES) !== 0 && isNewline(codePoint) ? 'newline' : 'other';
}
