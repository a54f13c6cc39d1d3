import { ControlError } from '../errors.ts';

/** The local parts of addresses may differ by case alone, but hardly ever do; so addresses are kept in lower case. */
export function normalizedEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** A colon would end the user name of HTTP Basic (RFC 7617, section 2). */
const EMAIL = /^[^\s@:]+@[^\s@:]+$/;
/** The longest e-mail address (RFC 5321, section 4.5.3.1.3, without its angle brackets). */
const LONGEST = 254;

/** @throws ControlError if an account can't have the e-mail */
export function checkEmail(email: string): void {
  if (EMAIL.test(email) && email.length <= LONGEST) return;
  throw new ControlError('invalidName', {
    field: 'email',
    rule: 'must have one @ with text on both sides, no spaces or colons, and at most 254 characters',
  });
}
