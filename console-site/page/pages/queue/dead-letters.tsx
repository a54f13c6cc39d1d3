import { useEffect, useMemo, useState } from 'preact/hooks';
import { answerOf } from '../../../../src/client/queue-client.ts';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { countText, numberText } from '../../parts/format.ts';
import { Empty, WhenLoaded } from '../../parts/states.tsx';
import { ActionOutcome, useAction } from '../../parts/use-action.tsx';
import { useLoad } from '../../parts/use-load.ts';
import { Pager, usePages } from '../../parts/use-pages.tsx';
import { hashOf } from '../../route.ts';
import type { QueueProps } from '../../props.ts';
import { deleteLetters, retryLetters, type ChosenLetters } from './dead-letter-actions.ts';
import { DeadLetterFilters } from './dead-letter-filters.tsx';
import { DeadLetterTable } from './dead-letter-table.tsx';
import { DeadLetterView } from './dead-letter-view.tsx';
import { letterFilterOf } from './list-filters.ts';

const NONE: ReadonlySet<string> = new Set();
/** Bytes of each body in the list; the open one has all of it. */
const SHORT = 200;

/** Dead letters, to be read, and to be retried, edited or deleted: one, some, or all that match. */
export function DeadLetters({ queue: { client, countDeadLetters }, item }: QueueProps) {
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({});
  const [selected, setSelected] = useState(NONE);
  const [isAll, setAll] = useState(false);
  const pages = usePages();
  const filter = useMemo(() => letterFilterOf(fields), [fields]);
  const loaded = useLoad(
    async () => {
      const query = { ...filter, ...pages.query, trimBody: SHORT };
      return answerOf(client.GET('/v2/dlq', { params: { query } }));
    },
    [client, pages.query, filter],
    5_000,
  );
  const total = useLoad(countDeadLetters, [countDeadLetters]);
  const newest = loaded.data?.messages[0];
  // Counting is dearer than listing: it follows what the list shows.
  useEffect(() => {
    if (loaded.data !== undefined) total.reload();
  }, [newest?.dlqId]);
  const settled = () => {
    setSelected(NONE);
    setAll(false);
    pages.toFirst();
    loaded.reload();
    total.reload();
    if (item !== undefined) location.hash = hashOf('queue', 'dlq');
  };
  const retry = useAction(async (chosen: ChosenLetters) => {
    const count = await retryLetters(client, chosen);
    settled();
    const { length: wanted } = 'ids' in chosen ? chosen.ids : { length: count };
    const left = wanted > count ? ` ${numberText(wanted - count)} could not be.` : '';
    return `Published ${countText(count, 'message')} again.${left}`;
  });
  const remove = useAction(async (chosen: ChosenLetters) => {
    const count = await deleteLetters(client, chosen);
    settled();
    return `Deleted ${countText(count, 'dead letter')}.`;
  });
  const look = (wanted: Readonly<Record<string, string>>) => {
    setFields(wanted);
    setSelected(NONE);
    setAll(false);
    pages.toFirst();
  };
  const select = (ids: readonly string[], isSelected: boolean) => {
    setAll(false);
    setSelected(isSelected ? selected.union(new Set(ids)) : selected.difference(new Set(ids)));
  };
  const isFiltered = Object.keys(filter).length > 0;
  const chosen: ChosenLetters = isAll ? { filter } : { ids: [...selected] };
  const isBusy = retry.isBusy || remove.isBusy;
  return (
    <>
      <DeadLetterFilters look={look} />
      <ActionOutcome action={retry} />
      <ActionOutcome action={remove} />
      <WhenLoaded loaded={loaded} what="dead letters">
        {({ messages, cursor }) => {
          const isPart = cursor !== undefined || pages.number > 1;
          const kept = isFiltered ? undefined : total.data;
          const many = isAll ? allText(kept) : countText(selected.size, 'dead letter');
          return (
            <>
              <div class="heading">
                <p class="muted" role="status">
                  {isFiltered && !isPart
                    ? `${countText(messages.length, 'dead letter')} ${messages.length === 1 ? 'matches' : 'match'}`
                    : total.data !== undefined && countText(total.data, 'dead letter')}
                </p>
                {(selected.size > 0 || isAll) && (
                  <>
                    {isPart && !isAll && (
                      <button type="button" class="quiet" onClick={() => setAll(true)}>
                        Select all that match
                      </button>
                    )}
                    <button
                      type="button"
                      class="quiet"
                      onClick={() => select([...selected], false)}
                    >
                      Select none
                    </button>
                    <ConfirmButton
                      label={`Delete ${many}`}
                      action={`Delete ${many} for good`}
                      isDisabled={isBusy}
                      confirmed={() => void remove.run(chosen)}
                    />
                    <button
                      type="button"
                      class="main"
                      disabled={isBusy}
                      onClick={() => void retry.run(chosen)}
                    >
                      Retry {many}
                    </button>
                  </>
                )}
              </div>
              <div class={item === undefined ? 'split' : 'split both'}>
                <div>
                  {messages.length === 0 ? (
                    <Empty>
                      {isFiltered
                        ? 'No dead letters match.'
                        : 'No dead letters. Messages that run out of retries appear here.'}
                    </Empty>
                  ) : (
                    <DeadLetterTable
                      letters={messages}
                      selected={isAll ? new Set(messages.map(({ dlqId }) => dlqId)) : selected}
                      select={select}
                      open={item}
                    />
                  )}
                  <Pager pages={pages} next={cursor} />
                </div>
                {item !== undefined && (
                  <DeadLetterView
                    key={item}
                    client={client}
                    dlqId={item}
                    retry={() => void retry.run({ ids: [item] })}
                    remove={() => void remove.run({ ids: [item] })}
                  />
                )}
              </div>
            </>
          );
        }}
      </WhenLoaded>
    </>
  );
}

/** All dead letters, if it is known how many these are. */
function allText(count: number | undefined): string {
  return count === undefined ? 'all that match' : `all ${countText(count, 'dead letter')}`;
}
