import { writeFileSync } from 'node:fs';
import { describe, expect } from 'vitest';
import { succeeded, refused, test, usageError } from '../../../testing/cli/platform.ts';
import { PORTS, type Outcome } from '../../../testing/cli/cli.ts';

describe.concurrent('plinth topic', () => {
  test('creates, lists, alters and deletes a topic', async ({ platform }) => {
    const { plinth, json } = platform;
    const settings = ['--partitions', '3', '--retention-time', '60000'];
    const created = await plinth('topic', 'create', 'orders', ...settings);
    expect(created).toEqual(succeeded(expect.stringMatching(/^partitions +3$/m)));
    expect(created.stdout).toMatch(/^retention_size +no limit$/m);
    expect(created.stdout).not.toMatch(/password/);
    await plinth('topic', 'create', 'states', '--cleanup-policy', 'compact');

    const { stdout: listed } = await plinth('topic', 'list');
    const lines = listed.split('\n');
    expect(lines[0]).toMatch(/^ID +NAME +PARTITIONS +CLEANUP +RETENTION \(MS\) +/);
    expect(lines[1]).toMatch(/^\S+ +orders +3 +delete +60000 +no limit +\d+$/);
    expect(lines[2]).toMatch(/^\S+ +states +1 +compact +/);

    const altered = await plinth('topic', 'alter', 'orders', '--partitions', '4');
    expect(altered).toEqual(succeeded(expect.stringMatching(/^partitions +4$/m)));
    const found = await json('topic', 'get', 'orders');
    expect(found).toMatchObject({ topic_name: 'orders', partitions: 4, retention_time: 60_000 });
    const { topic_id: id } = found as { topic_id: string };
    expect(await json('topic', 'get', id)).toEqual(found);

    expect(await plinth('topic', 'delete', 'orders')).toEqual(
      usageError(
        'to delete topic orders with all that it holds, say --yes: there is no terminal to ask on',
      ),
    );
    expect(await plinth('topic', 'delete', 'orders', '--yes')).toEqual(
      succeeded('deleted topic orders\n'),
    );
    expect(await plinth('topic', 'get', 'orders')).toEqual(refused('topic orders is not found'));
  });

  test('takes limits of retention and size with units', async ({ platform }) => {
    const { plinth, json } = platform;
    const kept = ['--retention', '7d', '--retention-size', '1GB', '--max-message-size', '512KB'];
    expect(await json('topic', 'create', 'orders', ...kept)).toMatchObject({
      retention_time: 604_800_000,
      retention_size: 1_073_741_824,
      max_message_size: 524_288,
    });
    expect(await plinth('topic', 'alter', 'orders', '--retention', '7 days')).toEqual(
      usageError(
        '--retention must be a number of milliseconds, or a duration such as 30s, 12h or 7d, not "7 days"',
      ),
    );
  });

  test('a refusal by the platform is one line and exit code 5', async ({ platform }) => {
    const { plinth } = platform;
    await plinth('topic', 'create', 'orders');
    expect(await plinth('topic', 'create', 'orders')).toEqual(
      refused('name must be unique: there is a topic orders already'),
    );
    const many = await plinth('topic', 'create', 'more', '--partitions', 'many');
    expect(many).toMatchObject({ code: 5, stderr: expect.stringMatching(/^plinth: partitions /) });
    expect(await plinth('topic', 'list', '--cluster', 'other')).toEqual(
      refused('Kafka cluster other is not found'),
    );
    expect(await plinth('topic', 'list', '--cluster', 'default')).toMatchObject({ code: 0 });
    expect(await plinth('topic', 'alter', 'orders')).toEqual(
      usageError('nothing is to be changed: name a setting, see --help'),
    );
  });
});

