/** Number of rows that are rendered above and below the visible ones. */
const MORE = 10;

/** The first rendered row and the one after the last, for rows of equal height. All in pixels. */
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
