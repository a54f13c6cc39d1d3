import type { DatabaseUsage, ExceededLimit } from '../../directory/redis/usage.ts';
import type { CommandKind, CommandMeter } from '../../engines/redis/command-meter.ts';
import { RedisError } from '../../engines/redis/reply.ts';
import { messageOf } from './errors.ts';
import { ReplyLimit } from '../../engines/redis/reply-limit.ts';
import type { StringEncoding } from './json-result.ts';

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

const MB = 1024 * 1024;

/**
 * The maximum size of a response in bytes, whatever the setting is. It is at least what the largest request by default
 * can set, in base64, and below what V8 can write: JSON may make a text six times as long, which must stay below
 * 512 MB, and V8 ends the process when it writes a string of 2^28 bytes, or of 2^27 characters beyond Latin-1.
 */
const LIMITS: Readonly<Record<StringEncoding | 'resp2', number>> = {
  text: 80 * MB,
  base64: 101 * MB,
  resp2: 101 * MB,
};

interface ResponseOptions {
  /** The largest response, in bytes. */
  readonly maxResponseSize?: number;
  /** Whether the memory for responses of all clients has room for this many bytes. */
  readonly hasRoom?: ((bytes: number) => boolean) | undefined;
}

/** Limits the replies of one response over HTTP. */
export function replyLimitOf(
  format: StringEncoding | 'resp2',
  { maxResponseSize = Infinity, hasRoom }: ResponseOptions = {},
): ReplyLimit {
  return new ReplyLimit(Math.min(LIMITS[format], maxResponseSize), hasRoom);
}
