import type { PageProps } from '../../props.ts';
import { Choice } from '../../parts/choice.tsx';
import { Copy } from '../../parts/copy.tsx';
import { Empty, WhenLoaded } from '../../parts/states.tsx';
import { useLoad } from '../../parts/use-load.ts';
import { hashOf } from '../../route.ts';
import { ConnectView } from './connect-view.tsx';
import { targetsOf, type Target } from './targets.ts';

const SERVICES = { redis: 'Redis', kafka: 'Kafka', queue: '' } as const;

/** How an application connects to each database, to each cluster and to the queue. */
export function ConnectPage({ session, rest: [service, id = '', topic] }: PageProps) {
  const { runs, platform } = session;
  const loaded = useLoad(() => targetsOf(session), [session]);
  return (
    <>
      <div class="heading">
        <h1>Connect</h1>
        {runs('kafka') && (
          <a class="button" href={hashOf('kafka', '-', 'clusters')}>
            New cluster
          </a>
        )}
        {runs('redis') && (
          <a class="button main" href={hashOf('redis', '-', 'databases')}>
            New database
          </a>
        )}
      </div>
      <WhenLoaded loaded={loaded} what="what can be connected to">
        {(targets) => {
          const chosen =
            targets.find((one) => one.service === service && one.id === id) ?? targets[0];
          return chosen === undefined ? (
            <Empty>There is nothing to connect to yet. Create a database first.</Empty>
          ) : (
            <>
              <form class="filters" onSubmit={(event) => event.preventDefault()}>
                <Choice
                  label="Connect to"
                  options={targets.map((one) => ({ value: valueOf(one), title: titleOf(one) }))}
                  value={valueOf(chosen)}
                  choose={(value) => {
                    const [of = '', ...rest] = value.split('/');
                    location.hash = hashOf('connect', of, rest.join('/'));
                  }}
                />
              </form>
              <section class="box" aria-label={`Connect to ${chosen.name}`}>
                <header>
                  <h2>{chosen.name}</h2>
                  <a href={placeOf(chosen, topic)}>Open</a>
                </header>
                <ConnectView key={valueOf(chosen)} target={chosen} topic={topic} />
              </section>
            </>
          );
        }}
      </WhenLoaded>
      <section class="card">
        <div class="heading">
          <h2>Environment</h2>
          <Copy
            text={Object.entries(platform.env)
              .map(([name, value]) => `${name}=${value}\n`)
              .join('')}
            label="Copy all"
          />
        </div>
        <p class="muted">
          The variables that the official clients read, for the first database, the first cluster
          and the queue of this platform. Secrets are copied, not shown.
        </p>
        <pre class="code" tabIndex={0} aria-label="Variables of the environment">
          {Object.keys(platform.env).join('\n')}
        </pre>
      </section>
    </>
  );
}

function valueOf({ service, id }: Target): string {
  return `${service}/${id}`;
}

function titleOf({ service, name }: Target): string {
  const title = SERVICES[service];
  return title === '' ? name : `${title}: ${name}`;
}

function placeOf({ service, id }: Target, topic: string | undefined): string {
  if (service === 'queue') return hashOf('queue');
  return topic === undefined ? hashOf(service, id) : hashOf(service, id, 'topics', topic);
}
