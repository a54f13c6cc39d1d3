import type { components, operations } from '../../../../generated/management/types.ts';
import type { Handlers } from '../../../contract/handler.ts';
import type { ControlPlane } from '../../../control/control-plane.ts';
import { ControlError } from '../../../control/errors.ts';
import { endpointOf } from '../../../control/kafka/clusters/names.ts';
import type { ClusterRow } from '../../../control/kafka/clusters/row.ts';
import type { KafkaLimits } from '../../../control/kafka/plans.ts';
import type { ManagementCaller } from '../caller.ts';

/** Kafka's own default port (IANA assigns none). */
const KAFKA_PORT = 9092;

type KafkaClusterOperations = Pick<
  Handlers<operations, ManagementCaller>,
  | 'createKafkaCluster'
  | 'listKafkaClusters'
  | 'getKafkaCluster'
  | 'renameKafkaCluster'
  | 'resetKafkaClusterPassword'
  | 'moveKafkaClusterToTeam'
  | 'getKafkaClusterStatistics'
  | 'deleteKafkaCluster'
>;

/** Operations on Kafka clusters, and their statistics. */
export function kafkaClusterOperations(
  control: Pick<ControlPlane, 'kafka'>,
): KafkaClusterOperations {
  const answer = (row: ClusterRow) =>
    ({ status: 200, body: clusterBody(row, control.kafka.clusters.limitsOf(row)) }) as const;

  return {
    createKafkaCluster: async ({ caller, body }) =>
      answer(await control.kafka.clusters.create(caller, body)),

    listKafkaClusters: async ({ caller }) => ({
      status: 200,
      body: (await control.kafka.clusters.list(caller)).map((row) =>
        clusterBody(row, control.kafka.clusters.limitsOf(row)),
      ),
    }),

    getKafkaCluster: async ({ caller, path }) =>
      answer(await control.kafka.clusters.get(caller, path.id)),

    renameKafkaCluster: async ({ caller, path, body }) =>
      answer(await control.kafka.clusters.rename(caller, path.id, body.name)),

    resetKafkaClusterPassword: async ({ caller, path }) =>
      answer(await control.kafka.clusters.resetPassword(caller, path.id)),

    moveKafkaClusterToTeam: async ({ caller, body }) => {
      await control.kafka.clusters.moveToTeam(caller, body.cluster_id, body.team_id);
      return { status: 200, body: 'OK' };
    },

    getKafkaClusterStatistics: async ({ caller, path }) => {
      const { cluster_id: id } = await control.kafka.clusters.get(caller, path.id);
      const record = await control.kafka.statistics.ofCluster(id);
      // It has been deleted in the meantime.
      if (record === undefined) throw new ControlError('clusterNotFound', { id });
      return { status: 200, body: record };
    },

    deleteKafkaCluster: async ({ caller, path }) => {
      await control.kafka.clusters.delete(caller, path.id);
      return { status: 200, body: 'OK' };
    },
  };
}

function clusterBody(row: ClusterRow, limits: KafkaLimits): components['schemas']['kafka-cluster'] {
  return {
    cluster_id: row.cluster_id,
    name: row.name,
    region: row.region,
    type: row.plan === 'free' ? 'free' : 'paid',
    multizone: row.multizone === 1,
    ...accessOf(row),
    state: row.state,
    creation_time: row.creation_time,
    ...limits,
  };
}

/** The connection details of a cluster, in every answer with it or with one of its topics. */
export function accessOf({ slug, username, password }: ClusterRow) {
  const host = endpointOf(slug);
  const tcp = `${host}:${KAFKA_PORT}`;
  // The embedded log does not speak the Kafka protocol.
  const access = { tcp_endpoint: tcp, tcp_listening: false as const, rest_endpoint: host };
  return { ...access, username, password };
}
