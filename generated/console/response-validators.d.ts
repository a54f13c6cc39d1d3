// Made from openapi/ by `npm run generate`. Not to be edited.
import type { CompiledValidator } from '../../src/contract/validation.ts';

export const getPlatformResponse200: CompiledValidator;
export const getPlatformResponse401: CompiledValidator;
export const getPlatformResponse403: CompiledValidator;
export const getPlatformResponse429: CompiledValidator;
export const getEventsResponse401: CompiledValidator;
export const getEventsResponse403: CompiledValidator;
export const getEventsResponse429: CompiledValidator;
export const getRequestResponse200: CompiledValidator;
export const getRequestResponse400: CompiledValidator;
export const getRequestResponse401: CompiledValidator;
export const getRequestResponse403: CompiledValidator;
export const getRequestResponse404: CompiledValidator;
export const getRequestResponse429: CompiledValidator;
export const unmatchedResponse400: CompiledValidator;
export const unmatchedResponse403: CompiledValidator;
export const unmatchedResponse404: CompiledValidator;
export const unmatchedResponse405: CompiledValidator;
export const unmatchedResponse408: CompiledValidator;
export const unmatchedResponse431: CompiledValidator;
export const unmatchedResponse503: CompiledValidator;
