import { done, type QueueClient } from '../../../../src/client/queue-client.ts';
import { fieldsOf } from '../../parts/fields.ts';
import { ActionOutcome, useAction } from '../../parts/use-action.tsx';
import { hashOf } from '../../route.ts';
import { limitsOf, type FlowKey } from './flow-rates.ts';

/** The limits of a key, changed in place. */
export function FlowLimits(props: {
  readonly client: QueueClient;
  readonly flow: FlowKey;
  readonly changed: () => void;
}) {
  const { client, flow, changed } = props;
  const { flowControlKey, isPinnedParallelism, isPinnedRate } = flow;
  const path = { flowControlKey };
  const pin = useAction(async (fields: Readonly<Record<string, string>>) => {
    const params = { path, query: limitsOf(fields) };
    await done(client.POST('/v2/flowControl/{flowControlKey}/pin', { params }));
    changed();
    return 'Pinned. Messages no longer change these limits.';
  });
  const unpin = useAction(async () => {
    const params = { path, query: { parallelism: true, rate: true } };
    await done(client.POST('/v2/flowControl/{flowControlKey}/unpin', { params }));
    changed();
    return 'Unpinned. The limits stay until a message changes them.';
  });
  const reset = useAction(async () => {
    await done(client.POST('/v2/flowControl/{flowControlKey}/resetRate', { params: { path } }));
    changed();
    return 'A new period has begun.';
  });
  return (
    <section class="card detail" aria-label={`The flow-control key ${flowControlKey}`}>
      <div class="heading">
        <h2 class="code-text">{flowControlKey}</h2>
        <a class="button quiet" href={hashOf('queue', 'flow')}>
          Close
        </a>
      </div>
      <p class="muted">
        Pinned limits apply in place of those that messages bring. An empty field is not pinned.
      </p>
      <form onSubmit={(event) => void pin.run(fieldsOf(event))}>
        <div class="cards">
          <label>
            Parallel deliveries
            <input
              name="parallelism"
              type="number"
              min="1"
              defaultValue={limitText(flow.parallelismMax)}
            />
          </label>
          <label>
            Deliveries per period
            <input name="rate" type="number" min="1" defaultValue={limitText(flow.rateMax)} />
          </label>
          <label>
            Period (seconds)
            <input
              name="period"
              type="number"
              min="1"
              max="604800"
              defaultValue={String(flow.ratePeriod)}
            />
          </label>
        </div>
        <ActionOutcome action={pin} />
        <ActionOutcome action={unpin} />
        <ActionOutcome action={reset} />
        <button type="submit" disabled={pin.isBusy}>
          Pin limits
        </button>{' '}
        <button
          type="button"
          disabled={unpin.isBusy || !(isPinnedParallelism || isPinnedRate)}
          onClick={() => void unpin.run()}
        >
          Unpin
        </button>{' '}
        <button type="button" disabled={reset.isBusy} onClick={() => void reset.run()}>
          Reset the rate
        </button>
      </form>
    </section>
  );
}

/** 0 is no limit. */
function limitText(limit: number): string {
  return limit === 0 ? '' : String(limit);
}
