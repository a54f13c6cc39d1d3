import { toText, type ByteString } from '../../../../bytes.ts';
import { RedisError } from '../../../../reply.ts';

/** So much of a path is shown before and behind the place where it is wrong. */
const SHOWN = 64;

/** A place in the text of a path. */
export class Cursor {
  readonly text: ByteString;
  at = 0;

  constructor(text: ByteString) {
    this.text = text;
  }

  get isAtEnd(): boolean {
    return this.at >= this.text.length;
  }

  /** The character here; nothing at the end. */
  get here(): string {
    return this.text.charAt(this.at);
  }

  /** Goes over a text, if it stands here. @returns whether it does */
  skip(text: string): boolean {
    if (!this.text.startsWith(text, this.at)) return false;
    this.at += text.length;
    return true;
  }

  /** Goes over what matches here. @param pattern has the flag `y` @returns what it went over */
  take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const taken = pattern.exec(this.text)?.[0];
    if (taken !== undefined) this.at += taken.length;
    return taken;
  }

  skipSpace(): void {
    while (/^[ \t\n\r]$/.test(this.here)) this.at++;
  }

  /** The error where something else should stand, in the form of RedisJSON's. */
  expected(what: string): RedisError {
    const before = this.text.slice(Math.max(0, this.at - SHOWN), this.at);
    const behind = this.text.slice(this.at, this.at + SHOWN);
    const shown = this.isAtEnd ? `${before} <<<<----` : `${before} ---->>>> ${behind}`;
    const place = toText(shown).replace(/[\r\n]/g, ' ');
    return new RedisError(
      `ERR Error occurred on position ${this.at}, "${place}", expected ${what}.`,
    );
  }
}
