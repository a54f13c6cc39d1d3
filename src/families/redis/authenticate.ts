import type { HttpRequest } from '../../http/exchange.ts';
import type { Socket } from 'node:net';
import type { RedisSessions } from '../../engines/redis/engine.ts';
import { andThen } from '../../base/and-then.ts';
import { AuthenticationCache } from '../../contract/authentication-cache.ts';
import type { MemoryBudget } from '../../base/memory-budget.ts';
import type { FamilyOptions } from '../../contract/family.ts';
import { type AuthenticatedUser, LiveMessages } from './live-messages.ts';
import type { RedisCaller } from './caller.ts';
import type { RedisDatabase, RedisDatabases } from '../../directory/redis/databases.ts';
import { refusal } from './errors.ts';
import { isForeign } from '../../http/foreign-request.ts';
import type { DatabaseUsage, RequestCounter } from '../../directory/redis/usage.ts';
import { meterOf, replyLimitOf } from './limits.ts';
import { tokenIn } from './path-arguments.ts';

const BEARER = /^bearer +(\S+) *$/i;

/** A caller, and what its requests are counted by. */
interface Entered {
  readonly caller: RedisCaller;
  readonly usage: DatabaseUsage | undefined;
  readonly requests: RequestCounter | undefined;
}

/** An authenticated user of a database, and the connection. */
interface Entrant {
  readonly token: string;
  readonly database: RedisDatabase;
  /** The name of the ACL user. */
  readonly user: string;
  readonly socket: Socket;
  readonly region?: string | undefined;
}

export interface RedisFamilyOptions extends FamilyOptions {
  /** The largest response, in bytes. */
  readonly maxResponseSize?: number;
  /** The memory for what clients have not read; without it there is no total. */
  readonly memory?: MemoryBudget | undefined;
  /** The database to whose own port a connection was made. */
  readonly databaseOfPort?: ((socket: Socket) => string | undefined) | undefined;
}

/**
 * Makes the family's authentication: `Authorization: Bearer` or, if that is absent, `?_token=`. A Standard or Read Only
 * token identifies its database; a token of an ACL user is tried on the database that the host or the port identifies,
 * or on each. If token, host and port identify different databases, or the host has the name of one that does not exist,
 * access is refused.
 */
export function authenticator(
  engine: RedisSessions,
  databases: RedisDatabases,
  options: RedisFamilyOptions = {},
): (request: HttpRequest, rawQuery: string) => RedisCaller | Promise<RedisCaller> {
  const { databaseOfPort = () => undefined, wellKnown = new Set(), log } = options;
  const { maxResponseSize, memory } = options;
  const authenticated = new AuthenticationCache<Entered>(databases, { wellKnown });
  const live = new LiveMessages(watch, isStillAuthorized);

  /** Registers a callback for changes of the users or the access of a database. @returns removes the callback */
  function watch(id: string, look: () => void): () => void {
    const ends = [
      engine.onAccessChange(id, look),
      databases.onChange((changed) => {
        if (changed === id) look();
      }),
    ];
    return () => {
      for (const end of ends) end();
    };
  }

  function isStillAuthorized({
    token,
    id,
    user,
    socket,
  }: AuthenticatedUser): boolean | Promise<boolean> {
    const database = databases.get(id);
    if (database?.isOpenTo?.(socket.remoteAddress ?? '') === false) return false;
    const owner = databases.byToken(token);
    if (owner !== undefined) return owner.database.id === id && owner.user === user;
    if (database === undefined) return false;
    return andThen(engine.authenticate(id, token), (known) => known === user);
  }

  function enter({ token, database, user, socket, region }: Entrant): Entered | Promise<Entered> {
    const { id, usage, maxRequestSize } = database;
    const { remoteAddress = '' } = socket;
    if (database.isOpenTo?.(remoteAddress) === false) {
      throw refusal('addressNotAllowed', { address: remoteAddress });
    }
    noteUse(socket, usage);
    const address = `${remoteAddress}:${socket.remotePort}`;
    log?.debug({ database: id, region, user, address }, 'let in');
    return andThen(engine.openSession(id, user, address, usage && meterOf(usage)), (session) => {
      const requests = usage?.requestsBy(region);
      if (requests !== undefined) requests.count++;
      const admitted = { token, id, user, socket, usage };
      const hasRoom = memory && ((bytes: number) => memory.hasRoom(id, bytes));
      const responses = { ...(maxResponseSize !== undefined && { maxResponseSize }), hasRoom };
      const replyLimit: RedisCaller['replyLimit'] = (format) => replyLimitOf(format, responses);
      return {
        caller: { session, replyLimit, maxRequestSize, admitted, live },
        usage,
        requests,
      };
    });
  }

  /** Authenticates the token of an ACL user in each of the given databases in turn. */
  async function enterAsUser(
    token: string,
    among: Iterable<RedisDatabase>,
    socket: Socket,
    region?: string,
  ): Promise<RedisCaller> {
    for (const database of among) {
      const asked = engine.authenticate(database.id, token);
      const user = asked instanceof Promise ? await asked : asked;
      if (user !== undefined)
        return (await enter({ token, database, user, socket, region })).caller;
    }
    throw refusal('invalidToken');
  }

  return (request, rawQuery) => {
    const { socket } = request;
    const { authorization, host } = request.headers;
    const inQuery = authorization === undefined ? tokenIn(rawQuery) : undefined;
    const last = authenticated.last(request, inQuery);
    if (last !== undefined) {
      last.usage?.settle(socket);
      if (last.requests !== undefined) last.requests.count++;
      return last.caller;
    }
    const token = authorization === undefined ? inQuery : BEARER.exec(authorization)?.[1];
    if (token === undefined) throw refusal('invalidToken');
    if (wellKnown.has(token) && isForeign(request)) throw refusal('developmentToken');
    if (databases.namesNothing(host)) throw refusal('invalidToken');
    const named = databases.byHost(host);
    const ofPort = databaseOfPort(socket);
    const isNamed = ({ id }: RedisDatabase) =>
      (named === undefined || named.database.id === id) && (ofPort === undefined || ofPort === id);
    const owner = databases.byToken(token);
    if (owner !== undefined) {
      const { database, user } = owner;
      if (!isNamed(database)) throw refusal('invalidToken');
      const entered = authenticated.admit(request, { inQuery, secret: token }, () =>
        enter({ token, database, user, socket, region: named?.region }),
      );
      return andThen(entered, ({ caller }) => caller);
    }
    const among = named === undefined ? databases.values() : [named.database];
    return enterAsUser(token, [...among].filter(isNamed), socket, named?.region);
  };
}

/** The database that each connection uses. Connections outlive what is behind their address. */
const uses = new WeakMap<Socket, DatabaseUsage | undefined>();

/**
 * Notes a request to a database. A connection can use several databases in turn, since each request has its own token; it
 * counts for the one that it used last.
 * @throws HttpError if too many other connections use it
 */
function noteUse(socket: Socket, usage: DatabaseUsage | undefined): void {
  const before = uses.get(socket);
  if (before === usage) {
    usage?.settle(socket);
    return;
  }
  const isNew = !uses.has(socket);
  before?.disconnect(socket);
  uses.set(socket, undefined);
  if (isNew) socket.on('close', () => uses.get(socket)?.disconnect(socket));
  if (usage === undefined) return;
  const carried = isNew ? 0 : socket.bytesRead + socket.bytesWritten;
  const exceeded = usage.connect(socket, carried);
  if (exceeded !== undefined) throw refusal(exceeded.error, { ...exceeded });
  uses.set(socket, usage);
}
