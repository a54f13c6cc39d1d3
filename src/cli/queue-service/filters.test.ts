import { Command } from 'commander';
import { expect, test } from 'vitest';
import { readFilter, withDeadLetterFilters, withLogFilters } from './filters.ts';

const read = (withFilters: (command: Command) => Command, ...words: string[]) =>
  readFilter(withFilters(new Command()).parse(words, { from: 'user' }).opts());

test('each option becomes a query parameter', () => {
  expect(read(withLogFilters)).toEqual({});
  expect(
    read(
      withLogFilters,
      ...['--message', 'msg_1', 'msg_2', '--destination', 'https://a', '--group', 'g'],
      ...['--queue', 'q', '--schedule', 's', '--label', 'l', '--flow-control-key', 'k'],
      ...['--caller-ip', '127.0.0.1', '--host', 'h', '--path', '/p', '--state', 'ERROR'],
      ...['--from', '2026-11-20', '--to', '1795478400000'],
    ),
  ).toEqual({
    messageId: ['msg_1', 'msg_2'],
    url: ['https://a'],
    topicName: ['g'],
    queueName: ['q'],
    scheduleId: ['s'],
    label: ['l'],
    flowControlKey: ['k'],
    callerIp: ['127.0.0.1'],
    host: ['h'],
    path: ['/p'],
    state: ['ERROR'],
    fromDate: Date.UTC(2026, 10, 20),
    toDate: 1_795_478_400_000,
  });
  expect(read(withDeadLetterFilters, '--status', '500', '0')).toEqual({
    responseStatus: ['500', '0'],
  });
});

test('a time that cannot be read is refused', () => {
  expect(() => read(withLogFilters, '--from', 'yesterday')).toThrow(
    '--from must be a time such as 2026-11-20T12:00:00Z, or Unix milliseconds, not "yesterday"',
  );
});
