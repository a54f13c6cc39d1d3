import { answerOf } from '../../../../src/client/management-client.ts';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { fieldsOf } from '../../parts/fields.ts';
import { countText } from '../../parts/format.ts';
import { Empty, WhenLoaded } from '../../parts/states.tsx';
import { ActionOutcome, useAction } from '../../parts/use-action.tsx';
import { useLoad } from '../../parts/use-load.ts';
import type { KafkaProps } from '../../props.ts';

const EXAMPLE = `{
  "connector.class": "org.apache.kafka.connect.file.FileStreamSinkConnector",
  "topics": "orders",
  "file": "orders.txt"
}`;

const ACTIONS = { pause: 'Pause', start: 'Start', restart: 'Restart' } as const;

/** Connectors with their states and errors. */
export function Connectors({ session: { management }, kafka }: KafkaProps) {
  const { cluster_id: clusterId } = kafka.cluster;
  const loaded = useLoad(
    () => {
      const params = { path: { cluster_id: clusterId } };
      return answerOf(management.GET('/v2/kafka/connectors/{cluster_id}', { params }));
    },
    [management, clusterId],
    3_000,
  );
  const act = useAction(async (id: string, action: keyof typeof ACTIONS | 'delete') => {
    const params = { path: { id } };
    if (action === 'delete')
      await answerOf(management.DELETE('/v2/kafka/connector/{id}', { params }));
    else if (action === 'pause') {
      await answerOf(management.POST('/v2/kafka/connector/{id}/pause', { params }));
    } else if (action === 'start') {
      await answerOf(management.POST('/v2/kafka/connector/{id}/start', { params }));
    } else await answerOf(management.POST('/v2/kafka/connector/{id}/restart', { params }));
    loaded.reload();
  });
  const make = useAction(
    async ({ name = '', properties = '' }: Readonly<Record<string, string>>) => {
      const body = {
        name,
        cluster_id: clusterId,
        properties: JSON.parse(properties) as Record<string, string>,
      };
      await answerOf(management.POST('/v2/kafka/connector', { body }));
      loaded.reload();
      return 'Created. Its properties are being checked.';
    },
  );
  return (
    <>
      <ActionOutcome action={act} />
      <WhenLoaded loaded={loaded} what="connectors">
        {(connectors) =>
          connectors.length === 0 ? (
            <Empty>No connectors yet.</Empty>
          ) : (
            connectors.map((connector) => {
              const { connector_id: id, name, state } = connector;
              const isBad = state === 'failed' || connector.connector_state === 'FAILED';
              return (
                <section class="card" key={id}>
                  <div class="heading">
                    <h2>{name}</h2>
                    <span class={`badge ${isBad ? 'bad' : 'good'}`}>
                      {connector.connector_state || state}
                    </span>
                    {(Object.keys(ACTIONS) as (keyof typeof ACTIONS)[]).map((action) => (
                      <button
                        key={action}
                        type="button"
                        class="quiet"
                        onClick={() => void act.run(id, action)}
                      >
                        {ACTIONS[action]}
                      </button>
                    ))}
                    <ConfirmButton
                      label="Delete"
                      about={name}
                      action="Delete connector"
                      confirmed={() => void act.run(id, 'delete')}
                    />
                  </div>
                  {connector.state_error_message !== '' && (
                    <pre class="notice bad">{connector.state_error_message}</pre>
                  )}
                  <details>
                    <summary>Properties and {countText(connector.tasks.length, 'task')}</summary>
                    <pre class="code">{JSON.stringify(connector.properties, null, 2)}</pre>
                    {connector.tasks.length > 0 && (
                      <pre class="code">{JSON.stringify(connector.tasks, null, 2)}</pre>
                    )}
                  </details>
                  {connector.tasks
                    .filter(({ state }) => state === 'FAILED')
                    .map((task, index) => (
                      <pre key={index} class="code bad">
                        {'trace' in task ? task.trace : JSON.stringify(task)}
                      </pre>
                    ))}
                </section>
              );
            })
          )
        }
      </WhenLoaded>
      <h2>New connector</h2>
      <form class="card form narrow" onSubmit={(event) => void make.run(fieldsOf(event))}>
        <label>
          Name
          <input name="name" required />
        </label>
        <label>
          Properties, as JSON
          <textarea class="code" name="properties" rows={6} defaultValue={EXAMPLE} />
        </label>
        <ActionOutcome action={make} />
        <button type="submit" disabled={make.isBusy}>
          Create connector
        </button>
      </form>
    </>
  );
}
