import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { TestFiles } from '../../../../../testing/base/test-files.ts';
import {
  type Content,
  contentOn,
  noted,
  openOn,
  pathOf,
} from '../../../../../testing/engines/redis/embedded/persistence/persistence.ts';

const MANIFEST = pathOf('manifest');
const BASE_1 = pathOf('1.base.aof');
const INCR_1 = pathOf('1.incr.aof');
const INCR_2 = pathOf('2.incr.aof');

test('commands of one unit are replayed together or not at all', async () => {
  const files = new TestFiles();
  const { database, run } = await openOn(files);
  await run('SET a 1');
  database.journal.append([
    ['SET', 'b', '1'],
    ['SET', 'c', '1'],
  ]);
  await database.journal.settled();
  const whole = files.get(INCR_1)!;
  expect(Object.keys(await contentOn(files.afterKill()))).toEqual(['a', 'b', 'c']);
  for (let end = whole.indexOf('*1\r\n$5\r\nMULTI'); end < whole.length; end++) {
    const cut = files.afterKill();
    cut.put(INCR_1, whole.slice(0, end));
    expect(Object.keys(await contentOn(cut))).toEqual(['a']);
  }
});

test('cut off at any byte, a log loads all complete commands', async () => {
  const files = new TestFiles();
  const { run, content } = await openOn(files);
  const states: [end: number, content: Content][] = [[0, {}]];
  const commands = [
    ['SET', 'a', '1'],
    ['RPUSH', 'l', 'x', 'y', 'z'],
    ['APPEND', 'a', '23'],
    ['LPOP', 'l'],
    ['SET', 'a', '\x00\xff\r\n*3\r\n$3\r\n'],
    ['DEL', 'l'],
    ['SADD', 's', '1', '2', 'three'],
  ];
  for (const argv of commands) {
    await run(...argv);
    states.push([files.get(INCR_1)!.length, content()]);
  }
  await noted(files);
  const whole = files.get(INCR_1)!;
  for (let end = 0; end <= whole.length; end++) {
    const cut = files.afterKill();
    cut.put(INCR_1, whole.slice(0, end));
    const { content, lines, run } = await openOn(cut);
    const [kept, expected] = states.findLast(([offset]) => offset <= end)!;
    expect(content()).toEqual(expected);
    expect(cut.get(INCR_1)).toBe(whole.slice(0, kept));
    const line = `${INCR_1} ended in the middle of a command: cut off ${end - kept} bytes from offset ${kept} on`;
    const empty = `${INCR_1} is empty, though something had been written to it: it has been emptied, or a power failure took what was not synced`;
    expect(lines).toEqual(end === 0 ? [empty] : kept === end ? [] : [line]);
    await run('SET z after');
    expect(await contentOn(cut)).toEqual({ ...expected, z: ['string', 'after'] });
  }
});

test('a log that is damaged before its end can not be opened', async () => {
  const files = new TestFiles();
  const { run, log } = await openOn(files);
  await run('SET a 1');
  await run('SET b 2');
  await log.close();
  const whole = files.get(INCR_1)!;
  const openWith = async (path: string, content: string): Promise<unknown> => {
    const copy = files.afterKill();
    copy.put(path, content);
    return openOn(copy);
  };
  await expect(openWith(INCR_1, whole.replace('$1', '$2'))).rejects.toThrow(
    `${INCR_1} is damaged: expected "\\r" at offset 19, found "\\n"`,
  );
  await expect(openWith(INCR_1, whole.replace('SET', 'SAT'))).rejects.toThrow(
    `${INCR_1} is damaged at offset 0: ERR unknown command 'SAT'`,
  );
  await expect(openWith(MANIFEST, 'file\n')).rejects.toThrow(
    `${MANIFEST} is damaged: cannot read the line "file"`,
  );
  await expect(openWith(MANIFEST, 'file gone.aof seq 1 type b\n')).rejects.toThrow(
    '/data/db/gone.aof is missing, which appendonly.aof.manifest names',
  );
  const lost = files.afterKill();
  await lost.remove(MANIFEST);
  await expect(openOn(lost)).rejects.toThrow(
    '/data/db holds appendonly.aof.1.incr.aof but no appendonly.aof.manifest that names it',
  );
});

test('only the last file may end within a command', async () => {
  const files = new TestFiles();
  const { run, log } = await openOn(files);
  await run('SET a 1');
  await log.rewrite();
  await run('SET b 1');
  await log.close();
  const openCut = async (path: string): Promise<Content> => {
    const copy = files.afterKill();
    copy.put(path, files.get(path)!.slice(0, -1));
    return contentOn(copy);
  };
  await expect(openCut(BASE_1)).rejects.toThrow(
    `${BASE_1} is damaged: it ends in the middle of a command that begins at offset 0`,
  );
  expect(await openCut(INCR_2)).toEqual({ a: ['string', '1'] });
});

test('empty files may follow the last command, as when a rewrite had just started', async () => {
  const files = new TestFiles();
  const { run, log } = await openOn(files);
  await run('SET a 1');
  await run('SET b 1');
  await log.close();
  files.put(INCR_1, files.get(INCR_1)!.slice(0, -1));
  files.put(INCR_2, '');
  files.put(MANIFEST, `${files.get(MANIFEST)}file appendonly.aof.2.incr.aof seq 2 type i\n`);
  const again = await openOn(files);
  expect(again.content()).toEqual({ a: ['string', '1'] });
  await again.run('SET c 1');
  expect(Object.keys(await contentOn(files.afterKill()))).toEqual(['a', 'c']);
});

test('an increment that nothing was written to is silent at the next start, and an emptied one is not', async () => {
  const files = new TestFiles();
  const { run, log } = await openOn(files);
  log.demandSync();
  while (files.get(INCR_1) === undefined || files.get(MANIFEST) === undefined) await turn();
  expect((await openOn(files.afterKill())).lines).toEqual([]);
  await run('SET a 1');
  await log.rewrite();
  expect(files.get(INCR_2)).toBe('');
  const idle = await openOn(files.afterKill());
  expect(idle.lines).toEqual([]);
  expect(idle.content()).toEqual({ a: ['string', '1'] });
  await run('SET a 2');
  await noted(files);
  const emptied = files.afterKill();
  emptied.put(INCR_2, '');
  expect((await openOn(emptied)).lines).toEqual([
    expect.stringContaining(`${INCR_2} is empty, though something had been written to it`),
  ]);
});
