import { ManagementError } from '../../client/errors.ts';

interface Kind<Item> {
  readonly kind: string;
  readonly idOf: (item: Item) => string;
  readonly nameOf: (item: Item) => string;
}

/**
 * Finds an item by its id, or by its name.
 * @throws ManagementError if there is none, or several have that name
 */
export function byIdOrName<Item>(
  items: readonly Item[],
  wanted: string,
  { kind, idOf, nameOf }: Kind<Item>,
): Item {
  const found = items.find((item) => idOf(item) === wanted);
  if (found !== undefined) return found;
  const [first, ...others] = items.filter((item) => nameOf(item) === wanted);
  if (first === undefined) throw new ManagementError(`${kind} ${wanted} is not found`, 404);
  if (others.length === 0) return first;
  const ids = [first, ...others].map(idOf).join(', ');
  throw new ManagementError(`several ${kind}s are called ${wanted}, name one by id: ${ids}`, 409);
}
