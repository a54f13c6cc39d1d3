import { expect, test } from 'vitest';
import { TestFiles } from '../../../../../testing/base/test-files.ts';
import { adopt, loadBackup, writeBackup } from './backup.ts';
import {
  contentOn,
  openOn,
  pathOf,
} from '../../../../../testing/engines/redis/embedded/persistence/persistence.ts';

const counting = (step: number) =>
  `#!lua name=counting\nredis.register_function('count', function(keys) return redis.call('INCRBY', keys[1], ${step}) end)`;
const OTHER = "#!lua name=other\nredis.register_function('other', function() return 'other' end)";

test('libraries are loaded after a start, in their last version', async () => {
  const files = new TestFiles();
  const { run, log } = await openOn(files);
  await run('FUNCTION', 'LOAD', counting(1));
  await run('FUNCTION', 'LOAD', OTHER);
  await run('FUNCTION', 'LOAD', 'REPLACE', counting(5));
  await run('FUNCTION', 'DELETE', 'other');
  expect(await run('FUNCTION', 'LOAD', counting(7))).toMatch(/already exists/);
  await run('FCALL', 'count', '1', 'n');
  await log.close();

  const again = await openOn(files.afterPowerLoss());
  expect(again.content()).toEqual({ '(libraries)': [counting(5)], n: ['string', '5'] });
  expect(await again.run('FCALL', 'count', '1', 'n')).toBe(10);
  await again.log.close();
});

test('the writes of a function are logged, not the call', async () => {
  const files = new TestFiles();
  const { run, log } = await openOn(files);
  await run('FUNCTION', 'LOAD', counting(1));
  await run('FCALL', 'count', '1', 'n');
  await run('FCALL', 'count', '1', 'n');
  await run('FUNCTION', 'FLUSH');
  await log.close();
  const words = files
    .get(pathOf('1.incr.aof'))!
    .split('\r\n')
    .filter((word) => /^[A-Z]+$/.test(word));
  expect(words).toEqual(['FUNCTION', 'LOAD', 'INCRBY', 'INCRBY', 'FUNCTION', 'FLUSH']);
  expect(await contentOn(files)).toEqual({ n: ['string', '2'] });
});

test('FLUSHALL keeps libraries, and so does a rewrite of the log', async () => {
  const files = new TestFiles();
  const { run, log } = await openOn(files);
  await run('FUNCTION', 'LOAD', counting(1));
  await run('FUNCTION', 'LOAD', OTHER);
  await run('SET a 1');
  await run('FLUSHALL');
  await log.rewrite();
  await log.close();
  expect(await contentOn(files)).toEqual({ '(libraries)': [counting(1), OTHER] });
});

test('libraries of FUNCTION RESTORE are loaded after a start', async () => {
  const files = new TestFiles();
  const { run, log } = await openOn(files);
  await run('FUNCTION', 'LOAD', counting(1));
  const payload = String(await run('FUNCTION', 'DUMP'));
  await run('FUNCTION', 'LOAD', 'REPLACE', counting(2));
  await run('FUNCTION', 'LOAD', OTHER);
  expect(await run('FUNCTION', 'RESTORE', payload, 'REPLACE')).toBe('OK');
  await log.close();
  expect(await contentOn(files)).toEqual({ '(libraries)': [OTHER, counting(1)] });
});

test('a backup contains the libraries, and a restore replaces the existing ones', async () => {
  const files = new TestFiles();
  const { database, run, log } = await openOn(files);
  await run('FUNCTION', 'LOAD', counting(1));
  await run('SET a 1');
  const file = { files, directory: '/backups', name: 'one.aof' };
  const sum = await writeBackup(database, file, () => {});
  await run('FUNCTION', 'DELETE', 'counting');
  await run('FUNCTION', 'LOAD', OTHER);
  const held = await loadBackup(database, file, sum, () => {});
  await adopt(database, held);
  expect(await run('FCALL', 'other', '0')).toBe('ERR Function not found');
  expect(await run('FCALL', 'count', '1', 'a')).toBe(2);
  await log.close();
  expect(await contentOn(files)).toEqual({ '(libraries)': [counting(1)], a: ['string', '2'] });
});
