import type { operations } from '../../../../generated/redis/types.ts';
import type { Handlers } from '../../../contract/handler.ts';
import type { RedisCaller } from '../caller.ts';
import { getCommandPath, headCommandPath, postCommandPath, runCommand } from './run-command.ts';
import { runPipeline } from './run-pipeline.ts';

/** One handler for each operation of `openapi/redis`. */
export const redisOperations: Handlers<operations, RedisCaller> = {
  runCommand,
  putCommand: runCommand,
  runPipeline,
  putPipeline: runPipeline,
  getCommandPath,
  headCommandPath,
  postCommandPath,
  putCommandPath: postCommandPath,
};
