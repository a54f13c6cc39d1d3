import { useEffect, useState } from 'preact/hooks';
import { answerOf, done } from '../../../../src/client/queue-client.ts';
import { countText, numberText } from '../../parts/format.ts';
import { Empty, WhenLoaded } from '../../parts/states.tsx';
import { ActionOutcome, useAction } from '../../parts/use-action.tsx';
import { useLoad } from '../../parts/use-load.ts';
import { hashOf } from '../../route.ts';
import type { QueueProps } from '../../props.ts';
import { FlowLimits } from './flow-limits.tsx';
import { FlowTable } from './flow-table.tsx';
import { withRates, type FlowKey, type Rates } from './flow-rates.ts';

/** Flow-control keys: what is sent and what waits, as it goes on, and their limits. */
export function FlowControl({ queue: { client }, item }: QueueProps) {
  const loaded = useLoad(() => answerOf(client.GET('/v2/flowControl')), [client], 1_000);
  const all = useLoad(() => answerOf(client.GET('/v2/globalParallelism')), [client], 1_000);
  const rates = useRates(loaded.data);
  const turn = useAction(async ({ flowControlKey, isPaused }: FlowKey) => {
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
        {(keys) => {
          const open = keys.find(({ flowControlKey }) => flowControlKey === item);
          if (keys.length === 0) {
            return (
              <Empty>
                No flow-control keys yet. <a href={hashOf('queue', 'publish')}>Publish</a> with one
                to see its rates.
              </Empty>
            );
          }
          return (
            <div class="split">
              <FlowTable keys={keys} rates={rates} open={item} turn={(key) => turn.run(key)} />
              {open !== undefined && (
                <FlowLimits key={item} client={client} flow={open} changed={loaded.reload} />
              )}
            </div>
          );
        }}
      </WhenLoaded>
    </>
  );
}

/** The rates of the last minute. */
function useRates(keys: readonly FlowKey[] | undefined): Rates {
  const [rates, setRates] = useState<Rates>(new Map());
  useEffect(() => {
    if (keys !== undefined) setRates((before) => withRates(before, keys));
  }, [keys]);
  return rates;
}
