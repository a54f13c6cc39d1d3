import { useState } from 'preact/hooks';
import { draftOf, replay, type ReplayAnswer } from '../../api/replay.ts';
import { basicOf, type Exchange, type Session, type WatchedRequest } from '../../api/session.ts';
import { fieldsOf } from '../../parts/fields.ts';
import { durationText, prettyJson } from '../../parts/format.ts';
import { WhenLoaded } from '../../parts/states.tsx';
import { ActionOutcome, useAction } from '../../parts/use-action.tsx';
import { useLoad } from '../../parts/use-load.ts';
import { targetsOf } from '../connect/targets.ts';
import { Status } from '../request-table.tsx';

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

/** What a request may be sent again with. */
interface Credential {
  readonly title: string;
  /** The header `Authorization`; empty for none. */
  readonly authorization: string;
}

const NONE: Credential = { title: 'None', authorization: '' };

/** The credentials for a family: the log does not tell which one a request came with. */
async function credentialsFor(
  session: Session,
  family: WatchedRequest['family'],
): Promise<readonly [Credential, ...Credential[]]> {
  if (family === 'contract') return [NONE];
  if (family === 'management') {
    return [{ title: 'Your account', authorization: session.authorization }, NONE];
  }
  const service = family === 'schema-registry' ? 'kafka' : family;
  const targets = (await targetsOf(session)).filter((target) => target.service === service);
  const [first, ...others] = targets.map(({ name, credentials }): Credential => {
    const { Token: token, Username: username = '', Password: password = '' } = credentials;
    const authorization = token === undefined ? basicOf(username, password) : `Bearer ${token}`;
    return { title: name, authorization };
  });
  return first === undefined ? [NONE] : [first, ...others, NONE];
}
