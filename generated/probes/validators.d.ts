// Made from openapi/ by `npm run generate`. Not to be edited.
import type { CompiledValidator } from '../../src/contract/validation.ts';

export const getLivenessParameters: CompiledValidator;
export const getReadinessParameters: CompiledValidator;
export const getHealthParameters: CompiledValidator;
export const getMetricsParameters: CompiledValidator;
