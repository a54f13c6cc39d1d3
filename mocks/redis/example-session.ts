import { commandTable } from '../../generated/redis/commands.ts';
import documents from '../../generated/redis/command-documents.json' with { type: 'json' };
import { type ByteString, fromText } from '../../src/engines/redis/bytes.ts';
import type { CommandDocument } from '../../src/engines/redis/command-document.ts';
import type { AccessControl } from '../../src/engines/redis/embedded/acl/access-control.ts';
import type { Client } from '../../src/engines/redis/embedded/client.ts';
import { lookUp } from '../../src/engines/redis/embedded/command-index.ts';
import type { Database } from '../../src/engines/redis/embedded/database.ts';
import { EmbeddedSession } from '../../src/engines/redis/embedded/session.ts';
import { errors } from '../../src/engines/redis/errors.ts';
import type { RedisSessions, RedisSession } from '../../src/engines/redis/engine.ts';
import { RedisError, type Reply } from '../../src/engines/redis/reply.ts';
import { aggregationReply } from './aggregation-reply.ts';
import { readCall } from './argument-grammar.ts';
import { exactReply, fittingReply } from './fitting-reply.ts';

const byName = documents as unknown as Readonly<Record<string, CommandDocument>>;

/**
 * A stateless engine: it answers each command with the most similar documented example, after the
 * checks that the contract allows: the command exists, the token may run it, and its file allows the number, the
 * options and the values of its arguments. The implementation refuses the same with the same messages.
 *
 * @param database has no keys, only users: those of the examples, with the tokens that these hand out
 */
export function exampleEngine(database: Database): RedisSessions {
  handOutUsers(database.acl, byName);
  return {
    openSession(_database, userName, address) {
      const user = database.acl.user(userName);
      if (user === undefined) throw new RedisError(`ERR no user ${userName}`);
      const client: Client = { id: 0, user, address };
      const execute = (argv: readonly ByteString[]) => {
        const command = lookUp(argv);
        if (command instanceof RedisError) return command;
        const denied = database.acl.check(client, command.spec, argv);
        return denied ?? reply(database, command.spec.name, argv);
      };
      return { ...session(execute), ...exampleFeeds(database, client) };
    },
    authenticate: (_database, token) => database.acl.authenticate(token)?.name,
    onAccessChange: () => () => {},
  };
}

/** What a call gets that names a command and has enough arguments. */
function reply(database: Database, name: string, argv: readonly ByteString[]): Reply {
  const document = byName[name]!;
  const exact = exactReply(document, argv);
  if (exact !== undefined) return exact;
  try {
    const options = readCall(document, argv);
    if (name === 'acl|resttoken') return tokenOf(database.acl, argv);
    if (name === 'search.aggregate') {
      const named = aggregationReply(document, argv);
      if (named !== undefined) return named;
    }
    return fittingReply(document, argv, options);
  } catch (error) {
    if (error instanceof RedisError) return error;
    throw error;
  }
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

type Documents = Readonly<Record<string, CommandDocument>>;

/**
 * Makes the users of the examples that answer with tokens, with the rights that they have there. A token that is one of
 * a user's passwords is accepted like one that was made for the user.
 */
function handOutUsers(acl: AccessControl, documents: Documents): void {
  for (const { given = [], command, reply } of documents['acl|resttoken']!.examples) {
    if (typeof reply !== 'string') continue;
    for (const [, , name, ...rules] of given) acl.setUser(word(name), rules.map(word));
    acl.setUser(word(command[2]), [word(`>${reply}`)]);
  }
  for (const { command, reply } of documents['acl|gentoken']!.examples) {
    const name = word(command[2]);
    if (typeof reply === 'string' && acl.user(name)) acl.setUser(name, [word(`>${reply}`)]);
  }
}

/**
 * The token of a user whose password is right, which the mock accepts.
 * @throws RedisError if the password is wrong, or the mock has no such user
 */
function tokenOf(acl: AccessControl, argv: readonly ByteString[]): string {
  const [, , user = '', password = ''] = argv;
  const token = acl.restToken(user, password);
  if (token === undefined) throw errors.wrongPassword(user);
  return token;
}

function word(value: string | number | undefined): ByteString {
  return fromText(String(value));
}
