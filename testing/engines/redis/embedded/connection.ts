import { TestClock } from '../../../base/test-clock.ts';
import type { ByteString } from '../../../../src/engines/redis/bytes.ts';
import {
  PendingReply,
  Replies,
  type ConnectionSetup,
} from '../../../../src/engines/redis/connection.ts';
import type { Resp3Reply } from '../../../../src/engines/redis/resp3.ts';
import { Database, type DatabaseOptions } from '../../../../src/engines/redis/embedded/database.ts';
import { EmbeddedConnection } from '../../../../src/engines/redis/embedded/connection/embedded-connection.ts';
import { wordsOf } from './blocking.ts';

/** A client with a connection. */
export interface TestConnection {
  readonly connection: EmbeddedConnection;
  /** Runs a command written as one line or as its words. Returns all its replies, or the pending one. */
  readonly run: (...command: string[]) => readonly Resp3Reply[] | PendingReply;
  /** Runs a command that is answered at once. Returns its first reply. */
  readonly first: (...command: string[]) => Resp3Reply | undefined;
  /** The pushes so far. */
  readonly heard: Resp3Reply[];
  /** Whether the connection has been ended by either side. */
  readonly isEnded: boolean;
}

/** A database in memory with the password `secret` and a manual clock. */
export function openToConnections(options: Omit<DatabaseOptions, 'clock' | 'alarms'> = {}) {
  const clock = new TestClock();
  const database = new Database({ ...options, clock, alarms: clock });
  database.acl.setDefaultPassword('secret');
  let last = 0;
  /** @param password nobody is logged in without it */
  const connect = (
    password: ByteString | null = 'secret',
    setup: Partial<ConnectionSetup> = {},
  ): TestConnection => {
    const heard: Resp3Reply[] = [];
    let isEnded = false;
    const connection: EmbeddedConnection = new EmbeddedConnection(database, ++last, {
      address: `127.0.0.1:${50_000 + last}`,
      localAddress: '127.0.0.1:6379',
      maxKeptBytes: () => 1000,
      listener: {
        push: (reply) => void heard.push(reply),
        end: () => {
          isEnded = true;
          connection.close();
        },
      },
      ...setup,
    });
    if (password !== null) connection.run(['AUTH', password]);
    const run: TestConnection['run'] = (...command) => {
      const outcome = connection.run(command.length === 1 ? wordsOf(command[0]!) : command);
      if (outcome instanceof PendingReply) return outcome;
      if (!(outcome instanceof Replies)) return [outcome];
      isEnded ||= outcome.isLast;
      return outcome.replies;
    };
    return {
      connection,
      heard,
      run,
      first: (...command) => {
        const outcome = run(...command);
        if (outcome instanceof PendingReply)
          throw new Error(`${command.join(' ')} has not been answered`);
        return outcome[0];
      },
      get isEnded() {
        return isEnded;
      },
    };
  };
  return { clock, database, connect };
}
