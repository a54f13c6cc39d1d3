import contract from '../../../generated/kafka/openapi.json' with { type: 'json' };
import * as validators from '../../../generated/kafka/validators.js';
import type { operations } from '../../../generated/kafka/types.ts';
import type { ContractDocument } from '../../contract/document.ts';
import type { Family } from '../../contract/family.ts';
import type { LogEngine } from '../../engines/log/engine.ts';
import { authenticator } from './authenticate.ts';
import type { KafkaCaller } from './caller.ts';
import type { KafkaClusters } from './clusters.ts';
import { kafkaFrontRules } from './front-rules.ts';
import { kafkaOperations } from './operations/index.ts';

export type KafkaFamily = Family<operations, KafkaCaller>;

/** The Kafka REST family on an engine. */
export function kafkaFamily(
  engine: Pick<LogEngine, 'cluster'>,
  clusters: KafkaClusters,
): KafkaFamily {
  return {
    ...kafkaFrontRules,
    name: 'kafka',
    contract: contract as unknown as ContractDocument,
    validators,
    handlers: kafkaOperations,
    authenticate: authenticator(engine, clusters),
    bodyLimit: ({ cluster }) => cluster.maxRequestSize,
  };
}
