import type { RedisError } from './reply.ts';

/** Whether a command reads or writes keys. */
export type CommandKind = 'read' | 'write' | 'other';

/** Called around each command of a session; may refuse it. Commands run one by one. */
export interface CommandMeter {
  /**
   * Called before a command, or before all commands of a transaction.
   * @param now by the engine's clock, in Unix milliseconds
   * @returns why they may not run now; then none of them runs
   */
  begin(now: number, commands?: number): RedisError | undefined;
  /** Called when a command has ended, with a reply or an error, with the time by the same clock. */
  end(kind: CommandKind, now: number): void;
}
