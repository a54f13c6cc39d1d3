import { expect, test } from 'vitest';
import { letterFilterOf, messageFilterOf } from './list-filters.ts';

test('a text with a scheme is a destination, any other is the id of a message', () => {
  expect(messageFilterOf({ sought: 'https://example.com/hook' })).toEqual({
    url: ['https://example.com/hook'],
  });
  expect(messageFilterOf({ sought: 'msg_26hZCx' })).toEqual({ messageId: ['msg_26hZCx'] });
});

test('the service filters by ends, which no message leaves, and by no other state', () => {
  expect(messageFilterOf({ state: 'failed' })).toEqual({ state: ['FAILED'] });
  expect(messageFilterOf({ state: 'retry' })).toEqual({});
});

test('dead letters are filtered by all fields that are filled in', () => {
  const fields = {
    sought: '',
    label: 'billing',
    responseStatus: '503',
    queueName: 'orders',
    topicName: '',
    from: '2026-03-01T09:00',
    to: '',
  };
  expect(letterFilterOf(fields)).toEqual({
    label: ['billing'],
    responseStatus: ['503'],
    queueName: ['orders'],
    fromDate: new Date(2026, 2, 1, 9).getTime(),
  });
});
