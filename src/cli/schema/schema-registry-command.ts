import type { Command } from 'commander';
import {
  createSchemaRegistryClient,
  type SchemaRegistryClient,
} from '../../client/schema-registry/schema-registry-client.ts';
import { apiCommand, type Run } from '../api-command.ts';
import { kafkaConnectionOf, withKafkaConnection } from '../kafka/connection-options.ts';

/** A command that calls the schema registry of a Kafka cluster. */
export function schemaRegistryCommand(
  usage: string,
  description: string,
  run: Run<SchemaRegistryClient>,
): Command {
  return apiCommand({ withConnection: withKafkaConnection, clientOf }, usage, description, run);
}

async function clientOf(command: Command): Promise<SchemaRegistryClient> {
  return createSchemaRegistryClient(await kafkaConnectionOf(command));
}
