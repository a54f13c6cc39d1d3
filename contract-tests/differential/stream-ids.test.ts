import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isAtLeast } from '../../scripts/servers/installed-redis.ts';
import { startRedisServer, type RedisServer } from '../harness/redis-server.ts';
import type { Resp } from '../harness/resp2.ts';
import type { RunCommands } from '../harness/resp-pipelines.ts';
import { comparedRedises, reset } from './compared-server.ts';
import { connectToPlinth } from './on-plinth.ts';

/** Valid and invalid texts before and after the dash. */
const PARTS = [
  '',
  '0',
  '5',
  '007',
  '+5',
  '-5',
  '--5',
  ' 5',
  '5 ',
  '\t5',
  '\v5',
  '5\0',
  '5\n',
  '0x5',
  '5e1',
  '5.0',
  'five',
  '*',
  '٥',
  '18446744073709551615',
  '18446744073709551616',
  '-18446744073709551615',
];
/** All combinations of some values. */
const PAIRS = PARTS.flatMap((part) =>
  ['', '0', '5', '-5', '*', '18446744073709551615'].flatMap((other) => [
    `${part}-${other}`,
    `${other}-${part}`,
  ]),
);
const MAX = '18446744073709551615';
const WHOLE = [
  '-\0',
  '+\0',
  '$\0',
  '>\0five',
  '(\0',
  '(5\0',
  '-',
  '+',
  '$',
  '>',
  '(',
  '(-',
  '(+',
  '($',
  '(5',
  '(5-5',
  '(0-0',
  `(${MAX}-${MAX}`,
  `(${MAX}`,
  ...[
    '((5',
    '[5',
    '[5-5',
    '(5-*',
    '--',
    '5--5',
    '5-5-5',
    '-5-5',
    '*-*',
    '*-5',
    '5-**',
    '5-*-*',
    '5*',
  ],
  // An ID has 127 bytes at most.
  '5'.padStart(127, '0'),
  '5'.padStart(128, '0'),
  `5-${'5'.padStart(125, '0')}`,
  `5-${'5'.padStart(126, '0')}`,
  'x'.repeat(127),
  'x'.repeat(128),
];
const IDS = [...WHOLE, ...PARTS, ...PAIRS];

/** Each command that takes an ID, with the ID in each place. */
const READING: readonly ((id: string) => string[])[] = [
  (id) => ['XRANGE', 's', id, '+'],
  (id) => ['XRANGE', 's', '-', id],
  (id) => ['XREVRANGE', 's', id, '-'],
  (id) => ['XREVRANGE', 's', '+', id, 'COUNT', '1'],
  (id) => ['XREAD', 'STREAMS', 's', id],
  (id) => ['XREAD', 'STREAMS', 's', 'other', id, '0'],
  (id) => ['XPENDING', 's', 'g', id, '+', '10'],
  (id) => ['XPENDING', 's', 'g', '-', id, '10', 'c'],
];
const CHANGING: readonly ((id: string) => string[])[] = [
  (id) => ['XADD', 's', id, 'f', 'v'],
  (id) => ['XADD', 's', 'NOMKSTREAM', 'MAXLEN', '2', id, 'f', 'v'],
  (id) => ['XADD', 's', 'MINID', id, '9-9', 'f', 'v'],
  (id) => ['XTRIM', 's', 'MINID', id],
  (id) => ['XTRIM', 's', 'MINID', '=', id],
  (id) => ['XDEL', 's', id],
  (id) => ['XDEL', 's', '5-5', id],
  (id) => ['XREADGROUP', 'GROUP', 'g', 'c', 'STREAMS', 's', id],
  (id) => ['XACK', 's', 'g', id],
  (id) => ['XACK', 's', 'nothing', id],
  (id) => ['XCLAIM', 's', 'g', 'd', '0', id, 'JUSTID'],
  (id) => ['XCLAIM', 's', 'g', 'd', '0', '5-5', id, 'JUSTID'],
  (id) => ['XCLAIM', 's', 'g', 'd', '0', '5-5', 'JUSTID', 'LASTID', id],
  (id) => ['XAUTOCLAIM', 's', 'g', 'd', '0', id, 'JUSTID'],
  (id) => ['XGROUP', 'CREATE', 's', 'h', id],
  (id) => ['XGROUP', 'SETID', 's', 'g', id],
  (id) => ['XSETID', 's', id],
  (id) => ['XSETID', 's', '9-9', 'ENTRIESADDED', '9', 'MAXDELETEDID', id],
];
/** A stream with an entry that is pending and one that has not been delivered. */
const STREAM = [
  ['DEL', 's'],
  ['XADD', 's', '5-5', 'f', 'v'],
  ['XGROUP', 'CREATE', 's', 'g', '0'],
  ['XREADGROUP', 'GROUP', 'g', 'c', 'STREAMS', 's', '>'],
  ['XADD', 's', '7-0', 'f', 'v'],
];
/** The visible state of the stream. */
const LOOKS = [
  ['XRANGE', 's', '-', '+'],
  ['XPENDING', 's', 'g'],
  ['XREADGROUP', 'GROUP', 'g', 'e', 'STREAMS', 's', '>'],
];

