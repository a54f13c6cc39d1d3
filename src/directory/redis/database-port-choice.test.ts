import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { redisContractErrors, refusal } from '../../families/redis/errors.ts';
import { DatabasePorts, type DatabasePortsOptions } from './database-ports.ts';

/** Ports of databases without TLS, which are closed when the test has ended. */
function portsOf(options: Partial<DatabasePortsOptions> = {}): DatabasePorts {
  const ports = new DatabasePorts({
    host: '127.0.0.1',
    authority: () => Promise.reject(new Error('not wanted')),
    suspended: redisContractErrors.suspended,
    tlsRequired: refusal('tlsRequired'),
    ...options,
  });
  onTestFinished(() => ports.closeAll());
  return ports;
}

const named = (id: string, wanted?: number) => ({
  id,
  name: id,
  tls: false,
  ...(wanted === undefined ? {} : { wanted }),
});

const taken = async (port = 0) => {
  const server = createServer();
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return { server, port: (server.address() as AddressInfo).port };
};

/** A port that is taken and whose successor is free, below the range of ephemeral ports. */
const takenBeforeFree = async () => {
  for (let port = 20_000 + (process.pid % 10_000); ; port += 2) {
    const [first, second] = await Promise.allSettled([taken(port), taken(port + 1)]);
    if (second.status === 'fulfilled') await once(second.value.server.close(), 'close');
    if (first.status === 'fulfilled' && second.status === 'fulfilled') return first.value;
    if (first.status === 'fulfilled') first.value.server.close();
  }
};

test('a database gets the port that it wants, or another one if that is taken', async () => {
  const ports = portsOf();
  const port = (await ports.open(named('a')))!;
  ports.close('a');
  expect(await ports.open(named('a', port))).toBe(port);
  expect(ports.portOf('a')).toBe(port);
  const other = await taken();
  expect(await ports.open(named('b', other.port))).not.toBe(other.port);
  other.server.close();
});

test('a database gets the first free port of a range; none if all are taken', async () => {
  const first = await takenBeforeFree();
  const range = { first: first.port, last: first.port + 1 };
  const few = portsOf({ range });
  const both = await Promise.all([few.open(named('a')), few.open(named('b'))]);
  expect(both.toSorted()).toEqual([range.last, undefined]);
  few.closeAll();
  // A port outside of the range is no longer wanted.
  expect(await few.open(named('a', 1))).toBe(range.last);
  few.closeAll();
  first.server.close();
});

test('a database may have a fixed port, unless it is taken', async () => {
  const { server, port } = await taken();
  const own = () => portsOf({ fixed: { id: 'a', port } });
  const [first, second] = [own(), own()];
  expect(await first.open(named('a'))).not.toBe(port);
  await once(server.close(), 'close');
  expect(await second.open(named('b'))).not.toBe(port);
  expect(await second.open(named('a'))).toBe(port);
});

test('the port that is configured stays open when its database is deleted', async () => {
  const own = portsOf({ fixed: { id: 'default', port: 0 } });
  const port = await own.open(named('default'));
  own.close('default');
  expect(await own.open({ ...named('other'), name: 'default' })).not.toBe(port);
  expect(await own.open(named('default'))).toBe(port);
});

test('a port with TLS does not listen before it can perform handshakes', async () => {
  const few = portsOf({
    authority: () => Promise.reject(new Error('EMFILE: too many open files')),
  });
  await expect(few.open({ ...named('a'), tls: true })).rejects.toThrow('EMFILE');
  expect(few.portOf('a')).toBeUndefined();
});
