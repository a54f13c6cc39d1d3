import { expect, test } from 'vitest';
import { openTestKafka } from '../../../../testing/control/kafka/kafka.ts';
import { reconcile } from './reconcile.ts';

test('a start removes what the log still has of deleted clusters, and leaves unknown clusters alone', async () => {
  const platform = await openTestKafka();
  const { kafka, owner, store } = platform;
  const { cluster_id: id } = await kafka.clusters.create(owner, {
    name: 'orders',
    region: 'eu-west-1',
  });
  await kafka.clusters.delete(owner, id);
  const fittedWith = async (remains: readonly string[]) => {
    const fitted: string[] = [];
    await reconcile(store, {
      remains: async () => remains,
      fit: async ({ cluster_id: one, state }) => void fitted.push(`${one} ${state}`),
      fitCredential: () => {},
      fitUsers: async () => {},
    });
    return fitted.map((one) => one.replace(id, 'ours')).toSorted();
  };
  expect(await fittedWith([id, 'somebodys'])).toEqual(['default active', 'ours deleted']);
  expect(await fittedWith(['somebodys'])).toEqual(['default active']);
  await platform.close();
});
