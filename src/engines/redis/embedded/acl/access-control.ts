import type { ByteString } from '../../bytes.ts';
import type { CommandSpec } from '../../command-spec.ts';
import type { RedisError } from '../../reply.ts';
import type { Client } from '../client.ts';
import type { User } from './user.ts';

/** The users of one database. */
export class AccessControl {
  readonly #users = new Map<string, User>([['default', { name: 'default', unrestricted: true }]]);

  user(name: string): User | undefined {
    return this.#users.get(name);
  }

  /** @returns the NOPERM error where the client's user may not run this, else undefined */
  check(_client: Client, _spec: CommandSpec, _argv: readonly ByteString[]): RedisError | undefined {
    return undefined;
  }
}
