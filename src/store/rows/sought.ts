/** Statements that only look for rows, or delete those that they find. */
const LOOKS = /^(?:select|delete)\b/;

/**
 * The parameters of a statement that looks for rows, as PostgreSQL accepts them. Its texts have no NUL, and it
 * refuses a statement with one (PostgreSQL 14 documentation, "Character Types"). So no stored text has one either,
 * and a search for such a name must find nothing, as in SQLite. Parameters of other statements stay as they are, and
 * are refused rather than changed.
 */
export function sought(statement: string, values: readonly unknown[]): unknown[] {
  if (!LOOKS.test(statement)) return [...values];
  return values.map((value) =>
    // `pg` also sends this character for a lone surrogate, which no stored text has either.
    typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value,
  );
}
