import type { ComponentChildren } from 'preact';
import type { QueueClient } from '../../../../src/client/queue-client.ts';
import { prettyJson } from '../../parts/format.ts';
import { WhenLoaded } from '../../parts/states.tsx';
import { Time } from '../../parts/time.tsx';
import { useLoad } from '../../parts/use-load.ts';
import { hashOf } from '../../route.ts';
import { ContentPanel, headerLines } from './content-panel.tsx';
import type { Schedule } from './run-now.ts';
import { originOf, runsOfSchedule } from './schedule-runs.ts';
import { NextRuns, runsOf } from './schedule-form.tsx';
import { State } from './state-badges.tsx';

/** One schedule: its next runs, its last ones, and what it sends. */
export function ScheduleView(props: {
  readonly client: QueueClient;
  readonly schedule: Schedule;
  /** Changes when it has been run by hand. */
  readonly turn: unknown;
  /** What can be done with it. */
  readonly children: ComponentChildren;
}) {
  const { client, schedule, turn, children } = props;
  const { scheduleId, cron, destination, method, isPaused, error } = schedule;
  return (
    <section class="card detail" aria-label={`The schedule ${scheduleId}`}>
      <div class="heading">
        <h2 class="code-text">{scheduleId}</h2>
        <a class="button quiet" href={hashOf('queue', 'schedules')}>
          Close
        </a>
      </div>
      <p class="code-text">
        {method} {destination}
      </p>
      {children}
      {isPaused && <p class="notice">Paused: the times pass without a message.</p>}
      {error !== undefined && <p class="notice bad">{error}</p>}
      <h3>Next runs</h3>
      <NextRuns cron={cron} runs={runsOf(cron, Date.now())} />
      <LastRuns client={client} schedule={schedule} turn={turn} />
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

/** The latest messages of a schedule. */
function LastRuns(props: {
  readonly client: QueueClient;
  readonly schedule: Schedule;
  /** Changes when it has been run by hand. */
  readonly turn: unknown;
}) {
  const { client, schedule, turn } = props;
  const { scheduleId, lastScheduleTime } = schedule;
  const loaded = useLoad(
    () => runsOfSchedule(client, scheduleId),
    [client, scheduleId, lastScheduleTime, turn],
    5_000,
  );
  return (
    <>
      <h3>Last runs</h3>
      <WhenLoaded loaded={loaded} what="runs">
        {(runs) =>
          runs.length === 0 ? (
            <p class="muted">
              {lastScheduleTime === undefined ? (
                'None yet.'
              ) : (
                <>
                  None in the log. It was due last <Time at={lastScheduleTime} />.
                </>
              )}
            </p>
          ) : (
            <ul class="runs" aria-label="Last runs">
              {runs.map(({ messageId, last, entries }) => (
                <li key={messageId} class="row-of">
                  <State state={last.state} />
                  <a class="code-text" href={hashOf('queue', 'messages', messageId)}>
                    {messageId}
                  </a>
                  <span class="muted">
                    <Time at={entries[0]!.time} />
                    {originOf(last)?.isByHand && ', by hand'}
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </WhenLoaded>
    </>
  );
}
