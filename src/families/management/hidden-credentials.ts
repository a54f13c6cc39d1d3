import type { ManagementCaller } from './caller.ts';

/** Members that give or may give write access: properties of connectors may contain passwords. */
const CHANGING = ['password', 'rest_token', 'token', 'properties'];

/** All credentials. */
const CREDENTIALS = ['password', 'rest_token', 'token', 'read_only_rest_token', 'read_only_token'];

/**
 * The members of answers that a caller may not see: those with write access if the key is read-only, and all
 * credentials with `?credentials=hide`.
 */
export function hiddenFrom(
  { readOnly }: ManagementCaller,
  { credentials }: Readonly<Record<string, unknown>>,
): ReadonlySet<string> {
  const hidden = readOnly === true ? CHANGING : [];
  return new Set(credentials === 'hide' ? [...hidden, ...CREDENTIALS] : hidden);
}
