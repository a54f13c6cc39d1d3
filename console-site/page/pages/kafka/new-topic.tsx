import { answerOf, type ManagementClient } from '../../../../src/client/management-client.ts';
import { fieldsOf } from '../../parts/fields.ts';
import { ActionOutcome, useAction } from '../../parts/use-action.tsx';
import { hashOf } from '../../route.ts';

/** A form to create a topic; then how to connect to it is shown. */
export function NewTopic(props: {
  readonly management: ManagementClient;
  readonly clusterId: string;
}) {
  const { management, clusterId } = props;
  const make = useAction(
    async ({ name = '', partitions = '1', policy = '' }: Readonly<Record<string, string>>) => {
      const body = {
        name,
        partitions: Number(partitions),
        cleanup_policy: policy === 'compact' ? ('compact' as const) : ('delete' as const),
        cluster_id: clusterId,
      };
      await answerOf(management.POST('/v2/kafka/topic', { body }));
      location.hash = hashOf('connect', 'kafka', clusterId, name);
    },
  );
  return (
    <section class="notice" aria-label="New topic">
      <form class="filters" onSubmit={(event) => void make.run(fieldsOf(event))}>
        <label class="fill">
          Name
          <input name="name" required placeholder="orders" />
        </label>
        <label>
          Partitions
          <input name="partitions" type="number" min="1" defaultValue="1" />
        </label>
        <label>
          Cleanup
          <select name="policy">
            <option value="delete">delete old messages</option>
            <option value="compact">keep the last of each key</option>
          </select>
        </label>
        <button type="submit" class="main" disabled={make.isBusy}>
          Create topic
        </button>
      </form>
      <ActionOutcome action={make} />
    </section>
  );
}
