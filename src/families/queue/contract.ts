import contract from '../../../generated/queue/openapi.json' with { type: 'json' };
import type { ContractDocument } from '../../contract/model/document.ts';

export const queueContract = contract as unknown as ContractDocument;
