import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { TestClock } from '../../../testing/base/test-clock.ts';
import { MemoryContractFiles } from '../../../testing/toolkit/contract-files.ts';
import { PETS } from '../../../testing/toolkit/toolkit.ts';
import { shownProblem } from '../../contract/model/problem.ts';
import { nodeFiles } from './file-system.ts';
import type { ReadContract } from './read-contract.ts';
import { watchContract } from './watch-contract.ts';

const SPLIT = PETS.replaceAll('#/components/schemas/Pet', 'pet.yaml#/Pet');
const PET = 'Pet: { type: object }\n';
const MORE = PETS.replace('paths:', `paths:\n  /more: { get: { responses: { 204: {} } } }`);

/** Watches a contract; what has been told of it. */
async function watching(texts: Readonly<Record<string, string>>) {
  const files = new MemoryContractFiles(texts);
  const clock = new TestClock();
  const told: ReadContract[] = [];
  const watched = await watchContract(
    { name: 'pets', location: 'api.yaml' },
    { files, clock, alarms: clock, onChange: (read) => told.push(read) },
  );
  onTestFinished(() => watched.close());
  await clock.advance(1000);
  return { files, clock, told, watched };
}

const operationsOf = (read: ReadContract | undefined) => read?.contract?.operations.length;

describe('a contract that is watched', () => {
  test('is read again within a second of a change', async () => {
    const { files, clock, told, watched } = await watching({ 'api.yaml': PETS });
    expect(operationsOf(watched.current)).toBe(4);
    files.write('api.yaml', MORE);
    await clock.advance(999);
    expect(told.map(operationsOf)).toEqual([5]);
    expect(operationsOf(watched.current)).toBe(5);
  });

  test('tells of a problem with file and line, and of its end', async () => {
    const { files, clock, told } = await watching({ 'api.yaml': SPLIT, 'pet.yaml': PET });
    files.write('pet.yaml', 'Pet:\n  type: animal\n');
    await clock.advance(999);
    expect(told).toMatchObject([{ contract: undefined }]);
    expect(told[0]!.problems.map(shownProblem)[0]).toMatch(/^pet\.yaml:2#\/Pet\/type: this schema/);
    files.write('pet.yaml', PET);
    await clock.advance(999);
    expect(operationsOf(told[1])).toBe(4);
  });

  test('is not read in the middle of a write', async () => {
    const { files, clock, told } = await watching({ 'api.yaml': PETS });
    for (const part of [0, 100, 700, MORE.length]) {
      files.write('api.yaml', MORE.slice(0, part));
      await clock.advance(40);
    }
    expect(told).toEqual([]);
    await clock.advance(999);
    expect(told.map(operationsOf)).toEqual([5]);
  });

  test('has no problem that ends within a moment, as when a program pauses while it writes', async () => {
    const { files, clock, told } = await watching({ 'api.yaml': PETS });
    files.write('api.yaml', undefined);
    await clock.advance(300);
    files.write('api.yaml', MORE);
    await clock.advance(999);
    expect(told.map(operationsOf)).toEqual([5]);
  });

  test('is not told of again if nothing has changed', async () => {
    const { files, clock, told } = await watching({ 'api.yaml': PETS });
    files.write('api.yaml', `${PETS}x`);
    files.write('api.yaml', PETS);
    await clock.advance(999);
    expect(told).toEqual([]);
  });

  test('has the files watched that it consists of now, and no others', async () => {
    const { files, clock, told } = await watching({ 'api.yaml': PETS });
    const names = () => files.watched.map((path) => path.split('/').at(-1));
    files.write('api.yaml', SPLIT);
    await clock.advance(999);
    expect(told).toMatchObject([{ contract: undefined }]);
    expect(names()).toEqual(['api.yaml', 'pet.yaml']);
    files.write('pet.yaml', PET);
    await clock.advance(999);
    expect(operationsOf(told[1])).toBe(4);
    files.write('api.yaml', PETS);
    await clock.advance(999);
    expect(names()).toEqual(['api.yaml']);
  });

  test('is left alone once that has been closed', async () => {
    const { files, clock, told, watched } = await watching({ 'api.yaml': PETS });
    files.write('api.yaml', MORE);
    watched.close();
    await clock.advance(999);
    expect(told).toEqual([]);
    expect(files.watched).toEqual([]);
  });
});

test('files on disk are watched, also if an editor replaces one by another', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'contracts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'api.yaml');
  writeFileSync(path, PETS);
  const changes = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let seen = 0;
  const watch = nodeFiles.watch([path], () => changes[seen]?.resolve());
  onTestFinished(() => watch.close());
  writeFileSync(join(folder, 'other.yaml'), '');
  writeFileSync(path, MORE);
  await changes[0]!.promise;
  seen = 1;
  writeFileSync(join(folder, 'new'), PETS);
  renameSync(join(folder, 'new'), path);
  await changes[1]!.promise;
});

/** Watches a file until a change of it has been seen. */
function changeOf(path: string) {
  let seen = Promise.withResolvers<void>();
  const watch = nodeFiles.watch([path], () => seen.resolve());
  onTestFinished(() => watch.close());
  return async (change: () => void) => {
    seen = Promise.withResolvers<void>();
    change();
    await seen.promise;
  };
}

test('the file that a link leads to is watched', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'contracts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ['one', 'other']) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'api.yaml'), PETS);
  }
  const link = join(folder, 'api.yaml');
  symlinkSync(join(folder, 'one', 'api.yaml'), link);
  const seen = changeOf(link);
  await seen(() => writeFileSync(join(folder, 'one', 'api.yaml'), MORE));
  await seen(() => {
    symlinkSync(join(folder, 'other', 'api.yaml'), `${link}.new`);
    renameSync(`${link}.new`, link);
  });
  await seen(() => writeFileSync(join(folder, 'other', 'api.yaml'), MORE));
});

test('a file is watched when its folder has been replaced', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'contracts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'apis', 'api.yaml');
  mkdirSync(join(folder, 'apis'));
  writeFileSync(path, PETS);
  const seen = changeOf(path);
  await seen(() => rmSync(join(folder, 'apis'), { recursive: true }));
  await seen(() => mkdirSync(join(folder, 'apis')));
  await seen(() => writeFileSync(path, MORE));
});
