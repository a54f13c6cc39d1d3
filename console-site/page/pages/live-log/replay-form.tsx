import { useState } from 'preact/hooks';
import { draftOf, replay, type ReplayAnswer } from '../../api/replay.ts';
import type { Exchange, Session } from '../../api/session.ts';
import { fieldsOf } from '../../parts/fields.ts';
import { durationText, prettyJson } from '../../parts/format.ts';
import { WhenLoaded } from '../../parts/states.tsx';
import { ActionOutcome, useAction } from '../../parts/use-action.tsx';
import { useLoad } from '../../parts/use-load.ts';
import { Status } from '../request-table.tsx';
import { credentialsFor } from './credentials.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** A request of the log, which is edited and sent again, and its answer. */
export function ReplayForm(props: {
  readonly exchange: Exchange;
  readonly session: Session;
  readonly address: string;
}) {
  const { exchange, session, address } = props;
  const draft = draftOf(exchange);
  const [answer, setAnswer] = useState<ReplayAnswer | undefined>();
  const credentials = useLoad(() => credentialsFor(session, exchange.family), [session, exchange]);
  const send = useAction(async (fields: Readonly<Record<string, string>>) => {
    const { method = 'GET', path = '/', headers = '', body = '', credential = '' } = fields;
    setAnswer(await replay(address, { method, path, headers, body }, credential));
  });
  return (
    <WhenLoaded loaded={credentials} what="credentials">
      {(all) => (
        <form aria-label="Send again" onSubmit={(event) => void send.run(fieldsOf(event))}>
          <div class="filters">
            <label>
              Method
              <select name="method">
                {METHODS.map((method) => (
                  <option key={method} selected={method === draft.method}>
                    {method}
                  </option>
                ))}
              </select>
            </label>
            <label>
              Credentials
              <select name="credential">
                {all.map(({ title, authorization }) => (
                  <option key={title} value={authorization}>
                    {title}
                  </option>
                ))}
              </select>
            </label>
          </div>
          <label>
            Path
            <input name="path" class="code-text" required defaultValue={draft.path} />
          </label>
          <label>
            Headers, one per line
            <textarea class="code" name="headers" rows={3} defaultValue={draft.headers} />
          </label>
          <label>
            Body
            <textarea class="code" name="body" rows={6} defaultValue={draft.body} />
          </label>
          {!exchange.requestBody.isWhole && (
            <p class="notice">The log has only the beginning of the body: complete it first.</p>
          )}
          <button type="submit" disabled={send.isBusy}>
            Send again
          </button>
          <ActionOutcome action={send} />
          {answer !== undefined && (
            <section aria-label="The new answer">
              <h3>New answer</h3>
              <p>
                <Status status={answer.status} />{' '}
                <span class="muted">after {durationText(answer.milliseconds)}</span>
              </p>
              <pre class="code">{prettyJson(answer.text)}</pre>
            </section>
          )}
        </form>
      )}
    </WhenLoaded>
  );
}
