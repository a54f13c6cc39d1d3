import { useState } from 'preact/hooks';
import { fieldsOf } from '../../parts/fields.ts';
import { dateText } from '../../parts/format.ts';
import { ActionOutcome, useAction } from '../../parts/use-action.tsx';
import { cronText, nextRuns } from './cron-words.ts';
import { messageOf } from './message-form.ts';
import { METHODS } from './publish.tsx';
import type { Queue } from '../../api/queue.ts';

/** How many of the next runs are shown. */
const RUNS = 5;

/** A form for a new schedule, which says in words when it will run. */
export function ScheduleForm(props: {
  readonly send: Queue['send'];
  readonly created: () => void;
}) {
  const [cron, setCron] = useState('');
  const create = useAction(async (fields: Readonly<Record<string, string>>) => {
    const { path, headers, body } = messageOf(fields);
    const { scheduleId } = (await props.send(path, headers, body)) as { scheduleId: string };
    props.created();
    return `Created the schedule ${scheduleId}.`;
  });
  return (
    <form class="card form" onSubmit={(event) => void create.run(fieldsOf(event))}>
      <h2>New schedule</h2>
      <div class="cards">
        <div>
          <label>
            Destination: a URL, or the name of a URL group
            <input name="destination" required placeholder="https://example.com/report" />
          </label>
          <label>
            Cron expression
            <input
              class="code-text"
              name="cron"
              required
              placeholder="0 9 * * 1-5"
              autocomplete="off"
              value={cron}
              onInput={(event) => setCron(event.currentTarget.value)}
            />
          </label>
        </div>
        <CronPreview cron={cron.trim()} />
      </div>
      <label>
        Body
        <textarea class="code" name="body" rows={3} />
      </label>
      <details>
        <summary>Method, headers and more</summary>
        <div class="cards">
          <label>
            Method
            <select name="method">
              {METHODS.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </select>
          </label>
          <label>
            Schedule ID: overwrites the one with that ID (optional)
            <input name="scheduleId" />
          </label>
          <label>
            Queue (optional)
            <input name="queue" />
          </label>
          <label>
            Retries (default: the plan's maximum)
            <input name="retries" inputMode="numeric" />
          </label>
          <label>
            Callback URL
            <input name="callback" />
          </label>
          <label>
            Label
            <input name="label" />
          </label>
        </div>
        <label>
          Headers for the destination, one per line
          <textarea
            class="code"
            name="headers"
            rows={3}
            defaultValue="Content-Type: application/json"
          />
        </label>
      </details>
      <ActionOutcome action={create} />
      <button type="submit" disabled={create.isBusy}>
        Create schedule
      </button>
    </form>
  );
}

/** When an expression runs: in words, and the next times. */
function CronPreview({ cron }: { readonly cron: string }) {
  if (cron === '') {
    return (
      <p class="muted">
        Five fields: minute, hour, day of the month, month, day of the week. In UTC, unless it
        begins with a zone: <code>CRON_TZ=Europe/Berlin 0 9 * * 1-5</code>.
      </p>
    );
  }
  try {
    return <NextRuns cron={cron} runs={nextRuns(cron, Date.now(), RUNS)} />;
  } catch (error) {
    return (
      <p class="bad" role="status">
        {(error as Error).message}
      </p>
    );
  }
}

/** The words of an expression, and its next runs as the viewer writes times. */
export function NextRuns(props: { readonly cron: string; readonly runs: readonly number[] }) {
  const { cron, runs } = props;
  return (
    <div role="status">
      <strong>{cronText(cron) || <code>{cron}</code>}</strong>
      {runs.length === 0 ? (
        <p class="bad">It never runs.</p>
      ) : (
        <ol class="runs" aria-label="Next runs, in your time">
          {runs.map((run) => (
            <li key={run} class="number">
              {dateText(run)}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

/** The next runs of a schedule that the service has accepted. */
export function runsOf(cron: string, from: number): number[] {
  try {
    return nextRuns(cron, from, RUNS);
  } catch {
    return [];
  }
}
