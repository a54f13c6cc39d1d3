import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect } from 'vitest';
import { NOWHERE } from '../../../testing/base/test-closed-port.ts';
import {
  failed,
  succeeded,
  refused,
  test as base,
  usageError,
} from '../../../testing/cli/platform.ts';

interface Received {
  readonly method: string | undefined;
  readonly path: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** A server that messages are delivered to; it answers paths that begin with `/fail` with 500. */
interface Destination {
  readonly url: string;
  readonly received: readonly Received[];
}

const test = base.extend<{ destination: Destination }>({
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads from it what the fixture depends on
  destination: async ({}, use) => {
    const received: Received[] = [];
    const server = createServer((request, response) => {
      void answer(request, response);
    });
    const answer = async (request: IncomingMessage, response: ServerResponse) => {
      const { method, url: path, headers } = request;
      received.push({ method, path, headers, body: await text(request) });
      response.statusCode = path?.startsWith('/fail') === true ? 500 : 200;
      response.end('thanks');
    };
    await once(server.listen(0, '127.0.0.1'), 'listening');
    await use({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received });
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  },
});

describe('plinth publish', () => {
  test('delivers a message with its method, path, body and headers', async ({
    platform,
    destination,
  }) => {
    const { url, received } = destination;
    const published = await platform.plinth(
      ...['publish', `${url}/hook?a=b&c=%20`, 'hällo', '--method', 'PUT'],
      ...['--header', 'X-Team=größe', 'Content-Type=text/plain'],
    );
    expect(published).toEqual(succeeded(expect.stringMatching(/^published msg_\w+ to http\S+\n$/)));
    await expect.poll(() => received.length).toBe(1);
    expect(received[0]).toMatchObject({
      method: 'PUT',
      path: '/hook?a=b&c=%20',
      body: 'hällo',
      headers: {
        'content-type': 'text/plain',
        'x-team': Buffer.from('größe').toString('latin1'),
        'upstash-message-id': published.stdout.split(' ')[1],
      },
    });
  });

  test('takes the body from a file or the standard input, or sends none', async ({
    platform,
    destination,
  }) => {
    const { plinth, pipe, folder } = platform;
    const file = `${folder()}/body.bin`;
    writeFileSync(file, 'from a file\n');
    await plinth('publish', `${destination.url}/file`, '--file', file);
    await pipe('piped in', 'publish', `${destination.url}/pipe`, '--file', '-');
    await plinth('publish', `${destination.url}/none`);
    await expect.poll(() => destination.received.length).toBe(3);
    const bodies = destination.received.map(({ path, body }) => [path, body]);
    expect(Object.fromEntries(bodies)).toEqual({
      '/file': 'from a file\n',
      '/pipe': 'piped in',
      '/none': '',
    });
    expect(destination.received.map(({ headers }) => headers['content-type'])).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(await plinth('publish', 'http://a', 'body', '--file', file)).toEqual(
      usageError('a body and --file are both given'),
    );
    expect(await plinth('publish', 'http://a', '--file', `${file}.gone`)).toEqual(
      usageError(`${file}.gone can't be read (ENOENT)`),
    );
  });

  test('names the original message of a duplicate', async ({ platform, destination }) => {
    const once = ['publish', destination.url, '--deduplication-id', 'one', '--delay', '1h'];
    const { messageId } = (await platform.json(...once)) as { messageId: string };
    expect(await platform.plinth(...once)).toEqual(
      succeeded(`not published to ${destination.url}: ${messageId} is the same\n`),
    );
  });

  test('a refusal by the platform is one line and exit code 5', async ({ platform }) => {
    const { plinth } = platform;
    expect(await plinth('publish', 'example.com/hook')).toEqual(
      refused(
        'invalid destination "example.com/hook": it must begin with http:// or https://, or be the name of a url group',
      ),
    );
    expect(await plinth('publish', 'http://a', '--delay', 'soon')).toEqual(
      failed(5, expect.stringMatching(/^plinth: Upstash-Delay must be .+, it is "soon"\n$/)),
    );
    expect(await plinth('publish', 'http://a', '--token', 'wrong')).toEqual(
      refused('the token is not valid'),
    );
    expect(await plinth('publish')).toEqual(usageError("missing required argument 'destination'"));
  });
});

describe('plinth queue', () => {
  test('creates, pauses, resumes and deletes a queue', async ({ platform, destination }) => {
    const { plinth, json } = platform;
    const created = await plinth('queue', 'upsert', 'orders', '--parallelism', '2');
    expect(created).toEqual(succeeded(expect.stringMatching(/^parallelism +2$/m)));
    expect(await plinth('queue', 'pause', 'orders')).toEqual(succeeded('paused queue orders\n'));
    await plinth('publish', destination.url, 'waits', '--queue', 'orders');
    expect((await plinth('queue', 'list')).stdout).toMatch(/^orders +2 +yes +1$/m);
    expect(await json('queue', 'get', 'orders')).toMatchObject({ paused: true, lag: 1 });
    expect(await plinth('queue', 'resume', 'orders')).toEqual(succeeded('resumed queue orders\n'));
    await expect.poll(() => destination.received.length).toBe(1);
    expect(await plinth('queue', 'delete', 'orders')).toEqual(succeeded('deleted queue orders\n'));
    expect(await plinth('queue', 'get', 'orders')).toEqual(refused('queue orders not found'));
    expect(await plinth('queue', 'upsert', 'orders', '--parallelism', 'x')).toMatchObject({
      code: 5,
    });
  });
});

describe('plinth schedule', () => {
  test('creates, shows, pauses and deletes a schedule', async ({ platform }) => {
    const { plinth, json } = platform;
    const cron = 'CRON_TZ=Europe/Berlin 0 9 1 1 *';
    const to = 'http://127.0.0.1/report';
    const options = ['--id', 'report', '--queue', 'reports', '--label', 'a', 'b', '--delay', '1m'];
    const created = await plinth('schedule', 'create', to, 'all', '--cron', cron, ...options);
    expect(created).toEqual(succeeded('created schedule report\n'));
    expect(await json('schedule', 'get', 'report')).toMatchObject({
      scheduleId: 'report',
      cron,
      destination: to,
      body: 'all',
      isPaused: false,
      queueName: 'reports',
      labels: ['a', 'b'],
      delay: 60,
    });
    const shown = await plinth('schedule', 'get', 'report');
    expect(shown).toEqual(succeeded(expect.stringMatching(/^next +\d{4}-01-01T08:00:00.000Z$/m)));
    await plinth('schedule', 'pause', 'report');
    expect((await plinth('schedule', 'list')).stdout).toMatch(/^report +CRON_TZ.+ yes +- /m);
    await plinth('schedule', 'resume', 'report');
    expect(await json('schedule', 'get', 'report')).toHaveProperty('isPaused', false);
    expect(await plinth('schedule', 'delete', 'report')).toEqual(
      succeeded('deleted schedule report\n'),
    );
    expect(await json('schedule', 'list')).toEqual([]);
    expect(await plinth('schedule', 'pause', 'report')).toEqual(
      refused('schedule report not found'),
    );
    expect(await plinth('schedule', 'create', to)).toEqual(
      usageError("required option '--cron <expression>' not specified"),
    );
    expect(await plinth('schedule', 'create', to, '--cron', '70 * * * *')).toMatchObject({
      code: 5,
      stderr: expect.stringMatching(/^plinth: .*cron.*70/) as string,
    });
  });
});

describe('plinth dlq', () => {
  test('lists dead letters by filters, sends them again and deletes them', async ({
    platform,
    destination,
  }) => {
    const { plinth, json } = platform;
    const list = async (...filters: string[]) =>
      (await json('dlq', 'list', ...filters)) as { dlqId: string; url: string }[];
    const fail = (path: string) =>
      plinth('publish', `${destination.url}${path}`, path, '--retries', '0', '--label', path);
    await fail('/fail/1');
    await expect.poll(() => list()).toHaveLength(1);
    await fail('/fail/2');
    await expect.poll(() => list()).toHaveLength(2);

    const [second, first] = await list();
    expect((await plinth('dlq', 'list')).stdout).toMatch(/^ID +MESSAGE +URL +STATUS +ERROR\n/);
    expect(await list('--label', '/fail/1')).toMatchObject([{ dlqId: first?.dlqId }]);
    expect(await list('--count', '1')).toMatchObject([{ dlqId: second?.dlqId }]);
    expect(await list('--status', '404')).toEqual([]);
    const { stdout: shown } = await plinth('dlq', 'get', first!.dlqId);
    expect(shown).toMatch(/^status +500$/m);
    expect(shown).toMatch(/^response +thanks$/m);

    // Its second attempt, after which it would be a dead letter again, is beyond the test.
    const options = ['--retries', '1', '--retry-delay', '3600000'];
    const retried = await plinth('dlq', 'retry', first!.dlqId, ...options);
    expect(retried).toEqual(succeeded(expect.stringMatching(/^published msg_\w+\n$/)));
    await expect.poll(() => destination.received.length).toBe(3);
    expect(await plinth('dlq', 'retry', first!.dlqId)).toEqual(
      refused(`dead letter ${first!.dlqId} not found`),
    );
    const byFilter = await json('dlq', 'retry', '--destination', second!.url);
    expect(byFilter).toEqual({ messageIds: [expect.stringMatching(/^msg_/)] });
    await expect.poll(async () => (await list()).length).toBe(1);

    for (const command of ['retry', 'delete']) {
      expect(await plinth('dlq', command)).toEqual(usageError('give ids, or filters, or --all'));
    }
    expect(await plinth('dlq', 'delete', '--all')).toEqual(succeeded('deleted 1 dead letter\n'));
    expect(await plinth('dlq', 'delete', '--all')).toEqual(succeeded('deleted 0 dead letters\n'));
    expect(await plinth('dlq', 'delete', '1-1')).toEqual(refused('dead letter 1-1 not found'));
    expect(await plinth('dlq', 'retry', '--all')).toEqual(succeeded('nothing to publish\n'));
    expect(await plinth('dlq', 'list', '--count', '0')).toEqual(
      usageError('--count must be a number from 1 on, not "0"'),
    );
  });
});

describe('plinth logs', () => {
  test('prints the log by filters, the newest entry last', async ({ platform, destination }) => {
    const { plinth } = platform;
    await plinth('publish', `${destination.url}/one`, '--label', 'mine');
    await plinth('publish', `${destination.url}/two`);
    const states = async (...options: string[]) => {
      const { stdout } = await plinth('logs', ...options);
      return stdout.split('\n').flatMap((line) => line.split(/ +/)[1] ?? []);
    };
    await expect.poll(() => states('--state', 'DELIVERED')).toHaveLength(2);
    expect(await states('--label', 'mine')).toEqual(['CREATED', 'ACTIVE', 'DELIVERED']);
    expect(await states('--path', '/two', '--count', '1')).toEqual(['DELIVERED']);
    expect(await states('--to', '2020-01-01')).toEqual([]);
    const { stdout } = await plinth('logs', '--label', 'mine', '--state', 'DELIVERED', '--json');
    expect(JSON.parse(stdout)).toMatchObject({ state: 'DELIVERED', responseStatus: 200 });
    expect(await plinth('logs', '--state', 'LOST')).toEqual(
      failed(5, expect.stringMatching(/^plinth: state must be one of CREATED, /)),
    );
  });

  test('follows the log until Ctrl-C, and prints each entry once', async ({
    platform,
    destination,
  }) => {
    await platform.plinth('publish', `${destination.url}/before`);
    await expect.poll(() => destination.received.length).toBe(1);
    const run = platform.begin('logs', '--follow', '--state', 'DELIVERED', '--json');
    const printed = () =>
      run
        .stdout()
        .split('\n')
        .flatMap((line) => (line === '' ? [] : [JSON.parse(line) as object]));
    await expect.poll(() => printed().length).toBe(1);
    await platform.plinth('publish', `${destination.url}/after`);
    await expect.poll(() => printed().length).toBe(2);
    run.kill('SIGINT');
    expect(await run.ended).toMatchObject({ code: 0, stderr: '' });
    expect(printed()).toMatchObject([
      { url: `${destination.url}/before` },
      { url: `${destination.url}/after` },
    ]);
  });

  test('refuses --follow together with --to', async ({ cli }) => {
    expect(await cli.plinth(['logs', '--follow', '--to', '2030-01-01']).ended).toEqual(
      usageError('--follow and --to are both given: what is followed has no end'),
    );
  });
});

test('exit code 6 and one line report that nothing listens at the address', async ({ cli }) => {
  expect(await cli.plinth(['logs', '--url', NOWHERE]).ended).toEqual(
    failed(
      6,
      `plinth: cannot reach ${NOWHERE}: nothing listens there (is the platform running?)\n`,
    ),
  );
});
