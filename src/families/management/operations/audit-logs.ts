import type { operations } from '../../../../generated/management/types.ts';
import type { Handlers } from '../../../contract/handler.ts';
import { numberOfAction } from '../../../control/audit/actions.ts';
import type { RecordedChange } from '../../../control/audit/audit-log.ts';
import type { ControlPlane } from '../../../control/control-plane.ts';
import type { ManagementCaller } from '../caller.ts';

type AuditLogOperations = Pick<Handlers<operations, ManagementCaller>, 'listAuditLogs'>;

/** The number of listed entries: the newest thousand, as the contract says. */
const MAX_LISTED = 1000;

/** Operations on the audit log: what was changed, by whom and when. */
export function auditLogOperations({ audit }: Pick<ControlPlane, 'audit'>): AuditLogOperations {
  return {
    listAuditLogs: async ({ caller }) => {
      const changes = await audit.list(caller.customerId, { limit: MAX_LISTED });
      return {
        status: 200,
        body: changes.map((change) => ({
          log_id: String(change.logId),
          customer_id: change.customerId,
          actor: change.actor,
          timestamp: Math.floor(change.at / 1000),
          action: numberOfAction(change.action),
          action_string: change.action,
          source: change.sourceIp,
          ip: change.sourceIp,
          entity: change.entity,
          readable_format: inWords(change),
        })),
      };
    },
  };
}

/** `ann@example.com: reset password of kafka cluster 1793bfa1-…` */
function inWords({ actor, action, entity }: RecordedChange): string {
  const [kind = '', verb = ''] = action.replaceAll('_', ' ').split('.');
  const of = verb.includes(' ') ? ' of' : '';
  return `${actor}: ${verb}${of} ${kind} ${entity}`.trim();
}
