import { answerOf, done } from '../../../../src/client/queue/queue-client.ts';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { dateText } from '../../parts/format.ts';
import { Empty, WhenLoaded } from '../../parts/states.tsx';
import { Table } from '../../parts/table.tsx';
import { ActionOutcome, useAction } from '../../parts/use-action.tsx';
import { useLoad } from '../../parts/use-load.ts';
import { hashOf } from '../../route.ts';
import type { QueueProps } from '../../props.ts';

/** Schedules with their next run. */
export function Schedules({ queue: { client } }: QueueProps) {
  const loaded = useLoad(() => answerOf(client.GET('/v2/schedules')), [client], 5_000);
  const turn = useAction(async (scheduleId: string, isPaused: boolean) => {
    const params = { path: { scheduleId } };
    await done(
      isPaused
        ? client.POST('/v2/schedules/{scheduleId}/resume', { params })
        : client.POST('/v2/schedules/{scheduleId}/pause', { params }),
    );
    loaded.reload();
  });
  const remove = useAction(async (destinationOrId: string) => {
    const params = { path: { destinationOrId } };
    await done(client.DELETE('/v2/schedules/{destinationOrId}', { params }));
    loaded.reload();
  });
  return (
    <>
      <ActionOutcome action={turn} />
      <ActionOutcome action={remove} />
      <WhenLoaded loaded={loaded} what="schedules">
        {(schedules) =>
          schedules.length === 0 ? (
            <Empty>
              No schedules yet. <a href={hashOf('queue', 'publish')}>Publish</a> with a cron
              expression to create one.
            </Empty>
          ) : (
            <Table
              label="Schedules"
              columns={['Schedule', 'Cron', 'Destination', 'Next', '']}
              rows={schedules.map(
                ({ scheduleId: id, cron, destination, isPaused, nextScheduleTime }) => ({
                  id,
                  cells: [
                    <code>{id}</code>,
                    <code>{cron}</code>,
                    <code class="value">{destination}</code>,
                    isPaused || nextScheduleTime === undefined
                      ? 'paused'
                      : dateText(nextScheduleTime),
                    <>
                      <button
                        type="button"
                        class="quiet"
                        aria-label={`${isPaused ? 'Resume' : 'Pause'} ${id}`}
                        onClick={() => void turn.run(id, isPaused)}
                      >
                        {isPaused ? 'Resume' : 'Pause'}
                      </button>{' '}
                      <ConfirmButton
                        label="Delete"
                        about={id}
                        confirmed={() => void remove.run(id)}
                      />
                    </>,
                  ],
                }),
              )}
            />
          )
        }
      </WhenLoaded>
    </>
  );
}
