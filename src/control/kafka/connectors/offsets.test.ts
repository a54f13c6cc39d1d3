import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Store } from '../../../store/store.ts';
import { openTestStore } from '../../../../testing/store/store.ts';
import { connectorOffsets } from './offsets.ts';

let store: Store;
beforeEach(async () => {
  store = await openTestStore();
});
afterEach(() => store.destroy());

test('the last saved offset of each source partition is loaded, until it is removed', async () => {
  const offsets = connectorOffsets(store);
  await offsets.save('one', [
    { partition: '{"file":"a"}', offset: '{"position":1}' },
    { partition: '{"file":"b"}', offset: '{"position":2}' },
  ]);
  await offsets.save('other', [{ partition: '{"file":"a"}', offset: '{"position":9}' }]);
  await offsets.save('one', [
    { partition: '{"file":"a"}', offset: '{"position":3}' },
    { partition: '{"file":"b"}', offset: null },
  ]);
  expect(await offsets.load('one')).toEqual([
    { partition: '{"file":"a"}', offset: '{"position":3}' },
  ]);
  await offsets.clear('one');
  expect(await offsets.load('one')).toEqual([]);
  expect(await offsets.load('other')).toHaveLength(1);
});
