import { expect, onTestFinished, test } from 'vitest';
import { until } from '../../scripts/servers/server-process.ts';
import { startSchemaRegistry } from '../../scripts/servers/schema-registry.ts';
import { silentLogger } from '../base/logger.ts';
import { completeSettings } from '../settings/load.ts';
import { startPlatform, type RunningPlatform } from './platform.ts';

async function start(schemaRegistryUrl: string): Promise<RunningPlatform> {
  const ports = ['redis', 'kafka', 'queue', 'management', 'console', 'resp'];
  const settings = completeSettings({
    ...Object.fromEntries(ports.map((name) => [`${name}Port`, 0])),
    memory: true,
    schemaRegistryUrl,
  });
  const platform = await startPlatform(settings, silentLogger);
  onTestFinished(() => platform.close());
  return platform;
}

async function ask({ env }: RunningPlatform, method: string, path: string, body?: object) {
  const user = `${env['UPSTASH_KAFKA_REST_USERNAME']}:${env['UPSTASH_KAFKA_REST_PASSWORD']}`;
  const response = await fetch(`${env['UPSTASH_KAFKA_REST_URL']}/schema-registry${path}`, {
    method,
    headers: { authorization: `Basic ${Buffer.from(user).toString('base64')}` },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const retryAfter = response.headers.get('retry-after');
  return { status: response.status, retryAfter, body: await response.json() };
}

async function isReady({ addresses }: RunningPlatform): Promise<unknown> {
  return (await fetch(`${addresses.console}/readyz`)).json();
}

test('requests get 503 while the registry is unreachable, and succeed when it is back', async () => {
  await using registry = await startSchemaRegistry();
  await registry.process.stop();
  const platform = await start(registry.url);
  const reason = expect.stringContaining("can't be reached (ECONNREFUSED)");
  expect(await ask(platform, 'GET', '/subjects')).toEqual({
    status: 503,
    retryAfter: expect.stringMatching(/^\d+$/),
    body: { error_code: 503, message: reason },
  });
  expect(await isReady(platform)).toMatchObject({
    parts: expect.arrayContaining([
      expect.objectContaining({ name: 'schema-registry', status: 'failing', reason }),
    ]),
  });

  await registry.process.restart();
  const register = () =>
    ask(platform, 'POST', '/subjects/greetings-value/versions', { schema: '"string"' });
  await until('the schema is registered', async () => (await register()).status === 200);
  expect(await isReady(platform)).toMatchObject({ status: 'ready' });

  // After a kill, everything that was acknowledged is still there.
  await registry.process.kill();
  expect((await ask(platform, 'GET', '/subjects')).status).toBe(503);
  await registry.process.restart();
  await until('it is read', async () => (await ask(platform, 'GET', '/subjects')).status === 200);
  expect((await ask(platform, 'GET', '/subjects')).body).toEqual(['greetings-value']);
});

test('platforms on one registry share the schemas of a cluster, and a reset removes them', async () => {
  await using registry = await startSchemaRegistry();
  const [one, other] = [await start(registry.url), await start(registry.url)];
  const { status } = await ask(one, 'POST', '/subjects/a/versions', { schema: '"int"' });
  expect(status).toBe(200);
  expect((await ask(other, 'GET', '/subjects')).body).toEqual(['a']);
  const elsewhere = await fetch(`${registry.url.replace(/\/\/.*@/, '//')}/subjects`, {
    headers: { authorization: `Basic ${btoa(/\/\/(.*)@/.exec(registry.url)![1]!)}` },
  });
  expect(await elsewhere.json()).toEqual(['plinth.default.a']);
  await one.state!.empty();
  expect((await ask(one, 'GET', '/subjects')).body).toEqual([]);
  expect((await ask(other, 'GET', '/subjects')).body).toEqual([]);
});

test('a wrong password ends the start with an error that does not contain it', async () => {
  await using registry = await startSchemaRegistry();
  const url = registry.url.replace(/:[^:@]*@/, ':wrong-one@');
  const starting = start(url);
  await expect(starting).rejects.toThrow(
    'the registry of --schema-registry-url refuses the user or the password (401)',
  );
});
