/** Rows above and below those that are seen. */
const MORE = 10;

/** The first row that is drawn and the one after the last, of rows of one height. All are in pixels. */
export function seenRows(
  count: number,
  rowHeight: number,
  scrolled: number,
  height: number,
): { from: number; to: number } {
  const first = Math.floor(scrolled / rowHeight);
  const from = Math.max(0, Math.min(first - MORE, count - 1));
  const to = Math.min(count, first + Math.ceil(height / rowHeight) + MORE);
  return { from, to: Math.max(from, to) };
}
