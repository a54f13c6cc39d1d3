import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { confirm } from './confirm.ts';

const ACT = 'delete topic orders with all that it holds';

/** Asks for confirmation, on a terminal or without one. */
async function asked(answer: string, { isTTY = true, yes = false } = {}) {
  const stdin = Object.assign(new PassThrough(), { isTTY });
  const stderr = new PassThrough();
  stdin.end(answer);
  const outcome = await confirm(ACT, yes ? { yes } : {}, { stdin, stderr }).then(
    () => 'meant',
    (error: Error) => error.message,
  );
  stderr.end();
  return { outcome, question: await text(stderr) };
}

test.each(['y\n', 'Yes\n', ' y \nmore', 'y'])('%j confirms', async (answer) => {
  expect(await asked(answer)).toEqual({
    outcome: 'meant',
    question: 'Delete topic orders with all that it holds? [y/N] ',
  });
});

test.each(['\n', 'n\n', '', 'yo\n', 'orders\n'])('%j does not confirm', async (answer) => {
  expect(await asked(answer)).toHaveProperty('outcome', 'nothing was done');
});

test('without a terminal, --yes is required', async () => {
  expect(await asked('y\n', { isTTY: false })).toEqual({
    outcome: `to ${ACT}, say --yes: there is no terminal to ask on`,
    question: '',
  });
  expect(await asked('', { isTTY: false, yes: true })).toEqual({ outcome: 'meant', question: '' });
});
