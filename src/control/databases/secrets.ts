import type { Ids } from '../../base/ids.ts';
import type { DatabaseRow } from './row.ts';

/** The secrets of a database: its password over RESP, and its two tokens over HTTP. */
export type DatabaseSecrets = Pick<DatabaseRow, 'password' | 'rest_token' | 'read_only_rest_token'>;

/** New secrets for a database; its earlier ones stop working. */
export function newSecrets(ids: Ids): DatabaseSecrets {
  return {
    password: ids.secret(24),
    rest_token: ids.secret(40),
    read_only_rest_token: ids.secret(40),
  };
}

/** The secrets of a deleted database. */
export const NO_SECRETS = {
  password: '',
  rest_token: '',
  read_only_rest_token: '',
  secret: '',
} as const;
