/** Where a part of a contract was written. */
export interface Place {
  readonly file: string;
  /** JSON pointer into the file. */
  readonly pointer: string;
  readonly line?: number;
}

/** The place of what a JSON pointer into a document leads to. */
export type PlaceOf = (pointer: string) => Place;

/** A place for people: `pets.yaml:12#/paths/~1pets`. */
export function shownPlace({ file, pointer, line }: Place): string {
  return `${file}${line === undefined ? '' : `:${line}`}#${pointer}`;
}
