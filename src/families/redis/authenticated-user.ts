import type { Socket } from 'node:net';
import type { DatabaseUsage } from '../../directory/redis/usage.ts';

/** The credentials and the connection of an authenticated caller. */
export interface AuthenticatedUser {
  readonly token: string;
  /** The id of the database. */
  readonly id: string;
  readonly user: string;
  readonly socket: Socket;
  readonly usage: DatabaseUsage | undefined;
}
