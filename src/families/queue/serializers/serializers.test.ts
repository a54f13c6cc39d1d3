import { describe, expect, test } from 'vitest';
import type { FlowControl } from '../../../engines/queue/message.ts';
import type { DeadLetter, LogEntry, QueuedMessage } from '../../../engines/queue/resources.ts';
import { canonicalName } from '../../../engines/queue/request-headers.ts';
import { deadLetterFields } from './dead-letter.ts';
import { headerValues } from './header-values.ts';
import { logEntryFields } from './log-entry.ts';
import { messageFields } from './message-fields.ts';
import { scheduleFields } from '../operations/schedules.ts';

const plain: QueuedMessage = {
  messageId: 'msg_1',
  url: 'https://example.com',
  method: 'POST',
  headers: [],
  body: Buffer.alloc(0),
  maxRetries: 3,
  retried: 0,
  notBefore: 2000,
  createdAt: 1000,
  timeout: 30_000,
  labels: [],
  callerIp: '::1',
};
const callback = {
  url: 'https://example.com/cb',
  method: 'POST',
  headers: [['x-a', '1']],
} as const;

describe('headers', () => {
  test.each([
    ['content-type', 'Content-Type'],
    ['X-API-KEY', 'X-Api-Key'],
    ['x-2fa-code', 'X-2fa-Code'],
    ['a', 'A'],
  ])('the name %s is written as %s', (name, canonical) => {
    expect(canonicalName(name)).toBe(canonical);
  });

  test('have a list of values each, as text', () => {
    const umlaut = Buffer.from('ü').toString('latin1');
    const headers = [
      ['x-a', '1'],
      ['X-A', umlaut],
      ['b', ''],
    ] as const;
    expect(headerValues(headers)).toEqual({ 'X-A': ['1', 'ü'], B: [''] });
  });
});

describe('a message', () => {
  test('has the fields that the Python client requires, and omits absent ones', () => {
    expect(messageFields(plain)).toEqual({
      messageId: 'msg_1',
      url: 'https://example.com',
      method: 'POST',
      header: {},
      maxRetries: 3,
      notBefore: 2000,
      createdAt: 1000,
      timeout: 30_000,
      callerIP: '::1',
      callerIp: '::1',
    });
  });

  test('has the settings that it was published with', () => {
    const message: QueuedMessage = {
      ...plain,
      group: 'billing',
      endpoint: 'one',
      queue: 'orders',
      scheduleId: 'scd_1',
      labels: ['a', 'b'],
      flowControl: { key: 'api', rate: 10 },
      retryDelay: '1000',
      callback: { ...callback, when: 'finished' },
      failureCallback: { ...callback, when: 'failed' },
    };
    expect(messageFields(message)).toMatchObject({
      topicName: 'billing',
      endpointName: 'one',
      queueName: 'orders',
      scheduleId: 'scd_1',
      label: 'a',
      labels: ['a', 'b'],
      flowControlKey: 'api',
      rate: 10,
      period: 1,
      retryDelayExpression: '1000',
      callback: 'https://example.com/cb',
      callbackHeader: { 'X-A': ['1'] },
      failureCallback: 'https://example.com/cb',
      failureCallbackHeader: { 'X-A': ['1'] },
    });
  });

  test('has a period with each limit of its flow-control key, and none with the key alone', () => {
    const told = (flowControl: FlowControl) => messageFields({ ...plain, flowControl });
    expect(told({ key: 'api', parallelism: 2 })).toMatchObject({ parallelism: 2, period: 1 });
    expect(told({ key: 'api', rate: 2, period: 60 })).toMatchObject({ rate: 2, period: 60 });
    expect(told({ key: 'api' })).not.toHaveProperty('period');
  });

  test('has its body as text, or in base64 if it is not UTF-8', () => {
    expect(messageFields({ ...plain, body: Buffer.from('grün') })).toMatchObject({ body: 'grün' });
    const bytes = messageFields({ ...plain, body: Buffer.from([0xff, 0]) });
    expect(bytes).toMatchObject({ bodyBase64: '/wA=' });
    expect(bytes).not.toHaveProperty('body');
  });
});

describe('a dead letter', () => {
  const dead: DeadLetter = {
    ...plain,
    dlqId: '1-0',
    failedAt: 5000,
    response: { status: 500, headers: { 'content-type': ['text/plain'] }, body: Buffer.from('no') },
  };

  test('has the last response', () => {
    expect(deadLetterFields(dead)).toMatchObject({
      dlqId: '1-0',
      responseStatus: 500,
      responseHeader: { 'Content-Type': ['text/plain'] },
      responseBody: 'no',
    });
  });

  test('has the status 0 if there was no response', () => {
    const response = { status: 0, headers: {}, body: Buffer.alloc(0) };
    const fields = deadLetterFields({ ...dead, response, error: 'connection refused' });
    expect(fields).toMatchObject({ responseStatus: 0, error: 'connection refused' });
    expect(fields).not.toHaveProperty('responseHeader');
    expect(fields).not.toHaveProperty('responseBody');
  });
});

test('a log entry has both spellings where sources differ', () => {
  const { retried: _, createdAt: __, notBefore: ___, ...message } = plain;
  const entry: LogEntry = {
    ...message,
    time: 1,
    state: 'RETRY',
    body: Buffer.from('hi'),
    retryDelay: '1000',
    response: { status: 503, headers: { a: ['1'] }, body: Buffer.from('no') },
    callback: { ...callback, when: 'attempted' },
    truncated: true,
  };
  expect(logEntryFields(entry)).toMatchObject({
    body: 'aGk=',
    bodyTruncated: true,
    retryDelayExpr: '1000',
    retryDelayExpression: '1000',
    responseStatus: 503,
    responseBody: 'bm8=',
    responseHeader: { A: ['1'] },
    responseHeaders: { A: ['1'] },
    callbackHeaders: { 'X-A': ['1'] },
  });
});

test('a schedule has its delay in seconds, and the states of its last messages', () => {
  const fields = scheduleFields({
    ...plain,
    scheduleId: 'scd_1',
    cron: '* * * * *',
    destination: { group: 'billing' },
    delay: 90_000,
    paused: true,
    retries: 3,
    lastScheduleTime: 1,
    nextScheduleTime: 2,
    lastScheduleStates: { msg_1: 'SUCCESS' },
  });
  expect(fields).toMatchObject({
    destination: 'billing',
    delay: 90,
    isPaused: true,
    lastScheduleStates: { msg_1: 'SUCCESS' },
  });
});

test('a header may be named like a built-in property of objects', () => {
  const headers = headerValues([
    ['__proto__', 'a'],
    ['__PROTO__', 'b'],
    ['constructor', 'c'],
  ]);
  expect(JSON.stringify(headers)).toBe('{"__proto__":["a","b"],"Constructor":["c"]}');
});
