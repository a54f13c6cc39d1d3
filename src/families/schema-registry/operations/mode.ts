import type { operations } from '../../../../generated/schema-registry/types.ts';
import type { Handler } from '../../../contract/handler.ts';
import { SchemaRegistryError } from '../../../engines/schema-registry/errors.ts';
import type { RegistryCaller } from '../caller.ts';
import { requireSubjectAccess, requireRegistryAccess } from '../permissions.ts';

type On<Id extends keyof operations> = Handler<operations[Id], RegistryCaller>;

/** `GET /mode` */
export const getMode: On<'getMode'> = async ({ caller }) => ({
  status: 200,
  body: { mode: await caller.registry.mode() },
});

/** `PUT /mode` */
export const updateMode: On<'updateMode'> = async ({ caller, body: { mode } }) => {
  requireRegistryAccess(caller, 'WriteMode');
  await caller.registry.setMode(mode);
  return { status: 200, body: { mode } };
};

/** `GET /mode/{subject}` */
export const getSubjectMode: On<'getSubjectMode'> = async ({
  caller,
  path: { subject },
  query,
}) => {
  requireSubjectAccess(caller, 'Read', subject);
  const own = await caller.registry.mode(subject);
  if (own === undefined && query.defaultToGlobal !== true) {
    throw new SchemaRegistryError('noSubjectMode', { subject });
  }
  return { status: 200, body: { mode: own ?? (await caller.registry.mode()) } };
};

/** `PUT /mode/{subject}` */
export const updateSubjectMode: On<'updateSubjectMode'> = async ({
  caller,
  path: { subject },
  body,
}) => {
  requireSubjectAccess(caller, 'WriteMode', subject);
  await caller.registry.setMode(body.mode, subject);
  return { status: 200, body: { mode: body.mode } };
};

/** `DELETE /mode/{subject}` */
export const deleteSubjectMode: On<'deleteSubjectMode'> = async ({ caller, path: { subject } }) => {
  requireSubjectAccess(caller, 'WriteMode', subject);
  const mode = await caller.registry.mode(subject);
  if (mode === undefined) throw new SchemaRegistryError('subjectNotFound', { subject });
  await caller.registry.setMode(undefined, subject);
  return { status: 200, body: { mode } };
};
