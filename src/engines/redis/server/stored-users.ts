import type { ByteString } from '../bytes.ts';
import type { AclStore } from '../embedded/acl/acl-store.ts';

/** The users of a database as the server's register has them, and as they are to be written there. */
export class StoredUsers implements AclStore {
  readonly name = 'the list of users on the server';
  #text: ByteString = '';
  #pending: ByteString | undefined;

  load(): ByteString {
    return this.#text;
  }

  /** Sets the text to be written. */
  save(text: ByteString): void {
    this.#pending = text;
  }

  /** Takes the text to be written since the last call; undefined if there is none. */
  takePending(): ByteString | undefined {
    const wanted = this.#pending;
    this.#pending = undefined;
    return wanted === this.#text ? undefined : wanted;
  }

  /** Sets the text read from the register. @returns whether it differs from the previous one */
  put(text: ByteString): boolean {
    const isOther = text !== this.#text;
    this.#text = text;
    return isOther;
  }
}
