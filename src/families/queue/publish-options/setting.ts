import type { HttpError } from '../../../http/http-error.ts';
import { refusal } from '../errors.ts';
import { canonicalName } from '../../../engines/queue/request-headers.ts';
import { textOf } from './header-text.ts';

/** A header that configures a message. */
export interface Setting {
  /** In lower case: `upstash-delay`. */
  readonly name: string;
  readonly value: string;
}

/** Maximum length of a value quoted in an error. */
const LONGEST_QUOTE = 80;

/** The error for a setting that breaks a rule, given as the end of a sentence: `must be a whole number`. */
export function invalidHeader({ name, value }: Setting, rule: string): HttpError {
  const text = textOf(value);
  const quote = text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text;
  return refusal('invalidHeader', { name: canonicalName(name), rule, value: quote });
}

/** The error for a setting that does not apply here, or requires another one. */
export function misplacedHeader({ name }: Pick<Setting, 'name'>, rule: string): HttpError {
  return refusal('misplacedHeader', { name: canonicalName(name), rule });
}

/** Whether a switch is on. The Python client writes `True`. @throws HttpError */
export function readSwitch(setting: Setting | undefined): boolean {
  if (setting === undefined) return false;
  switch (setting.value.toLowerCase()) {
    case 'true':
      return true;
    case 'false':
      return false;
    default:
      throw invalidHeader(setting, 'must be true or false');
  }
}
