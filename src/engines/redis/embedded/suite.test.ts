import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { TestClock } from '../../../../testing/base/test-clock.ts';
import { redisEngineSuite, type RedisUnderTest } from '../engine-suite.ts';
import { distant } from '../../../../testing/engines/redis/suite/distant.ts';
import { EmbeddedRedis } from './engine.ts';

async function prepare() {
  const directory = mkdtempSync(`${tmpdir()}/plinth-engine-`);
  const clock = new TestClock();
  return {
    open: (databases) =>
      EmbeddedRedis.open({ directory, databases, clock, alarms: clock, appendFsync: 'no' }),
    clock,
    advance: (milliseconds) => clock.advance(milliseconds),
    remove: async () => rmSync(directory, { recursive: true }),
  } satisfies RedisUnderTest;
}

redisEngineSuite('embedded', prepare);

redisEngineSuite('embedded, as if a network were before it', async () => {
  const under = await prepare();
  return { ...under, open: async (databases) => distant(await under.open(databases)) };
});
