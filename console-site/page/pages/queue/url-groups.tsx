import type { components } from '../../../../generated/queue/types.ts';
import { answerOf, done } from '../../../../src/client/queue-client.ts';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { fieldsOf } from '../../parts/fields.ts';
import { Empty, WhenLoaded } from '../../parts/states.tsx';
import { Table } from '../../parts/table.tsx';
import { ActionOutcome, useAction } from '../../parts/use-action.tsx';
import { useLimited } from '../../parts/use-limited.tsx';
import { useLoad } from '../../parts/use-load.ts';
import type { QueueProps } from '../../props.ts';

type Group = components['schemas']['url-group'];

/** How many groups, and endpoints of each, are shown at first. */
const STEP = 20;

/** URL groups and their endpoints; the one that the route names is the first. */
export function UrlGroups({ queue: { client }, item }: QueueProps) {
  const loaded = useLoad(() => answerOf(client.GET('/v2/topics')), [client]);
  const add = useAction(
    async ({ group = '', name = '', url = '' }: Readonly<Record<string, string>>) => {
      const endpoints = [name === '' ? { url } : { name, url }];
      const params = { path: { urlGroup: group } };
      await done(client.POST('/v2/topics/{urlGroup}/endpoints', { params, body: { endpoints } }));
      loaded.reload();
    },
  );
  const removeEndpoint = useAction(async (urlGroup: string, url: string) => {
    const params = { path: { urlGroup } };
    const body = { endpoints: [{ url }] };
    await done(client.DELETE('/v2/topics/{urlGroup}/endpoints', { params, body }));
    loaded.reload();
  });
  const remove = useAction(async (urlGroup: string) => {
    await done(client.DELETE('/v2/topics/{urlGroup}', { params: { path: { urlGroup } } }));
    loaded.reload();
  });
  return (
    <>
      <form class="filters" onSubmit={(event) => void add.run(fieldsOf(event))}>
        <label>
          Group
          <input name="group" required />
        </label>
        <label>
          URL
          <input name="url" type="url" required />
        </label>
        <label>
          Name of the endpoint (optional)
          <input name="name" />
        </label>
        <button type="submit" disabled={add.isBusy}>
          Add endpoint
        </button>
      </form>
      <ActionOutcome action={add} />
      <ActionOutcome action={removeEndpoint} />
      <ActionOutcome action={remove} />
      <WhenLoaded loaded={loaded} what="URL groups">
        {(groups) =>
          groups.length === 0 ? (
            <Empty>No URL groups yet. Adding an endpoint creates its group.</Empty>
          ) : (
            <GroupCards
              groups={groups.toSorted(
                (one, other) => Number(other.name === item) - Number(one.name === item),
              )}
              remove={(group) => void remove.run(group)}
              removeEndpoint={(group, url) => void removeEndpoint.run(group, url)}
            />
          )
        }
      </WhenLoaded>
    </>
  );
}

interface GroupActions {
  readonly remove: (group: string) => void;
  readonly removeEndpoint: (group: string, url: string) => void;
}

function GroupCards({ groups, ...actions }: GroupActions & { readonly groups: readonly Group[] }) {
  const { shown, more } = useLimited(groups, STEP, 'group');
  return (
    <>
      {shown.map((group) => (
        <GroupCard key={group.name} group={group} {...actions} />
      ))}
      {more}
    </>
  );
}

function GroupCard(props: GroupActions & { readonly group: Group }) {
  const { group, remove, removeEndpoint } = props;
  const { shown, more } = useLimited(group.endpoints, STEP, 'endpoint');
  return (
    <section class="card">
      <div class="heading">
        <h2>{group.name}</h2>
        <ConfirmButton
          label="Delete"
          about={group.name}
          action={`Delete the group ${group.name}`}
          confirmed={() => remove(group.name)}
        />
      </div>
      <Table
        label={`Endpoints of ${group.name}`}
        isPortion
        columns={['URL', 'Name', '']}
        rows={shown.map(({ name, url }) => ({
          id: url,
          cells: [
            <code class="value">{url}</code>,
            name,
            <ConfirmButton
              label="Remove"
              about={url}
              action="Remove the endpoint"
              confirmed={() => removeEndpoint(group.name, url)}
            />,
          ],
        }))}
      />
      {more}
    </section>
  );
}
