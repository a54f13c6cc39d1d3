import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { RedisEngine, RedisSession } from '../../engines/redis/engine.ts';
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

/**
 * Makes the family's authentication: `Authorization: Bearer` or, where that is absent, `?_token=`.
 * A Standard or Read Only token names its database; a token of an ACL user is tried on the database
 * that the host names, or on each.
 */
export function authenticator(
  engine: RedisEngine,
  databases: RedisDatabases,
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
    const owner = databases.byToken(token);
    const address = `${socket.remoteAddress}:${socket.remotePort}`;
    if (owner !== undefined) {
      if (named !== undefined && named !== owner.database) throw refusal('invalidToken');
      const session = engine.openSession(owner.database.id, owner.user, address);
      const caller = callerOf(owner.database, session);
      admissions.set(socket, { token, host, revision: databases.revision, caller });
      return caller;
    }
    for (const database of named === undefined ? databases.values() : [named]) {
      const user = engine.authenticate(database.id, token);
      if (user !== undefined) {
        return callerOf(database, engine.openSession(database.id, user, address));
      }
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
