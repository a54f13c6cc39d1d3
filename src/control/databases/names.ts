import { ControlError } from '../errors.ts';
import { HOST_DOMAIN } from '../../directory/host-name.ts';
import { hostLabel } from '../host-label.ts';

const NAME = /^[A-Za-z0-9_-]{1,64}$/;

/** @throws ControlError if a database can't have the name */
export function checkName(name: string): void {
  if (NAME.test(name)) return;
  throw new ControlError('invalidName', {
    field: 'name',
    rule: 'must have 1 to 64 characters: letters, digits, hyphens and underscores',
  });
}

/**
 * The host name for a database of that name. @param number distinguishes it from another database whose name gives
 * the same host
 */
export function endpointFor(name: string, number?: number): string {
  return `${hostLabel(name, { nameless: 'db', number })}.${HOST_DOMAIN}`;
}
