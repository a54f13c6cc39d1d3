import contract from '../../../generated/management/openapi.json' with { type: 'json' };
import type { ContractDocument } from '../../contract/model/document.ts';

export const managementContract = contract as unknown as ContractDocument;