describe.concurrent('plinth produce', () => {
  test('produces a message from the command line', async ({ platform }) => {
    const { plinth } = platform;
    await plinth('topic', 'create', 'orders', '--partitions', '2');
    const options = ['--key', 'ada', '--header', 'a=1', 'b=x=y', '--partition', '1'];
    expect(await plinth('produce', 'orders', 'hi there', ...options)).toEqual(
      succeeded('produced to orders, partition 1, offset 0\n'),
    );
    const { stdout } = await plinth('consume', 'orders', '--no-follow', '--json');
    expect(JSON.parse(stdout)).toEqual({
      topic: 'orders',
      partition: 1,
      offset: 0,
      timestamp: expect.any(Number),
      key: 'ada',
      value: 'hi there',
      headers: [
        { key: 'a', value: '1' },
        { key: 'b', value: 'x=y' },
      ],
    });
  });

  test('produces the lines of the standard input or of a file', async ({ platform }) => {
    const { plinth, pipe, folder } = platform;
    expect(await pipe('a\nb\n', 'produce', 'orders')).toEqual(
      succeeded('produced 2 messages to orders\n'),
    );
    const file = `${folder()}/lines`;
    writeFileSync(file, 'ada:c\ngrace:d:e');
    const { stdout } = await plinth(
      ...['produce', 'orders', '--file', file, '--key-separator', ':', '--json'],
    );
    const placed = stdout.trimEnd().split('\n');
    expect(placed.map((line) => JSON.parse(line) as unknown)).toEqual([
      expect.objectContaining({ topic: 'orders', partition: 0, offset: 2 }),
      expect.objectContaining({ topic: 'orders', partition: 0, offset: 3 }),
    ]);
    expect(await plinth('consume', 'orders', '--no-follow', '--key-separator', ' > ')).toEqual(
      succeeded(' > a\n > b\nada > c\ngrace > d:e\n'),
    );
  });

  test('prints an error as one line', async ({ platform }) => {
    const { plinth, pipe, folder } = platform;
    expect(await pipe('a', 'produce', 'orders', '--key-separator', ':')).toEqual(
      usageError('there is no ":" after a key in "a"'),
    );
    const file = `${folder()}/nothing`;
    expect(await plinth('produce', 'orders', '--file', file)).toEqual(
      usageError(`${file} can't be read (ENOENT)`),
    );
    expect(await plinth('produce', 'orders', 'a', '--file', file)).toEqual(
      usageError('a value and --file are both given'),
    );
    writeFileSync(file, Buffer.from([0xff]));
    expect(await plinth('produce', 'orders', '--file', file)).toEqual(
      usageError(`${file} is not UTF-8 text`),
    );
    expect(await plinth('produce', 'a/b', 'a')).toMatchObject({ code: 5 });
    expect(await plinth('produce', 'orders', 'a', '--password', 'guess')).toEqual(
      refused('the user name or the password is wrong'),
    );
  });

  test('creates the topic, unless automatic creation is turned off', async ({ cli }) => {
    const file = `${cli.folder()}/plinth.config.json`;
    writeFileSync(file, '{"kafkaAutoCreateTopics": false}');
    const ways: { args?: string[]; env?: Record<string, string> }[] = [
      { args: ['--kafka-auto-create-topics', 'false'] },
      { args: ['--no-kafka-auto-create-topics'] },
      { env: { PLINTH_KAFKA_AUTO_CREATE_TOPICS: 'false' } },
      { args: ['--config', file] },
    ];
    for (const { args = [], env = {} } of ways) {
      const started = cli.plinth(['start', '--memory', ...PORTS, ...args], { env });
      const variables = await started.ready();
      const { ended } = cli.plinth(['produce', 'orders', 'a'], { env: variables });
      expect(await ended).toMatchObject({ code: 5, stderr: expect.stringMatching(/orders/) });
      started.kill('SIGTERM');
      await started.ended;
    }
  });
});

