import { writeFileSync } from 'node:fs';
import { describe, expect } from 'vitest';
import { succeeded, refused, test, usageError } from '../../../testing/cli/platform.ts';

describe.concurrent('plinth credential', () => {
  test('creates a credential that may produce to its topics until it is deleted', async ({
    platform,
  }) => {
    const { plinth, json } = platform;
    const create = ['credential', 'create', 'ann', '--topic', 'users.*'];
    const created = await plinth(...create, '--permissions', 'PRODUCE');
    expect(created).toEqual(succeeded(expect.stringMatching(/^permissions +PRODUCE$/m)));
    const [, username = '', password = ''] =
      /^username +(\S+)\npassword +(\S+)$/m.exec(created.stdout) ?? [];
    const produce = (topic: string) =>
      plinth('produce', topic, 'a', '--username', username, '--password', password);
    expect(await produce('users.new')).toMatchObject({ code: 0 });
    expect(await produce('orders')).toMatchObject({ code: 5 });

    const listed = await plinth('credential', 'list');
    expect(listed.stdout).toMatch(/^\S+ +ann +users\.\* +PRODUCE +\S+$/m);
    expect(JSON.stringify([listed, await json('credential', 'list')])).not.toContain(password);
    expect(await json('credential', 'list', '--show-secrets')).toMatchObject([{ password }]);
    expect((await plinth('credential', 'list', '--show-secrets')).stdout).toContain(password);

    expect(await plinth('credential', 'delete', 'ann')).toEqual(
      succeeded('deleted credential ann\n'),
    );
    expect(await produce('users.new')).toEqual(refused('the user name or the password is wrong'));
    expect(await plinth('credential', 'delete', 'ann')).toEqual(
      refused('credential ann is not found'),
    );
    expect(await plinth('credential', 'create', 'ann')).toEqual(
      usageError("required option '--topic <topic>' not specified"),
    );
  });
});

describe.concurrent('plinth connector', () => {
  test('creates, configures, pauses and deletes a connector', async ({ platform, expect }) => {
    const { plinth, pipe, json, folder } = platform;
    // Without a message: a task that can't deliver one fails after a few seconds.
    await plinth('topic', 'create', 'orders');
    const file = `${folder()}/hook.json`;
    const properties = {
      'connector.class': 'io.aiven.kafka.connect.http.HttpSinkConnector',
      topics: 'orders',
      'tasks.max': 1,
      'http.url': 'http://127.0.0.1:9/hook',
      'http.authorization.type': 'static',
      'http.headers.authorization': 'Bearer abc',
      'value.converter': 'org.apache.kafka.connect.storage.StringConverter',
    };
    writeFileSync(file, JSON.stringify({ name: 'hook', config: properties }));
    const created = await plinth('connector', 'create', 'hook', '--file', file);
    expect(created).toEqual(succeeded(expect.stringMatching(/^name +hook$/m)));
    await expect.poll(() => json('connector', 'get', 'hook')).toHaveProperty('state', 'running');
    expect((await plinth('connector', 'list')).stdout).toMatch(/^\S+ +hook +running +RUNNING /m);

    const shown = await plinth('connector', 'get', 'hook');
    expect(shown.stdout).toMatch(/^http\.headers\.authorization +\(hidden\)$/m);
    for (const command of ['list', 'get hook']) {
      const [name = '', ...args] = command.split(' ');
      const hidden = JSON.stringify(await json('connector', name, ...args));
      expect(hidden).not.toContain('Bearer');
      const { stdout } = await plinth('connector', name, ...args, '--show-secrets', '--json');
      expect(stdout).toContain('Bearer abc');
    }

    const updated = await pipe('{"tasks.max": 2}', 'connector', 'update', 'hook', '--file', '-');
    expect(updated).toMatchObject({ code: 0 });
    const tasks = async () =>
      ((await json('connector', 'get', 'hook')) as { tasks: { state: string }[] }).tasks.map(
        ({ state }) => state,
      );
    await expect.poll(tasks).toHaveLength(2);
    expect(await plinth('connector', 'pause', 'hook')).toEqual(
      succeeded('paused connector hook\n'),
    );
    await expect.poll(tasks).toEqual(['PAUSED', 'PAUSED']);
    expect(await plinth('connector', 'start', 'hook')).toEqual(
      succeeded('started connector hook\n'),
    );
    expect(await plinth('connector', 'restart', 'hook')).toEqual(
      succeeded('restarted connector hook\n'),
    );
    expect(await plinth('connector', 'delete', 'hook')).toEqual(
      succeeded('deleted connector hook\n'),
    );
    expect(await plinth('connector', 'get', 'hook')).toEqual(
      refused('connector hook is not found'),
    );
  });

  test('prints an error in the properties as one line', async ({ platform }) => {
    const { plinth, pipe } = platform;
    expect(await plinth('connector', 'create', 'hook')).toEqual(
      usageError("required option '--file <path>' not specified"),
    );
    expect(await pipe('{', 'connector', 'create', 'hook', '--file', '-')).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^plinth: the standard input is not JSON: .+\n$/) as string,
    });
    expect(await pipe('{}', 'connector', 'create', 'hook', '--file', '-')).toMatchObject({
      code: 5,
    });
  });
});

