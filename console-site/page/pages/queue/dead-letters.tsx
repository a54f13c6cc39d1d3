import { answerOf, done } from '../../../../src/client/queue/queue-client.ts';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { dateText } from '../../parts/format.ts';
import { Empty, WhenLoaded } from '../../parts/states.tsx';
import { Table } from '../../parts/table.tsx';
import { ActionOutcome, useAction } from '../../parts/use-action.tsx';
import { useLoad } from '../../parts/use-load.ts';
import { Pager, usePages } from '../../parts/use-pages.tsx';
import { hashOf } from '../../route.ts';
import type { QueueProps } from '../../props.ts';

/** Dead letters, to be retried, edited or deleted. */
export function DeadLetters({ queue: { client } }: QueueProps) {
  const pages = usePages();
  const { query } = pages;
  const loaded = useLoad(
    () => answerOf(client.GET('/v2/dlq', { params: { query } })),
    [client, query],
    5_000,
  );
  const retry = useAction(async (dlqId: string) => {
    const params = { path: { dlqId } };
    await answerOf(client.POST('/v2/dlq/retry/{dlqId}', { params }));
    loaded.reload();
    return 'Published again.';
  });
  const remove = useAction(async (dlqId: string) => {
    await done(client.DELETE('/v2/dlq/{dlqId}', { params: { path: { dlqId } } }));
    loaded.reload();
  });
  return (
    <>
      <ActionOutcome action={retry} />
      <ActionOutcome action={remove} />
      <WhenLoaded loaded={loaded} what="dead letters">
        {({ messages, cursor }) =>
          messages.length === 0 ? (
            <>
              <Empty>No dead letters. Messages that run out of retries appear here.</Empty>
              <Pager pages={pages} next={cursor} />
            </>
          ) : (
            <>
              <Table
                label="Dead letters"
                columns={['Published', 'Destination', 'Answer', '']}
                rows={messages.map((letter) => ({
                  id: letter.dlqId,
                  cells: [
                    dateText(letter.createdAt),
                    <code class="value">{letter.url}</code>,
                    <>
                      {letter.responseStatus} {letter.responseBody ?? letter.error}
                    </>,
                    <>
                      <button
                        type="button"
                        class="quiet"
                        aria-label={`Retry ${letter.dlqId}`}
                        onClick={() => void retry.run(letter.dlqId)}
                      >
                        Retry
                      </button>{' '}
                      <a
                        href={hashOf('queue', 'publish', letter.dlqId)}
                        aria-label={`Edit ${letter.dlqId}`}
                      >
                        Edit
                      </a>{' '}
                      <ConfirmButton
                        label="Delete"
                        about={letter.dlqId}
                        confirmed={() => void remove.run(letter.dlqId)}
                      />
                    </>,
                  ],
                }))}
              />
              <Pager pages={pages} next={cursor} />
            </>
          )
        }
      </WhenLoaded>
    </>
  );
}
