import { useEffect, useMemo, useState } from 'preact/hooks';
import type { PageProps } from '../props.ts';
import { Chart } from '../parts/chart.tsx';
import { Copy } from '../parts/copy.tsx';
import { Empty } from '../parts/states.tsx';
import { useLive } from '../parts/use-live.ts';
import { useLoad } from '../parts/use-load.ts';
import { RequestTable } from './request-table.tsx';

const NAMES = {
  redis: 'Redis REST',
  kafka: 'Kafka REST',
  queue: 'Queue',
  management: 'Management',
  contract: 'Mock of the contract',
} as const;

const UNIT = (value: number) => String(Math.round(value * 10) / 10);

/** Addresses, health, and request rates. */
export function Overview({ session, live }: PageProps) {
  const { platform, addressOf } = session;
  const { seconds, requests, state } = useLive(live);
  const health = useLoad(healthOf, [], 5_000);
  const served = (Object.keys(NAMES) as (keyof typeof NAMES)[]).filter(
    (family) => platform.ports[family] !== undefined,
  );
  const env = Object.entries(platform.env)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');
  const now = useNow();
  const chart = useMemo(() => {
    const times = Array.from({ length: 60 }, (_, index) => now - 60 + index);
    const byTime = new Map(seconds.map((second) => [second.at, second]));
    return {
      times,
      lines: [
        { label: 'Requests', values: times.map((at) => byTime.get(at)?.requests ?? 0) },
        { label: 'Errors', values: times.map((at) => byTime.get(at)?.errors ?? 0) },
      ],
    };
  }, [seconds, now]);
  const failures = requests.filter(
    ({ status, response }) => status >= 500 || response === 'undocumented',
  );
  const isWell = health.data !== undefined && health.error === undefined;
  return (
    <>
      <h1>Overview</h1>
      <div class="cards">
        <section class="card">
          <h2>Platform</h2>
          <dl>
            <dt>Health</dt>
            <dd>
              <span class={isWell ? 'badge good' : 'badge warn'} role="status">
                {health.error === undefined ? (health.data ?? 'asking') : 'does not answer'}
              </span>
            </dd>
            <dt>Version</dt>
            <dd>{platform.version}</dd>
            <dt>What answers</dt>
            <dd>{platform.kind === 'mock' ? 'the mock' : 'the implementation'}</dd>
            <dt>Live log</dt>
            <dd>{state}</dd>
          </dl>
        </section>
        <section class="card">
          <h2>Addresses</h2>
          <dl>
            {served.map((family) => (
              <>
                <dt>{NAMES[family]}</dt>
                <dd>
                  <code>{addressOf(family)}</code>
                </dd>
              </>
            ))}
          </dl>
        </section>
      </div>
      <Chart label="Requests a second" times={chart.times} lines={chart.lines} unit={UNIT} />
      <section>
        <div class="heading">
          <h2>Environment</h2>
          <Copy text={env} label="Copy all" />
        </div>
        <pre class="code" tabIndex={0} aria-label="The env block">
          {env}
        </pre>
      </section>
      <section>
        <h2>Last failures</h2>
        {failures.length === 0 ? (
          <Empty>No request has failed since this page was opened.</Empty>
        ) : (
          <RequestTable requests={failures.slice(0, 10)} />
        )}
      </section>
    </>
  );
}

async function healthOf(): Promise<string> {
  const response = await fetch('../health');
  const { status } = (await response.json()) as { status: string };
  return status;
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
