import { Replies } from '../../connection.ts';
import type { Resp3Reply } from '../../resp3.ts';

export const NO_REPLY = new Replies([]);

/**
 * What a connection sends for the command that runs: its reply, whatever stands in the place of that, and behind it the
 * pushes that the command itself has set off (Redis 7.2 `networking.c`, `CLIENT_PUSHING`).
 */
export class CommandReplies {
  /** CLIENT REPLY. */
  mode: 'on' | 'off' | 'skip' | 'skip next' = 'on';
  /** The connection ends behind the reply. */
  areLast = false;
  #pushes: Resp3Reply[] = [];
  #instead: readonly Resp3Reply[] | undefined;

  /** Whether nothing but the reply itself is sent. */
  get arePlain(): boolean {
    return (
      this.#instead === undefined &&
      this.#pushes.length === 0 &&
      !this.areLast &&
      this.mode === 'on'
    );
  }

  /** What is sent in place of the one reply. */
  replaceBy(replies: readonly Resp3Reply[]): void {
    this.#instead = replies;
  }

  /** What stands in place of the reply; it is not kept. */
  takeInstead(): readonly Resp3Reply[] | undefined {
    const instead = this.#instead;
    this.#instead = undefined;
    return instead;
  }

  push(reply: Resp3Reply): void {
    this.#pushes.push(reply);
  }

  /** The pushes so far; they are not kept. */
  takePushes(): readonly Resp3Reply[] {
    const pushes = this.#pushes;
    if (pushes.length > 0) this.#pushes = [];
    return pushes;
  }

  /** All that is sent for a command with this reply. */
  finish(reply: Resp3Reply): Resp3Reply | Replies {
    const instead = this.takeInstead();
    const pushes = this.takePushes();
    const own = this.#isSilent() ? [] : (instead ?? [reply]);
    if (own.length === 1 && pushes.length === 0 && !this.areLast) return own[0]!;
    if (own.length + pushes.length === 0 && !this.areLast) return NO_REPLY;
    return new Replies([...own, ...pushes], this.areLast);
  }

  /** CLIENT REPLY SKIP leaves out its own reply and the one after it. */
  #isSilent(): boolean {
    if (this.mode === 'on') return false;
    if (this.mode === 'skip') this.mode = 'skip next';
    else if (this.mode === 'skip next') this.mode = 'on';
    return true;
  }
}
