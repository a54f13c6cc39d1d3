import { useEffect, useMemo, useState } from 'preact/hooks';
import { curlOf } from '../api/curl-of.ts';
import type { Exchange, Session, WatchedRequest } from '../api/session.ts';
import type { PageProps } from '../props.ts';
import { Copy } from '../parts/copy.tsx';
import { bytesText, dateText, durationText, prettyJson, timeText } from '../parts/format.ts';
import { Empty, WhenLoaded } from '../parts/states.tsx';
import { useLive } from '../parts/use-live.ts';
import { useLoad } from '../parts/use-load.ts';
import { VirtualList } from '../parts/virtual-list.tsx';
import { hashOf } from '../route.ts';
import { isShown, type LogFilter } from './log-filter.ts';
import { Status, Verdict } from './request-table.tsx';

const FAMILIES = ['redis', 'kafka', 'schema-registry', 'queue', 'management', 'contract'] as const;

/** Every request to every family, as it is answered. */
export function LiveLog({ session, live, rest: [id] }: PageProps) {
  const known = useLive(live);
  const [filter, setFilter] = useState<LogFilter>({
    family: '',
    text: '',
    onlyFailures: false,
    withOwn: false,
  });
  const [held, setHeld] = useState<readonly WatchedRequest[] | undefined>();
  const requests = held ?? known.requests;
  const shown = useMemo(
    () => requests.filter((request) => isShown(request, filter, location.origin)),
    [requests, filter],
  );
  return (
    <>
      <div class="heading">
        <h1>Live log</h1>
        <span class={known.state === 'listening' ? 'badge good' : 'badge warn'} role="status">
          {known.state}
        </span>
      </div>
      <form class="filters" onSubmit={(event) => event.preventDefault()}>
        <label>
          Family
          <select
            value={filter.family}
            onChange={(event) => setFilter({ ...filter, family: event.currentTarget.value })}
          >
            <option value="">all</option>
            {FAMILIES.map((family) => (
              <option key={family}>{family}</option>
            ))}
          </select>
        </label>
        <label>
          Containing
          <input
            type="search"
            value={filter.text}
            onInput={(event) => setFilter({ ...filter, text: event.currentTarget.value })}
          />
        </label>
        <label class="check">
          <input
            type="checkbox"
            checked={filter.onlyFailures}
            onChange={(event) =>
              setFilter({ ...filter, onlyFailures: event.currentTarget.checked })
            }
          />
          Only failures
        </label>
        <label class="check">
          <input
            type="checkbox"
            checked={filter.withOwn}
            onChange={(event) => setFilter({ ...filter, withOwn: event.currentTarget.checked })}
          />
          Of this page too
        </label>
        <button
          type="button"
          aria-pressed={held !== undefined}
          onClick={() => setHeld(held === undefined ? known.requests : undefined)}
        >
          {held === undefined ? 'Pause' : 'Go on'}
        </button>
        <button type="button" onClick={() => live.clear()}>
          Clear
        </button>
      </form>
      {known.skipped > 0 && (
        <p class="muted">{known.skipped} more were answered so fast that they are only counted.</p>
      )}
      <div class={id === undefined ? 'split' : 'split both'}>
        {shown.length === 0 ? (
          <Empty>Nothing has been asked yet. Requests appear here as they are answered.</Empty>
        ) : (
          <VirtualList
            items={shown}
            rowHeight={36}
            label="Requests"
            keyOf={(request) => String(request.id)}
            chosen={id}
            choose={(request) => (location.hash = hashOf('requests', String(request.id)))}
            row={(request) => <Row request={request} />}
          />
        )}
        {id !== undefined && <Detail key={id} id={Number(id)} session={session} live={live} />}
      </div>
    </>
  );
}

function Row({ request }: { readonly request: WatchedRequest }) {
  return (
    <>
      <span class="number time">{timeText(request.time)}</span>
      <Status status={request.status} />
      <span class="grow code-text">
        {request.method} {request.path}
      </span>
      <span class="muted family">{request.operationId ?? request.family}</span>
      <span class="number took">{durationText(request.milliseconds)}</span>
      <Verdict request={request} />
    </>
  );
}

function Detail(props: {
  readonly id: number;
  readonly session: Session;
  readonly live: PageProps['live'];
}) {
  const { id, session, live } = props;
  const loaded = useLoad(() => live.exchange(id), [id]);
  useEffect(() => {
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape') location.hash = hashOf('requests');
    };
    addEventListener('keydown', close);
    return () => removeEventListener('keydown', close);
  }, []);
  return (
    <section class="card detail" aria-label="The request">
      <div class="heading">
        <h2>Request {id}</h2>
        <a href={hashOf('requests')}>Close</a>
      </div>
      <WhenLoaded loaded={loaded} what="the request">
        {(exchange) => <ExchangeView exchange={exchange} session={session} />}
      </WhenLoaded>
    </section>
  );
}

function ExchangeView(props: { readonly exchange: Exchange; readonly session: Session }) {
  const { exchange, session } = props;
  const address = session.addressOf(
    exchange.family === 'schema-registry' ? 'kafka' : exchange.family,
  );
  return (
    <>
      <p class="code-text">
        {exchange.method} {exchange.path}
      </p>
      <p>
        <Status status={exchange.status} /> <Verdict request={exchange} />{' '}
        <Copy text={() => curlOf(exchange, address)} label="Copy as curl" />
      </p>
      {exchange.finding !== undefined && <p class="notice">{exchange.finding}</p>}
      <dl>
        <dt>Operation</dt>
        <dd>{exchange.operationId ?? 'none of the contract'}</dd>
        <dt>Came</dt>
        <dd>{dateText(exchange.time)}</dd>
        <dt>Took</dt>
        <dd>{durationText(exchange.milliseconds)}</dd>
      </dl>
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
          <summary>{headers.length} headers</summary>
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
