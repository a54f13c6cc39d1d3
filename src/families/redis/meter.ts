import type { DatabaseUsage, ExceededLimit } from '../../directory/redis/usage.ts';
import type { CommandKind, CommandMeter } from '../../engines/redis/engine.ts';
import { RedisError } from '../../engines/redis/reply.ts';
import { messageOf } from './errors.ts';

/** Counts a session's commands for the engine, and refuses with the family's messages. */
export function meterOf(usage: DatabaseUsage): CommandMeter {
  return new UsageMeter(usage);
}

/** There is one for each connection: with functions of its own it would be four times as large. */
class UsageMeter implements CommandMeter {
  readonly #usage: DatabaseUsage;

  constructor(usage: DatabaseUsage) {
    this.#usage = usage;
  }

  begin(now: number, commands?: number): RedisError | undefined {
    const exceeded: ExceededLimit | undefined = this.#usage.begin(now, commands);
    return exceeded && new RedisError(messageOf(exceeded.error, { ...exceeded }));
  }

  end(kind: CommandKind, now: number): void {
    this.#usage.end(kind, now);
  }
}
