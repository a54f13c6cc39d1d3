import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import { endAtSecondInterrupt } from './run-until-stopped.ts';

function stopping() {
  const signals = new EventEmitter();
  const exit = vi.fn();
  let now = 5000;
  endAtSecondInterrupt({ signals, exit }, () => now);
  return {
    exit,
    interruptAfter: (milliseconds: number) => {
      now += milliseconds;
      signals.emit('SIGINT');
    },
  };
}

test('a second Ctrl-C after more than 300 ms exits at once', () => {
  const { exit, interruptAfter } = stopping();
  interruptAfter(301);
  expect(exit.mock.calls).toEqual([[130]]);
});

test('a SIGINT within 300 ms, which npm forwards besides the terminal, counts as the first one', () => {
  const { exit, interruptAfter } = stopping();
  interruptAfter(2);
  interruptAfter(298);
  expect(exit).not.toHaveBeenCalled();
});
