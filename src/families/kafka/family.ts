import contract from '../../../generated/kafka/openapi.json' with { type: 'json' };
import * as validators from '../../../generated/kafka/validators.js';
import type { operations } from '../../../generated/kafka/types.ts';
import type { ContractDocument } from '../../contract/document.ts';
import type { Family } from '../../contract/family.ts';
import { authenticator } from './authenticate.ts';
import type { KafkaCaller, ServedLogs } from './caller.ts';
import type { KafkaClusters } from '../../directory/kafka/clusters.ts';
import { kafkaContractErrors, refusalOfLog } from './errors.ts';
import { kafkaFrontRules } from './front-rules.ts';
import { kafkaOperations } from './operations/index.ts';
import { LogError } from '../../engines/log/errors.ts';
import type { Logger } from '../../base/logger.ts';

export type KafkaFamily = Family<operations, KafkaCaller>;

export const kafkaContract = contract as unknown as ContractDocument;

export interface KafkaFamilyOptions {
  /** Passwords that everybody knows. */
  readonly wellKnown?: ReadonlySet<string>;
  readonly log?: Logger;
}

/** The Kafka REST family on the logs of clusters. */
export function kafkaFamily(
  logs: ServedLogs,
  clusters: KafkaClusters,
  { wellKnown, log }: KafkaFamilyOptions = {},
): KafkaFamily {
  const known = (error: unknown) => {
    if (!(error instanceof LogError)) return undefined;
    if (error.code === 'KAFKA_STORAGE_ERROR') log?.error({ err: error }, error.message);
    return refusalOfLog(error);
  };
  return {
    ...kafkaFrontRules,
    errors: { ...kafkaContractErrors, known },
    name: 'kafka',
    contract: kafkaContract,
    validators,
    responseValidators: () => import('../../../generated/kafka/response-validators.js'),
    handlers: kafkaOperations,
    authenticate: authenticator(logs, clusters, wellKnown),
    bodyLimit: ({ cluster }) => cluster.maxRequestSize,
  };
}
