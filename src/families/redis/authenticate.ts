import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { RedisEngine, RedisSession } from '../../engines/redis/engine.ts';
import type { Logger } from '../../log.ts';
import type { RedisCaller } from './caller.ts';
import type { RedisDatabase, RedisDatabases } from './databases.ts';
import { refusal } from './errors.ts';
import { tokenIn } from './path-arguments.ts';

const BEARER = /^bearer +(\S+) *$/i;

/** What a connection was let in with the last time, so that the next request need not ask again. */
interface Admission {
  readonly token: string;
  readonly host: string | undefined;
  readonly revision: number;
  readonly caller: RedisCaller;
}

export interface AuthenticatorOptions {
  /** The id of the database whose own port a connection came in by. */
  readonly databaseOfPort?: ((socket: Socket) => string | undefined) | undefined;
  readonly log?: Logger | undefined;
}

/**
 * Makes the family's authentication: `Authorization: Bearer` or, where that is absent, `?_token=`.
 * A Standard or Read Only token names its database; a token of an ACL user is tried on the database
 * that the host or the port names, or on each. Where token, host and port name different databases,
 * nobody is let in.
 */
export function authenticator(
  engine: RedisEngine,
  databases: RedisDatabases,
  { databaseOfPort = () => undefined, log }: AuthenticatorOptions = {},
): (request: IncomingMessage, rawQuery: string) => RedisCaller {
  const admissions = new WeakMap<Socket, Admission>();

  return (request, rawQuery) => {
    const token = tokenOf(request, rawQuery);
    const { host } = request.headers;
    const { socket } = request;
    const last = admissions.get(socket);
    // The connection presented this very token before, so comparing it with `===` tells it nothing.
    if (last?.token === token && last.host === host && last.revision === databases.revision) {
      return last.caller;
    }
    const named = databases.byHost(host);
    const ofPort = databaseOfPort(socket);
    const isNamed = ({ id }: RedisDatabase) =>
      (named === undefined || named.database.id === id) && (ofPort === undefined || ofPort === id);
    const address = `${socket.remoteAddress}:${socket.remotePort}`;
    const owner = databases.byToken(token);
    if (owner !== undefined) {
      const { database, user } = owner;
      if (!isNamed(database)) throw refusal('invalidToken');
      const session = engine.openSession(database.id, user, address);
      const caller = callerOf(database, session);
      admissions.set(socket, { token, host, revision: databases.revision, caller });
      log?.debug({ database: database.id, region: named?.region, user, address }, 'let in');
      return caller;
    }
    for (const database of named === undefined ? databases.values() : [named.database]) {
      const user = isNamed(database) ? engine.authenticate(database.id, token) : undefined;
      if (user === undefined) continue;
      log?.debug({ database: database.id, region: named?.region, user, address }, 'let in');
      return callerOf(database, engine.openSession(database.id, user, address));
    }
    throw refusal('invalidToken');
  };
}

function tokenOf(request: IncomingMessage, rawQuery: string): string {
  const { authorization } = request.headers;
  const token = authorization === undefined ? tokenIn(rawQuery) : BEARER.exec(authorization)?.[1];
  if (token === undefined) throw refusal('invalidToken');
  return token;
}

function callerOf(database: RedisDatabase, session: RedisSession): RedisCaller {
  return { session, maxRequestSize: database.maxRequestSize };
}
