import { describe, expect, test } from 'vitest';
import { MemoryBudget, UnreadOutput } from '../../../base/memory-budget.ts';
import { ListValue } from '../../../engines/redis/embedded/values/list.ts';
import { StringBuffer } from '../../../engines/redis/embedded/values/string-buffer.ts';
import { RespBench } from '../../../../testing/families/redis/resp/resp.ts';

const LIMIT = 1_000_000;
const TOO_LARGE = `-ERR max response size exceeded. Limit: ${LIMIT} bytes. Read the value in parts, or fewer at a time\r\n`;

/** The machine may be busy. */
const PATIENT = { timeout: 50_000 };

describe('a reply that is larger than the limit', () => {
  const bench = new RespBench(100_000_000, LIMIT);
  const put = (key: string, value: string | ListValue | StringBuffer) =>
    bench.database.keyspace.put(key, value, 'set');
  const list = (...elements: string[]) => {
    const value = new ListValue();
    value.push('right', elements);
    return value;
  };
  /** The reply to a command. */
  const replyTo = async (...lines: string[]) => {
    const client = bench.client('AUTH secret', ...lines, 'PING');
    return (await client.until('+PONG\r\n')).slice('+OK\r\n'.length, -'+PONG\r\n'.length);
  };

  test('is an error, also if it repeats a value that is stored once', async () => {
    put('k', 'x'.repeat(100_000));
    expect(await replyTo(`MGET${' k'.repeat(11)}`)).toBe(TOO_LARGE);
    expect(await replyTo(`MGET${' k'.repeat(9)}`)).toHaveLength(9 * 100_011 + 4);
  });

  test('is refused before copies are made of it', async () => {
    put('k', new StringBuffer('', 2_000_000));
    for (const command of ['GET k', 'GETRANGE k 0 -1', 'DUMP k', 'MGET k k']) {
      expect(await replyTo(command)).toBe(TOO_LARGE);
    }
  });

  test.each([
    'LPOP list 20',
    'RPOP list 20',
    'LMPOP 1 list LEFT COUNT 20',
    'BLMPOP 0 1 list LEFT COUNT 20',
  ])('is refused by %s before anything is changed', async (command) => {
    put('list', list(...Array.from({ length: 20 }, () => 'x'.repeat(100_000))));
    expect(await replyTo(command)).toBe(TOO_LARGE);
    expect(await replyTo('LLEN list')).toBe(':20\r\n');
  });

  test.each([
    'GETDEL k',
    'GETSET k a',
    'GETEX k EX 1',
    'SET k a GET',
    'LPOP one',
    'BLPOP one 0',
    'LMOVE one two LEFT LEFT',
    'SPOP set',
    'SPOP set 1',
    'ZPOPMIN zset',
    'ZMPOP 1 zset MIN',
    'HGETDEL hash FIELDS 1 f',
    'HGETEX hash EX 1 FIELDS 1 f',
    'XREADGROUP GROUP g c STREAMS stream >',
    'JSON.ARRPOP doc $',
  ])('is refused by %s, which leaves the key as it was', async (command) => {
    const long = 'x'.repeat(1_000_001);
    put('k', long);
    put('one', list(long));
    const run = (...words: string[]) => bench.session().run(words);
    run('SADD', 'set', long);
    run('ZADD', 'zset', '1', long);
    run('HSET', 'hash', 'f', long);
    run('XADD', 'stream', '1-1', 'f', long);
    run('XGROUP', 'CREATE', 'stream', 'g', '0');
    run('JSON.SET', 'doc', '$', JSON.stringify([long]));
    const { dirty } = bench.database.keyspace;
    expect(await replyTo(command)).toBe(TOO_LARGE);
    expect(bench.database.keyspace.dirty).toBe(dirty);
  });

  test('of a transaction has an error in place of what is too much, and the rest', async () => {
    put('k', 'x'.repeat(400_000));
    put('list', list('y'.repeat(400_000)));
    const sent = await replyTo('MULTI', 'GET k', 'GET k', 'GET k', 'LPOP list', 'SET a 1', 'EXEC');
    const value = `$400000\r\n${'x'.repeat(400_000)}\r\n`;
    const queued = '+QUEUED\r\n'.repeat(5);
    expect(sent).toBe(`+OK\r\n${queued}*5\r\n${value}${value}${TOO_LARGE}${TOO_LARGE}+OK\r\n`);
    expect(await replyTo('LLEN list')).toBe(':1\r\n');
  });

  test('of a script is an error, in both versions of the protocol', async () => {
    put('k', 'x'.repeat(600_000));
    const script = "EVAL \"return {redis.call('GET',KEYS[1]),redis.call('GET',KEYS[1])}\" 1 k";
    expect(await replyTo(script)).toBe(TOO_LARGE);
    expect(await replyTo('HELLO 3', script)).toContain(TOO_LARGE);
    const inTransaction = await replyTo('HELLO 3', 'MULTI', script, 'EXEC');
    expect(inTransaction).toContain(`*1\r\n${TOO_LARGE}`);
  });

  test('of a stream is an error, whether it is read once or many times', async () => {
    const add = (id: number) =>
      bench.session().run(['XADD', 's', `${id}-1`, 'f', 'x'.repeat(1000)]);
    for (let id = 1; id <= 1100; id++) add(id);
    expect(await replyTo('XRANGE s - +')).toBe(TOO_LARGE);
    expect(await replyTo('XREAD COUNT 600 STREAMS s s 0 0')).toBe(TOO_LARGE);
    expect((await replyTo('XRANGE s - + COUNT 900')).length).toBeGreaterThan(900_000);
  });

  test('is sent if it is not, in parts, whatever strings it consists of', async () => {
    const [long, other] = ['x'.repeat(300_000), 'y'.repeat(65_537)];
    put('list', list('a', long, '', other, 'b'));
    const sent = ['a', long, '', other, 'b'].map((each) => `$${each.length}\r\n${each}\r\n`);
    expect(await replyTo('LRANGE list 0 -1')).toBe(`*5\r\n${sent.join('')}`);
    expect(await replyTo('LINDEX list 1')).toBe(sent[1]);
  });
});

