import { BLOCK_FLOATS, type BlockContent, MOST_DIMENSIONS } from '../vector-block.ts';
import {
  f64Add,
  f64Store,
  f64x2Add,
  f64x2ExtractLane,
  f64x2Mul,
  f64x2PromoteLowF32x4,
  f64x2Sub,
  get,
  I32,
  i32Add,
  i32Const,
  i32Sub,
  loopWhile,
  moduleOf,
  set,
  tee,
  V128,
  v128Load,
  v128Load64Zero,
  v128Zero,
  type Code,
} from './instructions.ts';

/** What is summed up over the elements of a vector and of the query. */
export type Sum = 'products' | 'squaredDifferences';

type Run = (count: number, quarters: number, vectors: number, query: number, sums: number) => void;

interface Kernel {
  readonly functions: Readonly<Record<Sum, Run>>;
  /** The query as doubles, because floats are converted to them: their products are exact, and sums almost. */
  readonly query: Float64Array;
  readonly vectors: Float32Array;
  readonly sums: Float64Array;
}

/** The parameters: how many vectors, how many times four floats each has, and the addresses. */
const [COUNT, QUARTERS, VECTORS, QUERY, SUMS] = [0, 1, 2, 3, 4];
/** The locals: the sums of two pairs of lanes, a difference, the address in the query, and the floats that are left. */
const [LOW, HIGH, DIFFERENCE, AT, LEFT] = [5, 6, 7, 8, 9];

const PAGE = 65_536;

let kernel: Kernel | undefined;

/** Sets the vector that others are compared with, until the next call. */
export function loadQuery(query: Float32Array): void {
  kernel ??= makeKernel();
  kernel.query.set(query);
  kernel.query.fill(0, query.length, query.length + 3);
}

/**
 * Sums over the elements of each vector of a block with the query. WebAssembly works on two doubles at once, which
 * JavaScript can't; that is worth copying the block to its memory, where it is read from the cache.
 * @param count of vectors
 * @returns valid until the next call
 */
export function sumsOf(sum: Sum, { values, stride }: BlockContent, count: number): Float64Array {
  const { functions, vectors, query, sums } = kernel!;
  vectors.set(values.subarray(0, count * stride));
  functions[sum](count, stride / 4, vectors.byteOffset, query.byteOffset, sums.byteOffset);
  return sums;
}

function makeKernel(): Kernel {
  // A vector has four floats at least.
  const [ofQuery, ofVectors, ofSums] = [
    8 * MOST_DIMENSIONS + 64,
    4 * BLOCK_FLOATS,
    2 * BLOCK_FLOATS,
  ];
  const pages = Math.ceil((ofQuery + ofVectors + ofSums) / PAGE);
  const memory = new WebAssembly.Memory({ initial: pages, maximum: pages });
  const functions = [functionFor('products'), functionFor('squaredDifferences')];
  const module = new WebAssembly.Module(moduleOf(functions, pages));
  const { exports } = new WebAssembly.Instance(module, { memory: { memory } });
  return {
    // Named and typed as they were generated.
    functions: exports as unknown as Kernel['functions'],
    query: new Float64Array(memory.buffer, 0, ofQuery / 8),
    vectors: new Float32Array(memory.buffer, ofQuery, BLOCK_FLOATS),
    sums: new Float64Array(memory.buffer, ofQuery + ofVectors, ofSums / 8),
  };
}

function functionFor(name: Sum) {
  const term = name === 'products' ? product : squaredDifference;
  const body: Code = loopWhile(
    [v128Zero, set(LOW), v128Zero, set(HIGH)],
    [get(QUERY), set(AT), get(QUARTERS), set(LEFT)],
    loopWhile(
      [get(LOW), term(0), f64x2Add, set(LOW)],
      [get(HIGH), term(2), f64x2Add, set(HIGH)],
      // Past four floats, and as many doubles.
      [get(VECTORS), i32Const(4 * 4), i32Add, set(VECTORS)],
      [get(AT), i32Const(4 * 8), i32Add, set(AT)],
      [get(LEFT), i32Const(1), i32Sub, tee(LEFT)],
    ),
    [get(SUMS), get(LOW), get(HIGH), f64x2Add, tee(LOW)],
    [f64x2ExtractLane(0), get(LOW), f64x2ExtractLane(1), f64Add, f64Store],
    [get(SUMS), i32Const(8), i32Add, set(SUMS)],
    [get(COUNT), i32Const(1), i32Sub, tee(COUNT)],
  );
  return { name, parameters: 5, locals: [V128, V128, V128, I32, I32], body };
}

/** Two elements of the vector from a place on, as doubles, and the same of the query. */
const pair = (place: number): Code => [
  [get(VECTORS), v128Load64Zero(4 * place), f64x2PromoteLowF32x4],
  [get(AT), v128Load(8 * place)],
];

const product = (place: number): Code => [pair(place), f64x2Mul];

const squaredDifference = (place: number): Code => [
  [pair(place), f64x2Sub, tee(DIFFERENCE)],
  [get(DIFFERENCE), f64x2Mul],
];
