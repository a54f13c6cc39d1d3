import contract from '../../../generated/redis/openapi.json' with { type: 'json' };
import type { ContractDocument } from '../../contract/model/document.ts';

export const redisContract = contract as unknown as ContractDocument;
