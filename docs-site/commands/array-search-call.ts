import type { ClientMethod, Word } from './client-method.ts';
import { source } from './source.ts';

const PREDICATES = new Set(['EXACT', 'MATCH', 'GLOB', 'RE']);

/** The call of the official client's `argrep`, whose conditions are objects. */
export function arraySearchCall([, key, start, end, ...words]: readonly Word[]): ClientMethod {
  const predicates: Record<string, Word>[] = [];
  const options: Record<string, unknown> = {};
  for (let i = 0; i < words.length; i++) {
    const token = String(words[i]);
    if (PREDICATES.has(token)) predicates.push({ [token.toLowerCase()]: words[++i]! });
    else if (token === 'LIMIT') options['limit'] = words[++i];
    else if (token === 'NOCASE') options['noCase'] = true;
    else if (token === 'WITHVALUES') options['withValues'] = true;
    else options['combine'] = token.toLowerCase();
  }
  const args = [key, start, end, { predicates, ...options }] as const;
  return {
    call: `redis.argrep(${args.map(source).join(', ')})`,
    run: (redis) => {
      const methods: unknown = redis;
      return (methods as { argrep: (...all: unknown[]) => unknown }).argrep(...args);
    },
  };
}
