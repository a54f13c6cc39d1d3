import type { ByteString } from '../../bytes.ts';
import { Selector } from './selector.ts';

/**
 * A user of one database and its rights. Sessions refer to the object, so a change of its rules takes effect in all of
 * them at once.
 */
export class User {
  readonly name: ByteString;
  /** Whether it may log in. */
  enabled = false;
  /** Whether any password is accepted (`nopass`). */
  noPassword = false;
  /** Kept for the ACL format only: RESTORE always validates payloads in full. */
  sanitizesPayload = true;
  /** SHA-256 of each password, in hexadecimal. */
  passwords: readonly string[] = [];
  /** The first is the root, which has the rules outside of parentheses. */
  selectors: readonly [Selector, ...Selector[]] = [new Selector()];
  /** Whether it may run every command on every key and channel, so that no check is needed. */
  unrestricted = false;
  /** What {@link describe} returns, until the user changes. */
  #description: ByteString | undefined;

  constructor(name: ByteString) {
    this.name = name;
  }

  copy(): User {
    const copy = new User(this.name);
    copy.become(this);
    return copy;
  }

  /** Copies everything but the name. */
  become(other: User): void {
    const [root, ...more] = other.selectors;
    this.#description = undefined;
    this.enabled = other.enabled;
    this.noPassword = other.noPassword;
    this.sanitizesPayload = other.sanitizesPayload;
    this.passwords = other.passwords;
    this.selectors = [root.copy(), ...more.map((selector) => selector.copy())];
    this.unrestricted = this.selectors.some((selector) => selector.unrestricted);
  }

  /** The flags in the order in which Redis 7.2 lists them (`acl.c` `ACLUserFlags`). */
  flags(): string[] {
    return [
      this.enabled ? 'on' : 'off',
      ...(this.noPassword ? ['nopass'] : []),
      this.sanitizesPayload ? 'sanitize-payload' : 'skip-sanitize-payload',
    ];
  }

  /**
   * One line of the ACL file format, without the word `user` and the name (`ACLDescribeUser`). After it the user changes
   * by {@link become} only.
   */
  describe(): ByteString {
    return (this.#description ??= this.#describe());
  }

  #describe(): ByteString {
    const [root, ...more] = this.selectors;
    return [
      ...this.flags(),
      ...this.passwords.map((hash) => `#${hash}`),
      root.describe(),
      ...more.map((selector) => `(${selector.describe()})`),
    ].join(' ');
  }
}
