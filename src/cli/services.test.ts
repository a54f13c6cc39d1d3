import { writeFileSync } from 'node:fs';
import { describe } from 'vitest';
import { ANY_PORT, start } from '../../testing/cli/start.ts';
import { test, variablesIn } from '../../testing/cli/cli.ts';

describe.concurrent('plinth start --services', () => {
  test('prints and publishes only what belongs to the services that run', async ({
    cli,
    expect,
  }) => {
    const folder = cli.folder();
    const run = start(cli, '--data-dir', folder, '--services', 'queue');
    const env = await run.ready();
    expect(Object.keys(env)).toEqual([
      'QSTASH_URL',
      'QSTASH_TOKEN',
      'QSTASH_CURRENT_SIGNING_KEY',
      'QSTASH_NEXT_SIGNING_KEY',
      'UPSTASH_EMAIL',
      'UPSTASH_API_KEY',
      'PLINTH_MANAGEMENT_URL',
      'PLINTH_CONSOLE_URL',
    ]);
    expect(run.stdout()).toMatch(/^ {2}Queue +http/m);
    expect(run.stdout()).not.toMatch(/Redis|Kafka/);
    const plinth = (...args: string[]) => cli.plinth([...args, '--data-dir', folder]).ended;
    expect(variablesIn((await plinth('env')).stdout)).toEqual(env);
    expect((await plinth('status')).stdout).not.toMatch(/Redis|Kafka/);
    const published = await plinth('publish', 'http://127.0.0.1:9', 'a', '--delay', '1h');
    expect(published).toMatchObject({ code: 0 });
    expect(await plinth('produce', 'orders', 'a')).toMatchObject({
      code: 2,
      stderr: `plinth: the platform on the data directory ${folder} does not run kafka: its --services are queue\n`,
    });
    expect(await plinth('db', 'list')).toMatchObject({
      stderr: 'plinth: redis does not run on this platform, whose setting `services` is queue\n',
    });
  });

  test('may be a variable, or stand in the configuration file', async ({ cli, expect }) => {
    const config = `${cli.folder()}/config.json`;
    writeFileSync(config, JSON.stringify({ services: 'kafka' }));
    const printed = async (env: Record<string, string>, ...flags: string[]) =>
      variablesIn((await cli.plinth(['env', ...flags], { env }).ended).stdout);
    expect(Object.keys(await printed({ PLINTH_SERVICES: 'redis' }))).toContain('REDIS_URL');
    expect(Object.keys(await printed({ PLINTH_SERVICES: 'redis' }))).not.toContain('QSTASH_URL');
    const ofFile = Object.keys(await printed({}, '--config', config));
    expect(ofFile).toContain('UPSTASH_KAFKA_REST_URL');
    expect(ofFile).not.toContain('QSTASH_URL');
  });

  test('an unknown service is refused, with the names that there are', async ({ cli, expect }) => {
    const run = cli.plinth(['start', '--memory', ...ANY_PORT, '--services', 'redis,sql']);
    expect(await run.ended).toMatchObject({
      code: 2,
      stderr:
        'plinth: --services has "sql": it may have redis, kafka, queue, with commas between\n',
    });
  });
});
