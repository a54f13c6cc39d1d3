import type { operations } from '../../../../generated/schema-registry/types.ts';
import type { Handler } from '../../../contract/handler.ts';
import { SchemaRegistryError } from '../../../engines/schema-registry/errors.ts';
import type { RegistryCaller } from '../caller.ts';
import { demand, demandRegistry } from '../permissions.ts';

type On<Id extends keyof operations> = Handler<operations[Id], RegistryCaller>;

/** `GET /mode` */
export const getMode: On<'getMode'> = ({ caller }) => ({
  status: 200,
  body: { mode: caller.registry.mode() },
});

/** `PUT /mode` */
export const updateMode: On<'updateMode'> = ({ caller, body: { mode } }) => {
  demandRegistry(caller, 'WriteMode');
  caller.registry.setMode(mode);
  return { status: 200, body: { mode } };
};

/** `GET /mode/{subject}` */
export const getSubjectMode: On<'getSubjectMode'> = ({ caller, path: { subject }, query }) => {
  demand(caller, 'Read', subject);
  const own = caller.registry.mode(subject);
  if (own === undefined && query.defaultToGlobal !== true) {
    throw new SchemaRegistryError('noSubjectMode', { subject });
  }
  return { status: 200, body: { mode: own ?? caller.registry.mode() } };
};

/** `PUT /mode/{subject}` */
export const updateSubjectMode: On<'updateSubjectMode'> = ({ caller, path: { subject }, body }) => {
  demand(caller, 'WriteMode', subject);
  caller.registry.setMode(body.mode, subject);
  return { status: 200, body: { mode: body.mode } };
};

/** `DELETE /mode/{subject}` */
export const deleteSubjectMode: On<'deleteSubjectMode'> = ({ caller, path: { subject } }) => {
  demand(caller, 'WriteMode', subject);
  const mode = caller.registry.mode(subject);
  if (mode === undefined) throw new SchemaRegistryError('subjectNotFound', { subject });
  caller.registry.setMode(undefined, subject);
  return { status: 200, body: { mode } };
};
