import type { ByteString } from '../../bytes.ts';
import { Replies } from '../../connection.ts';
import { shaped, shapeOf, type Resp3Reply } from '../../resp3.ts';
import { lookUp } from '../command-index.ts';
import { isKeyOf } from '../command-keys.ts';
import { RedisError, type Reply } from '../../reply.ts';

export const NO_REPLY = new Replies([]);

/**
 * Collects what a connection sends for the running command: its reply or the replies in place of it, and then the
 * pushes that the command has caused (Redis 7.2 `networking.c`, `CLIENT_PUSHING`).
 */
export class CommandReplies {
  /** CLIENT REPLY. */
  mode: 'on' | 'off' | 'skip' | 'skip next' = 'on';
  /** Whether the connection ends after the reply. */
  areLast = false;
  #pushes: Resp3Reply[] = [];
  #instead: readonly Resp3Reply[] | undefined;
  #areConfirmations = false;

  /** RESET. What CLIENT REPLY SKIP leaves out may be its own reply (Redis 7.2 `networking.c` `clearClientConnectionState`). */
  reset(): void {
    if (this.mode === 'off') this.mode = 'on';
  }

  /** Whether only the reply itself is sent. */
  get arePlain(): boolean {
    return (
      this.#instead === undefined &&
      this.#pushes.length === 0 &&
      !this.areLast &&
      this.mode === 'on'
    );
  }

  /** Sets the replies that are sent instead of the command's own reply. */
  replaceBy(replies: readonly Resp3Reply[]): void {
    this.#instead = replies;
  }

  /** Sets the confirmations of a subscription, which are sent as pushes are, whatever CLIENT REPLY says. */
  confirm(confirmations: readonly Resp3Reply[]): void {
    this.#instead = confirmations;
    this.#areConfirmations = true;
  }

  /** Takes the replies set by {@link replaceBy} or {@link confirm}; undefined if there are none. */
  takeInstead(): readonly Resp3Reply[] | undefined {
    const instead = this.#instead;
    this.#instead = undefined;
    this.#areConfirmations = false;
    return instead;
  }

  push(reply: Resp3Reply): void {
    this.#pushes.push(reply);
  }

  /** Takes the pushes collected so far. */
  takePushes(): readonly Resp3Reply[] {
    const pushes = this.#pushes;
    if (pushes.length > 0) this.#pushes = [];
    return pushes;
  }

  /** Everything that is sent for a command with this reply. */
  finish(reply: Resp3Reply): Resp3Reply | Replies {
    const areConfirmations = this.#areConfirmations;
    const instead = this.takeInstead();
    const pushes = this.takePushes();
    const own = this.#isSilent() && !areConfirmations ? [] : (instead ?? [reply]);
    if (own.length === 1 && pushes.length === 0 && !this.areLast) return own[0]!;
    if (own.length + pushes.length === 0 && !this.areLast) return NO_REPLY;
    return new Replies([...own, ...pushes], this.areLast);
  }

  /** CLIENT REPLY SKIP suppresses its own reply and the next one. */
  #isSilent(): boolean {
    if (this.mode === 'on') return false;
    if (this.mode === 'skip') this.mode = 'skip next';
    else if (this.mode === 'skip next') this.mode = 'on';
    return true;
  }
}

/** Gives the reply to a command its shape in RESP3. */
export function inResp3(reply: Reply, argv: readonly ByteString[]): Resp3Reply {
  if (reply instanceof RedisError) return reply;
  const command = lookUp(argv, 'resp');
  if (command instanceof RedisError || command.spec.resp3 === undefined) return reply;
  const { spec } = command;
  return shaped(
    reply,
    shapeOf(spec.resp3!, argv, (i) => isKeyOf(spec, argv, i)),
  );
}
