import { expect, test } from 'vitest';
import { diskError, TestFiles } from '../../../testing/base/test-files.ts';
import { replaceFile } from './files.ts';

test('concurrent replacements of a file leave the complete text of the last one', async () => {
  const files = new TestFiles();
  const texts = ['a long first text', 'short', 'the last'];
  await Promise.all(texts.map((text) => replaceFile(files, '/data', 'list', text)));
  expect(files.get('/data/list')).toBe('the last');
  expect(files.paths()).toEqual(['/data/list']);
  expect(files.afterPowerLoss().get('/data/list')).toBe('the last');
});

test('a failed replacement leaves the old text, and does not block the next one', async () => {
  const files = new TestFiles();
  files.put('/data/list', 'old');
  files.before = ({ name }) => {
    if (name === 'write') throw diskError('ENOSPC');
  };
  const failing = replaceFile(files, '/data', 'list', 'new');
  await expect(failing).rejects.toThrow('ENOSPC');
  expect(files.get('/data/list')).toBe('old');
  files.before = () => {};
  await replaceFile(files, '/data', 'list', 'newer');
  expect(files.get('/data/list')).toBe('newer');
});
