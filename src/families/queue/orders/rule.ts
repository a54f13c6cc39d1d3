import { refusal } from '../errors.ts';
import type { Refusal } from '../../../contract/refusal.ts';
import type { Setting } from './given-headers.ts';
import { textOf } from './header-text.ts';

/** So much of a value is told again in an answer. */
const LONGEST_QUOTE = 80;

/** That a setting breaks its rule, which is the end of a sentence: `must be a whole number`. */
export function breaks({ name, value }: Setting, rule: string): Refusal {
  const text = textOf(value);
  const quote = text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text;
  return refusal('invalidHeader', { name, rule, value: quote });
}
