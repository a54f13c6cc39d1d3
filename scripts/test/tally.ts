/** How many checks of a part passed and failed. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
}
