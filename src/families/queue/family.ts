import type { operations } from '../../../generated/queue/types.ts';
import * as validators from '../../../generated/queue/validators.js';
import type { Operation } from '../../contract/model/operation.ts';
import type { Family } from '../../contract/family.ts';
import type { QueueTokens } from '../../directory/queue-tokens.ts';
import type { QueueEngine } from '../../engines/queue/engine.ts';
import { authenticator, type QueueFamilyOptions } from './authenticate.ts';
import type { QueueCaller } from './caller.ts';
import { queueContract } from './contract.ts';
import { queueFrontRules } from './front-rules.ts';
import { queueOperations } from './operations/index.ts';

export type QueueFamily = Family<operations, QueueCaller>;

/** A JSON body becomes a string, which in V8 is a little shorter than 512 MB. */
const LARGEST_BODY = 500 * 1024 * 1024;

/** The queue family on an engine. @param tokens authenticate its users */
export function queueFamily(
  engine: QueueEngine,
  tokens: QueueTokens,
  options: QueueFamilyOptions,
): QueueFamily {
  return {
    ...queueFrontRules,
    name: 'queue',
    contract: queueContract,
    validators,
    handlers: queueOperations(engine),
    authenticate: authenticator(tokens, options),
    ownerOf: ({ user }) => user.id,
    bodyLimit: ({ user }, operation) => largestBody(operation, user.limits.maxMessageSize),
  };
}

function largestBody({ declared }: Operation, maxMessageSize: number): number {
  const { messages } = declared['x-body-limit'] ?? {};
  if (messages === undefined) return maxMessageSize;
  return Math.min(maxMessageSize * messages, LARGEST_BODY);
}
