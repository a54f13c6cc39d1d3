import type { operations } from '../../../../generated/schema-registry/types.ts';
import type { Handler } from '../../../contract/handler.ts';
import type { Incompatibilities } from '../../../engines/schema-registry/engine.ts';
import { SchemaRegistryError } from '../../../engines/schema-registry/errors.ts';
import type { RegistryCaller } from '../caller.ts';
import {
  requireSubjectAccess,
  requireReferenceAccess,
  requireRegistryAccess,
} from '../permissions.ts';

type On<Id extends keyof operations> = Handler<operations[Id], RegistryCaller>;

/** `GET /config` */
export const getConfig: On<'getConfig'> = async ({ caller }) => ({
  status: 200,
  body: { compatibilityLevel: await caller.registry.compatibility() },
});

/** `PUT /config` */
export const updateConfig: On<'updateConfig'> = async ({ caller, body: { compatibility } }) => {
  requireRegistryAccess(caller, 'WriteCompatibility');
  await caller.registry.setCompatibility(compatibility);
  return { status: 200, body: { compatibility } };
};

/** `DELETE /config`: resets to the initial level. */
export const deleteConfig: On<'deleteConfig'> = async ({ caller }) => {
  requireRegistryAccess(caller, 'WriteCompatibility');
  const compatibilityLevel = await caller.registry.compatibility();
  await caller.registry.setCompatibility(undefined);
  return { status: 200, body: { compatibilityLevel } };
};

/** `GET /config/{subject}` */
export const getSubjectConfig: On<'getSubjectConfig'> = async ({
  caller,
  path: { subject },
  query,
}) => {
  requireSubjectAccess(caller, 'Read', subject);
  const own = await caller.registry.compatibility(subject);
  if (own === undefined && query.defaultToGlobal !== true) {
    throw new SchemaRegistryError('noSubjectCompatibility', { subject });
  }
  const compatibilityLevel = own ?? (await caller.registry.compatibility());
  return { status: 200, body: { compatibilityLevel } };
};

/** `PUT /config/{subject}` */
export const updateSubjectConfig: On<'updateSubjectConfig'> = async ({ caller, path, body }) => {
  const { subject } = path;
  const { compatibility } = body;
  requireSubjectAccess(caller, 'WriteCompatibility', subject);
  await caller.registry.setCompatibility(compatibility, subject);
  return { status: 200, body: { compatibility } };
};

/** `DELETE /config/{subject}` */
export const deleteSubjectConfig: On<'deleteSubjectConfig'> = async ({
  caller,
  path: { subject },
}) => {
  requireSubjectAccess(caller, 'WriteCompatibility', subject);
  const compatibilityLevel = await caller.registry.compatibility(subject);
  if (compatibilityLevel === undefined) {
    throw new SchemaRegistryError('subjectNotFound', { subject });
  }
  await caller.registry.setCompatibility(undefined, subject);
  return { status: 200, body: { compatibilityLevel } };
};

/** `POST /compatibility/subjects/{subject}/versions` */
export const checkSubject: On<'checkSubject'> = async ({
  caller,
  path: { subject },
  query,
  body,
}) => {
  requireSubjectAccess(caller, 'Read', subject);
  requireReferenceAccess(caller, body);
  return { status: 200, body: checked(await caller.registry.check(subject, body), query.verbose) };
};

/** `POST /compatibility/subjects/{subject}/versions/{version}` */
export const checkVersion: On<'checkVersion'> = async ({ caller, path, query, body }) => {
  const { subject, version } = path;
  requireSubjectAccess(caller, 'Read', subject);
  requireReferenceAccess(caller, body);
  const found = await caller.registry.check(subject, body, version);
  return { status: 200, body: checked(found, query.verbose) };
};

function checked(found: Incompatibilities, verbose = false) {
  const answer = { is_compatible: found.length === 0 };
  return verbose ? { ...answer, messages: [...found] } : answer;
}
