/** Instructions of WebAssembly 2.0 and what a module is made of, as bytes (its specification, chapter 5). */
export type Code = readonly (number | Code)[];

export const I32 = 0x7f;
export const V128 = 0x7b;

/** An unsigned number in LEB128. */
export function unsigned(value: number): Code {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, unsigned(value >>> 7)];
}

/** A number from -64 to 63 as a constant. */
export const i32Const = (value: number): Code => [0x41, value & 0x7f];
export const i32Add: Code = [0x6a];
export const i32Sub: Code = [0x6b];

export const get = (local: number): Code => [0x20, local];
export const set = (local: number): Code => [0x21, local];
/** Sets a local and leaves the value. */
export const tee = (local: number): Code => [0x22, local];

/** Runs the body again each time that it ends with a number that is not 0. */
export const loopWhile = (...body: Code): Code => [0x03, 0x40, body, 0x0d, 0x00, 0x0b];

const simd = (opcode: number, ...rest: Code): Code => [0xfd, unsigned(opcode), rest];

/** Loads 16 bytes at an address plus an offset, which is a multiple of 16. */
export const v128Load = (offset: number): Code => simd(0, 4, unsigned(offset));
/** Loads 8 bytes, the rest is 0; the offset is a multiple of 8. */
export const v128Load64Zero = (offset: number): Code => simd(93, 3, unsigned(offset));
export const v128Zero: Code = simd(12, Array<number>(16).fill(0));
/** The two lower floats as doubles. */
export const f64x2PromoteLowF32x4: Code = simd(95);
export const f64x2ExtractLane = (lane: number): Code => simd(33, lane);
export const f64x2Add: Code = simd(240);
export const f64x2Sub: Code = simd(241);
export const f64x2Mul: Code = simd(242);
export const f64Add: Code = [0xa0];
export const f64Store: Code = [0x39, 3, 0];

/** A function with parameters of type {@link I32} and no result. */
export interface WasmFunction {
  readonly name: string;
  readonly parameters: number;
  /** The types of the further locals, which are numbered after the parameters. */
  readonly locals: readonly number[];
  readonly body: Code;
}

/** The bytes of a module that imports a memory as `memory.memory` and exports functions of one type. */
export function moduleOf(
  functions: readonly WasmFunction[],
  pages: number,
): Uint8Array<ArrayBuffer> {
  const { parameters } = functions[0]!;
  const type: Code = [0x60, unsigned(parameters), Array<number>(parameters).fill(I32), 0];
  const memory: Code = [text('memory'), text('memory'), 0x02, 0x00, unsigned(pages)];
  const bodies = functions.map(({ locals, body }) => {
    const declared = list(locals.map((of) => [1, of]));
    return sized([declared, body, 0x0b]);
  });
  const module: Code = [
    [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
    section(1, [type]),
    section(2, [memory]),
    section(
      3,
      functions.map(() => [0]),
    ),
    section(
      7,
      functions.map(({ name }, i) => [text(name), 0x00, unsigned(i)]),
    ),
    section(10, bodies),
  ];
  return new Uint8Array(flat(module));
}

const section = (id: number, items: readonly Code[]): Code => [id, sized(list(items))];
const list = (items: readonly Code[]): Code => [unsigned(items.length), items];
const text = (ascii: string): Code => list([...Buffer.from(ascii)].map((byte) => [byte]));
const sized = (code: Code): Code => [unsigned(flat(code).length), code];

function flat(code: Code): number[] {
  return code.flatMap((each) => (typeof each === 'number' ? [each] : flat(each)));
}
