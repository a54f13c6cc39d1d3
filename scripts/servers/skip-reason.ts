import { installedRedises } from './installed-redis.ts';
import { kafkaSkipReason } from './java.ts';
import { hasPostgresql } from './postgresql.ts';

/** The kinds of servers that tests can start. */
export type ServerKind = 'redis' | 'valkey' | 'postgresql' | 'kafka';

/** Why a server can't be started on this machine, shown with the skipped tests; undefined if it can. */
export function skipReason(kind: ServerKind): string | undefined {
  switch (kind) {
    case 'redis':
      return hasRedis(false) ? undefined : 'redis-server is not installed';
    case 'valkey':
      return hasRedis(true) ? undefined : 'valkey-server is not installed';
    case 'postgresql':
      return hasPostgresql() ? undefined : 'postgres is not installed';
    case 'kafka':
      return kafkaSkipReason();
  }
}

function hasRedis(isValkey: boolean): boolean {
  return installedRedises().some((one) => one.isValkey === isValkey);
}
