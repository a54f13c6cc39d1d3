import { once } from 'node:events';
import { openSync, closeSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { Descriptors, systemDescriptors } from './descriptors.ts';

/** A server that accepts connections while few enough files are open. */
async function serve(descriptors: Descriptors): Promise<() => Promise<string>> {
  let closed: Promise<unknown> = Promise.resolve();
  const server = createServer((socket) => {
    closed = once(socket, 'close');
    if (!descriptors.refuse(socket)) socket.end('served');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  return async () => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    let received = '';
    socket.on('data', (bytes) => (received += bytes.toString()));
    await once(socket, 'close');
    await closed;
    return received;
  };
}

test.skipIf(process.platform === 'win32')(
  'connections are refused while too few descriptors are left, whatever has the others',
  async () => {
    const lowest = openSync(import.meta.filename, 'r');
    closeSync(lowest);
    const last = lowest + 200;
    const descriptors = new Descriptors(last + 64);
    const ask = await serve(descriptors);
    expect(await ask()).toBe('served');
    const files = [lowest - 1];
    while (files.at(-1)! < last) files.push(openSync(import.meta.filename, 'r'));
    expect(await ask()).toBe('');
    for (const file of files.slice(1)) closeSync(file);
    expect(await ask()).toBe('served');
    expect(descriptors.refused).toBe(1);
  },
);

test.skipIf(process.platform !== 'linux')('the limit is that of the process', () => {
  expect(systemDescriptors.limit).toBeGreaterThan(0);
  expect(Number.isFinite(systemDescriptors.limit)).toBe(true);
});
