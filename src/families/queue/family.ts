import type { operations } from '../../../generated/queue/types.ts';
import * as validators from '../../../generated/queue/validators.js';
import type { Operation } from '../../contract/model/operation.ts';
import type { Family } from '../../contract/family.ts';
import type { QueueTokens } from '../../directory/queue-tokens.ts';
import type { QueueEngine } from '../../engines/queue/engine.ts';
import { authenticator, type QueueFamilyOptions } from './authenticate.ts';
import type { QueueCaller } from './caller.ts';
import { queueContract } from './contract.ts';
import { queueContractErrors, refusal } from './errors.ts';
import { queueOperations } from './operations/index.ts';

export type QueueFamily = Family<operations, QueueCaller>;

/** A JSON body becomes a string, which in V8 is a little shorter than 512 MB. */
const LARGEST_BODY = 500 * 1024 * 1024;

/** Paths that lack a destination, which are case-insensitive as all are. */
const WITHOUT_DESTINATION = /^\/(?:v[12]\/publish|v2\/enqueue\/[^/]+|v2\/schedules)\/$/i;

/** The queue family on an engine. @param tokens authenticate its users */
export function queueFamily(
  engine: QueueEngine,
  tokens: QueueTokens,
  options: QueueFamilyOptions,
): QueueFamily {
  return {
    name: 'queue',
    contract: queueContract,
    validators,
    errors: queueContractErrors,
    refuse: (method, path) =>
      method === 'POST' && WITHOUT_DESTINATION.test(path) ? refusal('emptyDestination') : undefined,
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
