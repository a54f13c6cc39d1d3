import type { operations } from '../../../../generated/redis/types.ts';
import type { Handlers } from '../../../contract/handler.ts';
import type { RedisCaller } from '../caller.ts';
import {
  headMonitor,
  headPsubscribe,
  headSubscribe,
  monitor,
  psubscribe,
  subscribe,
} from './listen.ts';
import { getCommandPath, headCommandPath, postCommandPath, runCommand } from './run-command.ts';
import { runPipeline, runTransaction } from './run-rows.ts';

/** One handler for each operation of `openapi/redis`. */
export const redisOperations: Handlers<operations, RedisCaller> = {
  runCommand,
  putCommand: runCommand,
  runPipeline,
  putPipeline: runPipeline,
  runTransaction,
  putTransaction: runTransaction,
  getCommandPath,
  headCommandPath,
  postCommandPath,
  putCommandPath: postCommandPath,
  getSubscribe: subscribe,
  headSubscribe,
  postSubscribe: subscribe,
  putSubscribe: subscribe,
  getPsubscribe: psubscribe,
  headPsubscribe,
  postPsubscribe: psubscribe,
  putPsubscribe: psubscribe,
  getMonitor: monitor,
  headMonitor,
  postMonitor: monitor,
  putMonitor: monitor,
};
