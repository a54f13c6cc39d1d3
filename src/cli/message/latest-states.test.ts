import { expect, test } from 'vitest';
import { latestOfEach, type LogEntry } from './latest-states.ts';

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
const told = (found: readonly LogEntry[]) =>
  found.map(({ state, messageId }) => `${state} ${messageId}`);

test('each message is in the state that its newest entry tells', async () => {
  expect(told(await latestOfEach(pages([], ...LOG), [], 10))).toEqual([
    'DELIVERED a',
    'RETRY b',
    'CREATED c',
  ]);
});

test('a state is that of a message now, not one that it once had', async () => {
  expect(told(await latestOfEach(pages([], ...LOG), ['CREATED', 'ERROR'], 10))).toEqual([
    'CREATED c',
  ]);
});

test('no more of the log is read than is needed', async () => {
  const asked: string[][] = [];
  expect(told(await latestOfEach(pages(asked, ...LOG), [], 2))).toEqual(['DELIVERED a', 'RETRY b']);
  expect(asked).toHaveLength(1);
});
