/**
 * The seeds of the answers of a mock that ask for none: each is another, and the same sequence comes after each start, so
 * that what was seen once can be had again.
 */
export function seeds(): () => number {
  let last = 0;
  return () => (last += 1);
}
