/** Statements that only search for rows, or delete the rows that they find. */
const SEARCHES = /^(?:select|delete)\b/;

/**
 * Replaces parameters of searches that PostgreSQL does not accept: its texts have no NUL, and it refuses a statement
 * with one (PostgreSQL 14 documentation, "Character Types"). No stored text contains one either, so a search for such a
 * name must find nothing, as in SQLite. Parameters of other statements stay unchanged, so that these are refused rather
 * than altered.
 */
export function searchParameters(statement: string, values: readonly unknown[]): unknown[] {
  if (!SEARCHES.test(statement)) return [...values];
  return values.map((value) =>
    // `pg` sends this character for a lone surrogate as well, which no stored text contains either.
    typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value,
  );
}
