import * as validators from '../../../generated/kafka/validators.js';
import type { operations } from '../../../generated/kafka/types.ts';
import type { Family, FamilyOptions } from '../../contract/family.ts';
import { authenticator } from './authenticate.ts';
import type { KafkaCaller, ServedLogs } from './caller.ts';
import type { KafkaClusters } from '../../directory/kafka/clusters.ts';
import { kafkaContractErrors, refusalOfLog } from './errors.ts';
import { kafkaOperations } from './operations/index.ts';
import { LogError } from '../../engines/log/errors.ts';
import { kafkaContract } from './contract.ts';

export type KafkaFamily = Family<operations, KafkaCaller>;

/** The Kafka REST family on the logs of clusters. */
export function kafkaFamily(
  logs: ServedLogs,
  clusters: KafkaClusters,
  { log, ...options }: FamilyOptions = {},
): KafkaFamily {
  const known = (error: unknown) => {
    if (!(error instanceof LogError)) return undefined;
    if (error.code === 'KAFKA_STORAGE_ERROR') log?.error({ err: error }, error.message);
    return refusalOfLog(error);
  };
  return {
    errors: { ...kafkaContractErrors, known },
    name: 'kafka',
    contract: kafkaContract,
    validators,
    handlers: kafkaOperations,
    authenticate: authenticator(logs, clusters, options),
    ownerOf: ({ cluster }) => cluster.id,
    bodyLimit: ({ cluster }) => cluster.maxRequestSize,
  };
}
