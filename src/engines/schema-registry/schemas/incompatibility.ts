/** A place where a reader could not read what a writer may have written. */
export interface Incompatibility {
  /** Its name in the Confluent API: `READER_FIELD_MISSING_DEFAULT_VALUE`. */
  readonly type: string;
  /** A JSON pointer into the reader's schema. */
  readonly path: string;
  /** The problem, with placeholders `{reader}` and `{writer}`. */
  readonly description: string;
  /** The names or values concerned. */
  readonly info: string;
}

/** How many places one comparison lists. Once these have been fixed, the next comparison lists further ones. */
const MOST_TOLD = 50;

/**
 * Collects the findings of parts, up to a limit. Parts may be shared, so the number of all findings could exceed the
 * memory.
 */
export function collectFindings<Part>(
  parts: Iterable<Part>,
  look: (part: Part) => readonly Incompatibility[],
): Incompatibility[] {
  const found: Incompatibility[] = [];
  for (const part of parts) {
    found.push(...look(part));
    if (found.length >= MOST_TOLD) return found.slice(0, MOST_TOLD);
  }
  return found;
}

/** Which of the two schemas reads; the other one writes. */
export type Reader = 'new' | 'old';

/** An incompatibility as one line in the format of the Confluent API. */
export function lineOf({ type, path, description, info }: Incompatibility, reader: Reader): string {
  const writer = reader === 'new' ? 'old' : 'new';
  const words = description
    .replaceAll('{reader}', `the ${reader} schema`)
    .replaceAll('{writer}', `the ${writer} schema`)
    .replaceAll('{path}', `path '${path === '' ? '/' : path}'`);
  const sentence = words.charAt(0).toUpperCase() + words.slice(1);
  return `{errorType:'${type}', description:'${sentence}', additionalInfo:'${cut(info)}'}`;
}

const LONGEST_INFO = 1000;

function cut(info: string): string {
  return info.length > LONGEST_INFO ? `${info.slice(0, LONGEST_INFO)}…` : info;
}
