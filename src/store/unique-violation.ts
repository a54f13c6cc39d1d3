/** SQLite's extended result code, https://www.sqlite.org/rescode.html#constraint_unique */
const SQLITE_CONSTRAINT_UNIQUE = 2067;
/** PostgreSQL's SQLSTATE, https://www.postgresql.org/docs/current/errcodes-appendix.html */
const POSTGRES_UNIQUE_VIOLATION = '23505';

/** Whether the store rejected a row because of a unique index. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { errcode, code } = error as { errcode?: unknown; code?: unknown };
  return errcode === SQLITE_CONSTRAINT_UNIQUE || code === POSTGRES_UNIQUE_VIOLATION;
}
