import { toText, type ByteString } from '../../../../bytes.ts';
import { RedisError } from '../../../../reply.ts';

/** The number of characters shown before and after an error in a path. */
const SHOWN = 64;

/** A position in the text of a path. */
export class Cursor {
  readonly text: ByteString;
  at = 0;

  constructor(text: ByteString) {
    this.text = text;
  }

  get isAtEnd(): boolean {
    return this.at >= this.text.length;
  }

  /** The character at the position; empty at the end. */
  get here(): string {
    return this.text.charAt(this.at);
  }

  /** Skips a text if it is at the position. @returns whether it is */
  skip(text: string): boolean {
    if (!this.text.startsWith(text, this.at)) return false;
    this.at += text.length;
    return true;
  }

  /**
   * Skips a match of a pattern at the position.
   * @param pattern has the flag `y`
   * @returns the match
   */
  take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const taken = pattern.exec(this.text)?.[0];
    if (taken !== undefined) this.at += taken.length;
    return taken;
  }

  skipSpace(): void {
    while (/^[ \t\n\r]$/.test(this.here)) this.at++;
  }

  /** The error if something else was expected, in the format of RedisJSON's. */
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
