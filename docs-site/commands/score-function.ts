import type { Word } from './client-method.ts';

const OPTIONS: Readonly<Record<string, string>> = {
  MODIFIER: 'modifier',
  FACTOR: 'factor',
  MISSING: 'missing',
};

/** What the official client takes for the words after SCOREFUNC, up to those of another option. */
export function scoreFunction(words: readonly Word[]): object {
  const modes: Record<string, string> = {};
  const fields: Record<string, unknown>[] = [];
  for (let i = 0; i + 1 < words.length; i += 2) {
    const [token, value] = [String(words[i]), words[i + 1]!];
    const option = OPTIONS[token];
    if (token === 'COMBINEMODE' || token === 'SCOREMODE') {
      modes[token === 'SCOREMODE' ? 'scoreMode' : 'combineMode'] = String(value).toLowerCase();
    } else if (token === 'FIELDVALUE') fields.push({ field: value });
    else if (option === undefined) break;
    else fields.at(-1)![option] = option === 'modifier' ? String(value).toLowerCase() : value;
  }
  return fields.length === 1 ? { ...fields[0], ...modes } : { fields, ...modes };
}
