import type { Position } from './geohash.ts';
import { arcsine, cosine, sine } from './trigonometry.ts';

/** The quadratic mean radius of the earth, in meters (`geohash_helper.c`). */
export const EARTH_RADIUS = 6372797.560856;

const DEGREE = Math.PI / 180;

export function radians(degrees: number): number {
  return degrees * DEGREE;
}

export function degrees(angle: number): number {
  return angle / DEGREE;
}

/** The distance along a great circle in meters, by the haversine formula (`geohashGetDistance`). */
export function distance(one: Position, other: Position): number {
  return haversine(one, other, { sine: Math.sin, cosine: Math.cos, arcsine: Math.asin });
}

/** {@link distance} that agrees with Redis in every digit. */
export function exactDistance(one: Position, other: Position): number {
  return haversine(one, other, { sine, cosine, arcsine });
}

interface Trigonometry {
  readonly sine: (angle: number) => number;
  readonly cosine: (angle: number) => number;
  readonly arcsine: (value: number) => number;
}

function haversine(one: Position, other: Position, by: Trigonometry): number {
  const v = by.sine((radians(other.longitude) - radians(one.longitude)) / 2);
  if (v === 0) return latitudeDistance(one, other);
  const [from, to] = [radians(one.latitude), radians(other.latitude)];
  const u = by.sine((to - from) / 2);
  const a = u * u + by.cosine(from) * by.cosine(to) * v * v;
  return 2 * EARTH_RADIUS * by.arcsine(Math.sqrt(a));
}

/** The distance along a meridian, in meters. */
export function latitudeDistance(one: Position, other: Position): number {
  return EARTH_RADIUS * Math.abs(radians(other.latitude) - radians(one.latitude));
}
