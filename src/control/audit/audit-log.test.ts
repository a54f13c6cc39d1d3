import { expect, test } from 'vitest';
import { openTestStore } from '../../../testing/store/store.ts';
import { ManualClock } from '../../../testing/control/control.ts';
import { AuditLog } from './audit-log.ts';

const ann = { customerId: 'c1', email: 'ann@example.com', sourceIp: '192.0.2.1' };
const change = (entity: string) => ({ action: 'database.create' as const, entity });

async function open() {
  const clock = new ManualClock('2026-11-20T12:00:00Z');
  const store = await openTestStore();
  return { clock, store, audit: new AuditLog(store, clock) };
}

test('changes are listed newest first, with who, when and from where', async () => {
  const { clock, store, audit } = await open();
  await audit.record(store, ann, change('d1'));
  clock.advance(1500);
  await audit.record(store, ann, {
    action: 'database.rename',
    entity: 'd1',
    details: { name: 'b' },
  });
  expect(await audit.list('c1')).toEqual([
    {
      logId: 2,
      at: Date.parse('2026-11-20T12:00:01.500Z'),
      customerId: 'c1',
      actor: 'ann@example.com',
      sourceIp: '192.0.2.1',
      action: 'database.rename',
      entity: 'd1',
      details: { name: 'b' },
    },
    expect.objectContaining({ logId: 1, action: 'database.create', details: {} }),
  ]);
});

test('an account sees only its own changes', async () => {
  const { store, audit } = await open();
  await audit.record(store, ann, change('d1'));
  await audit.record(store, { ...ann, customerId: 'c2' }, change('d2'));
  expect((await audit.list('c1')).map(({ entity }) => entity)).toEqual(['d1']);
});

test('a long log is read in pages', async () => {
  const { store, audit } = await open();
  for (let i = 1; i <= 7; i++) await audit.record(store, ann, change(`d${i}`));
  const first = await audit.list('c1', { limit: 3 });
  expect(first.map(({ entity }) => entity)).toEqual(['d7', 'd6', 'd5']);
  const second = await audit.list('c1', { limit: 3, before: first.at(-1)!.logId });
  expect(second.map(({ entity }) => entity)).toEqual(['d4', 'd3', 'd2']);
});

test('a change that is rolled back is not recorded', async () => {
  const { store, audit } = await open();
  const failed = store.transaction().execute(async (transaction) => {
    await audit.record(transaction, ann, change('d1'));
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  expect(await audit.list('c1')).toEqual([]);
});
