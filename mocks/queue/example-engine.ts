import type { QueueEngine } from '../../src/engines/queue/engine.ts';
import type { PublishOrder } from '../../src/engines/queue/message.ts';
import type {
  DeadLetter,
  FlowControlDescription,
  GroupDescription,
  LogEntry,
  PublishResult,
  QueueDescription,
  QueuedMessage,
  ScheduleDescription,
} from '../../src/engines/queue/resources.ts';
import { DEVELOPMENT_SIGNING_KEYS } from '../../src/engines/queue/signing-keys.ts';

const HELLO = Buffer.from('{"hello":"world"}');
/** The ids of the messages that one request makes; the last of them for all that follow. */
const IDS = [
  'msg_26hZCxZCuWyyTWPmSVBrNB882AMRP',
  'msg_26hZCxcv1Vn8yhwNYqzXpTgYcBh2E',
  'msg_26hZCxh1dCuRkqdQpRrVJCNuc5mRd',
] as const;
const [ONE, OTHER, LAST] = IDS;
const PUBLISHED = 1_795_478_340_000;
const DUE = 1_795_478_400_000;
/** The page after the documented one, which has nothing. */
const MORE = { deadLetters: 'dlq-hofzf17cao', logs: 'log-hofze1hc16' } as const;

const json = [['content-type', 'application/json']] as const;
const callback = { method: 'POST', headers: [] } as const;

const message: QueuedMessage = {
  messageId: ONE,
  url: 'https://example.com/hook',
  method: 'POST',
  headers: json,
  body: HELLO,
  maxRetries: 3,
  retried: 0,
  notBefore: DUE,
  createdAt: PUBLISHED,
  timeout: 30_000,
  callback: { ...callback, url: 'https://example.com/callback', when: 'finished' },
  queue: 'orders',
  flowControl: { key: 'api.example.com', parallelism: 5, rate: 10, period: 60 },
  labels: ['billing', 'eu'],
  callerIp: '127.0.0.1',
};

const deadLetter: DeadLetter = {
  dlqId: '1795478460000-0',
  messageId: ONE,
  url: 'https://example.com/hook',
  method: 'POST',
  headers: json,
  body: HELLO,
  maxRetries: 3,
  retried: 3,
  notBefore: PUBLISHED,
  createdAt: PUBLISHED,
  timeout: 30_000,
  labels: [],
  callerIp: '127.0.0.1',
  response: {
    status: 500,
    headers: { 'content-type': ['text/plain'] },
    body: Buffer.from('out of order'),
  },
  failedAt: 1_795_478_460_000,
};

const logEntry: LogEntry = {
  time: DUE,
  messageId: ONE,
  state: 'RETRY',
  nextDeliveryTime: DUE + 12_000,
  url: 'https://example.com/hook',
  method: 'POST',
  headers: json,
  body: HELLO,
  maxRetries: 3,
  retryDelay: '1000 * (1 + retried)',
  timeout: 30_000,
  labels: ['billing'],
  callerIp: '127.0.0.1',
};

const queues: readonly QueueDescription[] = [
  { name: 'mails', createdAt: PUBLISHED, updatedAt: DUE, parallelism: 10, paused: true, lag: 3 },
  {
    name: 'orders',
    createdAt: PUBLISHED,
    updatedAt: PUBLISHED,
    parallelism: 1,
    paused: false,
    lag: 12,
  },
];

const schedule: ScheduleDescription = {
  scheduleId: 'scd_7kYjw48mhY7kAjqNGcy6cr29RJ6r',
  cron: 'CRON_TZ=Europe/Berlin 0 9 * * 1',
  destination: { url: 'https://example.com/report' },
  createdAt: PUBLISHED,
  method: 'POST',
  paused: false,
  headers: json,
  body: Buffer.from('{}'),
  retries: 3,
  timeout: 30_000,
  labels: [],
  callerIp: '127.0.0.1',
  nextScheduleTime: 1_796_025_600_000,
  lastScheduleStates: {},
};

