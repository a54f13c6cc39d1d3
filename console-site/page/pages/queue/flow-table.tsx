import { Table } from '../../parts/table.tsx';
import { numberText } from '../../parts/format.ts';
import { useLimited } from '../../parts/use-limited.tsx';
import { hashOf } from '../../route.ts';
import { Sparkline } from '../overview/sparkline.tsx';
import { rateOf, type FlowKey, type Rates } from './flow-rates.ts';

/** How many keys are shown at first. */
const STEP = 100;

/** Keys with what they send at this moment. */
export function FlowTable(props: {
  readonly keys: readonly FlowKey[];
  /** Those of the last minute. */
  readonly rates: Rates;
  /** The one whose limits are open. */
  readonly open: string | undefined;
  readonly turn: (key: FlowKey) => Promise<void>;
}) {
  const { keys, rates, open, turn } = props;
  const { shown, more } = useLimited(keys, STEP, 'key');
  return (
    <div>
      <Table
        label="Flow-control keys"
        isPortion
        columns={['Key', 'Waiting', 'In progress', 'In this period', 'Rate', '']}
        classes={{ 'In progress': 'right', 'In this period': 'right', Rate: 'right rate' }}
        rows={shown.map((key) => {
          const { flowControlKey: name, isPaused } = key;
          const cells = [
            <>
              <a href={hashOf('queue', 'flow', name)}>
                <code>{name}</code>
              </a>{' '}
              {isPaused && <span class="badge warn">Paused</span>}
            </>,
            key.waitListSize,
            <>
              <Meter count={key.parallelismCount} most={key.parallelismMax} />
              {key.isPinnedParallelism && <Pinned />}
            </>,
            <>
              <Meter count={key.rateCount} most={key.rateMax} />
              {key.rateMax > 0 && ` in ${key.ratePeriod} s`}
              {key.isPinnedRate && <Pinned />}
            </>,
            <>
              {key.rateMax === 0 ? <span class="muted">not counted</span> : rateText(rateOf(key))}
              <Sparkline values={rates.get(name) ?? []} />
            </>,
            <button
              type="button"
              class="quiet"
              aria-label={`${isPaused ? 'Resume' : 'Pause'} ${name}`}
              onClick={() => void turn(key)}
            >
              {isPaused ? 'Resume' : 'Pause'}
            </button>,
          ];
          return { id: name, cells, isOpen: name === open };
        })}
      />
      {more}
    </div>
  );
}

/** `3.5/s` */
function rateText(rate: number): string {
  return `${numberText(rate, { maximumFractionDigits: rate < 10 ? 2 : 0 })}/s`;
}

function Meter({ count, most }: { readonly count: number; readonly most: number }) {
  if (most === 0) return <>{count > 0 && `${numberText(count)}, `}no limit</>;
  const isFull = count >= most;
  return (
    <span class={isFull ? 'warn' : undefined}>
      {numberText(count)} of {numberText(most)}
    </span>
  );
}

function Pinned() {
  return (
    <>
      {' '}
      <span class="chip" title="Messages don't change this limit">
        pinned
      </span>
    </>
  );
}
