import { toText, type ByteString } from '../../bytes.ts';
import type { CommandSpec, Protocol } from '../../command-spec.ts';
import { errors, Unavailable } from '../../errors.ts';
import { RedisError, type Reply } from '../../reply.ts';
import type { ConnectionPurpose } from '../database-links.ts';
import type { ServerDatabase } from '../server-database.ts';
import { functionOnServer } from './functions.ts';
import { lacking } from './lacking.ts';
import { digestOf } from './scripts.ts';

/** A command in the form that is sent to the server. */
export interface ForwardedCommand {
  readonly argv: readonly ByteString[];
  readonly purpose: ConnectionPurpose;
  /** Whether it may block, and so would delay the commands after it on a shared connection. */
  readonly mayWait: boolean;
  /** Converts the server's reply to the client's. */
  readonly read: (reply: Reply) => Reply;
}

type Mapping = (
  database: ServerDatabase,
  argv: readonly ByteString[],
  protocol: Protocol,
) => Partial<ForwardedCommand> | RedisError;

const NOSCRIPT = 'NOSCRIPT No matching script. Please use EVAL.';

/** Valkey 8.1 omits the last sentence, which clients look for. */
const ofScript = (argv: readonly ByteString[]): Partial<ForwardedCommand> => ({
  argv,
  purpose: 'scripts',
  read: (reply) =>
    reply instanceof RedisError && reply.message.startsWith('NOSCRIPT')
      ? new RedisError(NOSCRIPT)
      : reply,
});

const evaluate: Mapping = ({ scripts }, argv) => ofScript(argv.with(1, scripts.sent(argv[1]!)));

const evaluateKnown: Mapping = ({ scripts }, argv) =>
  ofScript(argv.with(1, scripts.digest(argv[1]!)));

const loadScript: Mapping = ({ scripts }, argv) => ({
  argv: argv.with(2, scripts.sent(argv[2]!)),
  purpose: 'scripts',
  read: (reply) => (reply instanceof RedisError ? reply : digestOf(argv[2]!)),
});

const scriptExists: Mapping = ({ scripts }, argv) =>
  ofScript(argv.map((word, i) => (i < 2 ? word : scripts.digest(word))));

/** An error in a function contains its server-side name. */
const call: Mapping = (database, [name, called, ...rest]) => {
  const known = functionOnServer(database, called!);
  return {
    argv: [name!, known, ...rest],
    purpose: 'scripts',
    read: (reply) =>
      reply instanceof RedisError && reply.message.includes(toText(known))
        ? new RedisError(reply.message.replaceAll(toText(known), toText(called!)))
        : reply,
  };
};

/** Over HTTP commands do not block. */
const readStream: Mapping = (_database, argv, protocol) => {
  const at = argv.findIndex((word) => word.toUpperCase() === 'BLOCK');
  const streams = argv.findIndex((word) => word.toUpperCase() === 'STREAMS');
  if (at < 0 || streams < at) return {};
  if (protocol === 'resp') return { mayWait: true };
  const timeout = Number(argv[at + 1]);
  return timeout >= 0
    ? errors.notAvailable(`${argv[0]!}|BLOCK`)
    : new RedisError('ERR timeout is negative');
};

/** A request waits only for what is already there, because the connection is shared. */
const waitFor =
  (at: number): Mapping =>
  (_database, argv, protocol) => {
    if (protocol === 'resp') return { mayWait: true };
    return /^\d{1,15}$/.test(argv[at]!) ? { argv: argv.with(at, '1') } : {};
  };

/** The hosted service accepts UNLINK without keys. */
const unlink: Mapping = (_database, argv) =>
  argv.length > 1 ? {} : { argv: ['EXISTS', ''], read: () => 0 };

/** There is only database 0. On the hosted service a copy onto the same key replies 0. */
const copy: Mapping = (_database, argv) => {
  const at = argv.findIndex((word, i) => i > 2 && word.toUpperCase() === 'DB');
  if (at > 0 && argv[at + 1] !== undefined && Number(argv[at + 1]) !== 0) {
    return new RedisError('ERR DB index is out of range');
  }
  return {
    argv: at > 0 ? argv.toSpliced(at, 2) : argv,
    read: (reply) =>
      reply instanceof RedisError && /objects are the same/.test(reply.message) ? 0 : reply,
  };
};

const publish: Mapping = ({ links, hub }, [name, channel, message]) => ({
  argv: [name!, links.channels + channel!, message!],
  read: (reply) =>
    typeof reply === 'number' ? reply - hub.heardFrom(channel!) + hub.listenersOf(channel!) : reply,
});

const publishToShard: Mapping = ({ links, hub }, [name, channel, message]) => {
  const listeners = hub.hearsShard(channel!) ? hub.shardChannels.subscribersOf(channel!)!.size : 0;
  return {
    argv: [name!, links.channels + channel!, message!],
    read: (reply) => (typeof reply === 'number' && listeners > 0 ? reply - 1 + listeners : reply),
  };
};

const mappings: Readonly<Record<string, Mapping>> = {
  copy,
  publish,
  spublish: publishToShard,
  eval: evaluate,
  eval_ro: evaluate,
  evalsha: evaluateKnown,
  evalsha_ro: evaluateKnown,
  'script|load': loadScript,
  'script|exists': scriptExists,
  'script|flush': (_database, argv) => ofScript(argv),
  fcall: call,
  fcall_ro: call,
  xread: readStream,
  xreadgroup: readStream,
  wait: waitFor(2),
  waitaof: waitFor(3),
  unlink,
  flushall: (_database, [, ...rest]) => ({ argv: ['FLUSHDB', ...rest] }),
};

const asItIs = (reply: Reply): Reply => reply;

/** The server-side form of a command. @returns an error if the server has no such command */
export function toServerCommand(
  database: ServerDatabase,
  spec: CommandSpec,
  argv: readonly ByteString[],
  protocol: Protocol,
): ForwardedCommand | RedisError {
  const { identity } = database.place.server;
  if (identity === undefined) return Unavailable.unreachable();
  const refusal = lacking(identity, spec);
  if (refusal !== undefined) return refusal;
  const { name, flags } = spec;
  const isBlocking = protocol === 'resp' && flags.includes('blocking');
  const usual: ForwardedCommand = {
    argv,
    purpose: 'commands',
    mayWait: isBlocking && !name.startsWith('xread'),
    read: asItIs,
  };
  const mapped = mappings[name]?.(database, argv, protocol);
  return mapped === undefined || mapped instanceof RedisError
    ? (mapped ?? usual)
    : { ...usual, ...mapped };
}

/** Replaces the server's error for its own user by that of this database. */
export function translateError(reply: Reply, spec: CommandSpec): Reply {
  if (!(reply instanceof RedisError)) return reply;
  const { message } = reply;
  if (message.startsWith('NOPERM') && !message.includes('script')) {
    const [name] = spec.name.split('|');
    return /\bkey/.test(message)
      ? new RedisError('NOPERM No permissions to access a key')
      : /\bchannel/.test(message)
        ? new RedisError('NOPERM No permissions to access a channel')
        : new RedisError(
            `NOPERM this user has no permissions to run the '${name}' command or its subcommand`,
          );
  }
  if (message.startsWith("ERR unknown subcommand '")) return errors.notAvailable(spec.name);
  return reply;
}
