import { allows, covers, type Access } from '../../directory/kafka/access.ts';
import type { SchemaInput } from '../../engines/schema-registry/engine.ts';
import type { RegistryCaller } from './caller.ts';
import { refusal } from './errors.ts';

/** Operations on a subject, by the names of Confluent's authorization. */
export type SubjectOperation = 'Read' | 'Write' | 'Delete' | 'WriteCompatibility' | 'WriteMode';

/** Names of subjects that are derived from topics (`TopicNameStrategy`). */
const KEY_OR_VALUE = /-(?:key|value)$/;

/** Whether a subject belongs to a topic of the access. */
export function coversSubject(access: Access, subject: string): boolean {
  return covers(access, subject) || covers(access, subject.replace(KEY_OR_VALUE, ''));
}

/**
 * @throws HttpError if the caller may not do something with a subject. The message repeats only what the caller
 * sent, so it does not reveal whether the subject exists.
 */
export function requireSubjectAccess(
  { access }: Pick<RegistryCaller, 'access'>,
  operation: SubjectOperation,
  subject: string,
): void {
  if (coversSubject(access, subject) && isAllowed(access, operation)) return;
  throw refusal('deniedSubject', { operation, subject });
}

/** @throws HttpError if a schema refers to a subject that the caller has no access to */
export function requireReferenceAccess(
  caller: Pick<RegistryCaller, 'access'>,
  { references }: Pick<SchemaInput, 'references'>,
): void {
  for (const { subject } of references ?? []) requireSubjectAccess(caller, 'Read', subject);
}

/** @throws HttpError unless the caller has full access to all topics */
export function requireRegistryAccess(
  { access }: Pick<RegistryCaller, 'access'>,
  operation: SubjectOperation,
): void {
  if (access.topic === '*' && access.permissions === 'ALL') return;
  throw refusal('deniedRegistry', { operation });
}

/**
 * Any access to a topic includes reading its schemas: without them its messages can be neither written nor
 * read.
 */
function isAllowed(access: Access, operation: SubjectOperation): boolean {
  if (operation === 'Read') return true;
  return operation === 'Write' ? allows(access, 'produce') : access.permissions === 'ALL';
}
