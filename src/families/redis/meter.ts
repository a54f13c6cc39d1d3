import type { DatabaseUsage } from '../../directory/redis/usage.ts';
import type { CommandMeter } from '../../engines/redis/engine.ts';
import { RedisError } from '../../engines/redis/reply.ts';
import { messageOf } from './errors.ts';

/** Has the engine count a session's commands, and refuse in the family's words. */
export function meterOf(usage: DatabaseUsage): CommandMeter {
  return {
    begin(now, commands) {
      const exceeded = usage.begin(now, commands);
      return exceeded && new RedisError(messageOf(exceeded.error, { ...exceeded }));
    },
    end: (kind, now) => usage.end(kind, now),
  };
}
