import type { ByteString } from '../../bytes.ts';
import type { ConnectionSetup } from '../../connection.ts';
import type { User } from '../acl/user.ts';
import type { Database } from '../database.ts';

/** The credentials with which one connection has logged in. */
export class Login {
  isLoggedIn = false;
  readonly #database: Database;
  readonly #logInElsewhere: ConnectionSetup['logIn'];
  #isStillValid: () => boolean = () => true;

  /** @param logInElsewhere finds the user of credentials that the users of the database don't have */
  constructor(database: Database, logInElsewhere: ConnectionSetup['logIn']) {
    this.#database = database;
    this.#logInElsewhere = logInElsewhere;
  }

  /** @returns the user; undefined if the name or the password is wrong, and then nothing changes */
  logIn(name: ByteString, password: ByteString): User | undefined {
    const user = this.#userOf(name, password);
    if (user === undefined) return undefined;
    this.isLoggedIn = true;
    this.#isStillValid = () => this.#userOf(name, password) === user;
    return user;
  }

  logOut(): void {
    this.isLoggedIn = false;
    this.#isStillValid = () => true;
  }

  /** Whether the same credentials would still log in as the same user. */
  get isStillValid(): boolean {
    return this.#isStillValid();
  }

  #userOf(name: ByteString, password: ByteString): User | undefined {
    const { acl } = this.#database;
    const user = acl.logIn(name, password);
    if (user !== undefined) return user;
    const other = this.#logInElsewhere?.(name, password);
    return other === undefined ? undefined : acl.user(other);
  }
}
