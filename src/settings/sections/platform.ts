import { LOG_LEVELS } from '../../base/logger.ts';
import type { SettingDefinition } from '../definition.ts';

const port = (number: number, family: string) =>
  ({
    type: 'integer',
    default: number,
    minimum: 0,
    maximum: 65_535,
    value: 'port',
    help: `port of ${family}; 0 takes any free one`,
  }) as const;

/** Settings of where the platform runs and keeps its data. */
export const platformSettings = {
  host: {
    type: 'string',
    default: '127.0.0.1',
    value: 'address',
    help: 'address to bind to; other than the loopback, it needs secrets of your own',
  },
  services: {
    type: 'string',
    default: 'redis,kafka,queue',
    value: 'names',
    isAgreed: true,
    help: 'services that run, with commas between: redis, kafka (with schemas and connectors), queue; the management API and the console always run',
  },
  redisPort: port(8079, 'the Redis REST API'),
  queuePort: port(8080, 'the queue service'),
  managementPort: port(8081, 'the management API'),
  kafkaPort: port(8082, 'the Kafka REST API'),
  consolePort: port(8088, 'the console: docs, health and metrics'),
  respPort: {
    ...port(6379, 'the database `default`, which speaks RESP and HTTP'),
    help: 'port of the database `default`, for RESP and HTTP; any free one if it is taken, or 0',
  },
  databasePorts: {
    type: 'string',
    default: '0',
    value: 'first-last',
    help: 'range of ports for the databases, one each, like 40000-40999; 0 takes any free ones',
  },
  dataDir: { type: 'string', default: '.plinth', value: 'path', help: 'where data is kept' },
  memory: { type: 'boolean', default: false, help: 'keep all data in memory only' },
  seed: {
    type: 'string',
    value: 'file',
    help: 'YAML or JSON file with the data of a platform that has none yet; resets return to it',
  },
  storeUrl: {
    type: 'string',
    value: 'url',
    help: 'PostgreSQL database for accounts, settings of databases and clusters, and the queue, like postgres://user@host/database; without it they are in the data directory',
  },
  storePasswordFile: {
    type: 'string',
    value: 'path',
    help: 'file with the password of the store, instead of its URL',
  },
  serverTimeout: {
    type: 'integer',
    default: 3000,
    minimum: 500,
    maximum: 60_000,
    quantity: 'milliseconds',
    value: 'time',
    help: 'how long a server (PostgreSQL, Redis, Kafka and the like) may be silent before it counts as unreachable, and the check of a part for `/readyz` may take',
  },
  copyAddress: {
    type: 'string',
    value: 'host[:port]',
    help: 'host and port at which other copies on the same store reach this one; by default a free port of `host`, or of the first address of this machine where `host` is a wildcard',
  },
  acceptLoss: {
    type: 'boolean',
    default: false,
    help: 'start with what can be read of damaged files; copies of them are kept',
  },
  fsync: {
    type: 'string',
    default: 'everysec',
    choices: ['everysec', 'always', 'no'],
    value: 'policy',
    help: 'when the log is forced to disk',
  },
  logLevel: {
    type: 'string',
    default: 'warn',
    choices: LOG_LEVELS,
    value: 'level',
    help: 'what is logged, to standard error',
  },
  // `npx` is run by a Node of the user, which up to version 22 takes `--env-file` for its own flag, wherever it stands.
  envOut: {
    type: 'string',
    value: 'path',
    formerly: 'envFile',
    help: 'write the env block here once everything is ready',
  },
} as const satisfies Record<string, SettingDefinition>;
