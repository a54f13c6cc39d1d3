import { writeFileSync } from 'node:fs';
import { describe, expect } from 'vitest';
import { succeeded, refused, test, usageError } from '../../../testing/cli/platform.ts';

const NOWHERE = 'http://127.0.0.1:9';

describe.concurrent('plinth message', () => {
  test('lists messages by their current states', async ({ platform }) => {
    const { plinth, json } = platform;
    const publish = async (path: string, ...options: string[]) =>
      (await json('publish', `${NOWHERE}${path}`, '--delay', '1h', ...options)) as {
        messageId: string;
      };
    const { messageId: first } = await publish('/first', '--queue', 'orders');
    const { messageId: second } = await publish('/second');
    await plinth('message', 'cancel', second);
    const list = async (...options: string[]) =>
      ((await json('message', 'list', ...options)) as { messageId: string }[]).map(
        ({ messageId }) => messageId,
      );
    expect(await list()).toEqual([second, first]);
    expect(await list('--state', 'CREATED')).toEqual([first]);
    expect(await list('--state', 'CANCELED', 'FAILED')).toEqual([second]);
    expect(await list('--queue', 'orders')).toEqual([first]);
    expect(await list('--destination', `${NOWHERE}/second`)).toEqual([second]);
    expect(await list('--count', '1')).toEqual([second]);
    const { stdout } = await plinth('message', 'list');
    expect(stdout).toMatch(/^ID +STATE +SINCE +QUEUE +URL\n/);
    expect(stdout).toMatch(/^msg_\S+ +CREATED +\S+ +orders +http/m);
    expect(await plinth('message', 'list', '--state', 'LOST')).toEqual(
      usageError(
        '--state must be one of CREATED, ACTIVE, RETRY, ERROR, DELIVERED, FAILED, CANCEL_REQUESTED, CANCELED, not "LOST"',
      ),
    );
  });

  test('shows a waiting message, and cancels it', async ({ platform }) => {
    const { plinth, json } = platform;
    const options = ['--delay', '1h', '--label', 'a', 'b', '--queue', 'orders'];
    const { messageId } = (await json('publish', `${NOWHERE}/hook`, 'hello', ...options)) as {
      messageId: string;
    };
    const shown = await plinth('message', 'get', messageId);
    expect(shown).toEqual(succeeded(expect.stringMatching(/^labels +a, b$/m)));
    expect(shown.stdout).toMatch(/^body +hello$/m);
    expect(await json('message', 'get', messageId)).toMatchObject({
      messageId,
      url: `${NOWHERE}/hook`,
      queueName: 'orders',
      body: 'hello',
    });
    expect(await plinth('message', 'cancel', messageId)).toEqual(succeeded('canceled 1 message\n'));
    for (const command of ['cancel', 'get']) {
      expect(await plinth('message', command, messageId)).toEqual(
        refused(`message ${messageId} not found`),
      );
    }
  });

  test('shows a binary body in base64, and escapes terminal control sequences', async ({
    platform,
  }) => {
    const { plinth, json, folder } = platform;
    const shown = async (bytes: Buffer) => {
      const file = `${folder()}/body`;
      writeFileSync(file, bytes);
      const publish = ['publish', NOWHERE, '--delay', '1h', '--file', file];
      const { messageId } = (await json(...publish)) as { messageId: string };
      return (await plinth('message', 'get', messageId)).stdout;
    };
    expect(await shown(Buffer.from([0xff, 0xfe]))).toMatch(/^body_base64 +\/\/4=$/m);
    expect(await shown(Buffer.from('a\n\x1b[31mb'))).toMatch(/^body +a\\n\\x1b\[31mb$/m);
  });

  test('cancels messages by filters, and all of them only with --all', async ({ platform }) => {
    const { plinth, json } = platform;
    for (const path of ['/a', '/a', '/a', '/b']) {
      await plinth('publish', `${NOWHERE}${path}`, '--delay', '1h');
    }
    const cancel = (...args: string[]) => plinth('message', 'cancel', ...args);
    expect(await cancel('--path', '/a', '--count', '2')).toEqual(
      succeeded('canceled 2 messages\n'),
    );
    expect(await json('message', 'cancel', '--path', '/a')).toEqual({ cancelled: 1 });
    expect(await cancel()).toEqual(usageError('give ids, or filters, or --all'));
    expect(await cancel('--count', '2')).toEqual(usageError('give ids, or filters, or --all'));
    expect(await cancel('msg_1', '--all')).toEqual(usageError('give ids, or filters, or --all'));
    expect(await cancel('--all')).toEqual(succeeded('canceled 1 message\n'));
    expect(await cancel('--all')).toEqual(succeeded('canceled 0 messages\n'));
  });
});

describe.concurrent('plinth url-group', () => {
  test('adds endpoints to a group, removes them, and deletes the group', async ({ platform }) => {
    const { plinth, json } = platform;
    const endpoints = [`${NOWHERE}/one`, `two=${NOWHERE}/two?a=b`];
    const added = await plinth('url-group', 'add', 'billing', ...endpoints);
    expect(added).toEqual(succeeded(expect.stringMatching(/^two +http\S+\/two\?a=b$/m)));
    expect((await plinth('url-group', 'list')).stdout).toMatch(/^billing +2 +\d{4}-/m);
    const message = await plinth('publish', 'billing', 'hello', '--delay', '1h');
    expect(message.stdout.split('\n').length).toBe(3);
    expect(await plinth('url-group', 'remove', 'billing', 'two')).toEqual(
      succeeded('removed two from URL group billing\n'),
    );
    expect(await json('url-group', 'get', 'billing')).toMatchObject({
      name: 'billing',
      endpoints: [{ url: `${NOWHERE}/one` }],
    });
    expect(await plinth('url-group', 'remove', 'billing', 'two')).toEqual(
      refused('endpoint two of url group billing not found'),
    );
    expect(await plinth('url-group', 'delete', 'billing')).toEqual(
      succeeded('deleted URL group billing\n'),
    );
    expect(await plinth('url-group', 'get', 'billing')).toEqual(refused('topic billing not found'));
    expect(await plinth('url-group', 'add', 'billing')).toEqual(
      usageError("missing required argument 'endpoint'"),
    );
  });
});

describe.concurrent('plinth flow-control', () => {
  test('pins, unpins, pauses, resumes and resets a key', async ({ platform }) => {
    const { plinth, json } = platform;
    const key = (...args: string[]) => plinth('flow-control', ...args);
    const limits = ['--parallelism', '2', '--rate', '5', '--period', '60'];
    const pinned = await key('pin', 'api', ...limits);
    expect(pinned).toEqual(succeeded(expect.stringMatching(/^rate +0 of 5 in 60 s$/m)));
    expect((await key('list')).stdout).toMatch(
      /^api +0 +0 of 2 +0 of 5 .+ parallelism, rate +no$/m,
    );
    expect(await json('flow-control', 'list', '--search', 'other')).toEqual([]);
    expect(await key('unpin', 'api', '--rate')).toEqual(succeeded('unpinned api\n'));
    expect(await key('pause', 'api')).toEqual(succeeded('paused api\n'));
    expect(await json('flow-control', 'get', 'api')).toMatchObject({
      parallelismMax: 2,
      isPaused: true,
      isPinnedParallelism: true,
      isPinnedRate: false,
    });
    await key('unpin', 'api');
    await key('resume', 'api');
    const { stdout } = await key('get', 'api');
    expect(stdout).toMatch(/^pinned +-\npaused +no$/m);
    expect(await key('reset', 'api')).toEqual(succeeded('reset the rate of api\n'));
    expect(await key('pin', 'api')).toEqual(
      usageError('nothing is to be pinned: give --parallelism or --rate'),
    );
    const inMinutes = ['--rate', '5', '--period', '1m30s'];
    expect(await json('flow-control', 'pin', 'api', ...inMinutes)).toMatchObject({
      ratePeriod: 90,
    });
    expect(await key('pin', 'api', '--rate', '5', '--period', 'long')).toEqual(
      refused('period must be an integer'),
    );
    expect(await key('pin', 'api', '--rate', 'many')).toEqual(refused('rate must be an integer'));
    expect(await key('get', 'none')).toEqual(refused('flow control key none not found'));
  });
});

describe.concurrent('plinth keys', () => {
  test('shows the signing keys only with show, and rotates them', async ({ platform }) => {
    const { plinth, json } = platform;
    const { current, next } = (await json('keys', 'show')) as { current: string; next: string };
    const variables = `QSTASH_CURRENT_SIGNING_KEY=${current}\nQSTASH_NEXT_SIGNING_KEY=${next}\n`;
    expect(await plinth('keys', 'show')).toEqual(succeeded(variables));
    const rotated = await plinth('keys', 'rotate');
    expect(rotated).toEqual(succeeded(expect.stringMatching(/^rotated the signing keys: .+\n$/)));
    expect(rotated.stdout).not.toContain('sig_');
    const after = await json('keys', 'show');
    expect(after).toEqual({ current: next, next: expect.stringMatching(/^sig_/) as string });
    expect(after).not.toHaveProperty('next', next);
  });
});
