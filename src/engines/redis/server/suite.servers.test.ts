import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { redisEngineSuite, type RedisUnderTest } from '../engine-suite.ts';
import { ServerRedis } from './engine.ts';
import { readServerUrls } from './server-url.ts';
import { startTestServer } from './testing-server.ts';

/** That of the system, and those that `.ci/newer-servers` puts into the repository. */
const PROGRAMS = ['redis-server', '.servers/redis-server', '.servers/valkey-server'].map((name) =>
  name.includes('/') ? fileURLToPath(new URL(`../../../../${name}`, import.meta.url)) : name,
);

async function prepare(program: string): Promise<RedisUnderTest> {
  const server = await startTestServer(program);
  return {
    open: async (databases) => {
      const engine = await ServerRedis.open({ servers: readServerUrls(`${server.url}/0-3`) });
      await engine.openDatabases(databases);
      return engine;
    },
    remove: () => server.stop(),
  };
}

for (const program of PROGRAMS) {
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  const [, name] = /^(\w+ server v=[\d.]+)/.exec(stdout ?? '') ?? [];
  if (name !== undefined) redisEngineSuite(name, () => prepare(program));
}
