import { setTimeout } from 'node:timers/promises';

const DAY = 86_400_000;
/** Longer than a test takes on a busy machine, in milliseconds. */
const NEAR = 120_000;

/** Waits until midnight in UTC is over if it is near, because what is counted by days or months begins anew then. */
export async function awayFromMidnight(): Promise<void> {
  const left = DAY - (Date.now() % DAY);
  if (left < NEAR) await setTimeout(left + 10);
}
