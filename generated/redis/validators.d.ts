// Made from openapi/ by `npm run generate`. Not to be edited.
import type { CompiledValidator } from '../../src/contract/validation.ts';

export const runCommandParameters: CompiledValidator;
export const runCommandBody: CompiledValidator;
export const putCommandParameters: CompiledValidator;
export const putCommandBody: CompiledValidator;
export const runPipelineParameters: CompiledValidator;
export const runPipelineBody: CompiledValidator;
export const putPipelineParameters: CompiledValidator;
export const putPipelineBody: CompiledValidator;
export const runTransactionParameters: CompiledValidator;
export const runTransactionBody: CompiledValidator;
export const putTransactionParameters: CompiledValidator;
export const putTransactionBody: CompiledValidator;
export const getCommandPathParameters: CompiledValidator;
export const headCommandPathParameters: CompiledValidator;
export const postCommandPathParameters: CompiledValidator;
export const putCommandPathParameters: CompiledValidator;
