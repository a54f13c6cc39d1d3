import type { ByteString } from '../../bytes.ts';
import type { ListenerAnswer, ListenerQuestion } from '../../engine.ts';
import type { Reply } from '../../reply.ts';
import { globMatcher } from '../../embedded/keyspace/glob.ts';
import type { PubSub } from '../../embedded/pubsub/registry.ts';

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
  const all = [...new Set((answers as readonly (readonly ByteString[])[]).flat())];
  // A pattern is counted once however many listen to it.
  if (to === 'patterns') return all.length;
  if (argv[2] === undefined) return all;
  const matches = globMatcher(argv[2]);
  return all.filter((name) => matches(name));
}
