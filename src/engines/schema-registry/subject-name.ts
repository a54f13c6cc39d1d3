import { SchemaRegistryError } from './errors.ts';

const LONGEST_SUBJECT = 512;
/** Control characters, as Java's `Character.isISOControl` defines them. */
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/;

/**
 * @param longest the most characters that it may have
 * @throws SchemaRegistryError if it is not a valid name of a subject
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
