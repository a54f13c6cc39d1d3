import { expect, test } from 'vitest';
import { TestFiles } from '../../../../../testing/base/test-files.ts';
import { silentLogger } from '../../../../base/logger.ts';
import { openLogStorage } from '../storage/open.ts';
import {
  BY_HAND,
  FROM_START,
  record,
  textOf,
  TestLog,
  type OpenStorage,
} from '../../../../../testing/engines/log/embedded/embedded.ts';

/** A log on a disk that a test can damage. */
async function open(): Promise<{ log: TestLog; damage: (value: string) => Promise<void> }> {
  const files = new TestFiles();
  const storage: OpenStorage = (clock) => () =>
    openLogStorage({ files, directory: '/log', clock, alarms: clock, logger: silentLogger });
  const log = await TestLog.open(storage);
  const damage = async (value: string) => {
    await log.engine.close();
    for (const path of files.paths().filter((path) => path.endsWith('.log'))) {
      files.put(path, files.get(path)!.replace(value, '!'.repeat(value.length)));
    }
    await log.kill();
  };
  return { log, damage };
}

/** Partition 0 has `a`, `b` and `c` in batches of their own, of which `b` is damaged; partition 1 is intact. */
async function damagedTopic(config = BY_HAND) {
  const { log, damage } = await open();
  await log.cluster.createTopic('t', 2);
  for (const value of ['aaaa', 'bbbb', 'cccc']) await log.append('t', 0, value);
  await log.append('t', 1, 'sound');
  await damage('bbbb');
  const consume = () => log.consume('g', 'i', { topics: ['t'], config });
  return { log, consume };
}

const DAMAGED = {
  code: 'CORRUPT_MESSAGE',
  message:
    "Partition t-0 is damaged: the messages 1 to 1 can't be read; what follows can be read from offset 2 on",
};

test('an instance gets the readable records of all its partitions, and then an error that names the damaged ones', async () => {
  const { log, consume } = await damagedTopic();
  expect((await consume()).toSorted()).toEqual(['t-0:aaaa', 't-1:sound']);
  await expect(consume()).rejects.toMatchObject(DAMAGED);
  for (const value of ['more', 'and more']) {
    await log.append('t', 1, value);
    expect(await consume()).toEqual([`t-1:${value}`]);
  }
  await expect(consume()).rejects.toMatchObject(DAMAGED);
});

test.each([
  ['by hand', BY_HAND],
  ['automatically', FROM_START],
])(
  'an instance that commits %s continues behind the damage after a commit of an offset there',
  async (_, config) => {
    const { log, consume } = await damagedTopic(config);
    await consume();
    await expect(consume()).rejects.toMatchObject(DAMAGED);
    await log.cluster.commit('g', 'i', [{ topic: 't', partition: 0, offset: 2 }]);
    expect(await consume()).toEqual(['t-0:cccc']);
    await log.cluster.commit('g', 'i', undefined);
    await log.restart();
    expect(await consume()).toEqual([]);
  },
);

test('an operator can move a group without instances behind the damage', async () => {
  const { log, consume } = await damagedTopic();
  await consume();
  await log.cluster.deleteInstance('g', 'i');
  await log.cluster.resetGroup('g', [{ topic: 't', partition: 0, offset: 2 }]);
  expect(await consume()).toContain('t-0:cccc');
});

test('fetch returns readable records, from any offset', async () => {
  const { log } = await damagedTopic();
  const fetch = async (...offsets: [partition: number, offset: number][]) =>
    (
      await log.cluster.fetch(
        offsets.map(([partition, offset]) => ({ topic: 't', partition, offset })),
        { timeout: 0 },
      )
    ).map(textOf);
  expect(await fetch([0, 0])).toEqual(['t-0:aaaa']);
  await expect(fetch([0, 1])).rejects.toMatchObject(DAMAGED);
  expect(await fetch([0, 2])).toEqual(['t-0:cccc']);
  expect(await fetch([0, 1], [1, 0])).toEqual(['t-1:sound']);
});

test('records that are appended after the damage are read', async () => {
  const { log } = await damagedTopic();
  const [at] = await log.cluster.produce([record({ topic: 't', partition: 0, value: 'next' })]);
  expect(at).toMatchObject({ offset: 3 });
  const position = { topic: 't', partition: 0, offset: 3 };
  expect((await log.cluster.fetch([position], { timeout: 0 })).map(textOf)).toEqual(['t-0:next']);
});
