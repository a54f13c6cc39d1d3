import type { Position } from './geohash.ts';

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
  const v = Math.sin((radians(other.longitude) - radians(one.longitude)) / 2);
  if (v === 0) return latitudeDistance(one, other);
  const [from, to] = [radians(one.latitude), radians(other.latitude)];
  const u = Math.sin((to - from) / 2);
  const a = u * u + Math.cos(from) * Math.cos(to) * v * v;
  return 2 * EARTH_RADIUS * Math.asin(Math.sqrt(a));
}

/** The distance along a meridian, in meters. */
export function latitudeDistance(one: Position, other: Position): number {
  return EARTH_RADIUS * Math.abs(radians(other.latitude) - radians(one.latitude));
}
