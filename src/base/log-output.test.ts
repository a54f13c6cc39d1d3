import { expect, test } from 'vitest';
import { LogOutput } from './log-output.ts';

/** A file on a disk with the given number of free bytes. */
function disk(room: number) {
  const file = { text: '', room };
  const write = (bytes: Uint8Array): number => {
    const fitting = Math.min(bytes.length, file.room);
    if (fitting === 0) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
    file.room -= fitting;
    file.text += Buffer.from(bytes.subarray(0, fitting)).toString();
    return fitting;
  };
  return { file, write };
}

function logTo(write: (bytes: Uint8Array) => number): LogOutput {
  const log: LogOutput = new LogOutput(write, (lost) => log.write(`${lost} lost\n`));
  return log;
}

test('lines are written one at a time', () => {
  const { file, write } = disk(100);
  const log = logTo(write);
  log.write('one\n');
  log.write('zwölf\n');
  expect(file.text).toBe('one\nzwölf\n');
});

test('a line is written completely, even if in several writes', () => {
  const { file, write } = disk(100);
  logTo((bytes) => write(bytes.subarray(0, 3))).write('{"msg":"a long line"}\n');
  expect(file.text).toBe('{"msg":"a long line"}\n');
});

test('lines that do not fit on the disk are dropped, and their number is logged later', () => {
  const { file, write } = disk(4);
  const log = logTo(write);
  for (const line of ['one\n', 'two\n', 'three\n']) log.write(line);
  expect(file.text).toBe('one\n');
  file.room = 100;
  log.write('four\n');
  log.write('five\n');
  expect(file.text).toBe('one\nfour\n2 lost\nfive\n');
});

test('after a partially written line, the next one begins on a new line', () => {
  const { file, write } = disk(2);
  const log = logTo(write);
  log.write('one\n');
  file.room = 100;
  log.write('two\n');
  expect(file.text).toBe('on\ntwo\n1 lost\n');
});

test('a reader that is gone causes no error', () => {
  const log = logTo(() => {
    throw Object.assign(new Error('broken pipe'), { code: 'EPIPE' });
  });
  expect(() => log.write('one\n')).not.toThrow();
});
