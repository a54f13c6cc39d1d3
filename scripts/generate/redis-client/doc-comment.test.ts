import { expect, test } from 'vitest';
import type { CommandDocument } from '../../../src/engines/redis/command-document.ts';
import { docComment } from './doc-comment.ts';

const GETSET: CommandDocument = {
  name: 'GETSET',
  summary: 'Sets a key to a string and returns the one from before.',
  description: `What the key held must be a string. ${'The time at which it expires is forgotten. '.repeat(2)}`,
  group: 'string',
  since: '1.0.0',
  complexity: 'O(1)',
  deprecated: { since: '6.2.0', by: 'SET with GET' },
  arity: 3,
  flags: [],
  categories: [],
  arguments: [],
  reply: {
    oneOf: [
      { description: 'The value from before.', type: 'string' },
      { description: 'There was no such key.', type: 'null' },
    ],
  },
  examples: [],
};

test('a doc comment has the summary, the complexity and the replies of a command', () => {
  expect(docComment(GETSET, '  ')).toBe(`  /**
   * Sets a key to a string and returns the one from before.
   *
   * What the key held must be a string. The time at which it expires is forgotten. The time at
   * which it expires is forgotten.
   *
   * O(1). Since 1.0.0.
   * @returns
   * - \`string\`: The value from before.
   * - \`null\`: There was no such key.
   * @deprecated since 6.2.0: SET with GET
   */`);
});

test('a quoted */ does not end the doc comment', () => {
  const quoting = { ...GETSET, summary: 'Matches h*/llo.' };
  expect(docComment(quoting, '')).toContain('Matches h*\\/llo.');
});
