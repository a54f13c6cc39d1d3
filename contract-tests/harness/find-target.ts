import { afterEach, beforeEach } from 'vitest';
import { findTarget, giveUpTarget } from './target.ts';

/** Loaded before each test file, whose modules read the target. */
await findTarget();

/** Tests of a file that may time out. If more did, a platform that hangs would take minutes for each of the others. */
const MAY_TIME_OUT = 1;
const TIMEOUT = /^(?:Test|Hook) timed out in /;
let timedOut = 0;

beforeEach(() => {
  if (timedOut <= MAY_TIME_OUT) return;
  throw new Error(`not run: ${timedOut} tests of this file have timed out before`);
});

afterEach(async ({ task }) => {
  if (task.result?.errors?.some(({ message }) => TIMEOUT.test(message)) !== true) return;
  timedOut++;
  if (timedOut > MAY_TIME_OUT) await giveUpTarget();
});
