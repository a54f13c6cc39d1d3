import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import type { Logger } from '../base/logger.ts';
import { withProgressLine } from './progress-line.ts';

function drawing(isTTY: boolean) {
  let shown = '';
  const write = (chunk: Buffer, _encoding: string, done: () => void) => {
    shown += chunk.toString();
    done();
  };
  const stderr = Object.assign(new Writable({ write }), { isTTY });
  const logged: string[] = [];
  const line = (_fields: object, message: string) => void logged.push(message);
  const log: Logger = { debug: line, info: line, warn: line, error: line };
  const drawn = withProgressLine(log, { stderr });
  return { log: drawn, logged, shown: () => shown };
}

test('on a terminal, progress overwrites its line', () => {
  const { log, logged, shown } = drawing(true);
  log.info({ progress: 0.1 }, 'loading: 10 %');
  log.info({ progress: 0.2 }, 'loading: 20 %');
  log.info({ progress: 1 }, 'loading: 9 MB in 3 s');
  expect(shown()).toBe('loading: 10 %\r\x1b[2Kloading: 20 %\r\x1b[2Kloading: 9 MB in 3 s\n');
  expect(logged).toEqual([]);
});

test('other log entries clear the progress line first', () => {
  const { log, logged, shown } = drawing(true);
  log.info({ progress: 0.1 }, 'loading: 10 %');
  log.warn({}, 'cut off');
  log.info({}, 'rewrote the log');
  expect(shown()).toBe('loading: 10 %\r\x1b[2K');
  expect(logged).toEqual(['cut off', 'rewrote the log']);
});

test('without a terminal, progress is logged as ordinary entries', () => {
  const { log, logged, shown } = drawing(false);
  log.info({ progress: 0.1 }, 'loading: 10 %');
  expect(logged).toEqual(['loading: 10 %']);
  expect(shown()).toBe('');
});
