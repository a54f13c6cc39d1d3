import type { components } from '../../../generated/control/types.ts';

const WORDS: Readonly<Record<string, string>> = {
  urlGroups: 'URL groups',
  consumerGroups: 'consumer groups',
  deadLetters: 'dead letters',
};

/** `databases: 2, keys: 10` */
export function summary(counts: components['schemas']['seeded']): string {
  const some = Object.entries(counts).filter(([, count]) => count > 0);
  return some.length === 0
    ? 'nothing'
    : some.map(([name, count]) => `${WORDS[name] ?? name}: ${count}`).join(', ');
}
