import { SchemaRegistryError } from './errors.ts';

const LONGEST_SUBJECT = 512;
/** As Java's `Character.isISOControl` has them. */
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/;

/**
 * @param longest characters that it may have
 * @throws SchemaRegistryError where it can't be the name of a subject
 */
export function checkSubject(subject: string, longest = LONGEST_SUBJECT): void {
  if (subject.length > longest) {
    const reason = `it has ${subject.length} characters, more than ${longest}`;
    throw new SchemaRegistryError('invalidSubject', { reason });
  }
  if (CONTROL.test(subject)) {
    throw new SchemaRegistryError('invalidSubject', { reason: 'it has control characters' });
  }
}
