import type { GivenSchema } from '../../../engines/schema-registry/engine.ts';
import type { RegistryCaller } from '../caller.ts';
import { demand } from '../permissions.ts';

/** @throws HttpError where a schema refers to a subject that the caller is not for */
export function demandReferences(
  caller: Pick<RegistryCaller, 'access'>,
  { references }: Pick<GivenSchema, 'references'>,
): void {
  for (const { subject } of references ?? []) demand(caller, 'Read', subject);
}
