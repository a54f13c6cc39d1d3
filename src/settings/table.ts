import { LOG_LEVELS } from '../base/logger.ts';
import type { Quantity } from './quantity.ts';

/** One setting: `--redis-port`, `PLINTH_REDIS_PORT` and `"redisPort"` in the configuration file. */
export interface SettingDefinition {
  readonly type: 'string' | 'integer' | 'boolean';
  readonly default?: string | number | boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  /** What it measures, if its value may have a unit. */
  readonly quantity?: Quantity;
  readonly choices?: readonly string[];
  /** The description in `--help`. */
  readonly help: string;
  /** The name of the value in `--help`. */
  readonly value?: string;
  /** Whether the file may also have an object for it: `{ "a": "b", "c": "d" }` is `a=b,c=d`. */
  readonly isByName?: true;
  /** An earlier name, which is still accepted in all three places. */
  readonly formerly?: string;
  /** Whether platforms that share a store must have the same value. */
  readonly isAgreed?: true;
}

const port = (number: number, family: string) =>
  ({
    type: 'integer',
    default: number,
    minimum: 0,
    maximum: 65_535,
    value: 'port',
    help: `port of ${family}; 0 takes any free one`,
  }) as const;

/** Every setting of the platform. Flags, variables, the file's schema and `--help` come from here. */
export const settingTable = {
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
  kafkaUsername: {
    type: 'string',
    value: 'name',
    isAgreed: true,
    help: 'user of the Kafka cluster `default`',
  },
  kafkaPassword: {
    type: 'string',
    value: 'password',
    isAgreed: true,
    help: 'password of that user',
  },
  kafkaAutoCreateTopics: {
    type: 'boolean',
    default: true,
    value: 'true|false',
    isAgreed: true,
    help: 'create Kafka topics when they are first produced to or consumed',
  },
  kafkaDefaultPartitions: {
    type: 'integer',
    default: 1,
    minimum: 1,
    maximum: 10_000,
    value: 'number',
    isAgreed: true,
    help: 'partitions of topics created like that',
  },
  kafkaMaxRequestSize: {
    type: 'integer',
    default: 10 * 1024 * 1024,
    minimum: 1024,
    maximum: 500 * 1024 * 1024,
    quantity: 'bytes',
    value: 'size',
    isAgreed: true,
    help: 'largest request body of the Kafka REST API, and largest message of the cluster `default`',
  },
  kafkaBrokers: {
    type: 'string',
    value: 'host:port,…',
    isAgreed: true,
    help: 'brokers of an Apache Kafka that keeps topics and groups in place of the data directory',
  },
  kafkaSasl: {
    type: 'string',
    value: 'login',
    isAgreed: true,
    help: 'credentials for it: mechanism:user:password (plain, scram-sha-256, scram-sha-512), or the path of a file with that',
  },
  kafkaTls: {
    type: 'string',
    value: 'system|path',
    isAgreed: true,
    help: 'use TLS for it, and trust the certificates of the system, or those (PEM) of a file',
  },
  kafkaPrefix: {
    type: 'string',
    default: 'plinth',
    value: 'prefix',
    isAgreed: true,
    help: 'prefix of the names of topics and groups there, of connectors on a Kafka Connect, and of subjects on a schema registry; platforms that share one of these need different prefixes',
  },
  connectUrl: {
    type: 'string',
    value: 'url',
    isAgreed: true,
    help: 'Kafka Connect that runs the connectors, like http://user:password@host:8083, or several workers separated by commas; needs --kafka-brokers; without it connectors run in the platform',
  },
  connectPasswordFile: {
    type: 'string',
    value: 'path',
    help: 'file with its password, instead of its URL',
  },
  schemaRegistryUrl: {
    type: 'string',
    value: 'url',
    isAgreed: true,
    help: 'schema registry that keeps the schemas of the clusters, like http://user:password@host:8081; without it they are in the data directory',
  },
  schemaRegistryPasswordFile: {
    type: 'string',
    value: 'path',
    help: 'file with its password, instead of its URL',
  },
  encryptionKey: {
    type: 'string',
    value: 'key',
    help: 'key that stored tokens and passwords are encrypted with; by default the one in the file `key` of the data directory, which is generated at the first start',
  },
  metricsToken: {
    type: 'string',
    value: 'token',
    help: 'token for `/metrics` of the console; without it there are metrics only in development',
  },
  control: {
    type: 'boolean',
    default: false,
    help: 'serve the control API (faults, seeds, the clock) also outside of development, to callers with the API key',
  },
  stateful: {
    type: 'boolean',
    default: false,
    help: 'make the mock remember what it is sent: the platform itself answers, in memory',
  },
  email: {
    type: 'string',
    default: 'developer@plinth.local',
    value: 'address',
    isAgreed: true,
    help: 'e-mail of the first account',
  },
  apiKey: {
    type: 'string',
    value: 'key',
    isAgreed: true,
    help: 'API key of the first account, for the management API',
  },
  plan: {
    type: 'string',
    choices: ['free', 'payg', 'enterprise'],
    value: 'name',
    isAgreed: true,
    help: 'plan of new databases and Kafka clusters, of those named `default`, and of the queue user; without it the latter have practically no limits',
  },
  queueTimeout: {
    type: 'string',
    value: 'time',
    isAgreed: true,
    help: 'timeout of one attempt of a delivery of the queue, like 15m, from 1s to 1d; by default that of the plan, or 12h without a plan',
  },
  allowNetworks: {
    type: 'string',
    value: 'networks',
    isAgreed: true,
    help: 'private networks that the queue and Kafka connectors may call, like 10.0.0.0/8,fd00::/8; in development they may always call this machine',
  },
  allowOrigins: {
    type: 'string',
    value: 'origins',
    isAgreed: true,
    help: 'origins whose pages may send requests with the Basic credentials that a browser has stored, like https://app.example.com; in development scripts of pages on this machine may always',
  },
  connectorFiles: {
    type: 'string',
    value: 'path',
    help: 'folder whose files Kafka connectors may read and write, in a folder for each cluster id; by default none, in development the folder `files` of the data directory',
  },
  validator: {
    type: 'string',
    default: 'compiled',
    choices: ['compiled', 'express'],
    value: 'way',
    help: 'serve hot operations with validators compiled ahead of time, or by an Express application as management is',
  },
  checkResponses: {
    type: 'boolean',
    default: false,
    help: 'validate every response against the contract too',
  },
  contracts: {
    type: 'string',
    value: 'name=file,...',
    isByName: true,
    help: 'OpenAPI documents of your own, by name, like shop=api/shop.yaml: files, folders with a redocly.yaml, or URLs; `check`, `verify`, `proxy`, `dev` and `docs` work on these instead of those of Plinth',
  },
  docsUrl: {
    type: 'string',
    value: 'url',
    help: 'address at which the site of `docs` is published, like https://docs.example.com/api/; for its sitemap and for links to it',
  },
  docsEditUrl: {
    type: 'string',
    value: 'url',
    help: 'address at which a source of the site of `docs` is edited, like https://git.test/edit/{file}; pages then link to it',
  },
  docsVersions: {
    type: 'string',
    value: 'name=url,...',
    isByName: true,
    help: 'versions of the site of `docs` to choose from, each as name=URL, separated by commas',
  },
} as const satisfies Record<string, SettingDefinition>;

