import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import type { BrokerAddress } from '../../../../src/engines/log/kafka/client/client.ts';

/** The API keys of Kafka's protocol. */
const METADATA = 3;
const API_VERSIONS = 18;

/** A response to `ApiVersions` version 3, with the one API that is used here: Metadata up to version 12. */
const VERSIONS = Buffer.from([0, 0, 2, 0, 3, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0]);
/** A response to `Metadata` version 12 of a cluster without brokers and topics. */
const NOTHING = Buffer.from([0, 0, 0, 0, 0, 1, 0, 255, 255, 255, 255, 1, 0]);

/** A broker for one test. */
export interface TestBroker {
  readonly address: BrokerAddress;
  /** How many calls for metadata it has received. */
  readonly asked: () => number;
  /** Whether it has stopped reading. */
  readonly isStalling: () => boolean;
}

/**
 * Starts a broker that answers `ApiVersions`.
 * @param stalls whether it then stops reading; otherwise it answers calls for metadata
 */
export async function startBroker({ stalls }: { readonly stalls: boolean }): Promise<TestBroker> {
  let asked = 0;
  let isStalling = false;
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.on('data', (request: Buffer) => {
      const api = request.readInt16BE(4);
      if (api === API_VERSIONS) socket.write(answerTo(request, VERSIONS));
      if (stalls) {
        socket.pause();
        isStalling = true;
      } else if (api === METADATA) {
        asked += 1;
        socket.write(answerTo(request, NOTHING));
      }
    });
  });
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { address: { host: '127.0.0.1', port }, asked: () => asked, isStalling: () => isStalling };
}

function answerTo(request: Buffer, body: Buffer): Buffer {
  const correlation = request.subarray(8, 12);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(correlation.length + body.length);
  return Buffer.concat([size, correlation, body]);
}
