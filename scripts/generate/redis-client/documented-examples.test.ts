import { describe, expect, test } from 'vitest';
import { commands } from '../../../generated/redis/client.ts';
import { isServedOverHttp } from '../../../src/engines/redis/command-document.ts';
import type { Command } from '../../../src/client/redis/command.ts';
import { readCommandDocuments } from '../redis-commands.ts';
import { signatureOf } from './signature.ts';
import { argumentsFor } from './testing.ts';

/** Every successful example of a command file can be built with the client, and gives the same words. */
const builders = commands as unknown as Record<string, (...args: unknown[]) => Command<unknown>>;

const replying = readCommandDocuments().filter(
  (document) =>
    isServedOverHttp(document) && document.examples.some(({ error }) => error === undefined),
);

describe.for(replying)('$name', (document) => {
  const signature = signatureOf(document);
  const examples = document.examples.filter(
    (example) => isServedOverHttp(example) && example.error === undefined,
  );

  test.for(examples)('$command', ({ command }) => {
    const words = command.map(String);
    const { argv } = builders[signature.method]!(...argumentsFor(signature, words));
    expect(inAnyOrder(argv)).toEqual(inAnyOrder(words));
  });
});

/** Options may be in another order and in lower case. */
function inAnyOrder(words: readonly unknown[]): string[] {
  return words.map((word) => String(word).toUpperCase()).toSorted();
}
