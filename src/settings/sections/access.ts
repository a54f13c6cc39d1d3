import type { SettingDefinition } from '../definition.ts';

/** Settings of keys, accounts and their plans. */
export const accessSettings = {
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
} as const satisfies Record<string, SettingDefinition>;
