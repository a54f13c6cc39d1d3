import { Time } from '../../parts/time.tsx';
import { hashOf } from '../../route.ts';
import { Status } from '../request-table.tsx';
import type { DeadLetter } from './dead-letter-view.tsx';

/** Dead letters, each to be opened and to be selected. */
export function DeadLetterTable(props: {
  readonly letters: readonly DeadLetter[];
  readonly selected: ReadonlySet<string>;
  readonly select: (ids: readonly string[], isSelected: boolean) => void;
  /** The one that is open. */
  readonly open: string | undefined;
}) {
  const { letters, selected, select, open } = props;
  const ids = letters.map(({ dlqId }) => dlqId);
  const count = ids.filter((id) => selected.has(id)).length;
  return (
    <div class="scroll dense" tabIndex={0} role="region" aria-label="Dead letters">
      <table>
        <thead>
          <tr>
            <td>
              <input
                type="checkbox"
                aria-label="Select all on this page"
                checked={count === ids.length}
                indeterminate={count > 0 && count < ids.length}
                onChange={(event) => select(ids, event.currentTarget.checked)}
              />
            </td>
            <th scope="col" class="moment">
              Published
            </th>
            <th scope="col">Destination</th>
            <th scope="col">Status</th>
            <th scope="col" class="rest">
              Answer
            </th>
          </tr>
        </thead>
        <tbody>
          {letters.map((letter) => {
            const { dlqId, url, responseStatus, responseBody, error, createdAt } = letter;
            return (
              <tr key={dlqId} class={dlqId === open || selected.has(dlqId) ? 'on' : undefined}>
                <td>
                  <input
                    type="checkbox"
                    aria-label={`Select ${dlqId}`}
                    checked={selected.has(dlqId)}
                    onChange={(event) => select([dlqId], event.currentTarget.checked)}
                  />
                </td>
                <td class="moment">
                  <Time at={createdAt} />
                </td>
                <td class="wide">
                  <a
                    href={hashOf('queue', 'dlq', dlqId)}
                    aria-current={dlqId === open ? 'true' : undefined}
                  >
                    <code>{url}</code>
                  </a>{' '}
                  {letter.label !== undefined && <span class="chip">{letter.label}</span>}
                </td>
                <td>
                  <Status status={responseStatus} />
                </td>
                <td class="rest">
                  <span class="why">{responseBody ?? error}</span>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
