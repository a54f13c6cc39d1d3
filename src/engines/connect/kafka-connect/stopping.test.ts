import { expect, test } from 'vitest';
import { silentLogger } from '../../../base/logger.ts';
import { ConnectUnreachable } from '../errors.ts';
import { KafkaConnect } from './runtime.ts';

test('a Kafka Connect that does not answer does not delay a stop of the platform', async () => {
  const stop = new AbortController();
  const asked = Promise.withResolvers<void>();
  const connect = await KafkaConnect.open({
    urls: ['http://connect'],
    stopping: stop.signal,
    fetch: async (address, { signal }) => {
      if (new URL(address).pathname === '/') {
        return Response.json({ version: '4.1.0', kafka_cluster_id: 'one' });
      }
      asked.resolve();
      return new Promise((_, reject) =>
        signal!.addEventListener('abort', () => reject(signal!.reason as Error)),
      );
    },
    prefixOf: (cluster) => `plinth.${cluster}.`,
    autoCreation: () => undefined,
    kafkaId: async () => 'one',
    deleteGroup: async () => undefined,
    logger: silentLogger,
  });
  const properties = { 'connector.class': 'FileStreamSink' };
  const definition = { id: '01234567-one', clusterId: 'main', name: 'one', properties };
  const running = connect.run(definition, 'STARTED');
  await asked.promise;
  stop.abort();
  await expect(running).rejects.toThrow(ConnectUnreachable);
  await connect.close();
});
