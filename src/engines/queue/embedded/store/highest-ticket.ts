import { query } from './query.ts';
import type { SqliteQueries } from './sqlite.ts';

const highest = [
  query<object>()((db) => db.selectFrom('log').select('ticket').orderBy('ticket', 'desc').limit(1)),
  query<object>()((db) =>
    db.selectFrom('message').select('seq as ticket').orderBy('seq', 'desc').limit(1),
  ),
  query<object>()((db) =>
    db.selectFrom('dead_letter').select('ticket').orderBy('ticket', 'desc').limit(1),
  ),
];

/** The highest ticket that any row has; 0 where there are none. */
export function highestTicket(queries: SqliteQueries): number {
  return Math.max(0, ...highest.map((query) => queries.get(query, {})?.ticket ?? 0));
}
