import type { operations } from '../../../../generated/queue/types.ts';
import type { Handlers } from '../../../contract/handler.ts';
import type { QueueEngine } from '../../../engines/queue/engine.ts';
import type { QueueCaller } from '../caller.ts';
import { deadLetterOperations } from './dead-letters.ts';
import { flowControlOperations } from './flow-control.ts';
import { logOperations } from './logs.ts';
import { messageOperations } from './messages.ts';
import { publishOperations } from './publish.ts';
import { queuesOperations } from './queues.ts';
import { scheduleOperations } from './schedules.ts';
import { signingKeyOperations } from './signing-keys.ts';
import { urlGroupOperations } from './url-groups.ts';
import { workflowDeadLetterOperations } from './workflow-dead-letters.ts';
import { workflowEventOperations } from './workflow-events.ts';
import { workflowLogOperations } from './workflow-logs.ts';
import { workflowRunOperations } from './workflow-runs.ts';

/** One handler for each operation of `openapi/queue`. */
export function queueOperations(engine: QueueEngine): Handlers<operations, QueueCaller> {
  return {
    ...publishOperations(engine.messages, engine.groups, engine.workflows),
    ...messageOperations(engine.messages),
    ...queuesOperations(engine.queues),
    ...scheduleOperations(engine.schedules, engine.groups),
    ...urlGroupOperations(engine.groups),
    ...deadLetterOperations(engine.deadLetters, engine.runDeadLetters),
    ...logOperations(engine.logs),
    ...flowControlOperations(engine.flowControls),
    ...signingKeyOperations(engine.keys),
    ...workflowRunOperations(engine.workflows),
    ...workflowEventOperations(engine.workflows),
    ...workflowLogOperations(engine.workflows),
    ...workflowDeadLetterOperations(engine.runDeadLetters),
  };
}
