import { EventEmitter } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { catchInternalErrors } from '../../testing/base/internal-errors.ts';
import { rawConnection } from '../../testing/http/http.ts';
import { redisContractErrors } from '../families/redis/errors.ts';
import type { HttpResponse } from './exchange.ts';
import { JsonStream } from './json-stream.ts';
import { respond } from './respond.ts';
import { listen } from '../../testing/http/server.ts';

const PART = `"${'x'.repeat(64 * 1024)}"`;

/** What a client receives of a body that is made in pieces. */
async function received(pieces: () => AsyncIterable<string>): Promise<string> {
  const server = await listen(
    (request, response) =>
      respond(request, response, { status: 200, body: new JsonStream(pieces()) }),
    redisContractErrors,
    { host: '127.0.0.1', port: 0 },
  );
  onTestFinished(() => server.close());
  const connection = await rawConnection(server.port);
  connection.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  return connection.closed();
}

/** A client that reads only when it is told to. */
class SlowClient extends EventEmitter {
  destroyed = false;
  readonly written: (string | Uint8Array)[] = [];

  write(part: string | Uint8Array): boolean {
    this.written.push(part);
    return false;
  }

  end(part: string | Uint8Array): void {
    this.written.push(part);
  }

  destroy(): void {
    this.destroyed = true;
    this.emit('close');
  }

  /** Only what a stream needs of a response. */
  get asResponse(): HttpResponse {
    return this as unknown as HttpResponse;
  }
}

/** Endless pieces. */
function counted() {
  const told = { made: 0, hasEnded: false };
  async function* pieces() {
    try {
      for (;;) {
        told.made += 1;
        yield PART;
      }
    } finally {
      told.hasEnded = true;
    }
  }
  return { told, stream: new JsonStream(pieces()) };
}

test('a body that is made in pieces arrives as it is', async () => {
  const text = await received(async function* () {
    yield '["é",';
    yield PART;
    yield ']';
  });
  expect(text).toMatch(/^HTTP\/1\.1 200 OK\r\nContent-Type: application\/json\r\n/);
  expect(text).toMatch(/^Transfer-Encoding: chunked\r$/m);
  expect(text.replaceAll(/\r\n[\da-f]+\r\n/g, '')).toContain(`["Ã©",${PART}]`);
});

test('one that fails in the middle is cut off, so nobody takes it for whole', async () => {
  const errors = catchInternalErrors();
  const text = await received(async function* () {
    yield PART;
    throw new Error('the disk is gone');
  });
  expect(text).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(text).not.toContain('\r\n0\r\n');
  expect(errors).toEqual([{ where: 'http', message: 'the disk is gone' }]);
});

test('no more is made of it than its client reads', async () => {
  const client = new SlowClient();
  const { told, stream } = counted();
  const sending = stream.sendTo(client.asResponse);
  for (const made of [1, 2, 3]) {
    await setImmediate();
    expect(told.made).toBe(made);
    client.emit('drain');
  }
  client.destroy();
  await sending;
  expect(told.hasEnded).toBe(true);
});

test('a client that stops reading is ended', async () => {
  const client = new SlowClient();
  const { told, stream } = counted();
  await stream.sendTo(client.asResponse, undefined, { stalledMs: 1, now: () => 0 });
  expect({ ...told, destroyed: client.destroyed }).toEqual({
    made: 1,
    hasEnded: true,
    destroyed: true,
  });
});

test('a client that reads very slowly on the whole is ended', async () => {
  const client = new SlowClient();
  const { told, stream } = counted();
  let now = 0;
  const sending = stream.sendTo(client.asResponse, undefined, {
    stalledMs: 30_000,
    now: () => now,
  });
  for (const made of [1, 2]) {
    await setImmediate();
    expect(told.made).toBe(made);
    now += 19_000;
    client.emit('drain');
  }
  await sending;
  expect({ ...told, destroyed: client.destroyed }).toEqual({
    made: 2,
    hasEnded: true,
    destroyed: true,
  });
});
