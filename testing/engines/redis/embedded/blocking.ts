import { TestClock } from '../../../base/test-clock.ts';
import { fromText, toText, type ByteString } from '../../../../src/engines/redis/bytes.ts';
import type { BlockedCommand } from '../../../../src/engines/redis/embedded/blocking/blocked-command.ts';
import { show, type PlainReply } from './commands/commands.ts';
import { Database, type DatabaseOptions } from '../../../../src/engines/redis/embedded/database.ts';
import { EmbeddedSession } from '../../../../src/engines/redis/embedded/session.ts';

/** A client with a connection. */
export interface TestClient {
  /** Sends a command written as one line; the reply may have to be waited for. */
  send(command: string): Promise<PlainReply>;
  /** Its last command, if that is blocked. */
  readonly blocked: BlockedCommand | undefined;
}

/** A database in memory, with a manual clock and clients that may block. */
export function openToClients(options: Pick<DatabaseOptions, 'slice' | 'mostWork'> = {}) {
  const clock = new TestClock();
  /** The log so far, commands of one unit joined by `; `. */
  const logged: string[] = [];
  const database = new Database({
    ...options,
    clock,
    alarms: clock,
    journal: {
      append: (commands) =>
        void logged.push(commands.map((argv) => argv.map(toText).join(' ')).join('; ')),
      settled: () => undefined,
      failure: undefined,
      close: async () => {},
    },
  });
  let clients = 0;
  const connect = (name = 'default'): TestClient => {
    const id = ++clients;
    const user = database.acl.user(name)!;
    const client = { id, user, address: `127.0.0.1:${id}`, protocol: 'resp' } as const;
    const session = new EmbeddedSession(database, client);
    return {
      send: async (command) => show(await session.execute(wordsOf(command))),
      get blocked() {
        return session.blocked;
      },
    };
  };
  const user = database.acl.user('default')!;
  const session = new EmbeddedSession(database, { id: 0, user, address: '', protocol: 'resp' });
  return {
    clock,
    database,
    logged,
    connect,
    /** Runs a command that must not block, written as one line or as its words. */
    run: (...command: string[]): PlainReply =>
      show(session.run(command.length === 1 ? wordsOf(command[0]!) : command)),
    /** Runs commands as a transaction, which must not take long. */
    transact: (...commands: string[]): PlainReply[] => {
      const replies = session.runTransaction(commands.map(wordsOf), (reply) => reply);
      if (replies instanceof Promise) throw new Error('the transaction has been suspended');
      return replies.map(show);
    },
  };
}

/** Splits a command into words; those in double quotes may contain spaces. */
export function wordsOf(command: string): ByteString[] {
  return (command.match(/"[^"]*"|\S+/g) ?? []).map((word) => fromText(word.replaceAll('"', '')));
}
