/** A place or an action that the palette offers. */
export interface Entry {
  readonly title: string;
  /** What it is: a page, a database, an action. */
  readonly kind: string;
  /** Where it leads to; an action without a place runs. */
  readonly route?: readonly string[];
  readonly run?: () => void;
}

/** How many are offered at a time. */
const MOST = 50;

/** The entries with all words of a text in their titles or kinds; those that begin with the text first. */
export function matchingEntries(entries: readonly Entry[], text: string): Entry[] {
  const wanted = text.trim().toLowerCase();
  const words = wanted.split(/\s+/);
  const beginning: Entry[] = [];
  const others: Entry[] = [];
  for (const entry of entries) {
    const title = entry.title.toLowerCase();
    const all = `${title} ${entry.kind}`.toLowerCase();
    if (title.startsWith(wanted)) beginning.push(entry);
    else if (others.length < MOST && words.every((word) => all.includes(word))) others.push(entry);
    if (beginning.length === MOST) break;
  }
  return [...beginning, ...others].slice(0, MOST);
}
