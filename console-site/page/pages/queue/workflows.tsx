import { useState } from 'preact/hooks';
import { answerOf } from '../../../../src/client/queue-client.ts';
import { fieldsOf } from '../../parts/fields.ts';
import { timeText } from '../../parts/format.ts';
import { Empty, WhenLoaded } from '../../parts/states.tsx';
import { useLoad } from '../../parts/use-load.ts';
import { Pager, usePages } from '../../parts/use-pages.tsx';
import { VirtualList } from '../../parts/virtual-list.tsx';
import { hashOf } from '../../route.ts';
import type { QueueProps } from '../../props.ts';
import { RunView } from './workflow-run.tsx';
import { currentSteps, seekingRuns, type WorkflowRun } from './workflow-steps.ts';
import { stateText, WorkflowState } from './state-badges.tsx';

const STATES = ['RUN_STARTED', 'RUN_SUCCESS', 'RUN_FAILED', 'RUN_CANCELED'] as const;

/** Runs of workflows, newest first, and one of them as a timeline of its steps. */
export function Workflows({ queue: { client }, item }: QueueProps) {
  const [state, setState] = useState('');
  const [sought, setSought] = useState('');
  const pages = usePages();
  const loaded = useLoad(
    () => {
      const query = {
        ...pages.query,
        ...seekingRuns(sought),
        ...(state !== '' && { state: [state] }),
        // Payloads and results are those of the run that is chosen.
        trimBody: 0,
      };
      return answerOf(client.GET('/v2/workflows/logs', { params: { query } }));
    },
    [client, pages.query, sought, state],
    3_000,
  );
  return (
    <>
      <form
        class="filters"
        onSubmit={(event) => {
          setSought(fieldsOf(event)['sought'] ?? '');
          pages.toFirst();
        }}
      >
        <label>
          State
          <select
            value={state}
            onChange={(event) => {
              setState(event.currentTarget.value);
              pages.toFirst();
            }}
          >
            <option value="">All</option>
            {STATES.map((each) => (
              <option key={each} value={each}>
                {stateText(each)}
              </option>
            ))}
          </select>
        </label>
        <label>
          Run ID, URL or label
          <input name="sought" type="search" />
        </label>
        <button type="submit">Search</button>
      </form>
      <WhenLoaded loaded={loaded} what="runs">
        {({ runs = [], cursor }) => (
          <>
            <Pager pages={pages} next={cursor} />
            <div class={item === undefined ? 'split' : 'split both'}>
              {runs.length === 0 ? (
                <Empty>No runs yet, or none in this state.</Empty>
              ) : (
                <VirtualList
                  items={runs}
                  rowHeight={36}
                  label="Runs"
                  keyOf={keyOf}
                  chosen={chosenOf(runs, item)}
                  choose={({ workflowRunId }) => {
                    location.hash = hashOf('queue', 'workflows', workflowRunId);
                  }}
                  row={(run) => <Row run={run} />}
                />
              )}
              {item !== undefined && (
                <RunView key={item} client={client} id={item} changed={loaded.reload} />
              )}
            </div>
          </>
        )}
      </WhenLoaded>
    </>
  );
}

/** Ids may be used again. */
const keyOf = (run: WorkflowRun) => `${run.workflowRunId}@${run.workflowRunCreatedAt}`;

/** The key of the newest run with an id. */
function chosenOf(runs: readonly WorkflowRun[], id: string | undefined): string | undefined {
  const chosen = runs.find(({ workflowRunId }) => workflowRunId === id);
  return chosen && keyOf(chosen);
}

function Row({ run }: { readonly run: WorkflowRun }) {
  return (
    <>
      <span class="number time">{timeText(run.workflowRunCreatedAt)}</span>
      <WorkflowState state={run.workflowState} />
      <span class="grow code-text">{run.workflowUrl}</span>
      {run.label !== undefined && <span class="chip">{run.label}</span>}
      <span class="muted family">{currentSteps(run)}</span>
    </>
  );
}
