import { fromText, toText } from '../../../../../src/engines/redis/bytes.ts';
import type { Clock } from '../../../../../src/base/clock.ts';
import type { Protocol } from '../../../../../src/engines/redis/command-spec.ts';
import {
  NullArray,
  RedisError,
  Status,
  type Reply,
} from '../../../../../src/engines/redis/reply.ts';
import { Database } from '../../../../../src/engines/redis/embedded/database.ts';
import { EmbeddedSession } from '../../../../../src/engines/redis/embedded/session.ts';

/** A reply in the form that tests compare: statuses and errors as text, null arrays as null. */
export type PlainReply = string | number | bigint | null | PlainReply[];

export interface TestDatabase {
  /** Runs a command given as one line, or as its words if they contain spaces. */
  readonly run: (...command: (string | number)[]) => PlainReply;
  /** Moves the clock forward. */
  readonly advance: (milliseconds: number) => void;
  readonly database: Database;
  /** The log so far, one line a command. */
  readonly logged: string[];
}

/**
 * A database in memory with a manual clock and reproducible random numbers.
 * @param mostWork the limit for a command; see `Work`
 * @param protocol of the client
 */
export function openTestDatabase(mostWork?: number, protocol: Protocol = 'http'): TestDatabase {
  let time = Date.UTC(2026, 0, 1);
  let seed = 42;
  const clock: Clock = { now: () => time };
  const random = () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 2 ** 32;
  };
  const logged: string[] = [];
  const database = new Database({
    clock,
    random,
    ...(mostWork !== undefined && { mostWork }),
    journal: {
      append: (commands) => logged.push(...commands.map((argv) => argv.map(toText).join(' '))),
      settled: () => undefined,
      failure: undefined,
      close: async () => {},
    },
  });
  const user = database.acl.user('default')!;
  const session = new EmbeddedSession(database, {
    id: 1,
    user,
    address: '127.0.0.1:1',
    protocol,
  });
  return {
    database,
    logged,
    advance: (milliseconds) => void (time += milliseconds),
    run: (...command) => {
      const words = command.length === 1 ? String(command[0]).split(' ') : command.map(String);
      return show(session.run(words.map(fromText)));
    },
  };
}

/** Converts a reply to the form that tests compare. */
export function show(reply: Reply): PlainReply {
  if (reply instanceof RedisError) return reply.message;
  if (reply instanceof Status) return reply.text;
  if (reply instanceof NullArray) return null;
  if (Array.isArray(reply)) return reply.map(show);
  return typeof reply === 'string' ? toText(reply) : (reply as number | bigint | null);
}
