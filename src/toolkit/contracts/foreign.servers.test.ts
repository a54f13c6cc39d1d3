import { expect, test } from 'vitest';
import { CORPUS } from '../../../testing/contracts/corpus.ts';
import { describeMatrix } from '../../../testing/contracts/matrix.ts';
import { projectWith } from '../../../testing/toolkit/generated-code.ts';

const generated = describeMatrix(CORPUS);

test('the code that is generated from them passes strict checks', async () => {
  expect(Object.keys(generated)).toHaveLength(5 * CORPUS.length);
  expect(await projectWith(generated).typeErrors()).toBe('');
});
