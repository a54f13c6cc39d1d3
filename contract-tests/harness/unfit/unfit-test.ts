/** A test that does not apply to an engine. */
export interface Unfit {
  /** Its path below `contract-tests`. */
  readonly file: string;
  /**
   * Its full name as reports show it, `describe > test`, or the beginning of full names, followed by `…`. Omitted: all tests of
   * the file.
   */
  readonly test?: string;
  /** What the engine does instead, by design. */
  readonly reason: string;
}
