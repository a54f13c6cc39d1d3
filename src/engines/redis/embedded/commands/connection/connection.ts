import type { ByteString } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import { OK, RedisError, mapReply, Status } from '../../../reply.ts';
import type { OpenConnection } from '../../connection/open-connection.ts';
import { type CommandContext, type CommandFunction, connectionOf } from '../command.ts';
import { REDIS_VERSION } from '../server/info.ts';
import { checkedName } from './client-line.ts';
import { parseInteger } from '../../../numbers.ts';

/** Redis 7.2 `acl.c` `authCommand`. */
export const auth: CommandFunction = (ctx, argv) => {
  if (argv.length > 3) throw errors.syntax();
  const [name, password] = argv.length === 2 ? ['default', argv[1]!] : [argv[1]!, argv[2]!];
  logIn(ctx, connectionOf(ctx), name, password);
  return OK;
};

/** `networking.c` `helloCommand`. */
export const hello: CommandFunction = (ctx, argv) => {
  const connection = connectionOf(ctx);
  const wanted = argv[1];
  if (wanted !== undefined && !/^-?\d{1,15}$/.test(wanted)) {
    throw new RedisError('ERR Protocol version is not an integer or out of range');
  }
  const version = wanted === undefined ? connection.version : Number(wanted);
  if (version !== 2 && version !== 3) throw new RedisError('NOPROTO unsupported protocol version');
  const { credentials, clientName } = optionsOf(argv);
  if (credentials !== undefined) logIn(ctx, connection, ...credentials);
  if (!connection.isLoggedIn) {
    throw new RedisError(
      'NOAUTH HELLO must be called with the client already authenticated, otherwise the HELLO <proto> AUTH <user> <pass> option can be used to authenticate the client and select the RESP protocol version at the same time',
    );
  }
  if (clientName !== undefined) ctx.client.name = checkedName(clientName);
  connection.version = version;
  connection.stateChanged();
  return mapReply({
    server: 'redis',
    version: REDIS_VERSION,
    proto: version,
    id: connection.id,
    mode: 'standalone',
    role: 'master',
    modules: [],
  });
};

function optionsOf(argv: readonly ByteString[]) {
  let credentials: [ByteString, ByteString] | undefined;
  let clientName: ByteString | undefined;
  for (let i = 2; i < argv.length; i++) {
    const option = argv[i]!.toUpperCase();
    if (option === 'AUTH' && i + 2 < argv.length) credentials = [argv[++i]!, argv[++i]!];
    else if (option === 'SETNAME' && i + 1 < argv.length) clientName = argv[++i]!;
    else throw errors.helloOption(argv[i]!);
  }
  return { credentials, clientName };
}

/** @throws RedisError if the name or the password is wrong */
function logIn(
  { client, database }: CommandContext,
  connection: OpenConnection,
  name: ByteString,
  password: ByteString,
): void {
  const { guesses } = connection.setup;
  if (guesses?.mayTry(name, password) === false) throw errors.tooManyGuesses();
  const isRight = connection.logIn(name, password) !== undefined;
  guesses?.tried(isRight, name, password);
  if (isRight) return;
  const { acl } = database;
  acl.log.add(
    { reason: 'auth', context: 'toplevel', object: 'AUTH', username: name },
    client,
    acl.now(),
  );
  throw new RedisError('WRONGPASS invalid username-password pair or user is disabled.');
}

/**
 * Without a message the reply is a status, with one it is that message. A client that is subscribed in RESP2 gets it in
 * the form of a message (Redis 7.2 `server.c` `pingCommand`).
 */
export const ping: CommandFunction = ({ connection }, argv) => {
  if (argv.length > 2) throw errors.wrongArity('ping');
  if (connection?.version === 2 && connection.listening.isSubscribed)
    return ['pong', argv[1] ?? ''];
  return argv[1] ?? new Status('PONG');
};

export const echo: CommandFunction = (_ctx, argv) => argv[1]!;

export const quit: CommandFunction = (ctx) => {
  connectionOf(ctx).kill();
  return OK;
};

export const reset: CommandFunction = (ctx) => {
  connectionOf(ctx).reset();
  return new Status('RESET');
};

export const select: CommandFunction = (_ctx, argv) => {
  if (parseInteger(argv[1]!) !== 0) throw new RedisError('ERR DB index is out of range');
  return OK;
};
