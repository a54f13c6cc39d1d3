/** Rows in one statement: SQLite takes 32,766 values, and no table here has as many as 60 columns. */
const AT_ONCE = 500;

/** Splits rows into parts of one statement each. */
export function chunksOf<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / AT_ONCE) }, (_, i) =>
    rows.slice(i * AT_ONCE, (i + 1) * AT_ONCE),
  );
}