describe('what a client has not read', () => {
  const bench = new RespBench(200_000_000);

  test('takes memory until it has read it or leaves', async () => {
    bench.database.keyspace.put('k', 'x'.repeat(20_000_000), 'set');
    const client = bench.client('AUTH secret');
    await client.until('+OK\r\n');
    client.socket.pause();
    client.send('GET k');
    await expect.poll(() => bench.memory.taken, PATIENT).toBeGreaterThan(10_000_000);
    client.socket.resume();
    await expect.poll(() => bench.memory.taken, PATIENT).toBe(0);
    // Of a connection that has been read from, the system itself may by now take 32 MB.
    const leaving = bench.client('AUTH secret');
    await leaving.until('+OK\r\n');
    leaving.socket.pause();
    leaving.send('GET k');
    await expect.poll(() => bench.memory.taken, PATIENT).toBeGreaterThan(10_000_000);
    leaving.socket.destroy();
    await expect.poll(() => bench.memory.taken, PATIENT).toBe(0);
  });

  test('leaves no room for further large replies, and what would change something does not', async () => {
    bench.database.keyspace.put('k', 'x'.repeat(40_000_000), 'set');
    const idle = Array.from({ length: 2 }, () => bench.client('AUTH secret'));
    for (const client of idle) {
      await client.until('+OK\r\n');
      client.socket.pause();
      client.send('GET k');
    }
    await expect.poll(() => bench.memory.taken, PATIENT).toBeGreaterThan(60_000_000);
    const other = bench.client('AUTH secret', 'GETDEL k', 'STRLEN k', 'PING');
    expect(await other.until('+PONG\r\n')).toMatch(
      /^\+OK\r\n-ERR there is no room for another large response, .*\r\n:40000000\r\n/,
    );
    for (const { socket } of idle) socket.destroy();
  });

  test('is given up for others once it has read nothing for ten seconds', () => {
    let now = 0;
    const budget = new MemoryBudget(100_000, () => now);
    const ended: string[] = [];
    const output = (name: string) => new UnreadOutput(budget, 'a', () => void ended.push(name));
    const [slow, stalled, other] = [output('slow'), output('stalled'), output('other')];
    expect([slow.set(20_000), stalled.set(20_000)]).toEqual([true, true]);
    now = 9_000;
    slow.progress();
    expect(other.hasRoomFor(30_000)).toBe(false);
    now = 10_000;
    expect(other.hasRoomFor(30_000)).toBe(true);
    expect([ended, budget.taken]).toEqual([['stalled'], 20_000]);
  });
});
