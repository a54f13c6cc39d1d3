import { createRequire } from 'node:module';
import type * as Re2 from 're2js';
import type { RE2JS } from 're2js';
import { lazy } from '../../../../base/on-demand.ts';
import type { ByteString } from '../../bytes.ts';

/** The bytes that an instruction takes: 1 at those. */
type ByteSet = Uint8Array;

/** An instruction of a program, which goes on at others by their numbers. */
export type Instruction =
  | { readonly kind: 'byte'; readonly bytes: ByteSet; readonly out: number }
  | { readonly kind: 'assertion'; readonly needs: number; readonly out: number }
  | { readonly kind: 'fork'; readonly out: number; readonly other: number }
  | { readonly kind: 'jump'; readonly out: number }
  | { readonly kind: 'match' | 'failure' };

/** A compiled expression, of bytes. */
export interface Program {
  readonly instructions: readonly Instruction[];
  readonly start: number;
  /** Bytes of the same class are taken by the same instructions. */
  readonly classOf: Uint8Array;
  readonly classes: number;
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

const BYTES = 256;
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

/** Compiles an expression in the syntax of RE2; a dot matches all bytes. @throws Error of re2js if it is invalid */
export function compiled(source: ByteString, isCaseless: boolean): Program {
  const { RE2JS } = re2();
  const flags = RE2JS.DOTALL | (isCaseless ? RE2JS.CASE_INSENSITIVE : 0);
  return programOf(RE2JS.compile(source, flags));
}

/**
 * The program of an expression for texts of which each byte is a character.
 * @param whole whether all of a text must match, or a part of it
 */
export function programOf(expression: RE2JS, whole = false): Program {
  const program = expression.re2().prog as { inst: Inst[]; start: number };
  const sets = new Map<string, ByteSet>();
  const parts = program.inst.map((inst) => instruction(inst, sets));
  const { instructions, start } = whole
    ? anchored(parts, program.start)
    : { instructions: parts, start: program.start };
  const needs = instructions.reduce((all, each) => all | needsOf(each), 0);
  if ((needs & LINES) !== 0) sets.set('line', bytesWhere(isNewline));
  if ((needs & WORDS) !== 0) sets.set('word', bytesWhere(isOfWord));
  return { instructions, start, needs, ...classesOf(sets.values()) };
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

/** Whether a byte is one of those that `\b` takes for parts of words. */
export function isOfWord(byte: number): boolean {
  return /\w/.test(String.fromCharCode(byte));
}

export function isNewline(byte: number): boolean {
  return byte === NEWLINE;
}

/** @param sets those that were made so far, which instructions share: an expression has few */
function instruction(inst: Inst, sets: Map<string, ByteSet>): Instruction {
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
      return { kind: 'byte', bytes: bytesOf(inst, sets), out };
    default:
      throw new Error(`unknown instruction ${inst.op}`);
  }
}

function bytesOf(inst: Inst, sets: Map<string, ByteSet>): ByteSet {
  // Ranges of higher characters, of which classes of Unicode have hundreds, tell nothing.
  const above = inst.runes.findIndex((rune, i) => i % 2 === 0 && rune >= BYTES);
  const runes = above > 0 ? inst.runes.subarray(0, above) : inst.runes;
  const key = `${inst.op} ${inst.arg} ${runes.join()}`;
  let bytes = sets.get(key);
  if (bytes === undefined) {
    bytes = bytesWhere((byte) => {
      if (inst.op === 10) return true;
      return inst.op === 11 ? !isNewline(byte) : inst.matchRune(byte);
    });
    sets.set(key, bytes);
  }
  return bytes;
}

function needsOf(each: Instruction): number {
  return each.kind === 'assertion' ? each.needs : 0;
}

function bytesWhere(test: (byte: number) => boolean): ByteSet {
  return Uint8Array.from({ length: BYTES }, (_, byte) => (test(byte) ? 1 : 0));
}

/** Splits all bytes by each of some sets. */
function classesOf(sets: Iterable<ByteSet>): Pick<Program, 'classOf' | 'classes'> {
  const classOf = new Uint8Array(BYTES);
  let classes = 1;
  for (const set of sets) {
    const renamed = new Map<number, number>();
    for (let byte = 0; byte < BYTES; byte++) {
      const parts = 2 * classOf[byte]! + set[byte]!;
      const name = renamed.get(parts) ?? renamed.size;
      renamed.set(parts, name);
      classOf[byte] = name;
    }
    classes = renamed.size;
  }
  return { classOf, classes };
}
