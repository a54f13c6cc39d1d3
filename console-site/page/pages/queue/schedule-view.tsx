import type { ComponentChildren } from 'preact';
import { prettyJson } from '../../parts/format.ts';
import { Time } from '../../parts/time.tsx';
import { hashOf } from '../../route.ts';
import { ContentPanel, headerLines } from './content-panel.tsx';
import type { Schedule } from './run-now.ts';
import { NextRuns, runsOf } from './schedule-form.tsx';

/** The last run's messages, as people say it. */
const RUN_STATES = {
  IN_PROGRESS: { words: 'On its way', kind: 'warn' },
  SUCCESS: { words: 'Delivered', kind: 'good' },
  FAIL: { words: 'Given up', kind: 'bad' },
} as const;

/** One schedule: its next runs, its last one, and what it sends. */
export function ScheduleView(props: {
  readonly schedule: Schedule;
  /** What can be done with it. */
  readonly children: ComponentChildren;
}) {
  const { schedule, children } = props;
  const { scheduleId, cron, destination, method, isPaused, error } = schedule;
  return (
    <section class="card detail" aria-label={`The schedule ${scheduleId}`}>
      <div class="heading">
        <h2 class="code-text">{scheduleId}</h2>
        <a href={hashOf('queue', 'schedules')}>Close</a>
      </div>
      <p class="code-text">
        {method} {destination}
      </p>
      {children}
      {isPaused && <p class="notice">Paused: the times pass without a message.</p>}
      {error !== undefined && <p class="notice bad">{error}</p>}
      <h3>Next runs</h3>
      <NextRuns cron={cron} runs={runsOf(cron, Date.now())} />
      <LastRun schedule={schedule} />
      <ContentPanel
        label="What is sent"
        contents={{
          Body: prettyJson(schedule.body ?? schedule.bodyBase64 ?? ''),
          Headers: headerLines(schedule.header),
        }}
      />
    </section>
  );
}

function LastRun({ schedule }: { readonly schedule: Schedule }) {
  const { lastScheduleTime, lastScheduleStates = {} } = schedule;
  if (lastScheduleTime === undefined) return null;
  return (
    <>
      <h3>
        Last run, <Time at={lastScheduleTime} />
      </h3>
      <ul class="runs">
        {Object.entries(lastScheduleStates).map(([messageId, state]) => (
          <li key={messageId}>
            <span class={`badge ${RUN_STATES[state].kind}`} title={state}>
              {RUN_STATES[state].words}
            </span>{' '}
            <a class="code-text" href={hashOf('queue', 'messages', messageId)}>
              {messageId}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
