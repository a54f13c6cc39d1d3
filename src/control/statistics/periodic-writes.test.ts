import { expect, onTestFinished, test } from 'vitest';
import { catchInternalErrors } from '../../../testing/base/internal-errors.ts';
import { PeriodicWrites } from './periodic-writes.ts';

test('a write that fails is reported, and the next one is made', async () => {
  const seen = catchInternalErrors();
  let writes = 0;
  const periodic = new PeriodicWrites({
    onTick: () => {},
    write: async () => {
      writes += 1;
      if (writes === 1) throw new Error('oh');
    },
  });
  onTestFinished(() => periodic.stop());
  await periodic.write();
  await periodic.write();
  expect(writes).toBe(2);
  await new Promise((resolve) => setImmediate(resolve));
  expect(seen).toEqual([{ where: 'background', message: 'oh' }]);
});
