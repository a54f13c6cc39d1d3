import type { operations } from '../../../../generated/management/types.ts';
import type { Handlers } from '../../../contract/handler.ts';
import type { ControlPlane } from '../../../control/control-plane.ts';
import type { ManagementCaller } from '../caller.ts';
import { apiKeyOperations } from './api-keys.ts';
import { auditLogOperations } from './audit-logs.ts';
import { backupOperations } from './backups.ts';
import { databaseOperations } from './databases.ts';
import { kafkaClusterOperations } from './kafka-clusters.ts';
import { kafkaConnectorOperations } from './kafka-connectors.ts';
import { kafkaCredentialOperations } from './kafka-credentials.ts';
import { kafkaGroupOperations } from './kafka-groups.ts';
import { kafkaTopicOperations } from './kafka-topics.ts';
import { queueUserOperations } from './queue-user.ts';
import { statisticsOperations } from './statistics.ts';
import { teamOperations } from './teams.ts';

/** One handler for each operation of `openapi/management`. */
export function managementOperations(
  control: ControlPlane,
): Handlers<operations, ManagementCaller> {
  return {
    ...databaseOperations(control),
    ...statisticsOperations(control),
    ...backupOperations(control),
    ...kafkaClusterOperations(control),
    ...kafkaCredentialOperations(control),
    ...kafkaTopicOperations(control),
    ...kafkaGroupOperations(control),
    ...kafkaConnectorOperations(control),
    ...queueUserOperations(control),
    ...teamOperations(control),
    ...auditLogOperations(control),
    ...apiKeyOperations(control),
  };
}
