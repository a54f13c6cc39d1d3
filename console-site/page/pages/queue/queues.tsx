import { answerOf, done } from '../../../../src/client/queue-client.ts';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { fieldsOf } from '../../parts/fields.ts';
import { Empty, WhenLoaded } from '../../parts/states.tsx';
import { Table } from '../../parts/table.tsx';
import { ActionOutcome, useAction } from '../../parts/use-action.tsx';
import { useLoad } from '../../parts/use-load.ts';
import type { QueueProps } from '../../props.ts';

/** Queues with their numbers of waiting messages and their parallelism. */
export function Queues({ queue: { client } }: QueueProps) {
  const loaded = useLoad(() => answerOf(client.GET('/v2/queues')), [client], 3_000);
  const make = useAction(
    async ({ queueName = '', parallelism = '1' }: Readonly<Record<string, string>>) => {
      const body = { queueName, parallelism: Number(parallelism) };
      await done(client.POST('/v2/queues', { body }));
      loaded.reload();
    },
  );
  const turn = useAction(async (queueName: string, isPaused: boolean) => {
    const params = { path: { queueName } };
    await done(
      isPaused
        ? client.POST('/v2/queues/{queueName}/resume', { params })
        : client.POST('/v2/queues/{queueName}/pause', { params }),
    );
    loaded.reload();
  });
  const remove = useAction(async (queueName: string) => {
    await done(client.DELETE('/v2/queues/{queueName}', { params: { path: { queueName } } }));
    loaded.reload();
  });
  return (
    <>
      <form class="filters" onSubmit={(event) => void make.run(fieldsOf(event))}>
        <label>
          Name
          <input name="queueName" required />
        </label>
        <label>
          Parallel deliveries
          <input name="parallelism" type="number" min="1" defaultValue="1" />
        </label>
        <button type="submit" disabled={make.isBusy}>
          Create or update
        </button>
      </form>
      <ActionOutcome action={make} />
      <ActionOutcome action={turn} />
      <ActionOutcome action={remove} />
      <WhenLoaded loaded={loaded} what="queues">
        {(queues) =>
          queues.length === 0 ? (
            <Empty>No queues yet.</Empty>
          ) : (
            <Table
              label="Queues"
              columns={['Queue', 'Waiting', 'Parallel deliveries', '']}
              rows={queues.map(({ name, lag, parallelism, paused }) => ({
                id: name,
                cells: [
                  <>
                    <code>{name}</code> {paused && <span class="badge warn">Paused</span>}
                  </>,
                  lag,
                  parallelism,
                  <>
                    <button
                      type="button"
                      class="quiet"
                      aria-label={`${paused ? 'Resume' : 'Pause'} ${name}`}
                      onClick={() => void turn.run(name, paused)}
                    >
                      {paused ? 'Resume' : 'Pause'}
                    </button>{' '}
                    <ConfirmButton
                      label="Delete"
                      about={name}
                      action={`Delete the queue ${name}`}
                      confirmed={() => void remove.run(name)}
                    />
                  </>,
                ],
              }))}
            />
          )
        }
      </WhenLoaded>
    </>
  );
}
