import { degrees, distance, EARTH_RADIUS, latitudeDistance, radians } from './distance.ts';
import { areaOf, cellBits, cellOf, type Cell, FINEST_STEP, type Position } from './geohash.ts';

/** The area to search, around its center, in meters. */
export type Shape = { readonly center: Position } & (
  | { readonly radius: number }
  | { readonly width: number; readonly height: number }
);

/** Half the circumference of the earth in the Web Mercator projection. */
const HALF_AROUND = 20037726.37;

/** The distance of a position from the center, in meters; undefined if it is outside (`geoWithinShape`). */
export function distanceWithin(shape: Shape, position: Position): number | undefined {
  const { center } = shape;
  if ('radius' in shape) {
    const found = distance(center, position);
    return found > shape.radius ? undefined : found;
  }
  if (latitudeDistance(center, position) > shape.height / 2) return undefined;
  const beside = { longitude: center.longitude, latitude: position.latitude };
  if (distance(position, beside) > shape.width / 2) return undefined;
  return distance(center, position);
}

/**
 * The ranges of scores that contain every position within a shape: the cell of the center and its neighbors, in Redis's
 * order, which is the order of unsorted results (`geohashCalculateAreasByShapeWGS84`, `membersOfAllNeighbors`).
 */
export function scoreRanges(shape: Shape): { from: number; to: number }[] {
  const bounds = boundsOf(shape);
  let cells = around(cellOf(shape.center, estimatedStep(shape)));
  if (cells.center.step > 1 && !covers(cells, bounds)) {
    cells = around(cellOf(shape.center, cells.center.step - 1));
  }
  const needed = neededOf(cells, bounds);
  // In a grid that is halved only once the neighbors of a cell on both sides are the same.
  const apart = needed.filter((cell, i) => i < 2 || cellBits(cell) !== cellBits(needed[i - 1]!));
  return apart.map((cell) => {
    const unit = 4 ** (FINEST_STEP - cell.step);
    const bits = cellBits(cell);
    return { from: bits * unit, to: (bits + 1) * unit };
  });
}

interface Bounds {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

/** A degree of longitude is shorter toward the poles, so the side nearer to a pole is used. */
function boundsOf(shape: Shape): Bounds {
  const { longitude, latitude } = shape.center;
  const up = 'radius' in shape ? shape.radius : shape.height / 2;
  const across = 'radius' in shape ? shape.radius : shape.width / 2;
  const byLatitude = degrees(up / EARTH_RADIUS);
  const widest = latitude < 0 ? latitude - byLatitude : latitude + byLatitude;
  const byLongitude = degrees(across / EARTH_RADIUS / Math.cos(radians(widest)));
  return {
    west: longitude - byLongitude,
    east: longitude + byLongitude,
    south: latitude - byLatitude,
    north: latitude + byLatitude,
  };
}

/** The finest grid of which nine cells contain the whole shape (`geohashEstimateStepsByRadius`). */
function estimatedStep(shape: Shape): number {
  let reach = 'radius' in shape ? shape.radius : Math.hypot(shape.width / 2, shape.height / 2);
  if (reach === 0) return FINEST_STEP;
  let step = 1;
  while (reach < HALF_AROUND) {
    reach *= 2;
    step++;
  }
  step -= 2;
  const latitude = Math.abs(shape.center.latitude);
  if (latitude > 66) step--;
  if (latitude > 80) step--;
  return Math.min(Math.max(step, 1), FINEST_STEP);
}

type Direction = 'center' | 'n' | 's' | 'e' | 'w' | 'ne' | 'nw' | 'se' | 'sw';
type Cells = Readonly<Record<Direction, Cell>>;

function around({ step, x, y }: Cell): Cells {
  const cells = 2 ** step;
  // The easternmost or northernmost point lies in a cell beyond the last one; only neighbors wrap around.
  const moved = (index: number, by: number) =>
    by === 0 ? index : (((index + by) % cells) + cells) % cells;
  const at = (dx: number, dy: number): Cell => ({ step, x: moved(x, dx), y: moved(y, dy) });
  return {
    center: { step, x, y },
    n: at(0, 1),
    s: at(0, -1),
    e: at(1, 0),
    w: at(-1, 0),
    ne: at(1, 1),
    nw: at(-1, 1),
    se: at(1, -1),
    sw: at(-1, -1),
  };
}

function covers({ n, s, e, w }: Cells, { north, south, east, west }: Bounds): boolean {
  return (
    areaOf(n).latitude.max >= north &&
    areaOf(s).latitude.min <= south &&
    areaOf(e).longitude.max >= east &&
    areaOf(w).longitude.min <= west
  );
}

/** Drops the neighbors on sides where the cell of the center extends beyond the shape. */
function neededOf(cells: Cells, { north, south, east, west }: Bounds): Cell[] {
  const { latitude, longitude } = areaOf(cells.center);
  const fine = cells.center.step >= 2;
  const left: Record<string, boolean> = {
    s: fine && latitude.min < south,
    n: fine && latitude.max > north,
    w: fine && longitude.min < west,
    e: fine && longitude.max > east,
  };
  const order: Direction[] = ['center', 'n', 's', 'e', 'w', 'ne', 'nw', 'se', 'sw'];
  return order
    .filter((name) => name === 'center' || !name.split('').some((side) => left[side]))
    .map((name) => cells[name]);
}
