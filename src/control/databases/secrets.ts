import type { Ids } from '../../base/ids.ts';
import type { DatabaseRow } from './row.ts';

/** What a caller of a database presents: its password over RESP, one of its tokens over HTTP. */
export type DatabaseSecrets = Pick<DatabaseRow, 'password' | 'rest_token' | 'read_only_rest_token'>;

/** New secrets for a database; those that it had are good no more. */
export function newSecrets(ids: Ids): DatabaseSecrets {
  return {
    password: ids.secret(24),
    rest_token: ids.secret(40),
    read_only_rest_token: ids.secret(40),
  };
}

/** What is left of the secrets of a deleted database. */
export const NO_SECRETS = {
  password: '',
  rest_token: '',
  read_only_rest_token: '',
  secret: '',
} as const;
