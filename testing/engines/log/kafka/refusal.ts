import { expect } from 'vitest';
import { DataError } from '../../../../src/base/data-error.ts';
import type { KafkaServers } from '../../../../src/engines/log/kafka/client/client.ts';
import { KafkaLog } from '../../../../src/engines/log/kafka/engine.ts';

/** The message of the error that ends the start, without the broker's address; it must not contain a secret. */
export async function refusal(servers: KafkaServers): Promise<string> {
  const failed = await KafkaLog.open(servers).then(
    async (log) => {
      await log.close();
      return undefined;
    },
    (error: unknown) => error,
  );
  expect(failed).toBeInstanceOf(DataError);
  const { message } = failed as DataError;
  expect(message).not.toContain('\n');
  if (servers.sasl !== undefined) expect(message).not.toContain(servers.sasl.password);
  return nameless(message);
}

/** A message without the port of a broker, which is another one in each run. */
export function nameless(message: string): string {
  return message.replaceAll(/127\.0\.0\.1:\d+/g, 'BROKER');
}
