import { setImmediate as turn } from 'node:timers/promises';
import { LaterReply } from '../../../../src/engines/redis/embedded/blocking/wait.ts';
import { Database, type DatabaseOptions } from '../../../../src/engines/redis/embedded/database.ts';
import { EmbeddedSession } from '../../../../src/engines/redis/embedded/session.ts';
import type { Reply } from '../../../../src/engines/redis/reply.ts';

/** More than a command does in one step. */
export const SIZE = 5000;

/** A database whose commands are suspended after each step. */
export function open(options: DatabaseOptions = {}) {
  const logged: string[][] = [];
  const journal = {
    append: (commands: readonly (readonly string[])[]) =>
      void logged.push(commands.map((argv) => argv[0]!)),
    settled: () => undefined,
  };
  // Suspended after each step.
  const database = new Database({ slice: -1, ...options, journal } as DatabaseOptions);
  const open = (id: number) => {
    const session = new EmbeddedSession(database, {
      id,
      user: database.acl.user('default')!,
      address: '',
    });
    session.protocol = 'resp';
    return session;
  };
  return { database, session: open(1), other: open(2), logged };
}

/** Very many arguments. */
export const many = (each: (i: number) => (string | number)[]): string[] =>
  Array.from({ length: SIZE }, (_, i) => each(i).map(String)).flat();

/** Runs a command, and counts the turns in which others were served meanwhile. */
export async function during(
  session: EmbeddedSession,
  argv: readonly string[],
): Promise<{ reply: Reply; turns: number }> {
  const outcome = session.start(argv);
  if (!(outcome instanceof LaterReply)) return { reply: outcome, turns: 0 };
  const seen = { turns: 0, isOver: false };
  const reply = outcome.reply.finally(() => (seen.isOver = true));
  while (!seen.isOver) {
    await turn();
    seen.turns++;
  }
  return { reply: await reply, turns: seen.turns };
}
