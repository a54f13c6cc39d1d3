import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { TestClock } from '../../../base/test-clock.ts';
import { redisEngineSuite } from '../engine-suite.ts';
import { EmbeddedRedis } from './engine.ts';

redisEngineSuite('embedded', async () => {
  const directory = mkdtempSync(`${tmpdir()}/plinth-engine-`);
  const clock = new TestClock();
  return {
    open: (databases) =>
      EmbeddedRedis.open({ directory, databases, clock, alarms: clock, appendFsync: 'no' }),
    advance: (milliseconds) => clock.advance(milliseconds),
    remove: async () => rmSync(directory, { recursive: true }),
  };
});
