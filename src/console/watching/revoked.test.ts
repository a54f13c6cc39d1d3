import { expect, onTestFinished, test } from 'vitest';
import { silentLogger } from '../../base/logger.ts';
import { bindDirect } from '../../contract/direct.ts';
import { listen } from '../../http/server.ts';
import { rawConnection } from '../../../testing/http/http.ts';
import { consoleFamily } from '../family.ts';
import { LiveLog } from './live-log.ts';

/** The console of an account whose keys may be deleted, and requests that it shows. */
async function watched() {
  const keys = new Set(['first', 'second']);
  const due: (() => void)[] = [];
  let checks = 0;
  const log = new LiveLog({ clock: { now: () => 0 }, later: (run) => void due.push(run) });
  const access = {
    ownHostOnly: false,
    isOperator: () => false,
    isFirstAccount: async (_email: string, key: string) => {
      checks += 1;
      return keys.has(key);
    },
  };
  const family = consoleFamily(
    { platform: () => Promise.reject(new Error('unused')), log },
    access,
  );
  const listener = bindDirect(family, { log: silentLogger });
  const shown = bindDirect(family, { log: silentLogger, watch: log });
  const server = await listen(
    (request, response) => (request.url === '/events' ? listener : shown)(request, response),
    family.errors,
    { host: '127.0.0.1', port: 0 },
  );
  onTestFinished(() => server.close());
  const watch = async (key: string) => {
    const stream = await rawConnection(server.port);
    const credentials = Buffer.from(`ann@example.com:${key}`).toString('base64');
    stream.write(`GET /events HTTP/1.1\r\nHost: x\r\nAuthorization: Basic ${credentials}\r\n\r\n`);
    await stream.until((received) => received.includes('"requests":[]'));
    onTestFinished(() => void stream.socket.destroy());
    return stream;
  };
  /** Sends a request and has it shown. */
  const request = async (path: string) => {
    await (await fetch(`${server.url}${path}`)).text();
    await expect.poll(() => due.length).toBe(1);
    due.shift()!();
  };
  return { keys, watch, request, checks: () => checks };
}

test('a stream whose key has been deleted shows nothing more and ends; others go on', async () => {
  const { keys, watch, request } = await watched();
  const [first, second] = [await watch('first'), await watch('second')];
  await request('/before');
  await Promise.all(
    [first, second].map((stream) => stream.until((text) => text.includes('/before'))),
  );
  keys.delete('first');
  await request('/after');
  await second.until((text) => text.includes('/after'));
  const received = await first.until((text) => text.includes('event: error'));
  expect(received).toContain('the credentials of this stream are not valid any more');
  expect(received).not.toContain('/after');
  await request('/later');
  await second.until((text) => text.includes('/later'));
  expect(await first.until(() => true)).not.toContain('/later');
});

test('a stream to which nothing happens ends with its next keep-alive, also if it is unknown whether the key is valid', async () => {
  const log = new LiveLog({ clock: { now: () => 0 }, later: () => {} });
  for (const check of [async () => false, () => Promise.reject(new Error('the store is away'))]) {
    const stream = log.listen(new AbortController().signal, check);
    const reasons: string[] = [];
    stream.end = (reason) => void reasons.push(reason);
    stream.keepAlive();
    await expect.poll(() => reasons).toHaveLength(1);
  }
});
