/** Where a part of a contract was written. */
export interface Place {
  readonly file: string;
  /** JSON pointer into the file. */
  readonly pointer: string;
  readonly line?: number;
  /** Of a file that can't be parsed, where there are no pointers yet. */
  readonly column?: number;
}

/** The place of what a JSON pointer into a document leads to. */
export type PlaceOf = (pointer: string) => Place;

/** A place for people: `pets.yaml:12#/paths/~1pets`, or `pets.yaml:12:7`. */
export function shownPlace({ file, pointer, line, column }: Place): string {
  if (line === undefined && pointer === '') return file;
  if (column !== undefined) return `${file}:${line}:${column}`;
  return `${file}${line === undefined ? '' : `:${line}`}#${pointer}`;
}
