/** Keys with the same beginning. */
export interface Folder {
  readonly kind: 'folder';
  /** The beginning that its keys have in common, with the separator. */
  readonly id: string;
  readonly title: string;
  readonly depth: number;
  readonly count: number;
  /** Some of its keys, from all over it, to estimate what they take; all of them if these are few. */
  readonly sample: readonly string[];
  readonly isOpen: boolean;
}

/** A row of the tree: a key or a folder. */
export type TreeRow =
  | { readonly kind: 'key'; readonly id: string; readonly key: string; readonly depth: number }
  | Folder;

/** How many keys of a folder are looked at to estimate its size. */
const SAMPLE = 10;

/** The keys as they are, in order. */
export function flatRows(keys: readonly string[]): TreeRow[] {
  return keys.map((key) => ({ kind: 'key', id: key, key, depth: 0 }));
}

/**
 * The visible rows of a tree of keys, folders first. Only what is in open folders is looked into, so that a million keys
 * in closed ones cost one pass.
 * @param open the beginnings of open folders
 */
export function treeRows(
  keys: readonly string[],
  separator: string,
  open: ReadonlySet<string>,
): TreeRow[] {
  const rows: TreeRow[] = [];
  append(rows, keys, '', 0);
  return rows;

  function append(to: TreeRow[], all: readonly string[], prefix: string, depth: number): void {
    const folders = new Map<string, string[]>();
    const single: string[] = [];
    for (const key of all) {
      const at = key.indexOf(separator, prefix.length);
      if (at < 0) {
        single.push(key);
        continue;
      }
      const beginning = key.slice(0, at + separator.length);
      const of = folders.get(beginning);
      if (of === undefined) folders.set(beginning, [key]);
      else of.push(key);
    }
    for (const id of sorted([...folders.keys()])) {
      const of = folders.get(id)!;
      const isOpen = open.has(id);
      const title = id.slice(prefix.length);
      to.push({ kind: 'folder', id, title, depth, count: of.length, sample: sampleOf(of), isOpen });
      if (isOpen) append(to, of, id, depth + 1);
    }
    for (const key of sorted(single)) to.push({ kind: 'key', id: key, key, depth });
  }
}

/** The folders that a key is in, outermost first: `a:b:c` is in `a:` and `a:b:`. */
export function foldersOf(key: string, separator: string): string[] {
  const parts = key.split(separator).slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join(separator) + separator);
}

/** More names than so many are in the order of their characters, which is found more quickly. */
const MOST_COUNTED = 5_000;
const COLLATOR = new Intl.Collator('en', { numeric: true });

/** Names as people count: `user:2:` before `user:10:`. */
function sorted(names: readonly string[]): string[] {
  return names.length > MOST_COUNTED ? names.toSorted() : names.toSorted(COLLATOR.compare);
}

/** Keys at equal distances. */
function sampleOf(keys: readonly string[]): readonly string[] {
  if (keys.length <= SAMPLE) return keys;
  return Array.from(
    { length: SAMPLE },
    (_, one) => keys[Math.floor((one * keys.length) / SAMPLE)]!,
  );
}
