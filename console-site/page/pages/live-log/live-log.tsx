import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Session, WatchedRequest } from '../../api/session.ts';
import type { PageProps } from '../../props.ts';
import { countText, durationText, timeText } from '../../parts/format.ts';
import { OnCopies } from '../../parts/on-copies.tsx';
import { Empty, WhenLoaded } from '../../parts/states.tsx';
import { useLive } from '../../parts/use-live.ts';
import { useLoad } from '../../parts/use-load.ts';
import { VirtualList } from '../../parts/virtual-list.tsx';
import { hashOf } from '../../route.ts';
import { ExchangeView } from './exchange-view.tsx';
import { isShown, type LogFilter } from './log-filter.ts';
import { Method, Status, Verdict } from '../request-table.tsx';

const STATES = {
  connecting: 'Connecting',
  listening: 'Listening',
  lost: 'Disconnected',
} as const;
const FAMILIES = ['redis', 'kafka', 'schema-registry', 'queue', 'management'];

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
  const families = [...new Set([...FAMILIES, ...requests.map(({ family }) => family)])];
  return (
    <>
      <div class="heading">
        <h1>Live log</h1>
        <span class={known.state === 'listening' ? 'badge good' : 'badge warn'} role="status">
          {STATES[known.state]}
        </span>
      </div>
      <form class="filters" onSubmit={(event) => event.preventDefault()}>
        <label>
          Service
          <select
            value={filter.family}
            onChange={(event) => setFilter({ ...filter, family: event.currentTarget.value })}
          >
            <option value="">All</option>
            {families.map((family) => (
              <option key={family}>{family}</option>
            ))}
          </select>
        </label>
        <label class="fill">
          Search
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
          Include this page's own
        </label>
        <button
          type="button"
          aria-pressed={held !== undefined}
          onClick={() => setHeld(held === undefined ? known.requests : undefined)}
        >
          {held === undefined ? 'Pause' : 'Resume'}
        </button>
        <button type="button" onClick={() => live.clear()}>
          Clear
        </button>
      </form>
      <OnCopies session={session}>{(copy) => `Requests that were answered by ${copy}.`}</OnCopies>
      {known.skipped > 0 && (
        <p class="muted">{countText(known.skipped, 'more request')} came too fast to be listed.</p>
      )}
      <div class={id === undefined ? 'split' : 'split both'}>
        {shown.length === 0 ? (
          <Empty>No requests yet. They appear here as they are answered.</Empty>
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
        <Method method={request.method} /> {request.path}
      </span>
      <span class="muted family">{request.operationId ?? request.family}</span>
      <span class="number took">{durationText(request.milliseconds)}</span>
      <Verdict request={request} isShort />
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
        <h2>Request</h2>
        <a class="button quiet" href={hashOf('requests')}>
          Close
        </a>
      </div>
      <WhenLoaded loaded={loaded} what="the request">
        {(exchange) => <ExchangeView exchange={exchange} session={session} />}
      </WhenLoaded>
    </section>
  );
}
