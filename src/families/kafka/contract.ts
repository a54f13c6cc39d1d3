import contract from '../../../generated/kafka/openapi.json' with { type: 'json' };
import type { ContractDocument } from '../../contract/model/document.ts';

export const kafkaContract = contract as unknown as ContractDocument;
