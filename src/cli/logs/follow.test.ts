import { expect, test } from 'vitest';
import {
  follow,
  newest,
  type AskLog,
  type LogPosition,
  type LogQuery,
  type LogEntry,
  lineOf,
} from './follow.ts';

const PAGE = 3;

/** A log as the service returns it: newest first, in pages. */
class Log {
  readonly entries: LogEntry[] = [];

  /** Adds entries with their time: `1000 a`, `1000 b`. */
  add(...texts: string[]): void {
    for (const text of texts) {
      const [time, messageId = ''] = text.split(' ');
      this.entries.push({ time: Number(time), messageId, state: 'ACTIVE', url: 'https://a' });
    }
  }

  readonly ask: AskLog = async ({ count, fromDate = 0, cursor }: LogQuery) => {
    const all = this.entries.filter(({ time }) => time >= fromDate).toReversed();
    const from = Number(cursor ?? 0);
    const end = from + Math.min(count, PAGE);
    return {
      logs: all.slice(from, end),
      ...(end < all.length && { cursor: String(end) }),
    };
  };
}

const textOf = ({ time, messageId }: LogEntry) => `${time} ${messageId}`;

/** The output of a follower, with one step run after each of its polls. */
async function followed(log: Log, from: LogPosition, ...steps: (() => void)[]): Promise<string[]> {
  const printed: string[] = [];
  const enough = new AbortController();
  await follow(log.ask, {
    from,
    signal: enough.signal,
    print: async (entries) => {
      printed.push(...entries.map(textOf));
      return true;
    },
    pause: async () => {
      const step = steps.shift();
      if (step === undefined) enough.abort();
      else step();
    },
  });
  return printed;
}

test('the newest entries are read from several pages and returned in ascending order', async () => {
  const log = new Log();
  log.add('1 a', '2 b', '3 c', '4 d', '5 e');
  const { entries, position } = await newest(log.ask, 4);
  expect(entries.map(textOf)).toEqual(['2 b', '3 c', '4 d', '5 e']);
  expect(position).toEqual({ time: 5, entries: 1 });
});

test('an empty log has no entries and no position', async () => {
  expect(await newest(new Log().ask, 4)).toEqual({ entries: [], position: undefined });
});

test('each entry is printed once, also if several have the same millisecond', async () => {
  const log = new Log();
  log.add('1 a', '2 a', '2 b');
  const printed = await followed(
    log,
    { time: 2, entries: 2 },
    () => log.add('2 b', '2 c'),
    () => log.add('2 b', '3 a'),
    () => {},
    () => log.add('4 a', '4 a', '5 a', '6 a'),
  );
  expect(printed).toEqual(['2 b', '2 c', '2 b', '3 a', '4 a', '4 a', '5 a', '6 a']);
});

test('following continues after the newest entries without repeating them', async () => {
  const log = new Log();
  log.add('1 a', '7 a', '7 b', '7 c', '7 d', '7 e');
  const { entries, position } = await newest(log.ask, 2);
  expect(entries.map(textOf)).toEqual(['7 d', '7 e']);
  expect(await followed(log, position!, () => log.add('7 f', '8 a'))).toEqual(['7 f', '8 a']);
});

test('following ends when the output is closed', async () => {
  const log = new Log();
  log.add('1 a');
  let prints = 0;
  await follow(log.ask, {
    from: { time: 0, entries: 0 },
    signal: new AbortController().signal,
    print: async () => {
      prints++;
      return false;
    },
    pause: () => Promise.reject(new Error('nobody waits')),
  });
  expect(prints).toBe(1);
});

const entry: LogEntry = {
  time: Date.UTC(2026, 10, 20, 12),
  messageId: 'msg_1',
  state: 'CREATED',
  url: 'https://example.com/hook',
};

test('a line has the time, the state, the message ID and the destination', () => {
  expect(lineOf(entry)).toBe(
    '2026-11-20T12:00:00.000Z  CREATED           msg_1  https://example.com/hook',
  );
});

test('a line ends with the status, the error, the next delivery, the queue and the label, if known', () => {
  const failed: LogEntry = {
    ...entry,
    state: 'RETRY',
    responseStatus: 503,
    error: 'connection refused',
    nextDeliveryTime: entry.time + 12_000,
    queueName: 'orders',
    label: 'billing',
  };
  expect(lineOf(failed).split('  ').slice(-5)).toEqual([
    'status 503',
    'connection refused',
    'next 2026-11-20T12:00:12.000Z',
    'queue orders',
    'label billing',
  ]);
});