describe.concurrent('plinth consume', () => {
  test('follows a topic until Ctrl-C', async ({ platform }) => {
    const { plinth, begin } = platform;
    await plinth('produce', 'orders', 'a');
    const run = begin('consume', 'orders');
    await run.until('a\n');
    const next = run.until('b\n');
    await plinth('produce', 'orders', 'b');
    await next;
    run.kill('SIGINT');
    expect(await run.ended).toEqual(succeeded('a\nb\n'));
  });

  test('reads partitions that are added meanwhile', async ({ platform }) => {
    const { plinth, begin } = platform;
    await plinth('topic', 'create', 'orders');
    const run = begin('consume', 'orders', '--count', '1');
    await plinth('topic', 'alter', 'orders', '--partitions', '2');
    await plinth('produce', 'orders', 'new', '--partition', '1');
    expect(await run.ended).toEqual(succeeded('new\n'));
  });

  test('starts at an offset, at a time or at the end', async ({ platform }) => {
    const { plinth, pipe } = platform;
    await pipe('a\nb\nc\n', 'produce', 'orders');
    const end = (...args: string[]) => plinth('consume', 'orders', '--no-follow', ...args);
    expect(await end('--from', '1')).toEqual(succeeded('b\nc\n'));
    expect(await end('--from', '1', '--count', '1', '--partition', '0')).toEqual(succeeded('b\n'));
    expect(await end('--from', '2020-01-01')).toEqual(succeeded('a\nb\nc\n'));
    expect(await end('--from', '2100-01-01T00:00:00Z')).toEqual(succeeded(''));
    expect(await end('--from', 'latest')).toEqual(succeeded(''));
    expect(await end('--from', '7')).toEqual(
      usageError('--from must be from 0 to 3, which is what partition 0 has, not 7'),
    );
    expect(await end('--partition', '1')).toEqual(
      usageError('topic orders has no partition 1: it has 1, counted from 0'),
    );
    expect(await end('--from', 'noon')).toEqual(
      usageError(
        '--from must be earliest, latest, an offset or a time such as 2026-11-20T12:00:00Z, not "noon"',
      ),
    );
    expect(await plinth('consume', 'bills')).toEqual(refused('topic bills is not found'));
  });

  test('as an instance of a group, continues after the last printed message', async ({
    platform,
  }) => {
    const { plinth, pipe, begin, json } = platform;
    await pipe('a\nb\nc\n', 'produce', 'orders');
    const member = ['consume', 'orders', '--group', 'billing'];
    expect(await plinth(...member, '--count', '1')).toEqual(succeeded('a\n'));
    expect(await json('group', 'get', 'billing')).toMatchObject({
      state: 'empty',
      partitions: [{ committed_offset: 1, lag: 2 }],
    });
    expect(await plinth(...member, '--no-follow', '--instance', 'mine')).toEqual(
      succeeded('b\nc\n'),
    );
    const run = begin(...member);
    const next = run.until('d\n');
    await plinth('produce', 'orders', 'd');
    await next;
    run.kill('SIGINT');
    expect(await run.ended).toEqual(succeeded('d\n'));
    expect(await json('group', 'get', 'billing')).toMatchObject({
      state: 'empty',
      partitions: [{ committed_offset: 4, lag: 0 }],
    });
    expect(await plinth(...member, '--from', '1')).toEqual(
      usageError(
        'with --group, --from must be earliest or latest: set where a group goes on with plinth group reset',
      ),
    );
    expect(await plinth(...member, '--partition', '0')).toEqual(
      usageError('--partition and --group are both given: a group assigns partitions'),
    );
    expect(await plinth('consume', 'orders', '--instance', 'mine')).toEqual(
      usageError('--instance needs --group'),
    );
  });
});

describe.concurrent('plinth group', () => {
  test('lists the committed offsets of groups, and resets them', async ({ platform }) => {
    const { plinth, pipe } = platform;
    await pipe('a\nb\nc\n', 'produce', 'orders');
    await plinth('consume', 'orders', '--group', 'billing', '--count', '1');
    const listed = await plinth('group', 'list');
    expect(
      listed.stdout.split('\n').map((line) => line.split(/ {2,}/).map((s) => s.trim())),
    ).toEqual([
      ['GROUP', 'STATE', 'INSTANCES', 'PARTITIONS', 'LAG'],
      ['billing', 'empty', '0', '1', '2'],
      [''],
    ]);
    const heading = ['TOPIC', 'PARTITION', 'COMMITTED', 'END', 'LAG', 'INSTANCE'];
    const rows = ({ stdout }: Outcome) =>
      stdout
        .trimEnd()
        .split('\n')
        .map((line) => line.split(/ +/));
    const place = ['orders', '0'];
    expect(rows(await plinth('group', 'get', 'billing'))).toEqual([
      heading,
      [...place, '1', '3', '2', '-'],
    ]);
    const reset = (to: string, ...more: string[]) =>
      plinth('group', 'reset', 'billing', '--topic', 'orders', '--to', to, ...more);
    for (const [to, committed, lag] of [
      ['earliest', '0', '3'],
      ['latest', '3', '0'],
      ['2', '2', '1'],
      ['2020-01-01', '0', '3'],
    ] as const) {
      const row = [...place, committed, '3', lag, '-'];
      expect(rows(await reset(to, '--partition', '0'))).toEqual([heading, row]);
    }
    expect(await reset('7')).toEqual(
      refused('offset must be from 0 to 3, which is what partition 0 has'),
    );
    expect(await reset('noon')).toMatchObject({ code: 2 });
    expect(rows(await reset('nothing'))).toEqual([heading]);
    await reset('earliest');
    expect(await plinth('group', 'delete', 'billing')).toEqual(
      succeeded('deleted group billing\n'),
    );
    expect(await plinth('group', 'get', 'billing')).toEqual(
      refused('consumer group billing is not found'),
    );
  });
});
