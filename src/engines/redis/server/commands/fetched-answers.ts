import type { ByteString } from '../../bytes.ts';
import type { Reply } from '../../reply.ts';
import { unavailable } from '../wire/link.ts';
import type { ServerDatabase } from '../server-database.ts';
import type { CommandRoute } from './command-routes.ts';
import { answerOf, questionOf, replyOf } from './listeners.ts';

/**
 * Answers a command here, with information from the server or the other copies.
 * @param answer runs it on the information here
 * @returns the reply, never rejected if a server is unavailable
 */
type Fetching = (
  database: ServerDatabase,
  argv: readonly ByteString[],
  answer: () => Reply,
) => Promise<Reply>;

/** The commands of each route (`command-routes.ts`) that are answered so. */
export const fetchedAnswers = {
  async users(database, _argv, answer) {
    try {
      return await database.changeUsers(answer);
    } catch (error) {
      return unavailable(error);
    }
  },

  async knownUsers(database, _argv, answer) {
    try {
      await database.refresh();
    } catch (error) {
      return unavailable(error);
    }
    return answer();
  },

  async figures(database, _argv, answer) {
    await database.verifyPlace();
    const told = answer();
    return typeof told === 'string' ? database.withFigures(told) : told;
  },
} satisfies Partial<Record<CommandRoute['to'], Fetching>>;

/** Adds the subscribers in other copies to the answer of this one. @param ask asks the other copies */
export async function withOtherListeners(
  database: ServerDatabase,
  argv: readonly ByteString[],
  ask: NonNullable<ServerDatabase['othersListening']>,
): Promise<Reply> {
  const question = questionOf(argv)!;
  const others = await ask(question);
  return replyOf(argv, question, [answerOf(database.hub, question), ...others]);
}
