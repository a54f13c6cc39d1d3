/**
 * A process that writes to a database until it is killed, for `engine.test.ts`. It appends rising
 * numbers to the list `log`, several at a time, and prints each once it is acknowledged.
 */
import { writeSync } from 'node:fs';
import type { FsyncPolicy } from '../../../../src/engines/redis/embedded/config-parameters.ts';
import { EmbeddedRedis } from '../../../../src/engines/redis/embedded/engine.ts';

const [directory = '', appendFsync = 'everysec'] = process.argv.slice(2);
const engine = await EmbeddedRedis.open({
  directory,
  databases: { main: {} },
  appendFsync: appendFsync as FsyncPolicy,
});
const session = engine.openSession('main', 'default', '');
const journal = engine.database('main')?.journal;

let next = Number(session.run(['LLEN', 'log']));
for (;;) {
  const burst = Array.from({ length: 1 + (next % 7) }, () => next++);
  if (next % 50 < burst.length) {
    journal?.rewrite?.().catch(() => process.exit(1));
  }
  await Promise.all(
    burst.map(async (number) => {
      const reply = await session.execute(['RPUSH', 'log', String(number)]);
      if (reply !== number + 1) process.exit(1);
      writeSync(1, `${number}\n`);
    }),
  );
}
