import { isNode, namesOf, valueIn } from '../../base/json-pointer.ts';
import { Random } from '../../base/random.ts';
import type { Contract } from '../../contract/model/contract.ts';
import type { Direction } from '../../contract/model/schemas.ts';
import { isValid } from './is-valid.ts';
import type { MakeOptions } from './make-options.ts';
import { makeValue } from './make-value.ts';

/** How often a value is made anew; the later ones have only what they must. */
const ATTEMPTS = 12;
/** How often what is wrong with a value is removed. */
const REPAIRS = 8;

export interface ValueOptions extends Pick<
  MakeOptions,
  'items' | 'direction' | 'isVaried' | 'given'
> {
  /** Equal seeds make equal values. */
  readonly seed: number;
}

/**
 * Makes a value that is valid by a schema of a contract.
 * @param pointer to the schema
 * @returns undefined if none was found: nothing fits it, or it needs what can't be made up, such as a pattern with
 * assertions
 */
export function fittingValue(
  contract: Pick<Contract, 'document' | 'schemas'>,
  pointer: string,
  schema: unknown,
  { seed, ...options }: ValueOptions,
): { readonly value: unknown } | undefined {
  const { direction = 'response' } = options;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const random = new Random(Math.imul(seed + 1, 0x9e3779b1) + attempt);
    const isSparse = attempt > ATTEMPTS / 2;
    const value = makeValue(contract.document, schema, { ...options, random, isSparse });
    if (value === undefined) continue;
    if (isValid(contract, pointer, value, direction)) return { value };
    if (isNode(value) && repair(contract, pointer, value, direction)) return { value };
  }
  return undefined;
}

/** Removes the members that do not fit. @returns whether the rest does */
function repair(
  { schemas }: Pick<Contract, 'schemas'>,
  pointer: string,
  value: Readonly<Record<string, unknown>>,
  direction: Direction,
): boolean {
  for (let round = 0; round < REPAIRS; round++) {
    const [misfit] = schemas.misfits(direction, pointer, value);
    if (misfit === undefined) return true;
    const names = namesOf(misfit.at);
    const last = names.pop();
    const holder = valueIn(value, names);
    if (last === undefined || !isNode(holder) || !Object.hasOwn(holder, last)) return false;
    if (Array.isArray(holder)) holder.splice(Number(last), 1);
    else delete (holder as Record<string, unknown>)[last];
  }
  return false;
}
