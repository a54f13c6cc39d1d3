import type { ComponentChildren } from 'preact';
import type { Lag } from '../../api/overview.ts';
import type { Live } from '../../api/live-requests.ts';
import { bytesText, countText, numberText } from '../../parts/format.ts';
import { hashOf } from '../../route.ts';
import { ratesOf, type Sample } from './history.ts';
import { Sparkline } from './sparkline.tsx';

/** How many seconds the requests are averaged over. */
const AVERAGED = 5;
/** How many seconds of requests are drawn. */
const DRAWN = 60;

/** What there is in each service, and how much of it moves. */
export function Tiles(props: {
  readonly history: readonly Sample[];
  readonly seconds: Live['seconds'];
  readonly lag: Lag | undefined;
  /** Unix seconds. */
  readonly now: number;
}) {
  const { history, seconds, lag, now } = props;
  const { uptimeSeconds, lastHour, redis, kafka, queue } = history.at(-1)!.figures;
  const byTime = new Map(seconds.map(({ at, requests }) => [at, requests]));
  const requests = Array.from(
    { length: DRAWN },
    (_, index) => byTime.get(now - DRAWN + index) ?? 0,
  );
  const perSecond = requests.slice(-AVERAGED).reduce((sum, one) => sum + one, 0) / AVERAGED;
  const produced = ratesOf(history, (figures) => figures.kafka?.produced);
  return (
    <div class="tiles">
      <Tile
        title="Requests"
        route={['requests']}
        value={rateText(perSecond)}
        unit="/s"
        values={requests}
      >
        {uptimeSeconds !== undefined && failuresText(lastHour)}
      </Tile>
      {redis !== undefined && (
        <Tile
          title="Redis"
          route={['redis']}
          value={numberText(redis.keys)}
          unit={redis.keys === 1 ? 'key' : 'keys'}
          values={ratesOf(history, (figures) => figures.redis?.commands)}
        >
          <em>
            {bytesText(redis.memoryBytes)} in {countText(redis.databases, 'database')}
            {redis.hits + redis.misses > 0 &&
              ` · ${Math.round((100 * redis.hits) / (redis.hits + redis.misses))}% hits`}
          </em>
        </Tile>
      )}
      {kafka !== undefined && (
        <Tile
          title="Kafka"
          route={lag !== undefined && lag.messages > 0 ? ['kafka', '-', 'groups'] : ['kafka']}
          value={rateText(produced.at(-1) ?? 0)}
          unit="messages/s"
          values={produced}
        >
          <em>
            {lag === undefined
              ? countText(kafka.partitions, 'partition')
              : `Lag ${numberText(lag.messages)} in ${countText(lag.groups, 'group')}`}
            {` · ${countText(kafka.produced, 'message')} written`}
          </em>
        </Tile>
      )}
      {queue !== undefined && (
        <Tile
          title="Queue"
          route={['queue']}
          value={numberText(queue.waiting)}
          unit="waiting"
          values={history.map(({ figures }) => figures.queue?.waiting ?? 0)}
        >
          <em class={queue.deadLetters > 0 ? 'bad' : undefined}>
            {queue.deadLetters === 0
              ? 'No dead letters'
              : countText(queue.deadLetters, 'dead letter')}
          </em>
        </Tile>
      )}
    </div>
  );
}

function Tile(props: {
  readonly title: string;
  readonly route: readonly string[];
  readonly value: string;
  readonly unit: string;
  readonly values: readonly number[];
  readonly children: ComponentChildren;
}) {
  const { title, route, value, unit, values, children } = props;
  return (
    <a class="tile" href={hashOf(...route)}>
      <span>{title}</span>
      <strong>
        {value} <small>{unit}</small>
      </strong>
      {children}
      <Sparkline values={values} />
    </a>
  );
}

function failuresText({ requests, refused, failed }: Sample['figures']['lastHour']) {
  if (failed > 0) return <em class="bad">{numberText(failed)} failed in the last hour</em>;
  return (
    <em>
      {numberText(requests)} in the last hour{refused > 0 && `, ${numberText(refused)} refused`}
    </em>
  );
}

function rateText(rate: number): string {
  return numberText(rate, { maximumFractionDigits: rate < 10 ? 1 : 0 });
}
