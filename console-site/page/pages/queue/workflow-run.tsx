import { answerOf, done, type QueueClient } from '../../../../src/client/queue-client.ts';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { dateText } from '../../parts/format.ts';
import { Empty, WhenLoaded } from '../../parts/states.tsx';
import { ActionOutcome, useAction } from '../../parts/use-action.tsx';
import { useLoad } from '../../parts/use-load.ts';
import { hashOf } from '../../route.ts';
import { WorkflowState } from './state-badges.tsx';
import {
  aboutStep,
  errorText,
  type Step,
  type StepGroup,
  type WorkflowRun,
} from './workflow-steps.ts';

interface RunProps {
  readonly client: QueueClient;
  readonly id: string;
  readonly changed: () => void;
}

/** One run, as it goes on. */
export function RunView({ client, id, changed }: RunProps) {
  const loaded = useLoad(
    async () => {
      const query = { workflowRunId: [id], count: 1 };
      const { runs = [] } = await answerOf(client.GET('/v2/workflows/logs', { params: { query } }));
      return runs;
    },
    [client, id],
    3_000,
  );
  const reload = () => {
    loaded.reload();
    changed();
  };
  return (
    <WhenLoaded loaded={loaded} what="the run">
      {([run]) =>
        run === undefined ? (
          <Empty>The log has no such run any more.</Empty>
        ) : (
          <section class="card detail" aria-label={`The run ${id}`}>
            <div class="heading">
              <h2 class="code-text">{id}</h2>
              <a class="button quiet" href={hashOf('queue', 'workflows')}>
                Close
              </a>
            </div>
            <p class="code-text">{run.workflowUrl}</p>
            <Facts run={run} />
            <Actions client={client} run={run} changed={reload} />
            <ol class="timeline">
              {run.steps.map((group, index) => (
                <Group key={index} group={group} />
              ))}
            </ol>
            {run.workflowRunResponse !== undefined && (
              <>
                <h3>Result</h3>
                <pre class="code" tabIndex={0}>
                  {run.workflowRunResponse}
                </pre>
              </>
            )}
          </section>
        )
      }
    </WhenLoaded>
  );
}

function Facts({ run }: { readonly run: WorkflowRun }) {
  const { failureFunction: failure, invoker, labels = [] } = run;
  return (
    <>
      <p>
        <WorkflowState state={run.workflowState} />{' '}
        <span class="number">{dateText(run.workflowRunCreatedAt)}</span>
        {run.workflowRunCompletedAt !== undefined && ` to ${dateText(run.workflowRunCompletedAt)}`}
        {labels.length > 0 && `, ${labels.join(', ')}`}
      </p>
      {invoker !== undefined && (
        <p>
          Invoked by{' '}
          <a href={hashOf('queue', 'workflows', invoker.workflowRunId)}>{invoker.workflowRunId}</a>
        </p>
      )}
      {run.problem !== undefined && <p class="notice bad">{run.problem}</p>}
      {failure !== undefined && (
        <p>
          Failure callback: <WorkflowState state={failure.state} />{' '}
          <span class="code-text">{failure.url}</span>
        </p>
      )}
    </>
  );
}

/** What can be done about a run: a run in progress is canceled, one that has failed resumed or restarted. */
function Actions(props: {
  readonly client: QueueClient;
  readonly run: WorkflowRun;
  readonly changed: () => void;
}) {
  const { client, run, changed } = props;
  const { workflowRunId, workflowState, dlqId } = run;
  const cancel = useAction(async () => {
    const params = { path: { workflowRunId } };
    await done(client.DELETE('/v2/workflows/runs/{workflowRunId}', { params }));
    changed();
  });
  const renew = useAction(async (action: 'resume' | 'restart', letter: string) => {
    const params = { path: { dlqId: letter } };
    const answer = await answerOf(
      action === 'resume'
        ? client.POST('/v2/workflows/dlq/resume/{dlqId}', { params })
        : client.POST('/v2/workflows/dlq/restart/{dlqId}', { params }),
    );
    changed();
    location.hash = hashOf('queue', 'workflows', answer.workflowRunId);
  });
  return (
    <>
      {workflowState === 'RUN_STARTED' && (
        <ConfirmButton
          label="Cancel"
          action="Cancel the run"
          keep="Keep it"
          confirmed={() => void cancel.run()}
        />
      )}
      {dlqId !== undefined && workflowState === 'RUN_FAILED' && (
        <p class="row-of">
          <button type="button" class="quiet" onClick={() => void renew.run('resume', dlqId)}>
            Resume
          </button>{' '}
          <button type="button" class="quiet" onClick={() => void renew.run('restart', dlqId)}>
            Restart
          </button>
        </p>
      )}
      <ActionOutcome action={cancel} />
      <ActionOutcome action={renew} />
    </>
  );
}

/** A step of the timeline, or several that run in parallel. */
function Group({ group: { type, steps } }: { readonly group: StepGroup }) {
  if (type !== 'parallel') {
    return (
      <>
        {steps.map((step, index) => (
          <li key={index}>
            <StepView step={step} />
          </li>
        ))}
      </>
    );
  }
  return (
    <li>
      <span class="muted">in parallel</span>
      <ul>
        {steps.map((step, index) => (
          <li key={index}>
            <StepView step={step} />
          </li>
        ))}
      </ul>
    </li>
  );
}

function StepView({ step }: { readonly step: Step }) {
  const { state, stepName, createdAt, out, callBody, callResponseBody, errors = [] } = step;
  return (
    <>
      <WorkflowState state={state} /> <strong>{stepName ?? 'next step'}</strong>{' '}
      {createdAt !== undefined && <span class="number">{dateText(createdAt)}</span>}{' '}
      <span class="muted">{aboutStep(step, Date.now())}</span>
      {errors.map((error, index) => (
        <div key={index} class="notice bad">
          <span class="number">{dateText(error.time)}</span> <span>{errorText(error)}</span>
          <Text title="Answer" text={error.body} />
        </div>
      ))}
      <Text title="Sent" text={callBody} />
      <Text title={stepName === 'init' ? 'Payload' : 'Result'} text={callResponseBody ?? out} />
    </>
  );
}

function Text({ title, text }: { readonly title: string; readonly text: string | undefined }) {
  if (text === undefined || text === '') return null;
  return (
    <details>
      <summary>{title}</summary>
      {/* Long lines are scrolled by the keyboard, too. */}
      <pre class="code" tabIndex={0}>
        {text}
      </pre>
    </details>
  );
}
