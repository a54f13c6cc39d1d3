import { NameSet } from '../../../../base/name-set.ts';
import type { ByteString } from '../../bytes.ts';
import { type Reply, RedisError, Status } from '../../reply.ts';
import { unavailable } from '../wire/link.ts';
import type { ServerDatabase } from '../server-database.ts';
import type { CommandRoute } from './command-routes.ts';
import { itemsOf, textOf } from '../reply-fields.ts';
import type { ListenerAnswer, ListenerQuestion } from '../../engine.ts';
import { globMatcher } from '../../embedded/keyspace/glob.ts';
import type { PubSub } from '../../embedded/pubsub.ts';

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

/** Whether a SCAN asks for types, an option of the hosted service that Redis does not have. */
export function hasWithType(name: string, argv: readonly ByteString[]): boolean {
  return name === 'scan' && argv.some((word, i) => i > 1 && word.toUpperCase() === 'WITHTYPE');
}

/** SCAN … WITHTYPE: keys and their types alternate. */
export async function scanWithTypes(
  { links }: ServerDatabase,
  user: ByteString,
  argv: readonly ByteString[],
): Promise<Reply> {
  const link = links.of(user);
  const plain = argv.filter((word, i) => i < 2 || word.toUpperCase() !== 'WITHTYPE');
  const scanned = await link.send(plain);
  if (scanned instanceof RedisError) return scanned;
  const [cursor, found] = itemsOf(scanned);
  const keys = itemsOf(found).map((key) => key as ByteString);
  const types = await link.sendTogether(keys.map((key) => ['TYPE', key]));
  const entries = keys.flatMap((key, i) =>
    types[i] instanceof Status && textOf(types[i]) !== 'none' ? [key, textOf(types[i])] : [],
  );
  return [cursor!, entries];
}

/** The question to the other processes for a command of PUBSUB; undefined for HELP. */
export function questionOf(argv: readonly ByteString[]): ListenerQuestion | undefined {
  switch (argv[1]!.toLowerCase()) {
    case 'channels':
      return { to: 'channels' };
    case 'shardchannels':
      return { to: 'shardChannels' };
    case 'numsub':
      return { to: 'channels', names: argv.slice(2) };
    case 'shardnumsub':
      return { to: 'shardChannels', names: argv.slice(2) };
    case 'numpat':
      return { to: 'patterns' };
    default:
      return undefined;
  }
}

/** The answer of this process to a query. */
export function answerOf(listeners: PubSub, { to, names }: ListenerQuestion): ListenerAnswer {
  const all = listeners[to];
  return names?.map((name) => all.subscribersOf(name)?.size ?? 0) ?? [...all.names()];
}

/** The reply to a command of PUBSUB from the answers of several processes, including this one. */
export function replyOf(
  argv: readonly ByteString[],
  { to, names }: ListenerQuestion,
  answers: readonly ListenerAnswer[],
): Reply {
  if (names !== undefined) {
    const counts = answers as readonly (readonly number[])[];
    return names.flatMap((name, i) => [name, counts.reduce((sum, one) => sum + (one[i] ?? 0), 0)]);
  }
  const all = [...new NameSet((answers as readonly (readonly ByteString[])[]).flat())];
  // A pattern is counted once however many listen to it.
  if (to === 'patterns') return all.length;
  if (argv[2] === undefined) return all;
  const matches = globMatcher(argv[2]);
  return all.filter((name) => matches(name));
}
