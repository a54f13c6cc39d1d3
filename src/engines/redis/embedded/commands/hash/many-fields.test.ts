import { describe, expect, test } from 'vitest';
import {
  during,
  many,
  open,
  SIZE,
} from '../../../../../../testing/engines/redis/embedded/long-commands.ts';
import { ReplyLimit } from '../../../reply-limit.ts';
import type { Reply } from '../../../reply.ts';

const FIELDS = ['FIELDS', `${SIZE}`, ...many((i) => [`f${i}`])];
const PAIRS = ['FIELDS', `${SIZE}`, ...many((i) => [`f${i}`, i])];

/** A hash of which every second field expires. */
function openHash() {
  const opened = open();
  opened.other.run(['HSET', 'hash', ...many((i) => [`f${i}`, i])]);
  const half = many((i) => (i % 2 === 0 ? [`f${i}`] : []));
  opened.other.run(['HEXPIRE', 'hash', '1000', 'FIELDS', `${half.length}`, ...half]);
  opened.logged.length = 0;
  return opened;
}

describe('very many fields of a hash take steps, and one entry in the log', () => {
  test.each<[words: string, first: Reply[], logged: string[]]>([
    ['HEXPIRE hash 50', [1, 1], ['HPEXPIREAT']],
    ['HPEXPIRE hash 50 NX', [0, 1], ['HPEXPIREAT']],
    ['HEXPIREAT hash 1', [2, 2], ['HDEL']],
    ['HTTL hash', [1000, -1], []],
    ['HPERSIST hash', [1, -1], ['HPERSIST']],
    ['HGETEX hash EX 50', ['0', '1'], ['HPEXPIREAT']],
    ['HGETEX hash PERSIST', ['0', '1'], ['HPERSIST']],
    ['HGETDEL hash', ['0', '1'], ['HDEL']],
  ])('%s', async (words, first, logged) => {
    const opened = openHash();
    const { reply, turns } = await during(opened.session, [...words.split(' '), ...FIELDS]);
    expect(turns).toBeGreaterThan(2);
    expect(reply).toHaveLength(SIZE);
    expect((reply as Reply[]).slice(0, 2)).toEqual(first);
    expect(opened.logged.flat()).toEqual(logged);
  });

  test.each<[option: string[], existing: number, logged: string]>([
    [['EX', '50'], SIZE, 'HSETEX'],
    [['FXX'], SIZE, 'HSETEX'],
    [['PXAT', '1'], 0, 'HDEL'],
  ])('HSETEX %s', async (option, existing, logged) => {
    const opened = openHash();
    const { reply, turns } = await during(opened.session, ['HSETEX', 'hash', ...option, ...PAIRS]);
    expect(reply).toBe(1);
    expect(turns).toBeGreaterThan(4);
    expect(opened.other.run(['HLEN', 'hash'])).toBe(existing);
    expect(opened.logged.flat()).toContain(logged);
  });

  test('HSETEX of fields of which the last one fails its condition sets none', async () => {
    const { session, other, logged } = openHash();
    other.run(['HDEL', 'hash', `f${SIZE - 1}`]);
    logged.length = 0;
    const { reply, turns } = await during(session, ['HSETEX', 'hash', 'FXX', ...PAIRS]);
    expect([reply, logged]).toEqual([0, []]);
    expect(turns).toBeGreaterThan(2);
    expect(other.run(['HTTL', 'hash', 'FIELDS', '1', 'f0'])).toEqual([1000]);
  });

  test('a reply that can not be sent is refused before anything is deleted', async () => {
    const { session, other, logged } = openHash();
    session.replies = new ReplyLimit(3 * SIZE);
    const { reply, turns } = await during(session, ['HGETDEL', 'hash', ...FIELDS]);
    expect(reply).toMatchObject({ message: expect.stringContaining(`Limit: ${3 * SIZE}`) });
    expect(turns).toBeGreaterThan(0);
    expect([other.run(['HLEN', 'hash']), logged]).toEqual([SIZE, []]);
  });
});

test('few fields with very long names are scanned in steps', async () => {
  const { session, other } = open();
  const names = Array.from({ length: 40 }, (_, i) => `${i}`.padStart(200_000, 'f'));
  other.run(['HSET', 'hash', ...names.flatMap((name) => [name, 'v'])]);
  const { reply, turns } = await during(session, [
    'HSCAN',
    'hash',
    '0',
    'COUNT',
    '100',
    'NOVALUES',
  ]);
  const [cursor, found] = reply as [string, string[]];
  expect(turns).toBeGreaterThan(10);
  expect(cursor).toBe('0');
  expect(found.toSorted()).toEqual(names.toSorted());
});
