import { expect, test } from 'vitest';
import { openToClients } from './testing.ts';

test('a client waits for a list that comes, and what it is served is logged as the command that does not wait', async () => {
  const { connect, run, logged } = openToClients();
  const ann = connect();
  const served = ann.send('BLPOP urgent queue 0');
  expect(ann.isWaiting).toBe(true);
  expect(run('RPUSH queue a b')).toBe(2);
  expect(await served).toEqual(['queue', 'a']);
  expect(ann.isWaiting).toBe(false);
  expect(logged).toEqual(['RPUSH queue a b', 'LPOP queue']);
});
