import type { ByteString } from '../bytes.ts';
import type { AclStore } from '../embedded/acl/acl-store.ts';

/** The users of a database as the register of its server has them, and as they are to be there. */
export class KeptUsers implements AclStore {
  readonly name = 'the list of users on the server';
  #text: ByteString = '';
  #wanted: ByteString | undefined;

  load(): ByteString {
    return this.#text;
  }

  /** Takes what is to be written. */
  save(text: ByteString): void {
    this.#wanted = text;
  }

  /** What is to be written since it was last asked for. */
  takeWanted(): ByteString | undefined {
    const wanted = this.#wanted;
    this.#wanted = undefined;
    return wanted === this.#text ? undefined : wanted;
  }

  /** Takes what the register has. @returns whether that is something else than before */
  put(text: ByteString): boolean {
    const isOther = text !== this.#text;
    this.#text = text;
    return isOther;
  }
}