describe.concurrent('plinth schema', () => {
  const user = (type: string) =>
    `{"type":"record","name":"User","fields":[{"name":"name","type":"${type}"}]}`;

  test('registers, checks, lists and deletes the versions of a subject', async ({ platform }) => {
    const { plinth, pipe, json } = platform;
    const subject = 'users-value';
    expect(await plinth('schema', 'register', subject, user('int'))).toEqual(
      succeeded('registered schema 1 for users-value\n'),
    );
    expect(await plinth('schema', 'check', subject, user('long'))).toEqual(
      succeeded('the schema is compatible with users-value\n'),
    );
    expect(await pipe(user('string'), 'schema', 'check', subject, '--file', '-')).toMatchObject({
      code: 5,
      stdout: '',
      stderr: expect.stringMatching(/^plinth: .+ not compatible .+:\n +\{errorType:/) as string,
    });
    await plinth('schema', 'register', subject, user('long'));
    expect(await plinth('schema', 'list')).toEqual(succeeded('users-value\n'));
    expect(await json('schema', 'list', '--prefix', 'orders')).toEqual([]);
    expect(await plinth('schema', 'get', subject)).toEqual(
      succeeded(
        `subject  users-value\nversion  2\nid       2\ntype     AVRO\nschema   ${user('long')}\n`,
      ),
    );
    expect(await json('schema', 'get', subject, '1')).toMatchObject({ id: 1, schema: user('int') });
    expect(await plinth('schema', 'delete', subject)).toEqual(
      succeeded('deleted users-value, versions 1, 2\n'),
    );
    expect(await plinth('schema', 'delete', subject, '--permanent')).toMatchObject({ code: 0 });
    expect(await plinth('schema', 'get', subject)).toMatchObject({ code: 5 });
  });

  test('registers a JSON schema with references', async ({ platform }) => {
    const { plinth } = platform;
    await plinth('schema', 'register', 'name', '{"type":"string"}', '--type', 'JSON');
    const schema = '{"type":"object","properties":{"name":{"$ref":"name.json"}}}';
    const reference = ['--type', 'JSON', '--reference', 'name.json=name:1'];
    expect(await plinth('schema', 'register', 'user', schema, ...reference)).toMatchObject({
      code: 0,
    });
    const { stdout } = await plinth('schema', 'get', 'user');
    expect(stdout).toMatch(/^references +name\.json \(name:1\)$/m);
    expect(await plinth('schema', 'register', 'user', 'nonsense')).toMatchObject({
      code: 5,
      stderr: expect.stringMatching(/^plinth: Invalid schema: .+\n$/) as string,
    });
    expect(await plinth('schema', 'register', 'user')).toEqual(
      usageError('give a schema, or --file (- is the standard input)'),
    );
  });
});
