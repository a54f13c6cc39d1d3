import { commandTable } from '../../generated/redis/commands.ts';
import documents from '../../generated/redis/command-documents.json' with { type: 'json' };
import { fromText, toText, type ByteString } from '../../src/engines/redis/bytes.ts';
import {
  isServedOverHttp,
  type CommandDocument,
  type ExampleDocument,
} from '../../src/engines/redis/command-document.ts';
import type { Client } from '../../src/engines/redis/embedded/client.ts';
import { lookUp } from '../../src/engines/redis/embedded/command-lookup.ts';
import type { Database } from '../../src/engines/redis/embedded/database.ts';
import { EmbeddedSession } from '../../src/engines/redis/embedded/session.ts';
import { errors } from '../../src/engines/redis/errors.ts';
import type { RedisSessions, RedisSession } from '../../src/engines/redis/engine.ts';
import { OK, RedisError, type Reply } from '../../src/engines/redis/reply.ts';

const byName = documents as unknown as Readonly<Record<string, CommandDocument>>;

/**
 * A stateless engine: it answers each command with the most similar documented example, after the
 * checks that the contract allows: the command exists, the number of its arguments is valid, and
 * the token may run it. The implementation refuses the same with the same messages.
 */
export function exampleEngine(database: Database): RedisSessions {
  return {
    openSession(_database, userName, address) {
      const user = database.acl.user(userName);
      if (user === undefined) throw new RedisError(`ERR no user ${userName}`);
      const client: Client = { id: 0, user, address };
      const execute = (argv: readonly ByteString[]) => {
        const command = lookUp(argv);
        if (command instanceof RedisError) return command;
        const denied = database.acl.check(client, command.spec, argv);
        return denied ?? exampleReply(command.spec.name, argv);
      };
      return { ...session(execute), ...exampleFeeds(database, client) };
    },
    authenticate: () => undefined,
    onAccessChange: () => () => {},
  };
}

/** Subscribers get the examples of PUBLISH and GET once, and nothing more. */
function exampleFeeds(
  database: Database,
  client: Client,
): Pick<RedisSession, 'subscribe' | 'monitor'> {
  const real = new EmbeddedSession(database, client);
  const [, channel = '', message = ''] = exampleCommand('publish');
  return {
    subscribe(to, names, listener) {
      const subscription = real.subscribe(to, names, listener);
      const play = (name: ByteString) =>
        to === 'channels'
          ? listener.message(name, message, undefined)
          : listener.message(channel, message, name);
      if (!(subscription instanceof RedisError)) queueMicrotask(() => names.forEach(play));
      return subscription;
    },
    monitor(listener) {
      const subscription = real.monitor(listener);
      const { clock, monitors } = database;
      if (!(subscription instanceof RedisError)) {
        queueMicrotask(() =>
          monitors.feed(commandTable.get, exampleCommand('get'), client, clock.now()),
        );
      }
      return subscription;
    },
  };
}

function exampleCommand(name: string): ByteString[] {
  return byName[name]!.examples[0]!.command.map((word) => fromText(String(word)));
}

/** An option in an example: `XX`. */
const OPTION = /^[A-Z][A-Z0-9]+$/;

type ExampleSession = Omit<RedisSession, 'subscribe' | 'monitor'>;

function session(execute: (argv: readonly ByteString[]) => Reply): ExampleSession {
  return {
    execute,
    executeAll: async (rows) => rows.map(execute),
    async executeTransaction(rows) {
      const replies = rows.map(execute);
      const refusal = replies.find((reply) => reply instanceof RedisError);
      return refusal === undefined ? replies : errors.transactionDiscarded(refusal.message);
    },
    stateToken: () => 'mock-0',
  };
}

/**
 * The reply of the example that has the most words in common with the command. An option that only the example has
 * counts more than any words that both have by chance, because it may change the type of the reply.
 */
function exampleReply(name: string, argv: readonly ByteString[]): Reply {
  const words = new Set(argv.map((word) => toText(word).toLowerCase()));
  let best: ExampleDocument | undefined;
  let bestScore = -Infinity;
  const examples = byName[name]?.examples.filter(isServedOverHttp) ?? [];
  for (const example of examples) {
    if (example.error !== undefined) continue;
    const isCommon = (word: unknown) => words.has(String(word).toLowerCase());
    const common = example.command.filter(isCommon).length;
    const foreign = example.command.filter((word) => !isCommon(word) && OPTION.test(String(word)));
    const lengths = Math.abs(example.command.length - argv.length);
    const score = common - 2 * foreign.length - lengths / 10;
    if (score > bestScore) [best, bestScore] = [example, score];
  }
  if (best !== undefined) return replyOf(best.reply);
  const failure = examples.find(({ error }) => error !== undefined);
  return failure?.error === undefined ? OK : new RedisError(failure.error);
}

/** Converts the `result` of an example to a reply. */
function replyOf(result: unknown): Reply {
  if (result === 'OK') return OK;
  if (typeof result === 'string') return fromText(result);
  if (typeof result === 'number' || result === null) return result;
  if (Array.isArray(result)) return result.map(replyOf);
  throw new TypeError(`an example replies ${JSON.stringify(result)}, which no command can`);
}
