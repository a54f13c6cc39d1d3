import { toBuffer, type ByteString } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import { parseCount, parseDouble } from '../../../numbers.ts';
import { RedisError } from '../../../reply.ts';
import { floatsOf } from '../../values/vector/float-bytes.ts';

/** A vector among the arguments of a command, whose elements have not been read yet. */
export interface VectorArgument {
  readonly dimension: number;
  /** @throws RedisError if an element is no finite 32-bit float */
  readonly elements: () => Float32Array;
  /** The index of the argument behind it. */
  readonly end: number;
}

/** The greatest finite 32-bit float. */
const GREATEST = 3.4028234663852886e38;
const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/**
 * Finds the vector that begins at an argument: `VALUES n element...`, `FP32 blob` or `BASE64-FP32 text`.
 * @returns undefined if none begins there
 * @throws RedisError if its form is wrong
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

/** Reads the elements. @throws RedisError if they are not as many as those of the index */
export function elementsFor(dimension: number, vector: VectorArgument): Float32Array {
  if (vector.dimension !== dimension) {
    throw new RedisError(
      `ERR vector dimension mismatch: expected ${dimension}, got ${vector.dimension}`,
    );
  }
  return vector.elements();
}

function listed(argv: readonly ByteString[], at: number): VectorArgument {
  const dimension = parseCount(argv[at]!);
  if (dimension === 0) throw errors.notPositive();
  const [first, end] = [at + 1, at + 1 + dimension];
  if (end > argv.length) throw errors.syntax();
  const elements = () => {
    const vector = new Float32Array(dimension);
    for (let i = 0; i < dimension; i++) vector[i] = finite(parseDouble(argv[first + i]!));
    return vector;
  };
  return { dimension, elements, end };
}

function packed(bytes: Buffer, end: number): VectorArgument {
  const dimension = bytes.length / 4;
  if (dimension === 0 || !Number.isInteger(dimension)) {
    throw new RedisError('ERR the length of an FP32 vector must be a multiple of 4 and not 0');
  }
  const elements = () => {
    const vector = floatsOf(bytes);
    if (vector === undefined) throw notFinite();
    return vector;
  };
  return { dimension, elements, end };
}

function finite(element: number): number {
  if (Math.abs(element) <= GREATEST) return element;
  throw notFinite();
}

function notFinite(): RedisError {
  return new RedisError('ERR the elements of a vector must be finite 32-bit floats');
}
