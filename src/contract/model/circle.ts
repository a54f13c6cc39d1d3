import { isNode, pointerIn, valueAt, type Node } from '../../base/json-pointer.ts';
import { shownPlace, type PlaceOf } from './place.ts';

/**
 * The circle that the reference at a pointer leads into: `a.yaml:4#/A → b.yaml:2#/B → a.yaml:4#/A`.
 * @returns undefined if it leads into none
 */
export function shownCircle(document: Node, placeOf: PlaceOf, pointer: string): string | undefined {
  const passed = new Set<string>();
  let at = pointer;
  while (!passed.has(at)) {
    passed.add(at);
    const value = valueAt(document, at);
    const reference = isNode(value) ? value['$ref'] : undefined;
    if (typeof reference !== 'string') return undefined;
    at = pointerIn(reference);
  }
  const all = [...passed];
  return [...all.slice(all.indexOf(at)), at].map((each) => shownPlace(placeOf(each))).join(' → ');
}
