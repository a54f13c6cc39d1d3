import { useEffect, useState } from 'preact/hooks';
import { answerOf } from '../../../../src/client/queue-client.ts';
import { figuresOf, lagOf } from '../../api/overview.ts';
import { copyText, healthText } from './health.ts';
import { openQueue } from '../../api/queue.ts';
import type { PageProps } from '../../props.ts';
import { WhenLoaded } from '../../parts/states.tsx';
import { useLive } from '../../parts/use-live.ts';
import { useLoad } from '../../parts/use-load.ts';
import { hashOf } from '../../route.ts';
import { ConnectView } from '../connect/connect-view.tsx';
import { targetsOf } from '../connect/targets.ts';
import { DeadLettersBox, FailuresBox, LargestBox, SlowestBox } from './boxes.tsx';
import { withSample, type Sample } from './history.ts';
import { Tiles } from './tiles.tsx';

/** Milliseconds between readings. */
const EVERY = 5_000;

/** Whether everything is well, and what is in it. */
export function Overview({ session, live }: PageProps) {
  const { seconds, requests, state } = useLive(live);
  const [history, setHistory] = useState<readonly Sample[]>([]);
  const loaded = useLoad(() => figuresOf(session), [session], EVERY);
  const lag = useLoad(
    async () => (session.runs('kafka') ? lagOf(session) : undefined),
    [session],
    2 * EVERY,
  );
  const letters = useLoad(
    async () => {
      if (!session.runs('queue')) return [];
      const { client } = await openQueue(session);
      const query = { count: 5 };
      return (await answerOf(client.GET('/v2/dlq', { params: { query } }))).messages;
    },
    [session],
    2 * EVERY,
  );
  const targets = useLoad(() => targetsOf(session), [session]);
  const now = useNow();
  useEffect(() => {
    const { data } = loaded;
    if (data === undefined) return;
    setHistory((before) => withSample(before, { at: Date.now(), figures: data }));
  }, [loaded.data]);
  const isWell = loaded.error === undefined && state !== 'lost';
  const target = targets.data?.[0];
  return (
    <>
      <div class="heading">
        <h1>Overview</h1>
        <span class={isWell ? 'badge good' : 'badge bad'} role="status">
          {isWell
            ? healthText(loaded.data)
            : (loaded.error?.message ?? 'Connection to the platform lost')}
        </span>
        <span class="muted">
          {session.platform.kind === 'mock' ? 'Mock' : 'Plinth'} {session.platform.version}
        </span>
      </div>
      <WhenLoaded loaded={loaded} what="figures">
        {(figures) => (
          <>
            {history.length > 0 && (
              <Tiles history={history} seconds={seconds} lag={lag.data} now={now} />
            )}
            {copyText(figures) !== '' && <p class="muted">{copyText(figures)}</p>}
            <div class="two">
              <div>
                <FailuresBox requests={requests} lastHour={figures.lastHour} />
                {session.runs('queue') && <DeadLettersBox letters={letters.data ?? []} />}
              </div>
              <div>
                <SlowestBox operations={figures.operations} />
                {figures.redis !== undefined && figures.redis.largest.length > 1 && (
                  <LargestBox databases={figures.redis.largest} />
                )}
              </div>
            </div>
          </>
        )}
      </WhenLoaded>
      {target !== undefined && (
        <section class="box">
          <header>
            <h2>Connect to {target.name}</h2>
            <a href={hashOf('connect')}>Databases, clusters and the queue</a>
          </header>
          <ConnectView target={target} />
        </section>
      )}
    </>
  );
}

/** The current time in Unix seconds, updated every second. */
function useNow(): number {
  const [now, setNow] = useState(secondsNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(secondsNow()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

function secondsNow(): number {
  return Math.floor(Date.now() / 1000);
}
