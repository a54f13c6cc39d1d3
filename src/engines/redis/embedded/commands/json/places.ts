import type { ByteString } from '../../../bytes.ts';
import { RedisError } from '../../../reply.ts';
import { after, type Steps } from '../../steps.ts';
import { isObject } from '../../values/json/json-value.ts';
import type { Evaluation } from '../../values/json/path/evaluate.ts';
import { rootMatch, type Match } from '../../values/json/path/place.ts';
import { isSingular } from '../../values/json/path/syntax.ts';
import { isRoot, noSuchPath, type PathArgument } from './path-argument.ts';

/** NX only adds a new value, XX only replaces one. */
export type Condition = 'NX' | 'XX';

/** A place for a value in a document. */
export interface Place {
  readonly match: Match;
  /** The key under which the matched object gets the value; undefined to replace the match. */
  readonly key?: ByteString;
}

/** The whole document. */
export const ROOT: Place = { match: rootMatch(null) };

/**
 * The places that a path designates for a value: all its matches or, if there are none, a new member of an object
 * (RedisJSON `key_value.rs` `find_paths`). As on the hosted service, the object must exist.
 * @throws RedisError if the path can't designate a new member
 */
export function findPlaces(
  evaluation: Evaluation,
  path: PathArgument,
  condition?: Condition,
): readonly Place[] | Steps<readonly Place[]> {
  if (condition === 'NX' && !isRoot(path)) return newPlace(evaluation, path);
  return after(evaluation.matches(path.segments), (matches) =>
    matches.length > 0 || condition === 'XX'
      ? placesOf(matches, condition)
      : newPlace(evaluation, path),
  );
}

function placesOf(matches: readonly Match[], condition?: Condition): Place[] {
  return condition === 'NX' ? [] : matches.map((match) => ({ match }));
}

/** The place of a new member. @throws RedisError if the path can't designate one */
function newPlace(evaluation: Evaluation, path: PathArgument): readonly Place[] {
  if (!isSingular(path.segments)) throw new RedisError('ERR wrong static path');
  const parent = evaluation.at(path.segments.slice(0, -1));
  if (parent === undefined) throw noSuchPath(path);
  const selector = path.segments.at(-1)!.selectors[0]!;
  if (selector.kind === 'name') {
    const { value } = parent;
    const isNew = isObject(value) && !value.has(selector.name);
    return isNew ? [{ match: parent, key: selector.name }] : [];
  }
  // An index within an array is not a new member, and one outside of it can't be added.
  if (evaluation.at(path.segments) !== undefined) return [];
  throw new RedisError('ERR array index out of range');
}
