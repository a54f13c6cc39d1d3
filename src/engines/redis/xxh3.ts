import { toBuffer, type ByteString } from './bytes.ts';

/**
 * XXH3 with a result of 64 bits and no seed, the hash behind DIGEST. It follows the description of
 * the algorithm by its author (github.com/Cyan4973/xxHash, doc/xxhash_spec.md); its numbers and its
 * secret are the constants defined there.
 */
const PRIME32_1 = 0x9e3779b1n;
const PRIME32_2 = 0x85ebca77n;
const PRIME32_3 = 0xc2b2ae3dn;
const PRIME64_1 = 0x9e3779b185ebca87n;
const PRIME64_2 = 0xc2b2ae3d27d4eb4fn;
const PRIME64_3 = 0x165667b19e3779f9n;
const PRIME64_4 = 0x85ebca77c2b2ae63n;
const PRIME64_5 = 0x27d4eb2f165667c5n;
const PRIME_MX1 = 0x165667919e3779f9n;
const PRIME_MX2 = 0x9fb21c651e98df25n;

const SECRET = Buffer.from(
  'b8fe6c3923a44bbe7c01812cf721ad1cded46de9839097db7240a4a4b7b3671f' +
    'cb79e64eccc0e578825ad07dccff7221b8084674f743248ee03590e6813a264c' +
    '3c2852bb91c300cb88d0658b1b532ea371644897a20df94e3819ef46a9deacd8' +
    'a8fa763fe39c343ff9dcbbc7c70b4f1d8a51e04bcdb45931c89f7ec9d9787364' +
    'eac5ac8334d3ebc3c581a0fffa1363eb170ddd51b7f0da49d316552629d4689e' +
    '2b16be587d47a1fc8ff8b8d17ad031ce45cb3a8f95160428afd7fbcabb4b407e',
  'hex',
);

const STRIPE = 64;
/** Each stripe of a block is mixed with the secret from 8 bytes further on. */
const STRIPES_IN_BLOCK = (SECRET.length - STRIPE) / 8;

/** The hash of the bytes, from 0 to below 2^64. */
export function xxh3(bytes: ByteString): bigint {
  const input = toBuffer(bytes);
  const { length } = input;
  if (length <= 16) return hashUpTo16(input);
  if (length <= 128) return hashUpTo128(input);
  if (length <= 240) return hashUpTo240(input);
  return hashLong(input);
}

function hashUpTo16(input: Buffer): bigint {
  const { length } = input;
  if (length === 0) return avalanche64(secret(56) ^ secret(64));
  if (length <= 3) {
    const [first = 0, middle = 0, last = 0] = [input[0], input[length >> 1], input[length - 1]];
    const combined = BigInt(((first << 16) | (middle << 24) | last | (length << 8)) >>> 0);
    return avalanche64(combined ^ BigInt((SECRET.readUInt32LE(0) ^ SECRET.readUInt32LE(4)) >>> 0));
  }
  if (length <= 8) {
    const low = BigInt(input.readUInt32LE(length - 4));
    const high = BigInt(input.readUInt32LE(0));
    return mixShort((low + (high << 32n)) ^ secret(8) ^ secret(16), BigInt(length));
  }
  const low = input.readBigUInt64LE(0) ^ secret(24) ^ secret(32);
  const high = input.readBigUInt64LE(length - 8) ^ secret(40) ^ secret(48);
  return avalanche(BigInt(length) + swapBytes(low) + high + foldedProduct(low, high));
}

/** Works inwards from both ends, 16 bytes each. */
function hashUpTo128(input: Buffer): bigint {
  const { length } = input;
  let sum = BigInt(length) * PRIME64_1;
  for (let i = 0; i <= (length - 1) >> 5; i++) {
    sum += mix16(input, 16 * i, 32 * i);
    sum += mix16(input, length - 16 * (i + 1), 32 * i + 16);
  }
  return avalanche(sum);
}

