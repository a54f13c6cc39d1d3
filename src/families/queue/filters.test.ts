import { describe, expect, test } from 'vitest';
import { refusedBy } from '../../../testing/families/queue/publish-options.ts';
import {
  cancelCount,
  deadLetterFilter,
  logFilter,
  matchesNothing,
  messageFilter,
  pageOf,
} from './filters.ts';

describe('the values of a filter', () => {
  test('are given by repetition or separated by commas', () => {
    expect(messageFilter({ label: ['a', 'b, c'], queueName: ['q'] })).toEqual({
      labels: ['a', 'b', 'c'],
      queues: ['q'],
    });
  });

  test('may contain commas themselves in URLs and paths', () => {
    const url = ['https://a/?x=1,2,https://b', 'http://c'];
    expect(messageFilter({ url, path: ['/a,b,/c'], host: ['A.com:80,b.com'] })).toEqual({
      urls: ['https://a/?x=1,2', 'https://b', 'http://c'],
      paths: ['/a,b', '/c'],
      hosts: ['a.com:80', 'b.com'],
    });
  });

  test('may be one flow-control key with commas', () => {
    expect(messageFilter({ flowControlKey: ['a,b', 'c', ''] })).toEqual({
      flowControlKeys: ['a', 'b', 'c', 'a,b'],
    });
  });

  test('of both spellings of callerIp are alternatives', () => {
    expect(messageFilter({ callerIp: ['1.1.1.1'], callerIP: ['::1'] })).toEqual({
      callerIps: ['1.1.1.1', '::1'],
    });
  });

  test('are refused if they are all empty, because they would select everything', () => {
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

  test('select nothing if the list in the body is empty', () => {
    expect(matchesNothing({}, { messageIds: [] })).toBe(true);
    expect(matchesNothing({}, { dlqIds: [] })).toBe(true);
    expect(matchesNothing({ messageIds: ['a'] }, { messageIds: [] })).toBe(false);
    expect(matchesNothing({}, {})).toBe(false);
    expect(matchesNothing({})).toBe(false);
  });

  test('of messages are a filter like others in the log', () => {
    expect(logFilter({ messageId: ['a'], label: ['x'] })).toMatchObject({
      messageIds: ['a'],
      labels: ['x'],
    });
  });
});

describe('states', () => {
  test('are those of log entries', () => {
    expect(logFilter({ state: ['FAILED,error'] }).states).toEqual(['FAILED', 'ERROR']);
  });

  test('may be aliases of others', () => {
    expect(logFilter({ state: ['IN_PROGRESS'] }).states).toEqual(['ACTIVE', 'RETRY', 'ERROR']);
    expect(logFilter({ state: ['CANCELLED'] }).states).toEqual(['CANCELED']);
  });

  test('that are unknown are refused', () => {
    expect(refusedBy(() => logFilter({ state: ['LOST'] }))).toBe(
      '400 state must be one of CREATED, ACTIVE, RETRY, ERROR, DELIVERED, FAILED, CANCEL_REQUESTED, CANCELED, IN_PROGRESS, CANCELLED',
    );
  });
});

test('response statuses are numbers', () => {
  expect(deadLetterFilter({ responseStatus: ['500,0', '404'] })).toEqual({
    responseStatuses: [500, 0, 404],
  });
  expect(refusedBy(() => deadLetterFilter({ responseStatus: ['5xx'] }))).toBe(
    '400 responseStatus must be a status',
  );
});

test('a page has 100 items at most', () => {
  expect(pageOf({})).toEqual({ count: 100 });
  expect(pageOf({ count: 10, cursor: 'x' })).toEqual({ count: 10, cursor: 'x' });
  expect(pageOf({ count: 1000 })).toEqual({ count: 100 });
  expect([{}, { count: 1001 }, { count: 5 }].map((query) => pageOf(query, 1000).count)).toEqual([
    1000, 1000, 5,
  ]);
});

test('a page with an empty cursor is the first one, as in the hosted service', () => {
  expect(pageOf({ cursor: '' })).toEqual({ count: 100 });
});

test('a cancel covers the count that it names, up to 500, and all messages without a count', () => {
  expect([{}, { count: 1 }, { count: 501 }].map(cancelCount)).toEqual([Infinity, 1, 500]);
});

test('a filter by api or workflow matches nothing, because no message goes to a hosted API or belongs to a workflow', () => {
  expect(matchesNothing({ api: ['llm'] })).toBe(true);
  expect(matchesNothing({ source: 'workflow' })).toBe(true);
  expect(matchesNothing({ workflowRunId: ['wfr_1'] })).toBe(true);
  expect(matchesNothing({ label: ['a'] })).toBe(false);
});
