import contract from '../../../generated/schema-registry/openapi.json' with { type: 'json' };
import type { ContractDocument } from '../../contract/model/document.ts';

export const schemaRegistryContract = contract as unknown as ContractDocument;
