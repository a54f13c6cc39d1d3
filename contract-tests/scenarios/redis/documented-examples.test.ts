import { expect, test } from 'vitest';
import { command, exchange } from '../../harness/exchange.ts';
import { reset } from '../../harness/reset.ts';
import { askingMock, target } from '../../harness/target.ts';

/**
 * Each named example of the contract on both targets: the mock is asked for it with `Prefer`, the implementation is put
 * into a state in which it gives this answer.
 */
const SCENARIOS = [
  { example: 'nothing', given: [], run: ['GET', 'nobody'] },
  { example: 'string', given: [['SET', 'greeting', 'hello']], run: ['GET', 'greeting'] },
  { example: 'integer', given: [['SET', 'n', '41']], run: ['INCR', 'n'] },
  { example: 'status', given: [], run: ['SET', 'greeting', 'hello'] },
  { example: 'array', given: [['SET', 'greeting', 'hello']], run: ['MGET', 'greeting', 'nobody'] },
] as const;

test.each(SCENARIOS)('200 $example', async ({ example, given, run }) => {
  await reset();
  if (target().name === 'implementation') for (const step of given) await command(step);
  const headers = askingMock(`example=${example}`);
  const { json } = await exchange({ method: 'POST', path: '/', body: run, headers });
  expect(json).toMatchSnapshot();
});

const FAILURES = [
  { example: 'wrongType', given: [['LPUSH', 'list', 'a']], run: ['GET', 'list'] },
  { example: 'wrongArity', given: [], run: ['GET'] },
  { example: 'unknownCommand', given: [], run: ['FOO', 'bar'] },
  { example: 'notAvailable', given: [], run: ['BLPOP', 'a', '0'] },
] as const;

test.each(FAILURES)('400 $example', async ({ example, given, run }) => {
  await reset();
  if (target().name === 'implementation') for (const step of given) await command(step);
  const headers = askingMock(`code=400, example=${example}`);
  const { status, json } = await exchange({ method: 'POST', path: '/', body: run, headers });
  expect(status).toBe(400);
  expect(json).toMatchSnapshot();
});
