import { expect, test } from 'vitest';
import {
  FROM_START,
  STORAGES,
  TestLog,
} from '../../../../testing/engines/log/embedded/embedded.ts';
import type { ClusterUsage } from '../../../directory/kafka/usage.ts';
import { meteredLog } from './metered-log.ts';

test('messages of a connector are counted, and not limited', async () => {
  const log = await TestLog.open(STORAGES[0]!.storage);
  const counted: unknown[] = [];
  const usage: ClusterUsage = {
    admit: () => ({ limit: 1, retryAfter: 1 }),
    refund: () => {},
    produced: (...what) => void counted.push(['produced', ...what]),
    consumed: (...what) => void counted.push(['consumed', ...what]),
  };
  const metered = meteredLog(log.cluster, usage);
  await metered.createTopic('orders', 1);
  const record = { topic: 'orders', key: null, value: Buffer.from('abc'), headers: [] };
  await metered.produce([record, record]);
  const options = { topics: ['orders'], config: FROM_START, timeout: 0 };
  await metered.consume('group', 'instance', options);
  expect(counted).toEqual([
    ['produced', 'orders', 2, 6],
    ['consumed', 'orders', 2, 6],
  ]);
});
