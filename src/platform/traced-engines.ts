import type { ByteString } from '../engines/redis/bytes.ts';
import { PendingReply, Replies, type RedisConnection } from '../engines/redis/connection.ts';
import type { RedisConnections, RedisSession, RedisSessions } from '../engines/redis/engine.ts';
import { isCommandName } from '../engines/redis/embedded/command-index.ts';
import { RedisError } from '../engines/redis/reply.ts';
import { TransactionReply } from '../engines/redis/resp3.ts';
import type { LogCluster, LogEngine } from '../engines/log/engine.ts';
import { SPAN_KIND } from '../telemetry/tracing/span.ts';
import type { Tracing } from '../telemetry/tracing/tracing.ts';

/** Longer than any command's name. */
const LONGEST_NAME = 40;

/** The code at the beginning of an error. A script may answer anything, of any length. */
const ERROR_CODE = /^[A-Z]{1,32}(?= |$)/;

/** Replaces unknown command names. */
const OTHER = 'OTHER';

/** The engine's answer to unexpected errors. */
const INTERNAL = 'ERR internal error';

/** Databases whose commands are spans within those of requests. */
export function tracedRedis(sessions: RedisSessions, tracing: Tracing): RedisSessions {
  return {
    openSession(...args) {
      const opened = sessions.openSession(...args);
      return opened instanceof Promise
        ? opened.then((session) => tracedSession(session, tracing))
        : tracedSession(opened, tracing);
    },
    authenticate: (...args) => sessions.authenticate(...args),
    onAccessChange: (...args) => sessions.onAccessChange(...args),
  };
}

function tracedSession(session: RedisSession, tracing: Tracing): RedisSession {
  const many = <T>(name: string, rows: readonly unknown[], work: () => Promise<T>) => {
    const known = {
      'db.system.name': 'redis',
      'db.operation.name': name,
      'db.operation.batch.size': rows.length,
    };
    return Promise.resolve(tracing.within(`redis ${name}`, known, work));
  };
  return {
    execute: (argv, limit) => {
      const name = commandName(argv);
      const known = { 'db.system.name': 'redis', 'db.operation.name': name };
      return tracing.within(`redis ${name}`, known, () => session.execute(argv, limit));
    },
    executeAll: (rows, limit) => many('PIPELINE', rows, () => session.executeAll(rows, limit)),
    executeTransaction: (rows, limit) =>
      many('MULTI', rows, () => session.executeTransaction(rows, limit)),
    subscribe: (...args) => session.subscribe(...args),
    monitor: (...args) => session.monitor(...args),
    stateToken: () => session.stateToken(),
  };
}

/** Databases whose commands over RESP, which can't carry a client's trace, are each a trace of their own. */
export function tracedConnections(engine: RedisConnections, tracing: Tracing): RedisConnections {
  return {
    openConnection: (database, setup) =>
      tracedConnection(engine.openConnection(database, setup), database, tracing),
  };
}

function tracedConnection(
  connection: RedisConnection,
  database: string,
  tracing: Tracing,
): RedisConnection {
  return overridden(connection, {
    run: (argv, follows) => {
      const name = commandName(argv);
      const span = tracing.begin(`resp ${name}`, SPAN_KIND.server, undefined);
      const ended = (outcome: unknown) => {
        const error = errorIn(outcome, name === 'EXEC');
        const attributes = {
          'db.system.name': 'redis',
          'db.namespace': database,
          'db.operation.name': name,
          'plinth.family': 'resp',
          'plinth.error': error && (ERROR_CODE.exec(error.message)?.[0] ?? OTHER),
        };
        span.end(attributes, error?.message === INTERNAL ? INTERNAL : undefined);
      };
      const outcome = connection.run(argv, follows);
      // The span of a blocking command ends with its reply.
      if (outcome instanceof PendingReply) void outcome.reply.then(ended);
      else ended(outcome);
      return outcome;
    },
  });
}

/** The error of a command, or the first error of a transaction. */
function errorIn(outcome: unknown, isTransaction: boolean): RedisError | undefined {
  if (outcome instanceof RedisError) return outcome;
  if (outcome instanceof Replies) {
    return outcome.replies.map((reply) => errorIn(reply, isTransaction)).find(Boolean);
  }
  if (!isTransaction) return undefined;
  const replies = outcome instanceof TransactionReply ? outcome.replies : outcome;
  if (!Array.isArray(replies)) return undefined;
  return (replies as readonly unknown[]).find((reply) => reply instanceof RedisError);
}

/** The name of a known command; anything else that a client sent is not passed on. */
function commandName([first = '']: readonly ByteString[]): string {
  const name = first.slice(0, LONGEST_NAME).toUpperCase();
  return isCommandName(name) ? name : OTHER;
}

/** Clusters whose produce and fetch are spans within those of requests. */
export function tracedLog(engine: LogEngine, tracing: Tracing): LogEngine {
  return overridden(engine, {
    cluster: (id) => tracedCluster(engine.cluster(id), tracing),
  });
}

function tracedCluster(cluster: LogCluster, tracing: Tracing): LogCluster {
  const within = <T>(name: string, count: number | undefined, work: () => Promise<T>) => {
    const known = {
      'messaging.system': 'kafka',
      'messaging.operation.name': name,
      'messaging.batch.message_count': count,
    };
    return Promise.resolve(tracing.within(`kafka ${name}`, known, work));
  };
  return overridden(cluster, {
    produce: (records, ...more) =>
      within('append', records.length, () => cluster.produce(records, ...more)),
    fetch: (...args) => within('fetch', undefined, () => cluster.fetch(...args)),
    consume: (...args) => within('consume', undefined, () => cluster.consume(...args)),
  });
}

/** An object with some methods replaced, and all others of the original. */
function overridden<T extends object>(behind: T, changes: Partial<T>): T {
  return new Proxy(behind, {
    get(target, name) {
      if (Object.hasOwn(changes, name)) return changes[name as keyof T];
      const value: unknown = Reflect.get(target, name, target);
      // Private fields exist only on the original object.
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}
