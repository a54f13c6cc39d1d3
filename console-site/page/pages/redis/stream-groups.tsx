import { useState } from 'preact/hooks';
import type { Redis } from '../../api/redis.ts';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { fieldsOf } from '../../parts/fields.ts';
import { countText, numberText } from '../../parts/format.ts';
import { Empty, WhenLoaded } from '../../parts/states.tsx';
import { Table } from '../../parts/table.tsx';
import { ActionOutcome, useAction } from '../../parts/use-action.tsx';
import { useLoad } from '../../parts/use-load.ts';
import { PendingView } from './pending-view.tsx';

/** The consumer groups of a stream: what they have read, what is pending, and who reads. */
export function StreamGroups({ redis, name }: { readonly redis: Redis; readonly name: string }) {
  const loaded = useLoad(() => groupsOf(redis, name), [redis, name]);
  const [open, setOpen] = useState<string | undefined>();
  const create = useAction(async ({ group = '', from = '$' }: Readonly<Record<string, string>>) => {
    await redis.run('XGROUP', 'CREATE', name, group, from);
    loaded.reload();
  });
  const remove = useAction(async (group: string) => {
    await redis.run('XGROUP', 'DESTROY', name, group);
    if (group === open) setOpen(undefined);
    loaded.reload();
  });
  return (
    <section>
      <WhenLoaded loaded={loaded} what="consumer groups">
        {(groups) =>
          groups.length === 0 ? (
            <Empty>No consumer groups yet.</Empty>
          ) : (
            <Table
              label="Consumer groups"
              columns={['Group', 'Lag', 'Pending', 'Consumers', '']}
              rows={groups.map((group) => ({
                id: group.name,
                cells: [
                  <code>{group.name}</code>,
                  <>
                    {group.lag === null ? 'unknown' : countText(group.lag, 'entry')}
                    <div class="muted nowrap">
                      after <code>{group.last}</code>
                    </div>
                  </>,
                  group.pending === 0 ? (
                    'none'
                  ) : (
                    <button
                      type="button"
                      class="link"
                      aria-expanded={group.name === open}
                      onClick={() => setOpen(group.name === open ? undefined : group.name)}
                    >
                      {countText(group.pending, 'entry')}
                    </button>
                  ),
                  group.consumers.length === 0
                    ? 'none'
                    : group.consumers
                        .map((one) => `${one.name} (${numberText(one.pending)} pending)`)
                        .join(', '),
                  <ConfirmButton
                    label="Delete"
                    about={group.name}
                    confirmed={() => void remove.run(group.name)}
                  />,
                ],
              }))}
            />
          )
        }
      </WhenLoaded>
      <ActionOutcome action={remove} />
      {open !== undefined && (
        <PendingView key={open} redis={redis} stream={name} group={open} changed={loaded.reload} />
      )}
      <form class="filters" onSubmit={(event) => void create.run(fieldsOf(event))}>
        <label>
          New group
          <input name="group" required />
        </label>
        <label>
          Reads
          <select name="from">
            <option value="0">all entries</option>
            <option value="$">new entries only</option>
          </select>
        </label>
        <button type="submit" disabled={create.isBusy}>
          Create group
        </button>
      </form>
      <ActionOutcome action={create} />
    </section>
  );
}

interface Group {
  readonly name: string;
  readonly last: string;
  /** Entries that have not been read; null if that is not known. */
  readonly lag: number | null;
  readonly pending: number;
  readonly consumers: readonly { readonly name: string; readonly pending: number }[];
}

async function groupsOf(redis: Redis, name: string): Promise<Group[]> {
  const groups = ((await redis.run('XINFO', 'GROUPS', name)) as unknown[][]).map(fieldsIn);
  if (groups.length === 0) return [];
  const consumers = await redis.runAll(
    groups.map((group) => ['XINFO', 'CONSUMERS', name, String(group['name'])]),
  );
  return groups.map((group, index) => ({
    name: String(group['name']),
    last: String(group['last-delivered-id']),
    lag: typeof group['lag'] === 'number' ? group['lag'] : null,
    pending: Number(group['pending']),
    consumers: (consumers[index] as unknown[][]).map(fieldsIn).map((one) => {
      return { name: String(one['name']), pending: Number(one['pending']) };
    }),
  }));
}

/** A reply of names and values, one after the other. */
function fieldsIn(flat: readonly unknown[]): Readonly<Record<string, unknown>> {
  const pairs = flat.flatMap((name, at) => (at % 2 === 0 ? [[String(name), flat[at + 1]]] : []));
  return Object.fromEntries(pairs) as Record<string, unknown>;
}
