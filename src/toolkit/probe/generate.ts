import type { Contract } from '../../contract/model/contract.ts';
import { isNode } from '../../base/json-pointer.ts';
import { typesOf } from '../../contract/model/schema-parts.ts';
import type { Random } from '../../base/random.ts';
import { fittingValue as valueThatFits } from '../values/fitting-value.ts';

const TRIES = 16;

/**
 * A valid value of a schema for a request; undefined if several attempts found none, for example because of a pattern
 * that is not followed, or because it would be too large.
 * @param pointer to the schema in the contract
 */
export function fittingValue(
  contract: Contract,
  pointer: string,
  schema: unknown,
  random: Random,
): { readonly value: unknown } | undefined {
  return valueThatFits(contract, pointer, schema, {
    seed: random.below(2 ** 32),
    direction: 'request',
    isVaried: true,
    given: (name, property) => shortWait(contract, name, property, random),
  });
}

/** An almost valid value: a valid one with one change that makes it invalid. */
export function unfittingValue(
  contract: Contract,
  pointer: string,
  fitting: unknown,
  random: Random,
): { readonly value: unknown } | undefined {
  for (let i = 0; i < TRIES; i++) {
    const value = broken(structuredClone(fitting), random);
    if (!contract.schemas.fits('request', pointer, value)) return { value };
  }
  return undefined;
}

/** Replaces a value, or a value within it, or removes a member. */
function broken(value: unknown, random: Random): unknown {
  const names = isNode(value) ? Object.keys(value) : [];
  if (names.length > 0 && random.chance(0.8)) {
    const name = random.pick(names);
    const members = value as Record<string, unknown>;
    if (Array.isArray(value) || random.chance(0.6)) members[name] = broken(members[name], random);
    else delete members[name];
    return value;
  }
  const others = [null, true, -1, 0.5, 1e15, '', 'x'.repeat(5000), '\u0000', [], {}, [{}]];
  return random.pick(others);
}

/** Durations up to this are short, whatever their unit is. */
const LONGEST_WAIT = 2;

/** A short duration, if a parameter or property is the duration of a wait that may be short. */
export function shortWait(
  contract: Contract,
  name: string,
  schema: unknown,
  random: Random,
): number | undefined {
  const found = contract.follow(schema);
  if (!/timeout|wait/i.test(name) || !typesOf(contract, found).has('integer')) return undefined;
  const { minimum } = found;
  const least = typeof minimum === 'number' ? Math.max(0, Math.ceil(minimum)) : 0;
  return least > LONGEST_WAIT ? undefined : least + random.below(LONGEST_WAIT + 1 - least);
}
