import type { Contract } from '../../src/contract/model/contract.ts';
import { Schemas } from '../../src/contract/model/schemas.ts';
import { FORMATS } from '../../src/contract/formats.ts';

/** What a mock reads of a contract. */
export type Described = Pick<
  Contract,
  'document' | 'follow' | 'name' | 'operations' | 'placeOf' | 'schemas' | 'targetOfLink'
> & { readonly securitySchemes: Contract['securitySchemes'] };

/** A contract whose schemas also hold texts against their formats, as most services do. */
export function withFormats(contract: Contract): Described {
  const { document, name, operations, securitySchemes } = contract;
  const placeOf: Contract['placeOf'] = (pointer) => contract.placeOf(pointer);
  return {
    document,
    name,
    operations,
    securitySchemes,
    placeOf,
    follow: (value) => contract.follow(value),
    targetOfLink: (link) => contract.targetOfLink(link),
    schemas: new Schemas({ document, placeOf }, { formats: FORMATS }),
  };
}
