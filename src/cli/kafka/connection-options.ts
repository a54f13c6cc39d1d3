import { Option, type Command } from 'commander';
import {
  createKafkaClient,
  type KafkaClient,
  type KafkaConnection,
} from '../../client/kafka/kafka-client.ts';
import { loadSettings } from '../../settings/load.ts';
import { DEVELOPMENT_SECRETS } from '../../settings/secrets.ts';
import { checkedUrl, localUrl } from '../urls.ts';

/** How the commands that speak with a Kafka cluster are called. */
interface ConnectionOptions {
  readonly url?: string;
  readonly username?: string;
  readonly password?: string;
}

/** Gives a command what it needs to reach a Kafka cluster, any one. */
export function withKafkaConnection(command: Command): Command {
  return command
    .addOption(
      new Option('--url <url>', 'Kafka REST API, the local one by default').env(
        'UPSTASH_KAFKA_REST_URL',
      ),
    )
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
 * The cluster that a command is to speak with.
 * @param fetch instead of the global one
 * @throws SettingError
 */
export function kafkaClientOf(command: Command, fetch?: KafkaConnection['fetch']): KafkaClient {
  return createKafkaClient({
    ...kafkaConnectionOf(command),
    ...(fetch !== undefined && { fetch }),
  });
}

/** Where that cluster is, and who speaks. @throws SettingError */
export function kafkaConnectionOf(command: Command): KafkaConnection {
  const { url, username, password } = command.opts<ConnectionOptions>();
  // What is not given is as for a platform that is started here.
  const settings = loadSettings({ flags: {}, env: process.env });
  return {
    url: url === undefined ? localUrl(settings.host, settings.kafkaPort) : checkedUrl(url),
    username: username ?? settings.kafkaUsername ?? DEVELOPMENT_SECRETS.kafkaUsername,
    password: password ?? settings.kafkaPassword ?? DEVELOPMENT_SECRETS.kafkaPassword,
  };
}
