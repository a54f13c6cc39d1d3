import type { Selectable } from 'kysely';
import type { KafkaClusterTable, KafkaCredentialTable } from '../../../store/kafka-schema.ts';

/** A cluster as stored: the source of truth for it. */
export type ClusterRow = Readonly<Selectable<KafkaClusterTable>>;

export type CredentialRow = Readonly<Selectable<KafkaCredentialTable>>;
