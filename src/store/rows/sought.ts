/** What only looks for rows, or takes those away that it finds. */
const LOOKS = /^(?:select|delete)\b/;

/**
 * What a statement looks for, as PostgreSQL takes it. Its texts have no NUL, and it refuses a statement that has one (PostgreSQL 14
 * documentation, "Character Types"); so nothing that is kept has one either, and who asks for such a name is to find nothing, as in
 * SQLite. What is to be kept goes on as it is, and is refused rather than changed.
 */
export function sought(statement: string, values: readonly unknown[]): unknown[] {
  if (!LOOKS.test(statement)) return [...values];
  return values.map((value) =>
    // Where `pg` writes a lone surrogate, which no text has either, it sends this character too.
    typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value,
  );
}
