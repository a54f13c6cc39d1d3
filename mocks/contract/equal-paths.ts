import { shownPlace } from '../../src/contract/model/place.ts';
import type { Described } from './described.ts';

/** How many are told; then only how many more there are. */
const MOST_TOLD = 20;

/** Tells which paths more than one of the contracts of a mock has: the first one answers there. */
export function tellOfEqualPaths(
  contracts: readonly Described[],
  tell: (message: string) => void,
): void {
  const first = new Map<string, string>();
  const told: string[] = [];
  for (const { name, operations, placeOf } of contracts) {
    const own = new Map(operations.map((operation) => [shapeOf(operation.path), operation]));
    for (const [shape, { path, pointer }] of own) {
      const other = first.get(shape);
      if (other === undefined) first.set(shape, name);
      else
        told.push(
          `${shownPlace(placeOf(pointer))}: ${path} is a path of ${other} too, which answers there`,
        );
    }
  }
  for (const line of told.slice(0, MOST_TOLD)) tell(line);
  if (told.length > MOST_TOLD) tell(`and ${told.length - MOST_TOLD} more paths of two contracts`);
}

/** A path without the names of its parameters. */
function shapeOf(path: string): string {
  return path.replaceAll(/\{[^{}]*\}/g, '{}');
}
