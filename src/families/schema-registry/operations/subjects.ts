import type { operations } from '../../../../generated/schema-registry/types.ts';
import type { Handler } from '../../../contract/handler.ts';
import { readJsonText } from '../../../engines/schema-registry/json-text.ts';
import { pageOf, prefixOf } from '../list-parameters.ts';
import { versionAnswer } from '../serializers.ts';
import type { RegistryCaller } from '../caller.ts';
import { coversSubject, requireSubjectAccess, requireReferenceAccess } from '../permissions.ts';

type On<Id extends keyof operations> = Handler<operations[Id], RegistryCaller>;

/** `GET /subjects`: the subjects that the caller has access to. */
export const listSubjects: On<'listSubjects'> = async ({ caller, query }) => {
  const subjectPrefix = prefixOf(query.subjectPrefix);
  const subjects = await caller.registry.subjects({ ...query, subjectPrefix });
  const covered = subjects.filter((subject) => coversSubject(caller.access, subject));
  return { status: 200, body: pageOf(covered, query) };
};

/** `POST /subjects/{subject}` */
export const lookUpSchema: On<'lookUpSchema'> = async ({
  caller,
  path: { subject },
  query,
  body,
}) => {
  requireSubjectAccess(caller, 'Read', subject);
  requireReferenceAccess(caller, body);
  return { status: 200, body: versionAnswer(await caller.registry.lookUp(subject, body, query)) };
};

/** `DELETE /subjects/{subject}` */
export const deleteSubject: On<'deleteSubject'> = async ({ caller, path: { subject }, query }) => {
  requireSubjectAccess(caller, 'Delete', subject);
  return { status: 200, body: await caller.registry.deleteSubject(subject, query.permanent) };
};

/** `GET /subjects/{subject}/versions` */
export const listVersions: On<'listVersions'> = async ({ caller, path: { subject }, query }) => {
  requireSubjectAccess(caller, 'Read', subject);
  const versions = await caller.registry.versions(subject, query);
  return { status: 200, body: pageOf(versions, query) };
};

/** `POST /subjects/{subject}/versions` */
export const registerSchema: On<'registerSchema'> = async ({ caller, path, query, body }) => {
  const { subject } = path;
  requireSubjectAccess(caller, 'Write', subject);
  requireReferenceAccess(caller, body);
  return { status: 200, body: { id: await caller.registry.register(subject, body, query) } };
};

/** `GET /subjects/{subject}/versions/{version}` */
export const getVersion: On<'getVersion'> = async ({
  caller,
  path: { subject, version },
  query,
}) => {
  requireSubjectAccess(caller, 'Read', subject);
  const found = await caller.registry.version(subject, version, query);
  return { status: 200, body: versionAnswer(found) };
};

/** `DELETE /subjects/{subject}/versions/{version}` */
export const deleteVersion: On<'deleteVersion'> = async ({ caller, path, query }) => {
  const { subject, version } = path;
  requireSubjectAccess(caller, 'Delete', subject);
  const deleted = await caller.registry.deleteVersion(subject, version, query.permanent);
  return { status: 200, body: deleted };
};

/** `GET /subjects/{subject}/versions/{version}/schema` */
export const getVersionSchema: On<'getVersionSchema'> = async ({ caller, path, query }) => {
  const { subject, version } = path;
  requireSubjectAccess(caller, 'Read', subject);
  const { schema } = await caller.registry.version(subject, version, query);
  return { status: 200, body: readJsonText(schema) };
};

/** `GET /subjects/{subject}/versions/{version}/referencedby`: schemas of subjects that the caller has access to. */
export const listReferencing: On<'listReferencing'> = async ({ caller, path, query }) => {
  const { subject, version } = path;
  requireSubjectAccess(caller, 'Read', subject);
  const { registry, access } = caller;
  const ids = [];
  for (const id of await registry.referencedBy(subject, version)) {
    const uses = await registry.usesOf(id, { deleted: true });
    if (uses.some((use) => coversSubject(access, use.subject))) ids.push(id);
  }
  return { status: 200, body: pageOf(ids, query) };
};
