import { connect } from 'node:net';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { answer, echo, serve } from '../../testing/http/server.ts';

describe('a client that goes on sending what is refused', () => {
  /** One that reads only when it has sent everything. @returns how it sends more, a second later each time */
  async function sending() {
    const { port } = await serve(echo);
    const client = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    let error: NodeJS.ErrnoException | undefined;
    client.on('error', (thrown) => (error = thrown));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    client.write('GET / HTTP/1.1\r\nHost: localhost\r\n');
    const more = async () => {
      await new Promise((resolve) => client.write('X: y\r\n'.repeat(20_000), resolve));
      vi.advanceTimersByTime(1000);
      for (const _ of [1, 2, 3]) await new Promise(setImmediate);
    };
    return { client, more, error: () => error };
  }

  test('for some seconds gets the answer', async () => {
    const { client, more } = await sending();
    for (let seconds = 0; seconds < 10; seconds += 1) await more();
    client.end();
    let received = '';
    for await (const bytes of client) received += String(bytes);
    expect(answer(received)).toMatchObject({ status: 431 });
  });

  test('for ever is disconnected', async () => {
    const { more, error } = await sending();
    for (let seconds = 0; seconds < 40; seconds += 1) await more();
    await expect.poll(error).toMatchObject({ code: expect.stringMatching(/^(ECONNRESET|EPIPE)$/) });
  });
});
