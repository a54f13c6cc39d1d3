import { isNewline, isOfWord, LINES, WORDS, type Program } from './program.ts';

/** The class of a character that {@link CharacterClasses.learn} has not been asked for. */
export const UNKNOWN = 0;
/** What stands for the end of a text among the classes: no character has this one. */
export const END = 1;

/** The classes of neighboring characters are kept together. */
const PAGE_BITS = 8;
const PAGE = 1 << PAGE_BITS;
/** So many pages are kept at most: enough for a text in any language. */
const MOST_PAGES = 128;

/** Asking so many sets of a program takes as long as visiting an instruction, */
const SETS_AN_INSTRUCTION = 4;
/** and a new page, which texts in very many alphabets may need for each character, as long as visiting so many. */
const INSTRUCTIONS_A_PAGE = 8;

const TAKEN = '1';
const TAKEN_CODE = TAKEN.charCodeAt(0);

/**
 * The classes of characters that a program can't tell apart. There are few, but a class of Unicode has hundreds of ranges, so
 * only those of characters that occur are worked out, when they do.
 */
export class CharacterClasses {
  readonly #program: Program;
  /** The classes of the lowest characters. */
  readonly low = new Uint16Array(PAGE);
  #pages: (Uint16Array<ArrayBuffer> | undefined)[] = [];
  #kept = 0;
  /** The last page looked up: often the next character is from the same alphabet. */
  #page = this.low;
  #pageNumber = 0;
  /** For each class which sets have its characters. */
  readonly #takenBy = ['', ''];
  readonly #numbers = new Map<string, number>();

  constructor(program: Program) {
    this.#program = program;
  }

  /** How many there are so far, with {@link UNKNOWN} and {@link END}. */
  get count(): number {
    return this.#takenBy.length;
  }

  /** What {@link learn} takes, in instructions visited. */
  get cost(): number {
    return INSTRUCTIONS_A_PAGE + this.#program.sets.length / SETS_AN_INSTRUCTION;
  }

  /** The class of a character; {@link UNKNOWN} if it is. */
  of(codePoint: number): number {
    const number = codePoint >> PAGE_BITS;
    if (number !== this.#pageNumber) {
      this.#page = number === 0 ? this.low : this.#pageOf(number);
      this.#pageNumber = number;
    }
    return this.#page[codePoint & (PAGE - 1)]!;
  }

  /** Works out the class of the character that {@link of} has been asked for, or of a low one. */
  learn(codePoint: number): number {
    const { sets, needs } = this.#program;
    let takenBy = '';
    for (const set of sets) takenBy += set(codePoint) ? TAKEN : '0';
    if ((needs & LINES) !== 0) takenBy += isNewline(codePoint) ? TAKEN : '0';
    if ((needs & WORDS) !== 0) takenBy += isOfWord(codePoint) ? TAKEN : '0';
    let known = this.#numbers.get(takenBy);
    if (known === undefined) {
      known = this.#takenBy.push(takenBy) - 1;
      this.#numbers.set(takenBy, known);
    }
    const page = codePoint < PAGE ? this.low : this.#page;
    page[codePoint & (PAGE - 1)] = known;
    return known;
  }

  /** Whether a set of the program has the characters of a class. */
  isTaken(set: number, number: number): boolean {
    return this.#takenBy[number]!.charCodeAt(set) === TAKEN_CODE;
  }

  #pageOf(number: number): Uint16Array<ArrayBuffer> {
    const known = this.#pages[number];
    if (known !== undefined) return known;
    if (this.#kept === MOST_PAGES) {
      this.#pages = [];
      this.#kept = 0;
    }
    const page = new Uint16Array(PAGE);
    this.#pages[number] = page;
    this.#kept++;
    return page;
  }
}
