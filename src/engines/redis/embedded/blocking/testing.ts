import { TestClock } from '../../../../base/test-clock.ts';
import { fromText, toText, type ByteString } from '../../bytes.ts';
import { show, type Shown } from '../commands/testing.ts';
import { Database } from '../database.ts';
import { EmbeddedSession } from '../session.ts';

/** A client with a connection. */
export interface TestClient {
  readonly session: EmbeddedSession;
  /** Sends a command written as one line; the reply may have to be waited for. */
  send(command: string): Promise<Shown>;
  /** Whether its last command waits. */
  readonly isWaiting: boolean;
}

/** A database in memory, with a clock that is moved by hand, and clients that may wait. */
export function openToClients() {
  const clock = new TestClock();
  /** What would stand in the log, commands of one unit joined by `; `. */
  const logged: string[] = [];
  const database = new Database({
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
  const user = database.acl.user('default')!;
  let clients = 0;
  const connect = (): TestClient => {
    const id = ++clients;
    const client = { id, user, address: `127.0.0.1:${id}`, protocol: 'resp' } as const;
    const session = new EmbeddedSession(database, client);
    return {
      session,
      send: async (command) => show(await session.execute(wordsOf(command))),
      get isWaiting() {
        return session.blocked !== undefined;
      },
    };
  };
  const { session } = connect();
  return {
    clock,
    database,
    logged,
    connect,
    /** Runs a command of a client that never waits. */
    run: (command: string): Shown => show(session.run(wordsOf(command))),
    /** Runs commands, one a line, as a transaction. */
    transact: async (commands: string): Promise<Shown> => {
      const rows = commands
        .trim()
        .split('\n')
        .map((line) => wordsOf(line.trim()));
      return show(await session.executeTransaction(rows));
    },
  };
}

export function wordsOf(command: string): ByteString[] {
  return command.split(' ').map(fromText);
}