const group: GroupDescription = {
  name: 'billing',
  createdAt: PUBLISHED,
  updatedAt: PUBLISHED,
  endpoints: [{ name: 'one', url: 'https://example.com/one' }, { url: 'https://example.com/two' }],
  headers: [],
};

const flowControl: FlowControlDescription = {
  key: 'api.example.com',
  waiting: 4,
  parallelismMax: 5,
  parallelismCount: 5,
  rateMax: 10,
  rateCount: 7,
  ratePeriod: 60,
  ratePeriodStart: 1_795_478_400,
  paused: false,
  pinnedParallelism: false,
  pinnedRate: true,
};

/** A message for a URL, and two for a URL group, which has two endpoints. */
function published(orders: readonly PublishOrder[]): PublishResult[] {
  let next = 0;
  const messageId = () => IDS[next++] ?? LAST;
  return orders.map(({ destination, queue }) => {
    if (!('url' in destination)) {
      return { messages: group.endpoints.map(({ url }) => ({ messageId: messageId(), url })) };
    }
    const { url } = destination;
    return { messages: [{ messageId: messageId(), ...(queue !== undefined && { url }) }] };
  });
}

const nothing = async () => {};

/** An engine that has what the contract shows as examples, whatever it is asked for, and keeps nothing. */
export const exampleEngine: QueueEngine = {
  publish: async (_user, orders) => published(orders),
  message: async (_user, messageId) => ({ ...message, messageId }),
  cancel: nothing,
  cancelMany: async (_user, { messageIds }) => messageIds?.length ?? 17,

  queues: async () => queues,
  queue: async (_user, name) => ({ ...queues[1]!, name }),
  upsertQueue: nothing,
  deleteQueue: nothing,
  pauseQueue: nothing,
  resumeQueue: nothing,

  upsertSchedule: async (_user, { scheduleId }) => scheduleId ?? schedule.scheduleId,
  schedules: async () => [schedule],
  schedule: async (_user, scheduleId) => ({ ...schedule, scheduleId }),
  deleteSchedule: nothing,
  pauseSchedule: nothing,
  resumeSchedule: nothing,

  groups: async () => [group],
  group: async (_user, name) => ({ ...group, name }),
  addEndpoints: nothing,
  removeEndpoints: nothing,
  setGroupHeaders: nothing,
  deleteGroup: nothing,

  deadLetters: async (_user, _filter, { cursor }) =>
    cursor === undefined ? { items: [deadLetter], cursor: MORE.deadLetters } : { items: [] },
  deadLetter: async (_user, dlqId) => ({ ...deadLetter, dlqId }),
  deleteDeadLetter: nothing,
  deleteDeadLetters: async (_user, { dlqIds }) => ({ deleted: dlqIds?.length ?? 17 }),
  retryDeadLetter: async () => ONE,
  retryDeadLetters: async () => ({ items: [ONE, OTHER] }),

  flowControls: async () => [flowControl],
  flowControl: async (_user, key) => ({ ...flowControl, key }),
  pauseFlowControl: nothing,
  resumeFlowControl: nothing,
  pinFlowControl: nothing,
  unpinFlowControl: nothing,
  resetRate: nothing,
  globalParallelism: async () => ({ max: 10, count: 3 }),

  logs: async (_user, _filter, { cursor }) =>
    cursor === undefined ? { items: [logEntry], cursor: MORE.logs } : { items: [] },
  keys: async () => DEVELOPMENT_SIGNING_KEYS,
  rotateKeys: async () => DEVELOPMENT_SIGNING_KEYS,
  counts: async () => ({ states: new Map(), deadLetters: 0 }),
  dailyUsage: async () => ({ limit: 1000, remaining: 1000, reset: 1_795_564_800 }),
  close: nothing,
};
