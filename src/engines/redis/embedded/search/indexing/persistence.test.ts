import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { TestFiles } from '../../../../../../testing/base/test-files.ts';
import {
  openOn,
  type DurableTestDatabase,
} from '../../../../../../testing/engines/redis/embedded/persistence/persistence.ts';

import { adopt, loadBackup, writeBackup } from '../../persistence/backup.ts';

const CREATE = 'SEARCH.CREATE products ON HASH PREFIX 1 product: SCHEMA name TEXT price F64 FAST';

/** The keys that an index has, once all is indexed. */
async function found(
  { run, database }: DurableTestDatabase,
  index = 'products',
): Promise<string[]> {
  expect(await run(`SEARCH.WAITINDEXING ${index}`)).toBe(1);
  expect(database.search.names()).toContain(index);
  const hits = await run(`SEARCH.QUERY ${index} {} NOCONTENT ORDERBY price ASC LIMIT 1000`);
  return (hits as string[][]).map(([key = '']) => key);
}

test('after a restart the index is filled again, and WAITINDEXING waits for that', async () => {
  const files = new TestFiles();
  const first = await openOn(files);
  await first.run('HSET product:1 name lamp price 5');
  await first.run(CREATE);
  await first.run('HSET product:2 name pen price 2');
  await first.run('SEARCH.ALIASADD shop products');
  await first.log.close();
  const second = await openOn(files);
  expect(await second.run('SEARCH.COUNT products {}')).toBe(0);
  expect(await found(second)).toEqual(['product:2', 'product:1']);
  expect(await second.run('SEARCH.LISTALIASES')).toEqual([['shop', 'products']]);
  await second.run('DEL product:1');
  expect(await found(second)).toEqual(['product:2']);
});

test('a rewritten log has the definitions and the aliases', async () => {
  const files = new TestFiles();
  const first = await openOn(files);
  await first.run(
    'SEARCH.CREATE events ON STREAM stream LANGUAGE german SCHEMA text TEXT FROM message',
  );
  await first.run(CREATE);
  await first.run('PEXPIREAT products 4102444800000');
  await first.run('HSET product:1 name lamp price 5');
  await first.run('SEARCH.ALIASADD shop products');
  const before = await first.run('SEARCH.DESCRIBE events');
  await first.log.rewrite();
  const content = first.content();
  await first.log.close();
  const second = await openOn(files);
  expect(second.content()).toEqual(content);
  expect(second.lines.join()).not.toContain('failed');
  expect(await found(second)).toEqual(['product:1']);
  const definition = (description: unknown) => (description as unknown[]).slice(0, 8);
  expect(definition(await second.run('SEARCH.DESCRIBE events'))).toEqual(definition(before));
  expect(await second.run('SEARCH.LISTALIASES')).toEqual([['shop', 'products']]);
});

test('whenever a process ends, its index has afterwards what its keys have', async () => {
  const files = new TestFiles();
  const killed = await openOn(files, { appendfsync: 'always' });
  await killed.run(CREATE);
  const random = (() => {
    let state = 7;
    return (below: number) => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return state % below;
    };
  })();
  for (let i = 0; i < 300; i++) {
    const key = `product:${random(40)}`;
    const commands = [
      `HSET ${key} name lamp price ${i}`,
      `DEL ${key}`,
      `RENAME ${key} product:${random(40)}`,
      `SET ${key} text`,
    ];
    await killed.run(commands[random(4)]!);
    if (i % 60 !== 59) continue;
    // The files as they are now, while the index of the running process is somewhere in between.
    const started = await openOn(files.afterKill());
    const keys = [...started.database.keyspace.keys.values()];
    const hashes = keys.filter(({ value }) => typeof value === 'object' && value.type === 'hash');
    expect((await found(started)).toSorted()).toEqual(hashes.map(({ key: of }) => of).toSorted());
    await started.log.close();
  }
});

test('what SKIPINITIALSCAN has left out is found after a restart', async () => {
  const files = new TestFiles();
  const first = await openOn(files);
  await first.run('HSET product:1 name lamp price 5');
  await first.run(CREATE.replace('ON', 'SKIPINITIALSCAN ON'));
  expect(await found(first)).toEqual([]);
  await first.log.close();
  expect(await found(await openOn(files))).toEqual(['product:1']);
});

test('a dropped index and a flushed alias stay away', async () => {
  const files = new TestFiles();
  const first = await openOn(files);
  await first.run('SEARCH.ALIASADD shop products');
  await first.run('FLUSHALL');
  await first.run(CREATE);
  await first.run('SEARCH.DROP products');
  await first.log.close();
  const second = await openOn(files);
  expect(await second.run('SEARCH.LISTALIASES')).toEqual([]);
  expect(await second.run('SEARCH.LISTINDEXES')).toEqual([]);
});

test('a backup has definitions and aliases; what is indexed is found again', async () => {
  const files = new TestFiles();
  const opened = await openOn(files);
  const { run, database } = opened;
  await run('HSET product:1 name lamp price 5');
  await run(CREATE);
  await run('SEARCH.ALIASADD shop products');
  const file = { files, directory: '/backups', name: 'one.aof' };
  await writeBackup(database, file, () => {});
  await run('FLUSHALL');
  await run('SEARCH.CREATE other ON HASH PREFIX 1 product: SCHEMA name TEXT');
  await run('SEARCH.ALIASADD gone other');
  const bytes = Buffer.from(files.get('/backups/one.aof')!, 'latin1');
  const sum = { bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
  await adopt(database, await loadBackup(database, file, sum, () => {}));
  expect(await found(opened)).toEqual(['product:1']);
  expect(await run('SEARCH.LISTALIASES')).toEqual([['shop', 'products']]);
  expect(await run('SEARCH.LISTINDEXES')).toEqual([['name', 'products', 'type', 'HASH']]);
  await run('HSET product:2 name pen price 2');
  expect(await found(opened)).toEqual(['product:2', 'product:1']);
});
