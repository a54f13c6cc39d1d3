import type {
  ArgumentDocument,
  CommandDocument,
} from '../../../src/engines/redis/command-document.ts';
import { builder, declaredTypes } from '../redis-client.ts';
import { signatureOf } from './signature.ts';

export const key: ArgumentDocument = { name: 'key', type: 'key' };
export const value: ArgumentDocument = { name: 'value', type: 'string' };
export const count: ArgumentDocument = {
  name: 'count',
  type: 'integer',
  token: 'COUNT',
  optional: true,
};
export const word = (token: string): ArgumentDocument => ({
  name: token.toLowerCase(),
  type: 'pure-token',
  token,
});

/**
 * The generated code of a command: the signature of its function, its words, and the named types.
 */
export function made(
  name: string,
  args: readonly ArgumentDocument[],
): { function: string; argv: string; types?: string } {
  const command = document(name, args);
  const signature = signatureOf(command);
  const [head = '', body = ''] = builder(command, signature).split(' {\n');
  const types = declaredTypes(signature).join('').trim();
  return {
    function: head,
    argv: /argv: (.*) };/.exec(body)?.[1] ?? '',
    ...(types === '' ? {} : { types: types.replace('export type ', '') }),
  };
}

/** A command with these arguments. */
export function document(name: string, args: readonly ArgumentDocument[]): CommandDocument {
  return {
    name,
    summary: 'Does what the test is about.',
    group: 'string',
    since: '1.0.0',
    complexity: 'O(1)',
    arity: -1,
    flags: [],
    categories: [],
    arguments: args,
    reply: { type: 'string' },
    examples: [],
  };
}
