import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { LogOutput } from './log.ts';

const LOG = fileURLToPath(new URL('log.ts', import.meta.url));

/** What a program that opens a log writes to standard error. */
function written(program: string): unknown[] {
  const code = `import { openLog } from ${JSON.stringify(LOG)}; ${program}`;
  const { stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', code]);
  return stderr
    .toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
}

test('while pino can not be loaded, a line is written without it, and the next one with it', () => {
  const lines = written(`
    import { registerHooks } from 'node:module';
    let fails = true;
    registerHooks({
      resolve(specifier, context, next) {
        if (fails && specifier === 'pino') throw new Error('EMFILE: too many open files');
        return next(specifier, context);
      },
    });
    const log = openLog('info');
    log.error({ err: new Error('oh'), where: 'http' }, 'first');
    fails = false;
    log.error({ err: new Error('oh'), where: 'http' }, 'second');
  `);
  expect(lines).toMatchObject([
    { level: 50, msg: 'first', err: { type: 'Error', message: 'oh' } },
    { level: 50, msg: 'second', err: { type: 'Error', message: 'oh' }, where: 'http' },
  ]);
});

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
