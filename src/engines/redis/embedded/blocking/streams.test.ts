import { describe, expect, test } from 'vitest';
import { openToClients } from '../../../../../testing/engines/redis/embedded/blocking.ts';
import { ActiveExpiry } from '../keyspace/active-expiry.ts';

const NO_GROUP =
  "NOGROUP No such key 'orders' or consumer group 'billing' in XREADGROUP with GROUP option";
const WRONG_TYPE = 'WRONGTYPE Operation against a key holding the wrong kind of value';

/** A stream with an entry, and a group that has seen it. */
function withGroup() {
  const opened = openToClients();
  opened.run('XADD orders 1-1 item book');
  opened.run('XGROUP CREATE orders billing $');
  return opened;
}

describe('XREADGROUP CLAIM BLOCK', () => {
  /** A stream with an entry that ann has had for 400 ms. */
  async function withPending() {
    const opened = openToClients();
    opened.run('XADD orders 1-1 item book');
    opened.run('XGROUP CREATE orders billing 0');
    opened.run('XREADGROUP GROUP billing ann STREAMS orders >');
    await opened.clock.advance(400);
    return opened;
  }
  const READ = 'XREADGROUP GROUP billing bob BLOCK 0 CLAIM 1000 STREAMS orders >';

  test('ends when a pending entry has been idle for long enough', async () => {
    const { connect, clock, run } = await withPending();
    const bob = connect();
    const reply = bob.send(READ);
    await clock.advance(599);
    expect(bob.blocked?.isWaiting).toBe(true);
    await clock.advance(1);
    expect(await reply).toEqual([['orders', [['1-1', ['item', 'book'], 1000, 1]]]]);
    expect(run('XPENDING orders billing - + 9')).toEqual([['1-1', 'bob', 0, 2]]);
  });

  test('waits on where somebody else has taken the entry meanwhile', async () => {
    const { connect, clock, run } = await withPending();
    const bob = connect();
    const reply = bob.send(READ);
    await clock.advance(500);
    run('XCLAIM orders billing cat 0 1-1');
    await clock.advance(999);
    expect(bob.blocked?.isWaiting).toBe(true);
    await clock.advance(1);
    expect(await reply).toEqual([['orders', [['1-1', ['item', 'book'], 1000, 2]]]]);
  });

  test('ends when an entry is given back, and when one is added', async () => {
    const { connect, run } = await withPending();
    const [bob, cat] = [connect(), connect()];
    const first = bob.send(READ);
    const second = cat.send(READ);
    run('XNACK orders billing FAIL IDS 1 1-1');
    expect(await first).toEqual([['orders', [['1-1', ['item', 'book'], -1, 1]]]]);
    run('XADD orders 2-1 item pen');
    expect(await second).toEqual([['orders', [['2-1', ['item', 'pen'], 0, 0]]]]);
  });

  test('ends without a reply at its own time', async () => {
    const { connect, clock } = await withPending();
    const reply = connect().send(READ.replace('BLOCK 0', 'BLOCK 500'));
    await clock.advance(500);
    expect(await reply).toBeNull();
  });

  test.each([
    ['in one turn', Infinity],
    ['in several turns', 0],
  ])('waits on where all of very much is deleted that it was to claim, %s', async (_, slice) => {
    const { connect, clock, run, logged } = openToClients({ slice });
    const count = 300;
    for (let i = 1; i <= count; i++) run(`XADD orders ${i}-1 item book`);
    run('XGROUP CREATE orders billing 0');
    run('XREADGROUP GROUP billing ann STREAMS orders >');
    run('XTRIM orders MAXLEN 0');
    await clock.advance(1000);
    logged.length = 0;
    const bob = connect();
    const reply = bob.send(READ);
    await expect.poll(() => bob.blocked?.isWaiting).toBe(true);
    expect(logged).toHaveLength(1);
    expect(logged[0]!.match(/XACK orders billing \d+-1/g)).toHaveLength(count);
    expect(run('XPENDING orders billing')).toEqual([0, null, null, null]);
    run('XADD orders 900-1 item pen');
    expect(await reply).toEqual([['orders', [['900-1', ['item', 'pen'], 0, 0]]]]);
  });

  test('ends at its own time also after it took several turns', async () => {
    const { connect, clock, run } = openToClients({ slice: 0 });
    for (let i = 1; i <= 300; i++) run(`XADD orders ${i}-1 item book`);
    run('XGROUP CREATE orders billing 0');
    run('XREADGROUP GROUP billing ann STREAMS orders >');
    run('XTRIM orders MAXLEN 0');
    await clock.advance(1000);
    const bob = connect();
    const reply = bob.send(READ.replace('BLOCK 0', 'BLOCK 500'));
    await expect.poll(() => bob.blocked?.isWaiting).toBe(true);
    await clock.advance(500);
    expect(await reply).toBeNull();
  });
});

