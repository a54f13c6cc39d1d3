import type { Setting } from './given-headers.ts';

/** An expression for the time before a retry. @throws Refusal */
export function readRetryDelay(setting: Setting | undefined): string | undefined {
  return setting?.value;
}
