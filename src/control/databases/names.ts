import { ControlError } from '../errors.ts';

const NAME = /^[A-Za-z0-9_-]{1,64}$/;
/** The longest label of a host name (RFC 1035, section 2.3.4). */
const LONGEST_LABEL = 63;
/** What hosts of databases end in: such names reach this machine without any setup (RFC 6761). */
const DOMAIN = 'localhost';

/** @throws ControlError where a database can't have the name */
export function checkName(name: string): void {
  if (NAME.test(name)) return;
  throw new ControlError('invalidName', {
    field: 'name',
    rule: 'must have 1 to 64 characters: letters, digits, hyphens and underscores',
  });
}

/**
 * The host name for a database of that name: in lower case, with what no host name may have (an
 * underscore, a hyphen at an end) put right.
 * @param number tells it from another database whose name comes to the same
 */
export function endpointFor(name: string, number?: number): string {
  const suffix = number === undefined ? '' : `-${number}`;
  const label = name
    .toLowerCase()
    .replaceAll('_', '-')
    .slice(0, LONGEST_LABEL - suffix.length)
    .replaceAll(/^-+|-+$/g, '');
  return `${label === '' ? 'db' : label}${suffix}.${DOMAIN}`;
}
