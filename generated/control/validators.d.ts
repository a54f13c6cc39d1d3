// Made from openapi/ by `npm run generate`. Not to be edited.
import type { CompiledValidator } from '../../src/contract/validation.ts';

export const getControlParameters: CompiledValidator;
export const listFaultsParameters: CompiledValidator;
export const addFaultParameters: CompiledValidator;
export const addFaultBody: CompiledValidator;
export const replaceFaultsParameters: CompiledValidator;
export const replaceFaultsBody: CompiledValidator;
export const removeFaultsParameters: CompiledValidator;
export const getFaultParameters: CompiledValidator;
export const removeFaultParameters: CompiledValidator;
export const exportStateParameters: CompiledValidator;
export const addSeedParameters: CompiledValidator;
export const addSeedBody: CompiledValidator;
export const replaceStateParameters: CompiledValidator;
export const replaceStateBody: CompiledValidator;
export const emptyStateParameters: CompiledValidator;
export const resetStateParameters: CompiledValidator;
