import type { SettingDefinition } from '../definition.ts';

/** Settings of what requests may reach, and how they are checked. */
export const requestSettings = {
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
  http: {
    type: 'string',
    default: 'front',
    choices: ['front', 'node'],
    value: 'way',
    help: 'have usual requests to hot addresses read by a front, which leaves all others to Node, or all by Node',
  },
  httpThreads: {
    type: 'integer',
    default: 0,
    minimum: 0,
    maximum: 64,
    value: 'n',
    help: 'threads that accept, read and write the connections of hot addresses, for machines with cores to spare; 0 leaves that to the thread that serves them; more than 1 needs Linux or FreeBSD, and Node 22.12',
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
} as const satisfies Record<string, SettingDefinition>;
