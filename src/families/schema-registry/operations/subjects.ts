import type { operations } from '../../../../generated/schema-registry/types.ts';
import type { Handler } from '../../../contract/handler.ts';
import { readJsonText } from '../../../engines/schema-registry/json-text.ts';
import { pageOf, prefixOf, versionAnswer } from '../answers.ts';
import type { RegistryCaller } from '../caller.ts';
import { coversSubject, demand } from '../permissions.ts';
import { demandReferences } from './references.ts';

type On<Id extends keyof operations> = Handler<operations[Id], RegistryCaller>;

/** `GET /subjects`: those that the caller is for. */
export const listSubjects: On<'listSubjects'> = ({ caller, query }) => {
  const subjects = caller.registry
    .subjects({ ...query, subjectPrefix: prefixOf(query.subjectPrefix) })
    .filter((subject) => coversSubject(caller.access, subject));
  return { status: 200, body: pageOf(subjects, query) };
};

/** `POST /subjects/{subject}` */
export const lookUpSchema: On<'lookUpSchema'> = ({ caller, path: { subject }, query, body }) => {
  demand(caller, 'Read', subject);
  demandReferences(caller, body);
  return { status: 200, body: versionAnswer(caller.registry.lookUp(subject, body, query)) };
};

/** `DELETE /subjects/{subject}` */
export const deleteSubject: On<'deleteSubject'> = ({ caller, path: { subject }, query }) => {
  demand(caller, 'Delete', subject);
  return { status: 200, body: caller.registry.deleteSubject(subject, query.permanent) };
};

/** `GET /subjects/{subject}/versions` */
export const listVersions: On<'listVersions'> = ({ caller, path: { subject }, query }) => {
  demand(caller, 'Read', subject);
  const versions = caller.registry.versions(subject, query);
  return { status: 200, body: pageOf(versions, query) };
};

/** `POST /subjects/{subject}/versions` */
export const registerSchema: On<'registerSchema'> = ({ caller, path, query, body }) => {
  const { subject } = path;
  demand(caller, 'Write', subject);
  demandReferences(caller, body);
  return { status: 200, body: { id: caller.registry.register(subject, body, query) } };
};

/** `GET /subjects/{subject}/versions/{version}` */
export const getVersion: On<'getVersion'> = ({ caller, path: { subject, version }, query }) => {
  demand(caller, 'Read', subject);
  const found = caller.registry.version(subject, version, query);
  return { status: 200, body: versionAnswer(found) };
};

/** `DELETE /subjects/{subject}/versions/{version}` */
export const deleteVersion: On<'deleteVersion'> = ({ caller, path, query }) => {
  const { subject, version } = path;
  demand(caller, 'Delete', subject);
  const deleted = caller.registry.deleteVersion(subject, version, query.permanent);
  return { status: 200, body: deleted };
};

/** `GET /subjects/{subject}/versions/{version}/schema` */
export const getVersionSchema: On<'getVersionSchema'> = ({ caller, path, query }) => {
  const { subject, version } = path;
  demand(caller, 'Read', subject);
  const { schema } = caller.registry.version(subject, version, query);
  return { status: 200, body: readJsonText(schema) };
};

/** `GET /subjects/{subject}/versions/{version}/referencedby`: schemas of subjects that the caller is for. */
export const listReferencing: On<'listReferencing'> = ({ caller, path, query }) => {
  const { subject, version } = path;
  demand(caller, 'Read', subject);
  const { registry, access } = caller;
  const ids = registry
    .referencedBy(subject, version)
    .filter((id) =>
      registry.usesOf(id, { deleted: true }).some((use) => coversSubject(access, use.subject)),
    );
  return { status: 200, body: pageOf(ids, query) };
};
