import type { operations } from '../../../../generated/schema-registry/types.ts';
import type { Handlers } from '../../../contract/handler.ts';
import type { RegistryCaller } from '../caller.ts';
import * as compatibility from './compatibility.ts';
import * as mode from './mode.ts';
import * as schemas from './schemas.ts';
import * as subjects from './subjects.ts';

/** One handler for each operation of `openapi/schema-registry`. */
export const schemaRegistryOperations: Handlers<operations, RegistryCaller> = {
  ...subjects,
  ...schemas,
  ...compatibility,
  ...mode,
};