function hashUpTo240(input: Buffer): bigint {
  const { length } = input;
  let sum = BigInt(length) * PRIME64_1;
  for (let i = 0; i < 8; i++) sum += mix16(input, 16 * i, 16 * i);
  sum = avalanche(sum);
  for (let i = 8; i < length >> 4; i++) sum += mix16(input, 16 * i, 16 * (i - 8) + 3);
  return avalanche(sum + mix16(input, length - 16, 136 - 17));
}

/** Eight lanes accumulate stripes of 64 bytes, and are scrambled after every block. */
function hashLong(input: Buffer): bigint {
  const { length } = input;
  // Values in this array wrap around at 64 bits.
  const lanes = BigUint64Array.of(
    PRIME32_3,
    PRIME64_1,
    PRIME64_2,
    PRIME64_3,
    PRIME64_4,
    PRIME32_2,
    PRIME64_5,
    PRIME32_1,
  );
  const stripes = Math.floor((length - 1) / STRIPE);
  for (let i = 0; i < stripes; i++) {
    accumulate(lanes, input, i * STRIPE, (i % STRIPES_IN_BLOCK) * 8);
    if ((i + 1) % STRIPES_IN_BLOCK === 0) scramble(lanes);
  }
  accumulate(lanes, input, length - STRIPE, SECRET.length - STRIPE - 7);
  let sum = BigInt(length) * PRIME64_1;
  for (let i = 0; i < 8; i += 2) {
    sum += foldedProduct(lanes[i]! ^ secret(11 + 8 * i), lanes[i + 1]! ^ secret(19 + 8 * i));
  }
  return avalanche(sum);
}

function accumulate(lanes: BigUint64Array, input: Buffer, at: number, secretAt: number): void {
  for (let i = 0; i < 8; i++) {
    const data = input.readBigUInt64LE(at + 8 * i);
    const keyed = data ^ secret(secretAt + 8 * i);
    lanes[i ^ 1]! += data;
    lanes[i]! += (keyed & 0xffffffffn) * (keyed >> 32n);
  }
}

function scramble(lanes: BigUint64Array): void {
  for (let i = 0; i < 8; i++) {
    const lane = lanes[i]!;
    lanes[i] = (lane ^ (lane >> 47n) ^ secret(SECRET.length - STRIPE + 8 * i)) * PRIME32_1;
  }
}

function secret(at: number): bigint {
  return SECRET.readBigUInt64LE(at);
}

function mix16(input: Buffer, at: number, secretAt: number): bigint {
  return foldedProduct(
    input.readBigUInt64LE(at) ^ secret(secretAt),
    input.readBigUInt64LE(at + 8) ^ secret(secretAt + 8),
  );
}

/** The two halves of a product of 128 bits, xored. */
function foldedProduct(a: bigint, b: bigint): bigint {
  const product = a * b;
  return BigInt.asUintN(64, product) ^ (product >> 64n);
}

function avalanche(value: bigint): bigint {
  let hash = BigInt.asUintN(64, value);
  hash = BigInt.asUintN(64, (hash ^ (hash >> 37n)) * PRIME_MX1);
  return hash ^ (hash >> 32n);
}

/** The avalanche of the older XXH64, used for the shortest inputs. */
function avalanche64(value: bigint): bigint {
  let hash = BigInt.asUintN(64, (value ^ (value >> 33n)) * PRIME64_2);
  hash = BigInt.asUintN(64, (hash ^ (hash >> 29n)) * PRIME64_3);
  return hash ^ (hash >> 32n);
}

function mixShort(value: bigint, length: bigint): bigint {
  let hash = value ^ rotateLeft(value, 49n) ^ rotateLeft(value, 24n);
  hash = BigInt.asUintN(64, hash * PRIME_MX2);
  hash = BigInt.asUintN(64, (hash ^ ((hash >> 35n) + length)) * PRIME_MX2);
  return hash ^ (hash >> 28n);
}

function rotateLeft(value: bigint, bits: bigint): bigint {
  return BigInt.asUintN(64, value << bits) | (value >> (64n - bits));
}

function swapBytes(value: bigint): bigint {
  const bytes = Buffer.allocUnsafe(8);
  bytes.writeBigUInt64LE(value);
  return bytes.readBigUInt64BE();
}
