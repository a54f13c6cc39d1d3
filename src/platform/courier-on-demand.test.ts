import { expect, test } from 'vitest';
import type { Courier, Delivery } from '../engines/queue/delivery.ts';
import { CourierOnDemand } from './courier-on-demand.ts';

const DELIVERY: Delivery = {
  url: 'http://127.0.0.1:1/',
  method: 'POST',
  headers: [],
  body: Buffer.alloc(0),
  timeout: 1000,
  maxResponseSize: 1000,
};

/** A courier whose every delivery is interrupted, and a loader for it. */
function scripted() {
  const asked: string[] = [];
  const courier: Courier = {
    deliver: async () => {
      asked.push('deliver');
      return { kind: 'failure', reason: 'interrupted' };
    },
    close: async () => void asked.push('close'),
  };
  const load = async () => {
    asked.push('load');
    return courier;
  };
  return { asked, load };
}

test('the first deliveries load the courier once', async () => {
  const { asked, load } = scripted();
  const courier = new CourierOnDemand(load);
  await Promise.all([courier.deliver(DELIVERY), courier.deliver(DELIVERY)]);
  await courier.deliver(DELIVERY);
  await courier.close();
  expect(asked).toEqual(['load', 'deliver', 'deliver', 'deliver', 'close']);
});

test('a waiting message loads the courier in advance', async () => {
  const { asked, load } = scripted();
  const courier = new CourierOnDemand(load);
  courier.prepare();
  courier.prepare();
  await courier.deliver(DELIVERY);
  courier.prepare();
  expect(asked).toEqual(['load', 'deliver']);
});

test('closing without a delivery loads nothing', async () => {
  const { asked, load } = scripted();
  await new CourierOnDemand(load).close();
  expect(asked).toEqual([]);
});

test('a delivery fails if loading fails, and the next one loads again', async () => {
  const { load } = scripted();
  let fails = true;
  const courier = new CourierOnDemand(async () => {
    if (fails) throw new Error('EMFILE: too many open files');
    return load();
  });
  expect(await courier.deliver(DELIVERY)).toMatchObject({ reason: 'the delivery could not begin' });
  courier.prepare();
  await courier.close();
  fails = false;
  expect(await courier.deliver(DELIVERY)).toMatchObject({ reason: 'interrupted' });
});
