import { answerOf } from '../../../../src/client/queue-client.ts';
import { fieldsOf } from '../../parts/fields.ts';
import { WhenLoaded } from '../../parts/states.tsx';
import { ActionOutcome, useAction } from '../../parts/use-action.tsx';
import { useLoad } from '../../parts/use-load.ts';
import { headerLines } from './content-panel.tsx';
import { messageOf } from './message-form.ts';
import type { QueueProps } from '../../props.ts';

/** The methods of a delivery. */
export const METHODS = ['POST', 'GET', 'PUT', 'PATCH', 'DELETE'];

/**
 * A form to publish; with the id of a dead letter in the route it starts with that letter's content.
 */
export function Publish({ queue, item }: QueueProps) {
  const { client, send } = queue;
  const draft = useLoad(async () => {
    if (item === undefined) return { url: '', method: 'POST', body: '', header: {} };
    const letter = await answerOf(
      client.GET('/v2/dlq/{dlqId}', { params: { path: { dlqId: item } } }),
    );
    return { body: '', header: {}, ...letter };
  }, [client, item]);
  const publish = useAction(async (fields: Readonly<Record<string, string>>) => {
    const { path, headers, body } = messageOf(fields);
    const answer = await send(path, headers, body);
    return `Published: ${JSON.stringify(answer)}`;
  });
  return (
    <WhenLoaded loaded={draft} what="the dead letter">
      {({ url, method, body, header }) => (
        <form class="card form" onSubmit={(event) => void publish.run(fieldsOf(event))}>
          <label>
            Destination: a URL, or the name of a URL group
            <input
              name="destination"
              required
              defaultValue={url}
              placeholder="https://example.com/hook"
            />
          </label>
          <div class="cards">
            <label>
              Method
              <select name="method">
                {METHODS.map((each) => (
                  <option key={each} selected={each === method}>
                    {each}
                  </option>
                ))}
              </select>
            </label>
            <label>
              Queue (optional)
              <input name="queue" />
            </label>
            <label>
              Delay, such as 10s or 2h
              <input name="delay" />
            </label>
            <label>
              Retries (default: the plan's maximum)
              <input name="retries" inputMode="numeric" />
            </label>
            <label>
              Callback URL
              <input name="callback" />
            </label>
            <label>
              Failure callback URL
              <input name="failureCallback" />
            </label>
            <label>
              Flow-control key
              <input name="flowKey" />
            </label>
            <label>
              Flow control, such as rate=10, parallelism=2
              <input name="flowValue" />
            </label>
            <label>
              Label
              <input name="label" />
            </label>
          </div>
          <label>
            Headers for the destination, one per line
            <textarea
              class="code"
              name="headers"
              rows={3}
              defaultValue={headerLines(header) || 'Content-Type: application/json'}
            />
          </label>
          <label>
            Body
            <textarea class="code" name="body" rows={8} defaultValue={body} />
          </label>
          <ActionOutcome action={publish} />
          <button type="submit" disabled={publish.isBusy}>
            Publish
          </button>
        </form>
      )}
    </WhenLoaded>
  );
}
