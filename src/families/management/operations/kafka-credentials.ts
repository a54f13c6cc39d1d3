import type { components, operations } from '../../../../generated/management/types.ts';
import type { Handlers } from '../../../contract/handler.ts';
import type { ControlPlane } from '../../../control/control-plane.ts';
import type { Credential } from '../../../control/kafka/credentials/credentials.ts';
import type { ManagementCaller } from '../caller.ts';

type KafkaCredentialOperations = Pick<
  Handlers<operations, ManagementCaller>,
  | 'createKafkaCredential'
  | 'listKafkaCredentials'
  | 'deleteKafkaCredential'
  | 'deleteKafkaCredentialByPost'
>;

/** Operations on credentials for topics of Kafka clusters. */
export function kafkaCredentialOperations(
  control: Pick<ControlPlane, 'kafka'>,
): KafkaCredentialOperations {
  const remove = async (caller: ManagementCaller, id: string) => {
    await control.kafka.credentials.delete(caller, id);
    return { status: 200, body: 'OK' } as const;
  };

  return {
    createKafkaCredential: async ({ caller, body }) => {
      const made = await control.kafka.credentials.create(caller, {
        name: body.credential_name,
        clusterId: body.cluster_id,
        topic: body.topic,
        permissions: body.permissions,
      });
      return { status: 200, body: credentialBody(made) };
    },

    listKafkaCredentials: async ({ caller }) => ({
      status: 200,
      body: (await control.kafka.credentials.list(caller)).map(credentialBody),
    }),

    deleteKafkaCredential: ({ caller, path }) => remove(caller, path.id),
    deleteKafkaCredentialByPost: ({ caller, path }) => remove(caller, path.id),
  };
}

function credentialBody({
  row,
  cluster,
}: Credential): components['schemas']['created-kafka-credential'] {
  return { ...row, cluster_slug: cluster.slug };
}
