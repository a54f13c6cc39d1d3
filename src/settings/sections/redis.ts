import type { SettingDefinition } from '../definition.ts';

/** Settings of databases. */
export const redisSettings = {
  redisToken: {
    type: 'string',
    value: 'token',
    isAgreed: true,
    help: 'Standard token of the database `default`',
  },
  redisReadOnlyToken: {
    type: 'string',
    value: 'token',
    isAgreed: true,
    help: 'Read Only token of the database `default`',
  },
  redisMaxRequestSize: {
    type: 'integer',
    default: 100 * 1024 * 1024,
    minimum: 1024,
    // A body becomes a string, which in V8 is at most 24 bytes shorter than 512 MB.
    maximum: 500 * 1024 * 1024,
    quantity: 'bytes',
    value: 'size',
    isAgreed: true,
    help: 'largest request body of the database `default`',
  },
  redisMaxResponseSize: {
    type: 'integer',
    default: 256 * 1024 * 1024,
    minimum: 1024,
    maximum: 4 * 1024 * 1024 * 1024,
    quantity: 'bytes',
    value: 'size',
    help: 'largest reply to a command, transaction or pipeline of a database; over HTTP no more than 80 MB as text, and 101 MB as base64 or RESP2',
  },
  redisOutputLimit: {
    type: 'string',
    value: 'limits',
    help: 'output buffer limits of clients on the ports of databases, as in Redis: class, hard limit, soft limit and its seconds, like pubsub 32mb 8mb 60',
  },
  redisScriptTimeLimit: {
    type: 'integer',
    default: 5000,
    minimum: 1,
    maximum: 60_000,
    value: 'milliseconds',
    help: 'processor time after which a script or function is ended, even if it has written; CONFIG SET script-time-limit sets it for one database',
  },
  redisServers: {
    type: 'string',
    value: 'urls',
    isAgreed: true,
    help: 'Redis or Valkey servers that keep the databases, like redis://user:password@host:6379/0-15 for sixteen; without it they are in the data directory',
  },
  redisTlsCa: {
    type: 'string',
    value: 'path',
    isAgreed: true,
    help: 'file of certificates (PEM) to trust instead of those of the system, for rediss:// in --redis-servers',
  },
} as const satisfies Record<string, SettingDefinition>;
