import type { DatabaseUsage, ExceededLimit } from '../../directory/redis/usage.ts';
import type { CommandKind, CommandMeter } from '../../engines/redis/command-meter.ts';
import { RedisError } from '../../engines/redis/reply.ts';
import { messageOf } from './errors.ts';

/** Makes the meter of a session, which counts commands and refuses them with the family's messages. */
export function meterOf(usage: DatabaseUsage): CommandMeter {
  return new UsageMeter(usage);
}

/** A class, because there is one for each connection, and its methods are shared where closures would not be. */
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
