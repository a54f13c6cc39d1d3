import type { SettingDefinition } from '../definition.ts';

/** Settings of clusters, connectors and schemas. */
export const kafkaSettings = {
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
} as const satisfies Record<string, SettingDefinition>;
