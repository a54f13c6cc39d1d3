import { QueueError } from '../../errors.ts';
import type { RunDeadLetters, Workflows } from '../../workflows/engine.ts';

const refuse = () => Promise.reject(new QueueError('closing'));

export const stub: Workflows = {
  publish: refuse,
  trigger: refuse,
  journal: refuse,
  end: refuse,
  cancel: refuse,
  cancelMany: refuse,
  wait: refuse,
  notify: refuse,
  notifyRun: refuse,
  waiters: refuse,
  list: refuse,
};

export const stubLetters: RunDeadLetters = {
  list: refuse,
  get: refuse,
  deleteMany: refuse,
  renew: refuse,
  repeatCallback: refuse,
  cancelCallback: refuse,
};
