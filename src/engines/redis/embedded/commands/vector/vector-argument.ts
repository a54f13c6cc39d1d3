import { toBuffer, type ByteString } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import { parseCount, parseDouble } from '../../../numbers.ts';
import { RedisError } from '../../../reply.ts';
import { floatsOf } from '../../values/vector/float-bytes.ts';
import { MOST_DIMENSIONS } from '../../values/vector/vector-block.ts';

/** A vector among the arguments of a command. */
export interface VectorArgument {
  readonly dimension: number;
  /** Empty if they are more than any index takes. */
  readonly elements: Float32Array;
  /** The index of the argument behind it. */
  readonly end: number;
}

/** The greatest finite 32-bit float. */
const GREATEST = 3.4028234663852886e38;
const EMPTY = Buffer.alloc(0);
const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/**
 * Finds the vector that begins at an argument: `VALUES n element...`, `FP32 blob` or `BASE64-FP32 text`.
 * @returns undefined if none begins there
 * @throws RedisError if its form is wrong, or an element is no finite 32-bit float
 */
export function readVector(argv: readonly ByteString[], at: number): VectorArgument | undefined {
  const [form, value] = [argv[at]!.toUpperCase(), argv[at + 1]];
  if (form !== 'VALUES' && form !== 'FP32' && form !== 'BASE64-FP32') return undefined;
  if (value === undefined) throw errors.syntax();
  if (form === 'VALUES') return listed(argv, at + 1);
  if (form === 'BASE64-FP32' && !BASE64.test(value)) {
    throw new RedisError('ERR the value of BASE64-FP32 is not base64');
  }
  return packed(form === 'FP32' ? toBuffer(value) : Buffer.from(value, 'base64'), at + 2);
}

/** The elements of a vector for an index. @throws RedisError if it takes another number of them */
export function elementsFor(dimension: number, vector: VectorArgument): Float32Array {
  if (vector.dimension !== dimension) {
    throw new RedisError(
      `ERR vector dimension mismatch: expected ${dimension}, got ${vector.dimension}`,
    );
  }
  return vector.elements;
}

function listed(argv: readonly ByteString[], at: number): VectorArgument {
  const dimension = parseCount(argv[at]!);
  if (dimension === 0) throw errors.notPositive();
  const [first, end] = [at + 1, at + 1 + dimension];
  if (end > argv.length) throw errors.syntax();
  const elements = new Float32Array(dimension > MOST_DIMENSIONS ? 0 : dimension);
  for (let i = 0; i < elements.length; i++) elements[i] = finite(parseDouble(argv[first + i]!));
  return { dimension, elements, end };
}

function packed(bytes: Buffer, end: number): VectorArgument {
  const dimension = bytes.length / 4;
  if (dimension === 0 || !Number.isInteger(dimension)) {
    throw new RedisError('ERR the length of an FP32 vector must be a multiple of 4 and not 0');
  }
  const elements = floatsOf(dimension > MOST_DIMENSIONS ? EMPTY : bytes);
  if (elements === undefined) throw notFinite();
  return { dimension, elements, end };
}

function finite(element: number): number {
  if (Math.abs(element) <= GREATEST) return element;
  throw notFinite();
}

function notFinite(): RedisError {
  return new RedisError('ERR the elements of a vector must be finite 32-bit floats');
}
