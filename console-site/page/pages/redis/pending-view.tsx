import { useEffect, useState } from 'preact/hooks';
import { fieldsOf } from '../../parts/fields.ts';
import { countText, durationText, numberText } from '../../parts/format.ts';
import { Empty, WhenLoaded } from '../../parts/states.tsx';
import { ActionOutcome, useAction } from '../../parts/use-action.tsx';
import { useLoad } from '../../parts/use-load.ts';
import {
  acknowledge,
  claim,
  pendingOf,
  type GroupOfStream,
  type PendingEntry,
  type PendingPage,
} from './pending-entries.ts';

const NONE: ReadonlySet<string> = new Set();

/** The pending entries of a group, which are selected, and then acknowledged or given to another consumer. */
export function PendingView(props: GroupOfStream & { readonly changed: () => void }) {
  const { redis, stream, group, changed } = props;
  const [further, setFurther] = useState<PendingPage | undefined>();
  const [selected, setSelected] = useState(NONE);
  const loaded = useLoad(() => pendingOf(props, undefined), [redis, stream, group]);
  useEffect(() => setFurther(undefined), [loaded.data]);
  const next = further === undefined ? loaded.data?.next : further.next;
  const more = useAction(async () => {
    const page = await pendingOf(props, next);
    setFurther({ entries: [...(further?.entries ?? []), ...page.entries], next: page.next });
  });
  const settled = () => {
    setSelected(NONE);
    loaded.reload();
    changed();
  };
  const ack = useAction(async () => {
    const count = await acknowledge(props, [...selected]);
    settled();
    return `Acknowledged ${countText(count, 'entry')}.`;
  });
  const give = useAction(async ({ consumer = '' }: Readonly<Record<string, string>>) => {
    const count = await claim(props, consumer, [...selected]);
    settled();
    return `${consumer} has ${countText(count, 'entry')} more.`;
  });
  const isBusy = ack.isBusy || give.isBusy;
  const many = countText(selected.size, 'entry');
  return (
    <section aria-label={`Pending entries of ${group}`}>
      <h3>
        Pending in <code>{group}</code>
      </h3>
      <WhenLoaded loaded={loaded} what="pending entries">
        {({ entries }) =>
          entries.length === 0 ? (
            <Empty>Every entry that was read has been acknowledged.</Empty>
          ) : (
            <PendingTable
              entries={[...entries, ...(further?.entries ?? [])]}
              selected={selected}
              select={setSelected}
            />
          )
        }
      </WhenLoaded>
      {next !== undefined && (
        <p>
          <button type="button" disabled={more.isBusy} onClick={() => void more.run()}>
            Load more
          </button>
        </p>
      )}
      <ActionOutcome action={more} />
      {selected.size > 0 && (
        <form class="filters" onSubmit={(event) => void give.run(fieldsOf(event))}>
          <button type="button" disabled={isBusy} onClick={() => void ack.run()}>
            Acknowledge {many}
          </button>
          <label>
            Consumer
            <input name="consumer" required />
          </label>
          <button type="submit" disabled={isBusy}>
            Claim {many}
          </button>
        </form>
      )}
      <ActionOutcome action={ack} />
      <ActionOutcome action={give} />
    </section>
  );
}

function PendingTable(props: {
  readonly entries: readonly PendingEntry[];
  readonly selected: ReadonlySet<string>;
  readonly select: (ids: ReadonlySet<string>) => void;
}) {
  const { entries, selected, select } = props;
  return (
    <div class="scroll dense" tabIndex={0} role="region" aria-label="Pending entries">
      <table>
        <thead>
          <tr>
            <td>
              <input
                type="checkbox"
                aria-label="Select all that are shown"
                checked={selected.size === entries.length}
                indeterminate={selected.size > 0 && selected.size < entries.length}
                onChange={(event) =>
                  select(event.currentTarget.checked ? new Set(entries.map(({ id }) => id)) : NONE)
                }
              />
            </td>
            <th scope="col">Entry</th>
            <th scope="col">Consumer</th>
            <th scope="col" class="right">
              Delivered
            </th>
            <th scope="col" class="right">
              Deliveries
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ id, consumer, idle, deliveries }) => (
            <tr key={id} class={selected.has(id) ? 'on' : undefined}>
              <td>
                <input
                  type="checkbox"
                  aria-label={`Select ${id}`}
                  checked={selected.has(id)}
                  onChange={() => select(selected.symmetricDifference(new Set([id])))}
                />
              </td>
              <td>
                <code>{id}</code>
              </td>
              <td>{consumer}</td>
              <td class="right">{durationText(idle)} ago</td>
              <td class="right">{numberText(deliveries)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
