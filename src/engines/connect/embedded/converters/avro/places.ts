import type { AvroEnum, AvroUnion } from '../../../../schema-registry/schemas/avro/schema.ts';
import { branchName } from './logical.ts';

/** An enum may have as many symbols as a record has values, so none is searched for. */
const symbolLists = new WeakMap<AvroEnum, readonly string[]>();
const symbolPlaces = new WeakMap<AvroEnum, ReadonlyMap<string, number>>();
const branchPlaces = new WeakMap<AvroUnion, ReadonlyMap<string, number>>();

/** The symbols of an enum, by their numbers. */
export function symbolsOf(schema: AvroEnum): readonly string[] {
  return memoized(symbolLists, schema, () => [...schema.symbols]);
}

/** The number of a symbol. */
export function placeOfSymbol(schema: AvroEnum, symbol: string): number | undefined {
  const places = () => new Map(symbolsOf(schema).map((each, place) => [each, place]));
  return memoized(symbolPlaces, schema, places).get(symbol);
}

/** The number of the branch that a field of the struct for a union stands for; the first of those with its name. */
export function placeOfBranch(union: AvroUnion, field: string): number | undefined {
  const places = () =>
    new Map(
      [...union.branches.entries()]
        .filter(([, { kind }]) => kind !== 'null')
        .toReversed()
        .map(([place, branch]) => [branchName(branch), place]),
    );
  return memoized(branchPlaces, union, places).get(field);
}

function memoized<Of extends object, Result>(
  known: WeakMap<Of, Result>,
  of: Of,
  make: () => Result,
): Result {
  let result = known.get(of);
  if (result === undefined) known.set(of, (result = make()));
  return result;
}
