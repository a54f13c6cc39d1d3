import { PassThrough, Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { completed, runPrompt } from './prompt.ts';
import type { Words } from './send.ts';

async function typing(...lines: string[]) {
  const ran: Words[] = [];
  let shown = '';
  const output = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      shown += chunk.toString();
      done();
    },
  });
  const input = new PassThrough();
  input.end(lines.map((line) => `${line}\n`).join(''));
  const history = await runPrompt({
    input,
    output,
    isTerminal: false,
    prompt: '> ',
    commands: [],
    history: ['GET old'],
    run: async (words) => {
      ran.push(words);
      return 'OK\n';
    },
  });
  return { ran, shown, history };
}

test('runs each line as a command, one after the other', async () => {
  const { ran, shown } = await typing('SET a "b c"', '', 'GET a');
  expect(ran).toEqual([
    ['SET', 'a', 'b c'],
    ['GET', 'a'],
  ]);
  expect(shown.replaceAll('> ', '')).toBe('OK\nOK\n');
});

test('unbalanced quotes are reported, and nothing is sent', async () => {
  const { ran, shown } = await typing('GET "a');
  expect(ran).toEqual([]);
  expect(shown).toContain('Invalid argument(s)\n');
});

test('exit ends the prompt', async () => {
  expect((await typing('PING', 'EXIT', 'GET a')).ran).toEqual([['PING']]);
});

test('keeps the history of commands, except those with passwords', async () => {
  const { history } = await typing('GET a', 'AUTH secret', 'acl  setuser ann >secret', 'PING');
  expect(history).toEqual(['PING', 'GET a', 'GET old']);
});

test('completes commands in the case in which they are typed', () => {
  const commands = ['config|get', 'config|set', 'copy', 'get'];
  expect(completed(commands, 'co')).toEqual([['config get ', 'config set ', 'copy '], 'co']);
  expect(completed(commands, 'CONFIG G')).toEqual([['CONFIG GET '], 'CONFIG G']);
  expect(completed(commands, 'get a')).toEqual([[], 'get a']);
});
