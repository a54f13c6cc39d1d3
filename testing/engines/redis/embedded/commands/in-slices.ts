import { setImmediate as turn } from 'node:timers/promises';
import { LaterReply } from '../../../../../src/engines/redis/embedded/blocking/wait.ts';
import {
  Database,
  type DatabaseOptions,
} from '../../../../../src/engines/redis/embedded/database.ts';
import { EmbeddedSession } from '../../../../../src/engines/redis/embedded/session.ts';

/** A database with a long document under `doc`. @param slice -1 to have commands suspended after each step */
export function openSliced(text: string, slice: number) {
  const logged: string[][] = [];
  const journal = {
    append: (commands: readonly (readonly string[])[]) =>
      void logged.push(commands.map((argv) => argv.join(' ').slice(0, 60))),
    settled: () => undefined,
  };
  const database = new Database({ slice, journal } as DatabaseOptions);
  const user = database.acl.user('default')!;
  const session = () => new EmbeddedSession(database, { id: 1, user, address: '' });
  session().run(['JSON.SET', 'doc', '$', text]);
  logged.length = 0;
  return { logged, session: session(), other: session() };
}

/** What a command does with slices of a certain length, and how often others were served meanwhile. */
export async function outcomeOf(text: string, argv: readonly string[], slice: number) {
  const { session, other, logged } = openSliced(text, slice);
  const outcome = session.start(argv);
  const seen = { turns: 0, isOver: !(outcome instanceof LaterReply) };
  const ended =
    outcome instanceof LaterReply
      ? outcome.reply.finally(() => (seen.isOver = true))
      : Promise.resolve(outcome);
  for (; !seen.isOver; seen.turns++) await turn();
  const reply = await ended;
  const document = other.run(['JSON.GET', 'doc']);
  const memory = other.run(['MEMORY', 'USAGE', 'doc']);
  return { turns: seen.turns, found: { reply, logged, document, memory } };
}
