import { answerOf, done } from '../../../../src/client/queue/queue-client.ts';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { fieldsOf } from '../../parts/fields.ts';
import { Empty, WhenLoaded } from '../../parts/states.tsx';
import { Table } from '../../parts/table.tsx';
import { ActionOutcome, useAction } from '../../parts/use-action.tsx';
import { useLoad } from '../../parts/use-load.ts';
import type { QueueProps } from '../../props.ts';

/** URL groups and their endpoints. */
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
            groups.map((group) => (
              <section
                class="card"
                key={group.name}
                {...(group.name === item && { ref: intoView })}
              >
                <div class="heading">
                  <h2>{group.name}</h2>
                  <ConfirmButton
                    label="Delete"
                    about={group.name}
                    action={`Delete the group ${group.name}`}
                    confirmed={() => void remove.run(group.name)}
                  />
                </div>
                <Table
                  label={`Endpoints of ${group.name}`}
                  columns={['URL', 'Name', '']}
                  rows={group.endpoints.map(({ name, url }) => ({
                    id: url,
                    cells: [
                      <code class="value">{url}</code>,
                      name,
                      <ConfirmButton
                        label="Remove"
                        about={url}
                        action="Remove the endpoint"
                        confirmed={() => void removeEndpoint.run(group.name, url)}
                      />,
                    ],
                  }))}
                />
              </section>
            ))
          )
        }
      </WhenLoaded>
    </>
  );
}

/** The group that the route names. */
function intoView(section: HTMLElement | null): void {
  section?.scrollIntoView({ block: 'nearest' });
}
