import { expect, test } from 'vitest';
import { latestOfEach, type LogEntry } from './list.ts';

/** Entries as `state message`, newest first, in pages of two. */
async function* pages(asked: string[][], ...entries: string[]) {
  for (let at = 0; at < entries.length; at += 2) {
    const page = entries.slice(at, at + 2);
    asked.push(page);
    yield {
      logs: page.map((entry) => {
        const [state, messageId] = entry.split(' ');
        return { state, messageId } as LogEntry;
      }),
    };
  }
}

const LOG = ['DELIVERED a', 'RETRY b', 'ERROR b', 'ACTIVE a', 'CREATED c', 'CREATED a'];
const stateLines = (found: readonly LogEntry[]) =>
  found.map(({ state, messageId }) => `${state} ${messageId}`);

test('a message has the state of its newest log entry', async () => {
  expect(stateLines(await latestOfEach(pages([], ...LOG), [], 10))).toEqual([
    'DELIVERED a',
    'RETRY b',
    'CREATED c',
  ]);
});

test('a filter by state matches the current state of a message, not earlier ones', async () => {
  expect(stateLines(await latestOfEach(pages([], ...LOG), ['CREATED', 'ERROR'], 10))).toEqual([
    'CREATED c',
  ]);
});

test('reading stops at the page that completes the requested number of messages', async () => {
  const asked: string[][] = [];
  expect(stateLines(await latestOfEach(pages(asked, ...LOG), [], 2))).toEqual([
    'DELIVERED a',
    'RETRY b',
  ]);
  expect(asked).toHaveLength(1);
});
