import { expect, test } from 'vitest';
import { diskError, TestFiles } from '../../../../../../testing/base/test-files.ts';
import { OpenFiles } from './open-files.ts';

test('the limit of open files is exceeded only by files in use', async () => {
  const files = new TestFiles();
  const open = new OpenFiles(files, 2);
  for (const name of ['a', 'b', 'c']) await open.use(name, 'new', () => {});
  expect([open.opened('a'), open.hasRoom]).toEqual([undefined, false]);
  expect(open.opened('b')).toBeDefined();
  // The least recently used file is closed first, and that is not `b` any more.
  await open.use('d', 'new', () => {});
  expect(open.opened('c')).toBeUndefined();
  expect(open.opened('b')).toBeDefined();
  const inUse = Promise.withResolvers<void>();
  const using = ['a', 'b', 'c'].map((name) => open.use(name, 'existing', () => inUse.promise));
  await new Promise(setImmediate);
  expect(['a', 'b', 'c'].every((name) => open.opened(name) !== undefined)).toBe(true);
  inUse.resolve();
  await Promise.all(using);
  expect(['a', 'b', 'c'].filter((name) => open.opened(name) !== undefined)).toHaveLength(2);
  await open.close();
});

test('concurrent uses open a file once, and a use after a failure opens it again', async () => {
  const files = new TestFiles();
  const open = new OpenFiles(files, 2);
  files.before = () => {
    throw diskError('EMFILE');
  };
  await expect(open.use('a', 'new', () => {})).rejects.toMatchObject({ code: 'EMFILE' });
  files.before = () => {};
  files.operations.length = 0;
  await Promise.all([1, 2, 3].map(() => open.use('a', 'new', () => {})));
  expect(files.operations.filter(({ name }) => name === 'open')).toHaveLength(1);
});

test('a file that is to be removed is closed when its last use ends', async () => {
  const open = new OpenFiles(new TestFiles(), 2);
  const inUse = Promise.withResolvers<void>();
  const using = open.use('a', 'new', async (file) => {
    await inUse.promise;
    file.writeNow(Buffer.from('x'), 0);
  });
  await new Promise(setImmediate);
  open.forget('a');
  inUse.resolve();
  await using;
  expect(open.opened('a')).toBeUndefined();
});
