import type { OutputLimit } from '../connection.ts';

/** The classes of clients. There are no replicas, but the parameter names them. */
const CLASSES = ['normal', 'slave', 'pubsub'] as const;
type ClientClass = (typeof CLASSES)[number];

export type OutputLimits = Readonly<Record<ClientClass, OutputLimit>>;

/** Redis 7.2 `config.c` `clientBufferLimitsDefaults`. */
export const INITIAL_OUTPUT_LIMITS =
  'normal 0 0 0 slave 268435456 67108864 60 pubsub 33554432 8388608 60';

/**
 * Reads `client-output-buffer-limit`: class, hard limit, soft limit and its seconds, for some classes or all of them
 * (`config.c` `setConfigOutputBufferLimit`).
 * @param before the present value, which stays for classes that are not named
 * @param memory parses a number of bytes
 */
export function parseOutputLimits(
  text: string,
  before: string,
  memory: (text: string) => { value: string } | { reason: string },
): { value: string } | { reason: string } {
  const words = text.split(' ');
  if (words.length % 4 !== 0) {
    return { reason: 'Wrong number of arguments in buffer limit configuration.' };
  }
  const limits = new Map(fourths(before.split(' ')).map(([name, ...limit]) => [name, limit]));
  for (const [given = '', hard = '', soft = '', seconds = ''] of fourths(words)) {
    const name = given.toLowerCase() === 'replica' ? 'slave' : given.toLowerCase();
    if (!limits.has(name)) {
      return { reason: 'Invalid client class specified in buffer limit configuration.' };
    }
    const [most, often] = [memory(hard), memory(soft)];
    if ('reason' in most || 'reason' in often || !/^\d{1,15}$/.test(seconds)) {
      return {
        reason: 'Error in hard, soft or soft_seconds setting in buffer limit configuration.',
      };
    }
    limits.set(name, [most.value, often.value, String(Number(seconds))]);
  }
  return { value: CLASSES.map((name) => `${name} ${limits.get(name)!.join(' ')}`).join(' ') };
}

/** The limits behind the text of CONFIG GET. */
export function outputLimitsOf(text: string): OutputLimits {
  const limits = fourths(text.split(' ')).map(([name = '', hard, soft, seconds]) => [
    name,
    { hardBytes: Number(hard), softBytes: Number(soft), softMs: Number(seconds) * 1000 },
  ]);
  return Object.fromEntries(limits) as OutputLimits;
}

function fourths(words: readonly string[]): string[][] {
  return Array.from({ length: words.length / 4 }, (_, i) => words.slice(4 * i, 4 * i + 4));
}
