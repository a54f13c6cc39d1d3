import { answerOf, done } from '../../../../src/client/queue/queue-client.ts';
import { countText, numberText } from '../../parts/format.ts';
import { Empty, WhenLoaded } from '../../parts/states.tsx';
import { Table } from '../../parts/table.tsx';
import { ActionOutcome, useAction } from '../../parts/use-action.tsx';
import { useLoad } from '../../parts/use-load.ts';
import type { QueueProps } from '../../props.ts';

/** Flow-control keys with their current rates. */
export function FlowControl({ queue: { client } }: QueueProps) {
  const loaded = useLoad(() => answerOf(client.GET('/v2/flowControl')), [client], 1_000);
  const all = useLoad(() => answerOf(client.GET('/v2/globalParallelism')), [client], 1_000);
  const turn = useAction(async (flowControlKey: string, isPaused: boolean) => {
    const params = { path: { flowControlKey } };
    await done(
      isPaused
        ? client.POST('/v2/flowControl/{flowControlKey}/resume', { params })
        : client.POST('/v2/flowControl/{flowControlKey}/pause', { params }),
    );
    loaded.reload();
  });
  return (
    <>
      <WhenLoaded loaded={all} what="what is under way">
        {({ parallelismCount, parallelismMax }) => (
          <p>
            {numberText(parallelismCount)} of at most {countText(parallelismMax, 'delivery')} in
            progress.
          </p>
        )}
      </WhenLoaded>
      <ActionOutcome action={turn} />
      <WhenLoaded loaded={loaded} what="flow control">
        {(keys) =>
          keys.length === 0 ? (
            <Empty>No flow-control keys yet. Publish with one to see its rates.</Empty>
          ) : (
            <Table
              label="Flow-control keys"
              columns={['Key', 'Waiting', 'In progress', 'In this period', '']}
              rows={keys.map((key) => ({
                id: key.flowControlKey,
                cells: [
                  <code>{key.flowControlKey}</code>,
                  key.waitListSize,
                  `${key.parallelismCount} of ${key.parallelismMax || 'unlimited'}`,
                  `${key.rateCount} of ${key.rateMax || 'unlimited'} in ${key.ratePeriod} s`,
                  <button
                    type="button"
                    class="quiet"
                    aria-label={`${key.isPaused ? 'Resume' : 'Pause'} ${key.flowControlKey}`}
                    onClick={() => void turn.run(key.flowControlKey, key.isPaused)}
                  >
                    {key.isPaused ? 'Resume' : 'Pause'}
                  </button>,
                ],
              }))}
            />
          )
        }
      </WhenLoaded>
    </>
  );
}
