import { createRequire } from 'node:module';
import type * as Re2 from 're2js';
import type { RE2JS } from 're2js';
import { lazy } from '../../../../base/on-demand.ts';
import type { ByteString } from '../../bytes.ts';

/** Whether an instruction takes a character. */
type CharacterSet = (codePoint: number) => boolean;

/** What a character of a text is: each of its bytes, or what they are in UTF-8. */
export type Encoding = 'bytes' | 'UTF-8';

/** An instruction of a program, which goes on at others by their numbers. */
export type Instruction =
  | { readonly kind: 'character'; readonly set: number; readonly out: number }
  | { readonly kind: 'assertion'; readonly needs: number; readonly out: number }
  | { readonly kind: 'fork'; readonly out: number; readonly other: number }
  | { readonly kind: 'jump'; readonly out: number }
  | { readonly kind: 'match' | 'failure' };

/** A compiled expression. */
export interface Program {
  readonly encoding: Encoding;
  readonly instructions: readonly Instruction[];
  readonly start: number;
  /** Those that its instructions name by their places. */
  readonly sets: readonly CharacterSet[];
  /** What any of its assertions needs. */
  readonly needs: number;
}

/** What an assertion can need, as bits (re2js `Utils.EMPTY_*`). */
export const NEEDS = {
  lineStart: 1,
  lineEnd: 2,
  start: 4,
  end: 8,
  wordBoundary: 16,
  noWordBoundary: 32,
} as const;
export const LINES = NEEDS.lineStart | NEEDS.lineEnd;
export const WORDS = NEEDS.wordBoundary | NEEDS.noWordBoundary;

const NEWLINE = 0x0a;

/** re2js `Inst` */
interface Inst {
  readonly op: number;
  readonly out: number;
  readonly arg: number;
  readonly runes: Int32Array;
  matchRune(rune: number): boolean;
}

/** Its tables of Unicode take longer to load than the rest of the engine. */
export const re2 = lazy(() => {
  const load = createRequire(import.meta.url);
  return load('re2js') as typeof Re2;
});

/** Compiles an expression in the syntax of RE2, for bytes; a dot matches all of them. @throws Error of re2js if it is invalid */
export function compiled(source: ByteString, isCaseless: boolean): Program {
  const { RE2JS } = re2();
  const flags = RE2JS.DOTALL | (isCaseless ? RE2JS.CASE_INSENSITIVE : 0);
  return programOf(RE2JS.compile(source, flags), 'bytes');
}

/** @param whole whether all of a text must match, or a part of it */
export function programOf(expression: RE2JS, encoding: Encoding, whole = false): Program {
  const program = expression.re2().prog as { inst: Inst[]; start: number };
  const sets = new Sets();
  const parts = program.inst.map((inst) => instruction(inst, sets));
  const { instructions, start } = whole
    ? anchored(parts, program.start)
    : { instructions: parts, start: program.start };
  const needs = instructions.reduce((all, each) => all | needsOf(each), 0);
  return { encoding, instructions, start, sets: sets.all, needs };
}

/** A program that begins and ends with a text. An expression can't always be put between anchors: it may end in an open `\Q`. */
function anchored(
  parts: readonly Instruction[],
  start: number,
): Pick<Program, 'instructions' | 'start'> {
  const match = parts.length;
  const instructions = parts.map((each): Instruction =>
    each.kind === 'match' ? { kind: 'assertion', needs: NEEDS.end, out: match } : each,
  );
  const begin: Instruction = { kind: 'assertion', needs: NEEDS.start, out: start };
  return { instructions: [...instructions, { kind: 'match' }, begin], start: match + 1 };
}

/** Whether a character is one of those that `\b` takes for parts of words. */
export function isOfWord(codePoint: number): boolean {
  return /\w/.test(String.fromCodePoint(codePoint));
}

export function isNewline(codePoint: number): boolean {
  return codePoint === NEWLINE;
}

function instruction(inst: Inst, sets: Sets): Instruction {
  const { out, arg } = inst;
  // The numbers of `Inst.ALT` and those that follow.
  switch (inst.op) {
    case 1:
    case 2:
      return { kind: 'fork', out, other: arg };
    case 3:
    case 7:
      return { kind: 'jump', out };
    case 4:
      return { kind: 'assertion', needs: arg, out };
    case 5:
      return { kind: 'failure' };
    case 6:
      return { kind: 'match' };
    case 8:
    case 9:
    case 10:
    case 11:
      return { kind: 'character', set: sets.placeOf(inst), out };
    default:
      throw new Error(`unknown instruction ${inst.op}`);
  }
}

/** So many ranges are compared; the copies of longer ones that a repetition makes are the same object. */
const COMPARED = 16;

/** The sets of a program, which instructions share: an expression has few. */
class Sets {
  readonly all: CharacterSet[] = [];
  readonly #places = new Map<string | Int32Array, number>();

  placeOf(inst: Inst): number {
    const { op, arg, runes } = inst;
    const key = runes.length > COMPARED ? runes : `${op} ${arg} ${runes.join()}`;
    let place = this.#places.get(key);
    if (place === undefined) {
      place = this.all.push(setOf(inst)) - 1;
      this.#places.set(key, place);
    }
    return place;
  }
}

function setOf(inst: Inst): CharacterSet {
  if (inst.op === 10) return () => true;
  if (inst.op === 11) return (codePoint) => !isNewline(codePoint);
  return (codePoint) => inst.matchRune(codePoint);
}

function needsOf(each: Instruction): number {
  return each.kind === 'assertion' ? each.needs : 0;
}
