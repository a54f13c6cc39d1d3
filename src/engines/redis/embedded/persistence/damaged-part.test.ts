import { beforeEach, expect, test } from 'vitest';
import { TestFiles } from '../../../../../testing/base/test-files.ts';
import {
  contentOn,
  openOn,
  pathOf,
} from '../../../../../testing/engines/redis/embedded/persistence/persistence.ts';

const BASE = pathOf('1.base.aof');
const FIRST = pathOf('2.incr.aof');
const SECOND = pathOf('3.incr.aof');
const MANIFEST = pathOf('manifest');

let files: TestFiles;

/** A base with `a`, an increment with `b`, `c` and a transaction, and one with `z`. */
beforeEach(async () => {
  files = new TestFiles();
  const { run, log, database } = await openOn(files);
  await run('SET a 1');
  await log.rewrite();
  await run('SET b 2');
  await run('SET c 3');
  database.journal.append([
    ['SET', 'd', '4'],
    ['SET', 'e', '5'],
  ]);
  await log.close();
  files = files.afterKill();
  files.put(SECOND, '*3\r\n$3\r\nSET\r\n$1\r\nz\r\n$1\r\n9\r\n');
  files.put(MANIFEST, `${files.get(MANIFEST)}file appendonly.aof.3.incr.aof seq 3 type i\n`);
});

/** The keys and the log lines of a start that accepts the loss; also checks that the next start is normal. */
async function accepted() {
  const { content, lines, run, log } = await openOn(files, {}, { acceptLoss: true });
  const keys = Object.keys(content()).toSorted();
  await run('SET new 1');
  await log.close();
  expect(Object.keys(await contentOn(files.afterKill())).toSorted()).toEqual(
    [...keys, 'new'].toSorted(),
  );
  return { keys, lines: lines.filter((line) => line.includes('damage')) };
}

test('an undamaged log is loaded completely, even if loss is accepted', async () => {
  expect(await accepted()).toEqual({ keys: ['a', 'b', 'c', 'd', 'e', 'z'], lines: [] });
});

test('damage is refused with its place and the option to accept the loss, and nothing changes', async () => {
  files.put(FIRST, files.get(FIRST)!.replace('$1\r\nc', '$2\r\nc'));
  const before = files.paths();
  await expect(openOn(files)).rejects.toThrow(
    `${FIRST} is damaged: expected "\\r" at offset 46, found "\\n". Put a copy of /data/db in its place, or start with --accept-loss to use what comes before it`,
  );
  expect(files.paths()).toEqual(before);
});

test('if the loss is accepted, the part before the damage is used, and the rest is set aside', async () => {
  const whole = files.get(FIRST)!.replace('$1\r\nc', '$2\r\nc');
  const later = files.get(SECOND);
  files.put(FIRST, whole);
  const { keys, lines } = await accepted();
  expect(keys).toEqual(['a', 'b']);
  expect(lines).toEqual([
    expect.stringMatching(/^the log is used up to its damage only: \S+ is damaged: expected/),
  ]);
  expect(files.get(`${FIRST}.damaged-1`)).toBe(whole);
  expect(files.get(`${SECOND}.damaged-1`)).toBe(later);
});

test.each([
  ['in its first command', 'SET\r\n$1\r\nd'],
  ['in its second command', 'SET\r\n$1\r\ne'],
])('a transaction that is damaged %s is left out as a whole', async (_, text) => {
  files.put(FIRST, files.get(FIRST)!.replace(text, text.replace('SET', 'SAT')));
  expect((await accepted()).keys).toEqual(['a', 'b', 'c']);
});

test('a truncated file is used up to its end', async () => {
  files.put(FIRST, files.get(FIRST)!.slice(0, 50));
  expect((await accepted()).keys).toEqual(['a', 'b']);
});

test('of a damaged base the first part is used, without the later files', async () => {
  files.put(BASE, `${files.get(BASE)!}*x`);
  expect((await accepted()).keys).toEqual(['a']);
});

test('a missing file invalidates the later files', async () => {
  await files.remove(FIRST);
  expect((await accepted()).keys).toEqual(['a']);
  await files.remove(BASE);
  expect((await accepted()).keys).toEqual([]);
});

test('files that were set aside earlier are kept', async () => {
  for (const number of [1, 2]) {
    files.put(FIRST, `*x${number}`);
    await accepted();
    expect(files.get(`${FIRST}.damaged-${number}`)).toBe(`*x${number}`);
  }
});

test('with any flipped bit, a start either fails or uses only what was written', async () => {
  const whole = files.get(FIRST)!;
  for (let at = 0; at < whole.length; at++) {
    const flipped = String.fromCharCode(whole.charCodeAt(at) ^ 1);
    const copy = files.afterKill();
    copy.put(FIRST, whole.slice(0, at) + flipped + whole.slice(at + 1));
    const { content } = await openOn(copy, {}, { acceptLoss: true });
    expect(content()).toHaveProperty('a');
  }
});
