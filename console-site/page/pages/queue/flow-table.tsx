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
      <div class="scroll" tabIndex={0} role="region" aria-label="Flow-control keys">
        <table role="table" class="stacked">
          <thead role="rowgroup">
            <tr role="row">
              <th role="columnheader" scope="col">
                Key
              </th>
              <th role="columnheader" scope="col" class="right">
                Waiting
              </th>
              <th role="columnheader" scope="col" class="right">
                In progress
              </th>
              <th role="columnheader" scope="col" class="right">
                In this period
              </th>
              <th role="columnheader" scope="col" class="right">
                Rate
              </th>
              <td />
            </tr>
          </thead>
          <tbody role="rowgroup">
            {shown.map((key) => {
              const { flowControlKey: name, isPaused } = key;
              return (
                <tr key={name} role="row" class={name === open ? 'on' : undefined}>
                  <td role="cell" data-column="Key">
                    <a href={hashOf('queue', 'flow', name)}>
                      <code>{name}</code>
                    </a>{' '}
                    {isPaused && <span class="badge warn">Paused</span>}
                  </td>
                  <td role="cell" class="right" data-column="Waiting">
                    {numberText(key.waitListSize)}
                  </td>
                  <td role="cell" class="right" data-column="In progress">
                    <Meter count={key.parallelismCount} most={key.parallelismMax} />
                    {key.isPinnedParallelism && <Pinned />}
                  </td>
                  <td role="cell" class="right" data-column="In this period">
                    <Meter count={key.rateCount} most={key.rateMax} />
                    {key.rateMax > 0 && ` in ${key.ratePeriod} s`}
                    {key.isPinnedRate && <Pinned />}
                  </td>
                  <td role="cell" class="right rate" data-column="Rate">
                    {key.rateMax === 0 ? (
                      <span class="muted">not counted</span>
                    ) : (
                      rateText(rateOf(key))
                    )}
                    <Sparkline values={rates.get(name) ?? []} />
                  </td>
                  <td role="cell" class="buttons">
                    <button
                      type="button"
                      class="quiet"
                      aria-label={`${isPaused ? 'Resume' : 'Pause'} ${name}`}
                      onClick={() => void turn(key)}
                    >
                      {isPaused ? 'Resume' : 'Pause'}
                    </button>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
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
