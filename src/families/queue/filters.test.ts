import { describe, expect, test } from 'vitest';
import {
  cancelCount,
  deadLetterFilter,
  logFilter,
  matchesNothing,
  messageFilter,
  pageOf,
} from './filters.ts';
import { refusedBy } from './publish-options/testing.ts';
import { refuseUnknownFilters } from './unknown-parameters.ts';

describe('values', () => {
  test('are repeated or have commas between', () => {
    expect(messageFilter({ label: ['a', 'b, c'], queueName: ['q'] })).toEqual({
      labels: ['a', 'b', 'c'],
      queues: ['q'],
    });
  });

  test('of URLs and paths may have commas themselves', () => {
    const url = ['https://a/?x=1,2,https://b', 'http://c'];
    expect(messageFilter({ url, path: ['/a,b,/c'], host: ['A.com:80,b.com'] })).toEqual({
      urls: ['https://a/?x=1,2', 'https://b', 'http://c'],
      paths: ['/a,b', '/c'],
      hosts: ['a.com:80', 'b.com'],
    });
  });

  test('of flow-control keys may be one that has commas', () => {
    expect(messageFilter({ flowControlKey: ['a,b', 'c', ''] })).toEqual({
      flowControlKeys: ['a', 'b', 'c', 'a,b'],
    });
  });

  test('of both spellings of the caller are alternatives', () => {
    expect(messageFilter({ callerIp: ['1.1.1.1'], callerIP: ['::1'] })).toEqual({
      callerIps: ['1.1.1.1', '::1'],
    });
  });

  test('without anything in them are refused: they must not select everything', () => {
    const empty = [{ label: [''] }, { url: [''] }, { topicName: [','] }, { messageIds: [''] }];
    expect(empty.map((query) => refusedBy(() => messageFilter(query)))).toEqual([
      '400 label must not be empty',
      '400 url must not be empty',
      '400 topicName must not be empty',
      '400 messageIds must not be empty',
    ]);
    expect(refusedBy(() => deadLetterFilter({ dlqIds: [] }))).toBe('400 dlqIds must not be empty');
    expect(refusedBy(() => logFilter({ state: [''] }))).toBe('400 state must not be empty');
    expect(messageFilter({ label: ['a,', ''] })).toEqual({ labels: ['a'] });
  });
});

describe('ids', () => {
  test('override other filters', () => {
    expect(messageFilter({ messageIds: ['a', 'b'], label: ['x'] })).toEqual({
      messageIds: ['a', 'b'],
    });
    expect(deadLetterFilter({ dlqIds: ['1-0,2-0'], label: ['x'] })).toEqual({
      dlqIds: ['1-0', '2-0'],
    });
  });

  test('come from the query and the body', () => {
    expect(messageFilter({ messageIds: ['a'] }, { messageIds: ['b'] })).toEqual({
      messageIds: ['a', 'b'],
    });
    expect(deadLetterFilter({}, { dlqIds: ['1-0'] })).toEqual({ dlqIds: ['1-0'] });
  });

  test('that are named in a body and are none select nothing', () => {
    expect(matchesNothing({}, { messageIds: [] })).toBe(true);
    expect(matchesNothing({}, { dlqIds: [] })).toBe(true);
    expect(matchesNothing({ messageIds: ['a'] }, { messageIds: [] })).toBe(false);
    expect(matchesNothing({}, {})).toBe(false);
    expect(matchesNothing({})).toBe(false);
  });

  test('a message id is a filter like others', () => {
    expect(logFilter({ messageId: ['a'], label: ['x'] })).toMatchObject({
      messageIds: ['a'],
      labels: ['x'],
    });
  });
});

describe('states', () => {
  test('of their own', () => {
    expect(logFilter({ state: ['FAILED,error'] }).states).toEqual(['FAILED', 'ERROR']);
  });

  test('that stand for others', () => {
    expect(logFilter({ state: ['IN_PROGRESS'] }).states).toEqual(['ACTIVE', 'RETRY', 'ERROR']);
    expect(logFilter({ state: ['CANCELLED'] }).states).toEqual(['CANCELED']);
  });

  test('that nobody knows are refused', () => {
    expect(refusedBy(() => logFilter({ state: ['LOST'] }))).toBe(
      '400 state must be one of CREATED, ACTIVE, RETRY, ERROR, DELIVERED, FAILED, CANCEL_REQUESTED, CANCELED, IN_PROGRESS, CANCELLED',
    );
  });
});

test('statuses are numbers', () => {
  expect(deadLetterFilter({ responseStatus: ['500,0', '404'] })).toEqual({
    responseStatuses: [500, 0, 404],
  });
  expect(refusedBy(() => deadLetterFilter({ responseStatus: ['5xx'] }))).toBe(
    '400 responseStatus must be a status',
  );
});

test('a page has a hundred at most', () => {
  expect(pageOf({})).toEqual({ count: 100 });
  expect(pageOf({ count: 10, cursor: 'x' })).toEqual({ count: 10, cursor: 'x' });
  expect(pageOf({ count: 1000 })).toEqual({ count: 100 });
  expect([{}, { count: 1001 }, { count: 5 }].map((query) => pageOf(query, 1000).count)).toEqual([
    1000, 1000, 5,
  ]);
});

test('as many messages are canceled as are asked for, and 500 at most; else all', () => {
  expect([{}, { count: 1 }, { count: 501 }].map(cancelCount)).toEqual([Infinity, 1, 500]);
});

test('nothing went to a hosted API', () => {
  expect(matchesNothing({ api: ['llm'] })).toBe(true);
  expect(matchesNothing({ label: ['a'] })).toBe(false);
});

describe('what an operation does not have is refused', () => {
  test('in dead letters there is no host', () => {
    expect(refusedBy(() => refuseUnknownFilters('listDeadLetters', 'host=a.com'))).toMatch(
      /^400 host is not a filter of this operation, which has dlqIds, messageId, /,
    );
  });

  test('a misspelled one', () => {
    expect(refusedBy(() => refuseUnknownFilters('cancelMessages', 'lable=a'))).toContain(
      '400 lable',
    );
  });

  test('the token is none', () => {
    expect(() => refuseUnknownFilters('listLogs', 'queue_token=x&label=a')).not.toThrow();
  });
});
