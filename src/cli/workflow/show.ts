import type { Command } from 'commander';
import { QueueServiceError } from '../../client/errors.ts';
import { answerOf } from '../../client/queue-client.ts';
import { presentFields, record, table } from '../management/table.ts';
import { momentText } from '../moment.ts';
import { queueServiceCommand } from '../queue-service/queue-service-command.ts';
import type { WorkflowRun } from './list.ts';

type Group = WorkflowRun['steps'][number];
type Step = Group['steps'][number];

/** Longer results are cut in the table; `--json` has all. */
const LONGEST_RESULT = 60;

/** `plinth workflow show`: a run, and its steps in their order. */
export function showCommand(): Command {
  return queueServiceCommand('show <id>', 'show a run and its steps', async (client, [id = '']) => {
    const query = { workflowRunId: [id], count: 1 };
    const { runs = [] } = await answerOf(client.GET('/v2/workflows/logs', { params: { query } }));
    const [answer] = runs;
    if (answer === undefined) throw new QueueServiceError(`workflow run ${id} not found`, 404);
    return { answer, text: `${runText(answer)}\n${stepsText(answer)}` };
  });
}

function runText(run: WorkflowRun): string {
  const { failureFunction: failure } = run;
  return record({
    id: run.workflowRunId,
    url: run.workflowUrl,
    state: run.workflowState,
    created: momentText(run.workflowRunCreatedAt),
    ...presentFields([
      ['ended', run.workflowRunCompletedAt && momentText(run.workflowRunCompletedAt)],
      ['labels', run.labels?.join(', ')],
      ['flow_control_key', run.flowControlKey],
      ['invoked by', run.invoker?.workflowRunId],
      ['result', run.workflowRunResponse],
      ['problem', run.problem],
      ['dead letter', run.dlqId],
      ['failure callback', failure && `${failure.state} ${failure.url}`],
    ]),
  });
}

function stepsText({ steps }: WorkflowRun): string {
  const rows = steps.flatMap((group) => group.steps.map((step) => rowOf(group, step)));
  return table(['STEP', 'NAME', 'TYPE', 'STATE', 'ERRORS', 'RESULT'], rows);
}

function rowOf({ type }: Group, step: Step): (string | number)[] {
  return [
    step.stepId ?? '',
    step.stepName ?? '',
    // What has no result yet has no type either.
    step.stepType ?? type,
    step.state,
    step.errors?.length ?? 0,
    cut(step.errors?.at(-1)?.error ?? step.out ?? ''),
  ];
}

function cut(text: string): string {
  return text.length > LONGEST_RESULT ? `${text.slice(0, LONGEST_RESULT)}…` : text;
}
