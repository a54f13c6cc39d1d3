import { isNode, referenceTo, appendPointer, type Node } from '../../base/json-pointer.ts';
import { isData, keysAtRoot, keysBelow, type Keys } from './keywords.ts';

/** The schemas of a file that can be referred to by other names than their place: their JSON pointers. */
export interface Identities {
  /** By `$anchor` or `$dynamicAnchor` (JSON Schema 2020-12, Core, section 8.2.2). */
  readonly anchors: ReadonlyMap<string, string>;
  /** By `$id`, if it is a whole URI (section 8.2.1). */
  readonly ids: ReadonlyMap<string, string>;
}

/** Of several with one name the first counts. */
export function identitiesIn(file: Node): Identities {
  const anchors = new Map<string, string>();
  const ids = new Map<string, string>();
  const visit = (value: unknown, pointer: string, keys: Keys): void => {
    if (!isNode(value)) return;
    const isSchema = keys === 'keywords' && !Array.isArray(value);
    const names = isSchema ? [value['$anchor'], value['$dynamicAnchor']] : [];
    for (const name of names) {
      if (typeof name === 'string' && !anchors.has(name)) {
        anchors.set(name, referenceTo(pointer).slice(1));
      }
    }
    const id = isSchema ? value['$id'] : undefined;
    if (typeof id === 'string') {
      const [uri = ''] = id.split('#');
      if (!ids.has(uri)) ids.set(uri, referenceTo(pointer).slice(1));
    }
    for (const [key, member] of Object.entries(value)) {
      if (isSchema && isData(keys, key, member)) continue;
      const inside = Array.isArray(value) ? 'keywords' : keysBelow(keys, key);
      visit(member, appendPointer(pointer, key), inside);
    }
  };
  visit(file, '', keysAtRoot(file));
  return { anchors, ids };
}
