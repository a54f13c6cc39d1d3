// Made from openapi/ by `npm run generate`. Not to be edited.
import type { CompiledValidator } from '../../src/contract/validation.ts';

export const getLivenessResponse200: CompiledValidator;
export const getLivenessResponse403: CompiledValidator;
export const getReadinessResponse200: CompiledValidator;
export const getReadinessResponse400: CompiledValidator;
export const getReadinessResponse403: CompiledValidator;
export const getReadinessResponse503: CompiledValidator;
export const getHealthResponse200: CompiledValidator;
export const getHealthResponse403: CompiledValidator;
export const getHealthResponse503: CompiledValidator;
export const getMetricsResponse401: CompiledValidator;
export const getMetricsResponse403: CompiledValidator;
export const getMetricsResponse503: CompiledValidator;
