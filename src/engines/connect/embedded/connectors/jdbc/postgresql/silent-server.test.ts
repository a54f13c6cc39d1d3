import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  sinkProperties,
  sourceProperties,
  withSchema,
} from '../../../../../../../testing/engines/connect/embedded/connectors/jdbc.ts';
import { TestConnect } from '../../../../../../../testing/engines/connect/embedded/embedded.ts';

/** Takes connections and never says a word. */
async function silentServer(): Promise<{ readonly url: string; readonly open: Set<Socket> }> {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => open.delete(socket));
    socket.resume();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `jdbc:postgresql://127.0.0.1:${port}/db?sslmode=disable`, open };
}

test.each(['source', 'sink', 'source of changes'])(
  'a %s stops without waiting for a server that does not answer',
  async (kind) => {
    // Nothing ends because it has taken long: neither by the clock of the connectors, nor by that of the client.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const connect = await TestConnect.open();
    const { url, open } = await silentServer();
    const database = { url, exec: async () => undefined, rows: async () => [] };
    const properties = {
      source: sourceProperties(database),
      sink: sinkProperties(database),
      'source of changes': {
        'connector.class': 'io.debezium.connector.postgresql.PostgresConnector',
        'database.hostname': '127.0.0.1',
        'database.port': new URL(url.slice('jdbc:'.length)).port,
        'database.dbname': 'db',
        'database.user': 'me',
        'database.sslmode': 'disable',
        'topic.prefix': 'shop',
      },
    }[kind]!;
    await connect.createTopic('people');
    await connect.log.append('people', 0, withSchema([['id', 'int32']], { id: 1 }));
    await connect.run('one', properties);
    await connect.until(() => open.size, 1);
    await connect.run('one', properties, 'STOPPED');
    await expect.poll(() => open.size).toBe(0);
  },
);
