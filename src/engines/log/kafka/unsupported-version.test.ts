import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { KafkaLog } from './engine.ts';

const API_VERSIONS = 18;
const METADATA = 3;

/** A broker that only answers which calls it supports, each with its oldest and newest version. */
async function brokerWith(calls: readonly (readonly [number, number, number])[]): Promise<number> {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.on('data', (request: Buffer) => {
      // ApiVersions 3: the error, the calls, the time of throttling; a compact array counts from one.
      const body = Buffer.alloc(4 + 2 + 1 + calls.length * 7 + 4 + 1);
      request.copy(body, 0, 8, 12);
      body.writeUInt8(calls.length + 1, 6);
      for (const [i, [key, oldest, newest]] of calls.entries()) {
        body.writeInt16BE(key, 7 + i * 7);
        body.writeInt16BE(oldest, 9 + i * 7);
        body.writeInt16BE(newest, 11 + i * 7);
      }
      const size = Buffer.alloc(4);
      size.writeInt32BE(body.length);
      socket.write(Buffer.concat([size, body]));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

test('the start fails with a message that the Kafka is too old', async () => {
  const port = await brokerWith([
    [METADATA, 0, 9],
    [API_VERSIONS, 0, 3],
  ]);
  await expect(KafkaLog.open({ brokers: [{ host: '127.0.0.1', port }] })).rejects.toThrow(
    "the Kafka of --kafka-brokers can't be used: the Kafka there is too old, or lacks Metadata: Apache Kafka 3.9 or newer is needed",
  );
});
