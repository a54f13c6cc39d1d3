import type { components, operations } from '../../../../generated/management/types.ts';
import type { Handlers } from '../../../contract/handler.ts';
import type { ControlPlane } from '../../../control/control-plane.ts';
import { TIME_TO_LIVE, type Connector } from '../../../control/kafka/connectors/connector.ts';
import { propertiesOf } from '../../../control/kafka/connectors/row.ts';
import type { ManagementCaller } from '../caller.ts';

type Schemas = components['schemas'];

type ConnectorOperations = Pick<
  Handlers<operations, ManagementCaller>,
  | 'createConnector'
  | 'updateConnector'
  | 'listConnectors'
  | 'getConnector'
  | 'deleteConnector'
  | 'deleteConnectorByPost'
  | 'restartConnector'
  | 'startConnector'
  | 'pauseConnector'
>;

const OK = { status: 200, body: 'OK' } as const;

/** Operations on connectors. */
export function kafkaConnectorOperations(
  control: Pick<ControlPlane, 'kafka'>,
): ConnectorOperations {
  const remove = async (caller: ManagementCaller, id: string) => {
    await control.kafka.connectors.delete(caller, id);
    return OK;
  };

  return {
    createConnector: async ({ caller, body }) => {
      const made = await control.kafka.connectors.create(caller, {
        name: body.name,
        clusterId: body.cluster_id,
        properties: textsOf(body.properties),
      });
      return { status: 200, body: { ...fieldsOf(made), ...deadlineOf(made) } };
    },

    updateConnector: async ({ caller, path, body }) => {
      const changed = await control.kafka.connectors.update(caller, path.id, changesOf(body));
      return { status: 200, body: { ...fieldsOf(changed), ...deadlineOf(changed) } };
    },

    listConnectors: async ({ caller, path }) => ({
      status: 200,
      body: (await control.kafka.connectors.list(caller, path.cluster_id)).map((connector) => ({
        ...fieldsOf(connector),
        ...configurationOf(connector),
        ...deadlineOf(connector),
      })),
    }),

    getConnector: async ({ caller, path }) => {
      const connector = await control.kafka.connectors.get(caller, path.id);
      return { status: 200, body: { ...fieldsOf(connector), ...configurationOf(connector) } };
    },

    deleteConnector: ({ caller, path }) => remove(caller, path.id),
    deleteConnectorByPost: ({ caller, path }) => remove(caller, path.id),

    restartConnector: async ({ caller, path }) => {
      await control.kafka.connectors.restart(caller, path.id);
      return OK;
    },

    startConnector: async ({ caller, path }) => {
      await control.kafka.connectors.start(caller, path.id);
      return OK;
    },

    pauseConnector: async ({ caller, path }) => {
      await control.kafka.connectors.pause(caller, path.id);
      return OK;
    },
  };
}

/** Numbers and booleans become strings, as in Kafka Connect. */
function textsOf(properties: Schemas['connector-properties']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [name, String(value)]),
  );
}

/** The properties in a body: each as a field, or all of them in the field `properties`. */
function changesOf({ properties = {}, ...fields }: Schemas['update-connector']) {
  return textsOf({ ...fields, ...properties });
}

function fieldsOf({
  row,
  cluster,
  state,
  error,
  connectorState,
  tasks,
  topics,
}: Connector): Schemas['connector-fields'] {
  return {
    connector_id: row.connector_id,
    name: row.name,
    customer_id: cluster.customer_id,
    cluster_id: row.cluster_id,
    creation_time: row.creation_time,
    deletion_time: row.deletion_time,
    state,
    state_error_message: error,
    connector_state: connectorState,
    tasks,
    topics,
    connector_class: propertiesOf(row)['connector.class'] ?? '',
    encoded_username: row.encoded_username,
  };
}

function configurationOf({ row }: Connector): Schemas['connector-configuration'] {
  return { properties: propertiesOf(row) };
}

/** The deadline does not change when a connector is reconfigured. */
function deadlineOf({ row }: Connector): Schemas['connector-deadline'] {
  return { TTL: row.creation_time + TIME_TO_LIVE };
}
