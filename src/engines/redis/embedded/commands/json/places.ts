import type { ByteString } from '../../../bytes.ts';
import { RedisError } from '../../../reply.ts';
import { isObject } from '../../values/json/json-value.ts';
import { rootMatch, type Evaluation, type Match } from '../../values/json/path/evaluate.ts';
import { isSingular } from '../../values/json/path/syntax.ts';
import { isRoot, noSuchPath, type PathArgument } from './path-argument.ts';

/** NX only adds what is not there, XX only replaces what is. */
export type Condition = 'NX' | 'XX';

/** Where a value is to be put. */
export interface Place {
  readonly match: Match;
  /** The key under which the object that was matched gets it; undefined where it replaces what was matched. */
  readonly key?: ByteString;
}

/** The whole document. */
export const ROOT: Place = { match: rootMatch(null) };

/**
 * Where a path says that a value is to be put: in the place of all that it leads to or, where there is nothing,
 * as a new member of an object (RedisJSON `key_value.rs` `find_paths`). That the object must be there is as in
 * the hosted service.
 * @throws RedisError where the path can lead to nothing that could be added
 */
export function findPlaces(
  evaluation: Evaluation,
  path: PathArgument,
  condition?: Condition,
): readonly Place[] {
  if (condition !== 'NX' || isRoot(path)) {
    const matches = evaluation.matches(path.segments);
    if (condition === 'NX') return [];
    if (matches.length > 0 || condition === 'XX') return matches.map((match) => ({ match }));
  }
  if (!isSingular(path.segments)) throw new RedisError('ERR wrong static path');
  const parent = evaluation.first(path.segments.slice(0, -1));
  if (parent === undefined) throw noSuchPath(path);
  const selector = path.segments.at(-1)!.selectors[0]!;
  if (selector.kind === 'name') {
    const { value } = parent;
    const isNew = isObject(value) && !value.has(selector.name);
    return isNew ? [{ match: parent, key: selector.name }] : [];
  }
  // An element that is there is no new one; one that is not can't be added.
  if (evaluation.first(path.segments) !== undefined) return [];
  throw new RedisError('ERR array index out of range');
}
