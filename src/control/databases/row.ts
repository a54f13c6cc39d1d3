import type { Selectable } from 'kysely';
import type { RedisDatabaseTable } from '../../store/schema.ts';

/** A database as stored: the source of truth for it. */
export type DatabaseRow = Readonly<Selectable<RedisDatabaseTable>>;

/** The regions that a global database is read from. */
export function readRegionsOf(row: DatabaseRow): string[] {
  return JSON.parse(row.read_regions) as string[];
}

/** The regions with a host name of the database: for a global one, the primary and the read regions. */
export function regionsOf(row: DatabaseRow): string[] {
  const { primary_region: primary } = row;
  return primary === null ? [] : [...new Set([primary, ...readRegionsOf(row)])];
}

/** The addresses and networks that a database is open to; open to all if there are none. */
export function allowedIpsOf(row: DatabaseRow): string[] {
  return JSON.parse(row.allowed_ips) as string[];
}
