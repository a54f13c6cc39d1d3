import type { HttpError } from '../../../http/http-error.ts';
import { refusal } from '../errors.ts';
import { canonicalName } from '../header-names.ts';
import type { Setting } from './given-headers.ts';
import { textOf } from './header-text.ts';

/** So much of a value is told again in an answer. */
const LONGEST_QUOTE = 80;

/** That a setting breaks its rule, which is the end of a sentence: `must be a whole number`. */
export function breaks({ name, value }: Setting, rule: string): HttpError {
  const text = textOf(value);
  const quote = text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text;
  return refusal('invalidHeader', { name: canonicalName(name), rule, value: quote });
}

/** That a setting should not be there, or not without another. */
export function misplaced({ name }: Pick<Setting, 'name'>, rule: string): HttpError {
  return refusal('misplacedHeader', { name: canonicalName(name), rule });
}