describe('XREAD BLOCK', () => {
  test('all readers of a stream get new entries', async () => {
    const { connect, run, logged } = openToClients();
    run('XADD orders 1-1 item book');
    const replies = ['$', '1-1', '1'].map((id) =>
      connect().send(`XREAD BLOCK 0 STREAMS orders ${id}`),
    );
    expect(await replies[2]).toEqual([['orders', [['1-1', ['item', 'book']]]]]);
    run('XADD orders 2-1 item pen');
    const expected = [['orders', [['2-1', ['item', 'pen']]]]];
    expect(await replies[0]).toEqual(expected);
    expect(await replies[1]).toEqual(expected);
    expect(logged).toHaveLength(2);
  });

  test('$ is the last ID when the client starts to wait', async () => {
    const { connect, run, transact } = openToClients();
    run('XADD orders 1-1 item book');
    const reply = connect().send('XREAD COUNT 2 BLOCK 0 STREAMS orders refunds $ $');
    transact(
      'XADD refunds 7-1 a 1',
      'XADD orders 2-1 a 2',
      'XADD orders 3-1 a 3',
      'XDEL orders 2-1',
    );
    expect(await reply).toEqual([
      ['orders', [['3-1', ['a', '3']]]],
      ['refunds', [['7-1', ['a', '1']]]],
    ]);
  });

  test('an entry that is deleted within the same transaction wakes nobody', async () => {
    const { connect, transact, run } = openToClients();
    const ann = connect();
    const reply = ann.send('XREAD BLOCK 0 STREAMS orders $');
    transact('XADD orders 1-1 a 1', 'XDEL orders 1-1');
    expect(ann.blocked).toBeDefined();
    run('XADD orders 2-1 a 2');
    expect(await reply).toEqual([['orders', [['2-1', ['a', '2']]]]]);
  });

  test('+ waits for the first entry of an empty stream', async () => {
    const { connect, run } = openToClients();
    const reply = connect().send('XREAD BLOCK 0 STREAMS orders +');
    run('XADD orders 1-1 a 1');
    expect(await reply).toEqual([['orders', [['1-1', ['a', '1']]]]]);
  });

  test('a deleted stream starts again for blocked clients', async () => {
    const { connect, run } = openToClients();
    run('XADD orders 5-1 a 1');
    const ann = connect();
    const reply = ann.send('XREAD BLOCK 0 STREAMS orders $');
    run('DEL orders');
    run('SET orders text');
    run('DEL orders');
    run('XADD orders 1-1 a 1');
    expect(ann.blocked).toBeDefined();
    run('XADD orders 5-2 a 1');
    expect(await reply).toEqual([['orders', [['5-2', ['a', '1']]]]]);
  });
});

describe('XREADGROUP BLOCK', () => {
  test('each entry goes to one consumer, and the read is logged', async () => {
    const { connect, run, logged } = withGroup();
    const ann = connect().send('XREADGROUP GROUP billing ann COUNT 1 BLOCK 0 STREAMS orders >');
    const bob = connect();
    const reply = bob.send('XREADGROUP GROUP billing bob BLOCK 0 STREAMS orders >');
    logged.length = 0;
    run('XADD orders 2-1 item pen');
    expect(await ann).toEqual([['orders', [['2-1', ['item', 'pen']]]]]);
    expect(bob.blocked).toBeDefined();
    run('XADD orders 3-1 item ink');
    expect(await reply).toEqual([['orders', [['3-1', ['item', 'ink']]]]]);
    expect(logged).toEqual([
      'XADD orders 2-1 item pen',
      expect.stringMatching(/^XCLAIM orders billing ann 0 2-1 .*; XGROUP SETID orders billing 2-1/),
      'XADD orders 3-1 item ink',
      expect.stringMatching(/^XCLAIM orders billing bob 0 3-1 .*; XGROUP SETID orders billing 3-1/),
    ]);
  });

  test('a consumer is created as soon as it waits', () => {
    const { connect, run, logged } = withGroup();
    void connect().send('XREADGROUP GROUP billing ann BLOCK 0 STREAMS orders >');
    expect(run('XINFO CONSUMERS orders billing')).toMatchObject(
      [['name', 'ann', 'pending', 0]].map((row) => expect.arrayContaining(row)),
    );
    expect(logged.at(-1)).toBe('XGROUP CREATECONSUMER orders billing ann');
  });

  test('XREADGROUP of pending entries answers at once, even if there are none', async () => {
    const { connect } = withGroup();
    const reply = connect().send('XREADGROUP GROUP billing ann BLOCK 0 STREAMS orders 0');
    expect(await reply).toEqual([['orders', []]]);
  });

  test.each([
    ['DEL orders', NO_GROUP],
    ['UNLINK orders', NO_GROUP],
    ['FLUSHALL', NO_GROUP],
    ['RENAME orders other', NO_GROUP],
    ['RENAME other orders', NO_GROUP],
    ['XGROUP DESTROY orders billing', NO_GROUP],
    ['PEXPIRE orders 0', NO_GROUP],
    ['SET orders text', WRONG_TYPE],
    ['XGROUP SETID orders billing 0', undefined],
    ['XGROUP DELCONSUMER orders billing ann', undefined],
  ])(
    'a client that waits in a group gets an error if the group is deleted, or continues to wait, after %s',
    async (command, expected) => {
      const { connect, run } = withGroup();
      run('XADD other 1-1 a 1');
      const ann = connect();
      const reply = ann.send('XREADGROUP GROUP billing ann BLOCK 0 STREAMS orders >');
      run(command);
      if (expected === undefined) expect(ann.blocked).toBeDefined();
      else expect(await reply).toBe(expected);
    },
  );

  test('a group that is created again within the same transaction is waited for again', async () => {
    const { connect, run, transact } = withGroup();
    const reply = connect().send('XREADGROUP GROUP billing ann BLOCK 0 STREAMS orders >');
    transact('DEL orders', 'XGROUP CREATE orders billing $ MKSTREAM');
    run('XADD orders 1-1 item book');
    expect(await reply).toEqual([['orders', [['1-1', ['item', 'book']]]]]);
  });

  test('a stream that expires ends the wait, by active or lazy expiry', async () => {
    const { connect, run, clock, database } = withGroup();
    const reply = connect().send('XREADGROUP GROUP billing ann BLOCK 0 STREAMS orders >');
    run('PEXPIRE orders 1000');
    await clock.advance(1000);
    new ActiveExpiry(database).cycle();
    expect(await reply).toBe(NO_GROUP);
  });
});
