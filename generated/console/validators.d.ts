// Made from openapi/ by `npm run generate`. Not to be edited.
import type { CompiledValidator } from '../../src/contract/validation.ts';

export const getPlatformParameters: CompiledValidator;
export const getOverviewParameters: CompiledValidator;
export const getEventsParameters: CompiledValidator;
export const getRequestParameters: CompiledValidator;
