/** A point, in degrees. */
export interface Position {
  readonly longitude: number;
  readonly latitude: number;
}

interface Range {
  readonly min: number;
  readonly max: number;
}

/** The bounds of EPSG:3857, which end before the poles (`geohash.h`). */
export const LONGITUDES: Range = { min: -180, max: 180 };
export const LATITUDES: Range = { min: -85.05112878, max: 85.05112878 };
/** The bounds of standard geohashes. */
const ALL_LATITUDES: Range = { min: -90, max: 90 };

/** The number of times that both axes are halved for the score of a member. */
export const FINEST_STEP = 26;

/** A cell of the grid that halves both axes `step` times, counted from the south-west. */
export interface Cell {
  readonly step: number;
  readonly x: number;
  readonly y: number;
}

const ALPHABET = '0123456789bcdefghjkmnpqrstuvwxyz';

export function cellOf(
  { longitude, latitude }: Position,
  step: number,
  latitudes = LATITUDES,
): Cell {
  const cells = 2 ** step;
  return {
    step,
    x: Math.trunc(((longitude - LONGITUDES.min) / (LONGITUDES.max - LONGITUDES.min)) * cells),
    y: Math.trunc(((latitude - latitudes.min) / (latitudes.max - latitudes.min)) * cells),
  };
}

/** The area of a cell (`geohash.c` `geohashDecode`). */
export function areaOf({ step, x, y }: Cell): { longitude: Range; latitude: Range } {
  return { longitude: part(LONGITUDES, x, step), latitude: part(LATITUDES, y, step) };
}

function part({ min, max }: Range, index: number, step: number): Range {
  const scale = max - min;
  const cells = 2 ** step;
  return { min: min + (index / cells) * scale, max: min + ((index + 1) / cells) * scale };
}

/** Interleaves the bits of both indexes, the latitude's lowest, so that most neighboring cells have similar numbers. */
export function cellBits({ x, y }: Cell): number {
  return spread(y) + 2 * spread(x);
}

/** The score of a position in a sorted set. */
export function scoreOf(position: Position): number {
  return cellBits(cellOf(position, FINEST_STEP));
}

/** The center of the cell of a score. */
export function positionOf(score: number): Position {
  const { x, y } = cellOfScore(score);
  const { longitude, latitude } = areaOf({ step: FINEST_STEP, x, y });
  return { longitude: middle(longitude, LONGITUDES), latitude: middle(latitude, LATITUDES) };
}

/**
 * The standard geohash of a score. As in Redis its eleventh character is always 0, because the score has no bits for it
 * (`geohashCommand`).
 */
export function geohashOf(score: number): string {
  let bits = cellBits(cellOf(positionOf(score), FINEST_STEP, ALL_LATITUDES));
  bits = Math.floor(bits / 4);
  let text = '0';
  for (let i = 0; i < 10; i++) {
    text = ALPHABET[bits % 32] + text;
    bits = Math.floor(bits / 32);
  }
  return text;
}

function cellOfScore(score: number): Omit<Cell, 'step'> {
  const { high, low } = halvesOf(score);
  return {
    y: gather(low) + gather(high) * 0x10000,
    x: gather(low >>> 1) + gather(high >>> 1) * 0x10000,
  };
}

/** ZADD may have set any score, so it is converted as C converts a double to an unsigned 64-bit integer. */
function halvesOf(score: number): { high: number; low: number } {
  if (score >= 0 && score < 2 ** 53) {
    const whole = Math.floor(score);
    return { high: Math.floor(whole / 2 ** 32), low: whole % 2 ** 32 };
  }
  if (score >= 2 ** 64) return { high: 0, low: 0 };
  if (score < -(2 ** 63)) return { high: 2 ** 31, low: 0 };
  const bits = BigInt.asUintN(64, BigInt(Math.trunc(score)));
  return { high: Number(bits >> 32n), low: Number(bits & 0xffffffffn) };
}

function middle({ min, max }: Range, limits: Range): number {
  return Math.min(Math.max((min + max) / 2, limits.min), limits.max);
}

/** Inserts a zero bit above each bit of an index. */
function spread(index: number): number {
  return spread16(index & 0xffff) + spread16(Math.floor(index / 0x10000)) * 2 ** 32;
}

function spread16(value: number): number {
  let bits = value;
  bits = (bits | (bits << 8)) & 0x00ff00ff;
  bits = (bits | (bits << 4)) & 0x0f0f0f0f;
  bits = (bits | (bits << 2)) & 0x33333333;
  return (bits | (bits << 1)) & 0x55555555;
}

/** Every second bit, starting with the lowest. */
function gather(value: number): number {
  let bits = value & 0x55555555;
  bits = (bits | (bits >>> 1)) & 0x33333333;
  bits = (bits | (bits >>> 2)) & 0x0f0f0f0f;
  bits = (bits | (bits >>> 4)) & 0x00ff00ff;
  return (bits | (bits >>> 8)) & 0xffff;
}