/** XADD takes the ID from the clock if all of it is omitted. */
const isOfClock = ([name]: readonly string[], id: string) => name === 'XADD' && id === '*';

/** Redis 7.4 introduced the last entry in XREAD, and a separate error in XREADGROUP. */
const isOf74 = ([name]: readonly string[], id: string) =>
  name!.startsWith('XREAD') && /^\+(?:\0|$)/.test(id);

/** The reply without the times since deliveries. */
function withoutTimes([name, ...rest]: readonly string[], reply: Resp): unknown {
  const isList = name === 'XPENDING' && rest.length > 2 && reply[0] === '*';
  if (!isList) return reply;
  return reply[1]?.map((entry) => (entry[0] === '*' ? entry[1]?.toSpliced(2, 1) : entry));
}

describe.each(comparedRedises().filter(({ isValkey }) => !isValkey))(
  'IDs on $name',
  (installed) => {
    let redis: RedisServer;
    let resp: { run: RunCommands; close: () => void };
    beforeAll(async () => {
      [redis, resp] = await Promise.all([startRedisServer(installed), connectToPlinth()]);
      await Promise.all([reset(redis.run), reset(resp.run)]);
    });
    afterAll(async () => {
      resp?.close();
      await redis?.stop();
    });

    function tried(command: (id: string) => string[]): string[][] {
      const isOld = !isAtLeast(installed.version, '7.4');
      return IDS.filter((id) => {
        const argv = command(id);
        return !isOfClock(argv, id) && !(isOld && isOf74(argv, id));
      }).map(command);
    }

    async function isTheSame(rows: readonly string[][]): Promise<void> {
      const [theirs, ours] = await Promise.all([redis.run(rows), resp.run(rows)]);
      const different = rows.flatMap((argv, i) =>
        isDeepStrictEqual(withoutTimes(argv, theirs[i]!), withoutTimes(argv, ours[i]!))
          ? []
          : [{ before: rows[i - 1], argv, redis: theirs[i], plinth: ours[i] }],
      );
      expect(different.slice(0, 20)).toEqual([]);
      expect(ours).toHaveLength(theirs.length);
    }

    test.each(READING.map((command) => ({ command, name: command('ID').join(' ') })))(
      '$name',
      async ({ command }) => {
        await isTheSame([...STREAM, ...tried(command)]);
      },
    );

    test.each(CHANGING.map((command) => ({ command, name: command('ID').join(' ') })))(
      '$name',
      async ({ command }) => {
        await isTheSame(tried(command).flatMap((argv) => [...STREAM, argv, ...LOOKS]));
      },
    );
  },
);
