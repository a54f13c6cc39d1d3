import { useState } from 'preact/hooks';
import { curlOf } from '../../api/curl-of.ts';
import type { Exchange, Session } from '../../api/session.ts';
import { Copy } from '../../parts/copy.tsx';
import { bytesText, countText, dateText, durationText, prettyJson } from '../../parts/format.ts';
import { Method, Status, Verdict } from '../request-table.tsx';
import { FailNext } from './fail-next.tsx';
import { ReplayForm } from './replay-form.tsx';

/** A request and its answer, and what can be done with it. */
export function ExchangeView(props: { readonly exchange: Exchange; readonly session: Session }) {
  const { exchange, session } = props;
  const [isReplaying, setReplaying] = useState(false);
  const address = session.addressOf(portOf(exchange.family));
  return (
    <>
      <p class="code-text">
        <Method method={exchange.method} /> {exchange.path}
      </p>
      <p class="row-of">
        <Status status={exchange.status} /> <Verdict request={exchange} />
      </p>
      {exchange.finding !== undefined && <p class="notice">{exchange.finding}</p>}
      <dl>
        <dt>Operation</dt>
        <dd>{exchange.operationId ?? 'not in the contract'}</dd>
        <dt>Received</dt>
        <dd>{dateText(exchange.time)}</dd>
        <dt>Took</dt>
        <dd>{durationText(exchange.milliseconds)}</dd>
      </dl>
      <p class="row-of">
        <button
          type="button"
          class="quiet"
          aria-expanded={isReplaying}
          onClick={() => setReplaying(!isReplaying)}
        >
          Edit and send again
        </button>
        <Copy text={() => curlOf(exchange, address)} label="Copy as curl" />
      </p>
      {isReplaying && <ReplayForm exchange={exchange} session={session} address={address} />}
      <FailNext session={session} request={exchange} />
      <Part
        title={`Request, ${bytesText(exchange.requestBytes)}`}
        headers={exchange.requestHeaders}
        body={exchange.requestBody}
      />
      <Part
        title={`Answer, ${bytesText(exchange.responseBytes)}`}
        headers={exchange.responseHeaders}
        body={exchange.responseBody}
      />
    </>
  );
}

function Part(props: {
  readonly title: string;
  readonly headers: Exchange['requestHeaders'];
  readonly body: Exchange['requestBody'];
}) {
  const { title, headers, body } = props;
  return (
    <>
      <h3>{title}</h3>
      {headers.length > 0 && (
        <details>
          <summary>{countText(headers.length, 'header')}</summary>
          <pre class="code">{headers.map(([name, value]) => `${name}: ${value}\n`).join('')}</pre>
        </details>
      )}
      {body.text !== '' && (
        <pre class="code" tabIndex={0} aria-label={title}>
          {body.isWhole ? prettyJson(body.text) : `${body.text} …`}
        </pre>
      )}
    </>
  );
}

/** Where a family is served; one that is none of ours is a contract of another service. */
function portOf(family: string): 'redis' | 'kafka' | 'queue' | 'management' | 'contract' {
  switch (family) {
    case 'redis':
    case 'queue':
    case 'management':
      return family;
    case 'kafka':
    case 'schema-registry':
      return 'kafka';
    default:
      return 'contract';
  }
}
