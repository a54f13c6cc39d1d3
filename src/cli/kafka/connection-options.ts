import { Option, type Command } from 'commander';
import {
  createKafkaClient,
  type KafkaClient,
  type KafkaConnection,
} from '../../client/kafka-client.ts';
import { DEVELOPMENT_SECRETS } from '../../settings/secrets.ts';
import { calledPlatform, withUrl } from '../connection.ts';
import { optionOf } from '../shell.ts';

/** Adds the options that select a Kafka cluster and its user. */
export function withKafkaConnection(command: Command): Command {
  return withUrl(command, 'Kafka REST API', 'UPSTASH_KAFKA_REST_URL')
    .addOption(
      new Option('--username <name>', 'user of the cluster, or of a credential').env(
        'UPSTASH_KAFKA_REST_USERNAME',
      ),
    )
    .addOption(
      new Option('--password <password>', 'password of that user').env(
        'UPSTASH_KAFKA_REST_PASSWORD',
      ),
    );
}

/**
 * A client of the cluster that a command is for.
 * @param fetch instead of the global one
 * @throws SettingError
 */
export async function kafkaClientOf(
  command: Command,
  fetch?: KafkaConnection['fetch'],
): Promise<KafkaClient> {
  const connection = await kafkaConnectionOf(command);
  return createKafkaClient({ ...connection, ...(fetch !== undefined && { fetch }) });
}

/** The address and the user of that cluster. @throws SettingError */
export async function kafkaConnectionOf(command: Command): Promise<KafkaConnection> {
  const { url, local, storedCredentials } = calledPlatform(command, 'kafka');
  const username = optionOf(command, 'username');
  const password = optionOf(command, 'password');
  if (username !== undefined && password !== undefined) return { url, username, password };
  const { settings } = local;
  const user = (await storedCredentials())?.kafkaUser;
  return {
    url,
    username:
      username ?? user?.username ?? settings.kafkaUsername ?? DEVELOPMENT_SECRETS.kafkaUsername,
    password:
      password ?? user?.password ?? settings.kafkaPassword ?? DEVELOPMENT_SECRETS.kafkaPassword,
  };
}
