/** Rows per statement: SQLite accepts 32,766 values, and every table here has fewer than 60 columns. */
const AT_ONCE = 500;

/** Splits rows into chunks that fit one statement. */
export function chunksOf<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / AT_ONCE) }, (_, i) =>
    rows.slice(i * AT_ONCE, (i + 1) * AT_ONCE),
  );
}
