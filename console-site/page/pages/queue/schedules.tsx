import type { ComponentChildren } from 'preact';
import { answerOf, done } from '../../../../src/client/queue-client.ts';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { Empty, WhenLoaded } from '../../parts/states.tsx';
import { dateText } from '../../parts/format.ts';
import { Time } from '../../parts/time.tsx';
import { ActionOutcome, useAction } from '../../parts/use-action.tsx';
import { useLimited } from '../../parts/use-limited.tsx';
import { useLoad } from '../../parts/use-load.ts';
import { hashOf } from '../../route.ts';
import type { QueueProps } from '../../props.ts';
import { cronText } from './cron-words.ts';
import { messageNow, type Schedule } from './run-now.ts';
import { ScheduleForm } from './schedule-form.tsx';
import { ScheduleView } from './schedule-view.tsx';

/** How many schedules are shown at first. */
const STEP = 100;

/** Schedules: made, read, paused, run now and deleted. */
export function Schedules({ queue: { client, send }, item }: QueueProps) {
  const loaded = useLoad(() => answerOf(client.GET('/v2/schedules')), [client], 5_000);
  const turn = useAction(async ({ scheduleId, isPaused }: Schedule) => {
    const params = { path: { scheduleId } };
    await done(
      isPaused
        ? client.POST('/v2/schedules/{scheduleId}/resume', { params })
        : client.POST('/v2/schedules/{scheduleId}/pause', { params }),
    );
    loaded.reload();
  });
  const run = useAction(async (schedule: Schedule) => {
    const { path, headers, body } = messageNow(schedule);
    const answer = (await send(path, headers, body)) as { messageId?: string };
    const of = answer.messageId === undefined ? 'its messages' : answer.messageId;
    return `Published ${of} for ${schedule.scheduleId}.`;
  });
  const remove = useAction(async (destinationOrId: string) => {
    const params = { path: { destinationOrId } };
    await done(client.DELETE('/v2/schedules/{destinationOrId}', { params }));
    if (destinationOrId === item) location.hash = hashOf('queue', 'schedules');
    loaded.reload();
  });
  const buttons = (schedule: Schedule) => {
    const { scheduleId: id, isPaused } = schedule;
    return (
      <div class="row-of tight">
        <button
          type="button"
          class="quiet"
          aria-label={`Run now ${id}`}
          disabled={run.isBusy}
          onClick={() => void run.run(schedule)}
        >
          Run now
        </button>
        <button
          type="button"
          class="quiet"
          aria-label={`${isPaused ? 'Resume' : 'Pause'} ${id}`}
          onClick={() => void turn.run(schedule)}
        >
          {isPaused ? 'Resume' : 'Pause'}
        </button>
        <ConfirmButton
          label="Delete"
          about={id}
          action="Delete the schedule"
          confirmed={() => void remove.run(id)}
        />
      </div>
    );
  };
  return (
    <>
      <ActionOutcome action={turn} />
      <ActionOutcome action={run} />
      <ActionOutcome action={remove} />
      <WhenLoaded loaded={loaded} what="schedules">
        {(schedules) => {
          const open = schedules.find(({ scheduleId }) => scheduleId === item);
          return (
            <div class={open === undefined ? 'split' : 'split both'}>
              {schedules.length === 0 ? (
                <Empty>
                  No schedules yet. A schedule publishes a message at each of its times.
                </Empty>
              ) : (
                <ScheduleTable schedules={schedules} open={item} buttons={buttons} />
              )}
              {open !== undefined && (
                <ScheduleView client={client} schedule={open} turn={run.outcome}>
                  {buttons(open)}
                </ScheduleView>
              )}
            </div>
          );
        }}
      </WhenLoaded>
      <ScheduleForm send={send} created={loaded.reload} />
    </>
  );
}

function ScheduleTable(props: {
  readonly schedules: readonly Schedule[];
  readonly open: string | undefined;
  readonly buttons: (schedule: Schedule) => ComponentChildren;
}) {
  const { shown, more } = useLimited(props.schedules, STEP, 'schedule');
  return (
    <div>
      <div class="scroll dense" tabIndex={0} role="region" aria-label="Schedules">
        <table>
          <thead>
            <tr>
              <th scope="col">Destination</th>
              <th scope="col">When</th>
              <th scope="col" class="rest">
                Next run
              </th>
              <td class="rest" />
            </tr>
          </thead>
          <tbody>
            {shown.map((schedule) => (
              <tr
                key={schedule.scheduleId}
                class={schedule.scheduleId === props.open ? 'on' : undefined}
              >
                <td class="wide">
                  <a href={hashOf('queue', 'schedules', schedule.scheduleId)}>
                    <code>{schedule.destination}</code>
                  </a>{' '}
                  {schedule.isPaused && <span class="badge warn">Paused</span>}
                </td>
                <td class="when">
                  {cronText(schedule.cron)}
                  <div>
                    <code class="muted">{schedule.cron}</code>
                  </div>
                </td>
                <td class="rest">
                  <NextRun schedule={schedule} />
                </td>
                <td class="rest">{props.buttons(schedule)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {more}
    </div>
  );
}

function NextRun({ schedule: { isPaused, nextScheduleTime, error } }: { schedule: Schedule }) {
  if (isPaused || nextScheduleTime === undefined) return <span class="muted">none</span>;
  return (
    <>
      <Time at={nextScheduleTime} />
      <div class="muted number">{dateText(nextScheduleTime)}</div>
      {error !== undefined && <div class="bad why">{error}</div>}
    </>
  );
}
