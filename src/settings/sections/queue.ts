import type { SettingDefinition } from '../definition.ts';

/** Settings of the queue. */
export const queueSettings = {
  queueTimeout: {
    type: 'string',
    value: 'time',
    isAgreed: true,
    help: 'timeout of one attempt of a delivery of the queue, like 15m, from 1s to 1d; by default that of the plan, or 12h without a plan',
  },
  workflowMaxSteps: {
    type: 'integer',
    default: 1000,
    minimum: 1,
    maximum: 100_000,
    value: 'number',
    isAgreed: true,
    help: 'steps that a run of a workflow may have',
  },
  workflowMaxJournalSize: {
    type: 'integer',
    default: 100 * 1024 * 1024,
    minimum: 1024,
    // It becomes a string, which in V8 is at most 24 bytes shorter than 512 MB.
    maximum: 500 * 1024 * 1024,
    quantity: 'bytes',
    value: 'size',
    isAgreed: true,
    help: 'size of the journal of a run of a workflow: its payload and the results of its steps, as base64',
  },
} as const satisfies Record<string, SettingDefinition>;