type Table = typeof settingTable;
export type SettingName = keyof Table;

type ValueOf<D extends SettingDefinition> = D extends { choices: readonly (infer Choice)[] }
  ? Choice
  : D['type'] extends 'integer'
    ? number
    : D['type'] extends 'boolean'
      ? boolean
      : string;

/** The settings of one run, checked and with defaults filled in. */
export type Settings = {
  readonly [Name in SettingName]:
    | ValueOf<Table[Name]>
    | ('default' extends keyof Table[Name] ? never : undefined);
};

/** `redisPort` as a flag: `redis-port`. */
export function flagOf(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** `redisPort` as a variable: `PLINTH_REDIS_PORT`. */
export function variableOf(name: string): string {
  return `PLINTH_${flagOf(name).replaceAll('-', '_').toUpperCase()}`;
}

/** The settings that must be equal in all platforms that share a store. */
export const AGREED = (Object.keys(settingTable) as SettingName[]).filter((name) => {
  const definition: SettingDefinition = settingTable[name];
  return definition.isAgreed === true;
});

/** The setting of a name, which may be its earlier one; undefined if there is none. */
export function settingOf(given: string): SettingName | undefined {
  if (isSettingName(given)) return given;
  const found = Object.entries<SettingDefinition>(settingTable).find(
    ([, { formerly }]) => formerly === given,
  );
  return found === undefined ? undefined : (found[0] as SettingName);
}

function isSettingName(name: string): name is SettingName {
  return Object.hasOwn(settingTable, name);
}
