import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Client, get, head, type Address } from './address.ts';
import { AttackedPlatform } from './attacked-platform.ts';

/**
 * Attacks that take time or memory. During each of them, other clients are served at every address, memory stays
 * bounded, and SIGTERM ends the platform.
 */
const MEGABYTE = 1024 * 1024;
const IDLE_CONNECTIONS = 10_000;
/** All are sent at once and answered by turns, so others wait for one answer to each. */
const PIPELINING = 200;

describe.each(['implementation', 'mock'] as const)(
  'the %s survives',
  { timeout: 900_000 },
  (name) => {
    let platform: AttackedPlatform;
    let clients: Client[];
    let before: number;

    beforeEach(async () => {
      platform = await AttackedPlatform.start(name);
      clients = [];
      // Code that is loaded by the first request is not a cost of the attack.
      await platform.servesOthers();
      before = platform.peakMemory();
    });
    afterEach(async () => {
      try {
        await platform.stop();
      } finally {
        for (const client of clients) client.leave();
      }
    });

    const open = async (address: Address): Promise<Client> => {
      const client = await Client.open(address);
      clients.push(client);
      return client;
    };
    const cost = () => platform.peakMemory() - before;
    /** The number of requests of other clients during the attack. */
    const asksOf = (count: number) => async () => {
      for (let i = 0; i < count; i++) await platform.servesOthers();
    };

    test('49 MB of requests on a connection of each address, whose answers are not read', async () => {
      await platform.whileOthersAsk(async () => {
        await platform.everywhere(async (address) => {
          const client = await open(address);
          client.socket.pause();
          const request = get(address);
          void client.send(request.repeat(Math.ceil((49 * MEGABYTE) / request.length)));
        });
        await asksOf(5)();
      });
      expect(cost()).toBeLessThan(500 * MEGABYTE);
    });

    test('answers that are read a byte a second', async () => {
      await platform.whileOthersAsk(async () => {
        await platform.everywhere(async (address) => {
          const client = await open(address);
          client.socket.pause();
          void client.send(get(address).repeat(20_000));
          const reading = setInterval(() => client.socket.read(1), 1000);
          client.socket.once('close', () => clearInterval(reading));
        });
        await asksOf(5)();
      });
      expect(cost()).toBeLessThan(500 * MEGABYTE);
    });

    test('bodies of 128 KB in chunks of one byte, from authenticated clients', async () => {
      const { env } = platform;
      const chunks = `${'1\r\nx\r\n'.repeat(MEGABYTE / 8)}0\r\n\r\n`;
      const basic = (user: string, password: string) =>
        `Basic ${Buffer.from(`${env[user]}:${env[password]}`).toString('base64')}`;
      const bodies: [string, string, string][] = [
        ['redis', '/set/large', `Bearer ${env['UPSTASH_REDIS_REST_TOKEN']}`],
        ['kafka', '/produce', basic('UPSTASH_KAFKA_REST_USERNAME', 'UPSTASH_KAFKA_REST_PASSWORD')],
        ['queue', '/v2/batch', `Bearer ${env['QSTASH_TOKEN']}`],
        ['management', '/v2/redis/database', basic('UPSTASH_EMAIL', 'UPSTASH_API_KEY')],
      ];
      const sending = bodies.flatMap((body) => [body, body]);
      const statuses = await Promise.all(
        sending.map(async ([of, path, credentials]) => {
          const client = await open(platform.addresses.find((address) => address.name === of)!);
          const lines = [
            `POST ${path} HTTP/1.1`,
            'Host: localhost',
            `Authorization: ${credentials}`,
          ];
          await client.send(head(...lines, 'Transfer-Encoding: chunked') + chunks);
          const [answer] = await client.answers(1);
          return `${of} ${answer!.status}`;
        }),
      );
      // The byte is not JSON, which an operation that only accepts JSON reports after it has read everything. One address
      // refuses a body of that size.
      expect(new Set(statuses)).toEqual(
        new Set(['redis 200', 'kafka 400', 'queue 400', 'management 413']),
      );
      expect(cost()).toBeLessThan(150 * MEGABYTE);
    });

    // These never come to what answers, and the connections of the mock are those of the implementation.
    if (name === 'mock') return;

    test(`64 KB of the shortest requests on each of ${PIPELINING} connections`, async () => {
      const [redis] = platform.addresses;
      const request = head('GET / HTTP/1.1', 'Host:');
      const bytes = request.repeat(Math.floor(65_536 / request.length));
      await platform.whileOthersAsk(async () => {
        for (let i = 0; i < PIPELINING; i++) {
          const client = await open(redis!);
          client.socket.pause();
          void client.send(bytes);
        }
        await asksOf(5)();
      });
      expect(cost()).toBeLessThan(300 * MEGABYTE);
    });

    test(`${IDLE_CONNECTIONS} connections that send nothing, or nothing more`, async () => {
      // Most without TLS, where the work is that of the handshake.
      const addresses = platform.addresses.flatMap((each) =>
        each.tls ? [each] : Array<Address>(8).fill(each),
      );
      await platform.whileOthersAsk(async () => {
        for (let opened = 0; opened < IDLE_CONNECTIONS; opened += 100) {
          const some = Array.from({ length: 100 }, async (_, i) => {
            const address = addresses[(opened + i) % addresses.length]!;
            const client = await open(address);
            if (i % 2 === 0) void client.send(get(address));
          });
          await Promise.all(some);
        }
      });
      expect(cost()).toBeLessThan(1000 * MEGABYTE);
    });

    test('heads that arrive a byte a second, which time out', async () => {
      const sending = setInterval(() => {
        for (const client of clients) void client.send('X');
      }, 1000);
      try {
        await platform.whileOthersAsk(async () => {
          const statuses = await platform.everywhere(async (address) => {
            const client = await open(address);
            await client.send('GET / HTTP/1.1\r\nX: ');
            return (await client.untilClosed()).map(({ status }) => status);
          });
          expect(statuses).toEqual(statuses.map(() => [408]));
        });
      } finally {
        clearInterval(sending);
      }
    });

    test('bodies of 64 KB in chunks of one byte, behind requests whose answers are not read', async () => {
      const before = (address: Address) => get(address).repeat(10);
      const body = head('POST / HTTP/1.1', 'Host: localhost', 'Transfer-Encoding: chunked');
      const chunks = '1\r\nx\r\n'.repeat(MEGABYTE / 16);
      await platform.whileOthersAsk(async () => {
        for (let i = 0; i < 10; i++) {
          await platform.everywhere(async (address) => {
            const client = await open(address);
            client.socket.pause();
            void client.send(before(address) + body + chunks);
          });
        }
        await asksOf(5)();
      });
      expect(cost()).toBeLessThan(300 * MEGABYTE);
    });
  },
);
