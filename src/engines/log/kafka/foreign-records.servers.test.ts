import { Producer, type MessageToProduce } from '@platformatic/kafka';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { sharedKafka } from '../../../../scripts/servers/shared.ts';
import { skipReason } from '../../../../scripts/servers/skip-reason.ts';
import { FROM_START } from '../../../../testing/engines/log/log.ts';
import type { LogRecord } from '../record.ts';
import { KafkaBench, serversAt } from '../../../../testing/engines/log/kafka/kafka.ts';

const why = skipReason('kafka');
const TIMEOUT = 20_000;

describe.skipIf(why !== undefined)(
  `records written by other programs${why === undefined ? '' : `: ${why}`}`,
  () => {
    let bench: KafkaBench;
    let program: Producer;

    beforeEach(async () => {
      const { brokers } = await sharedKafka();
      bench = await KafkaBench.open({ brokers: serversAt(brokers) });
      await bench.cluster.createTopic('t', 1);
      program = programAt(brokers);
    });

    /** A program that knows nothing of Plinth. */
    function programAt(brokers: string, transactionalId?: string): Producer {
      const producer = new Producer({
        clientId: 'somebody',
        bootstrapBrokers: brokers.split(','),
        strict: false,
        ...(transactionalId === undefined ? {} : { transactionalId, idempotent: true }),
      });
      onTestFinished(() => producer.close());
      return producer;
    }

    const message = (value: Buffer | null, key: Buffer | null = null): MessageToProduce => {
      // The library sends null, but its types don't allow it.
      return { topic: bench.nameOf('t'), partition: 0, value, key } as MessageToProduce;
    };
    const fetched = (): Promise<readonly LogRecord[]> =>
      bench.cluster.fetch([{ topic: 't', partition: 0, offset: 0 }], { timeout: TIMEOUT });
    const texts = (records: readonly LogRecord[]) =>
      records.map(({ key, value }) => [key?.toString() ?? null, value?.toString() ?? null]);

    test('missing keys and tombstones are null to readers, and empty keys and values are empty', async () => {
      const messages = [
        message(null, Buffer.from('k')),
        message(Buffer.from('no key')),
        message(Buffer.alloc(0), Buffer.alloc(0)),
      ];
      await program.send({ messages });
      expect(texts(await fetched())).toEqual([
        ['k', null],
        [null, 'no key'],
        ['', ''],
      ]);
    });

    test('bytes that are not text are returned unchanged, in keys, values and headers', async () => {
      const bytes = Buffer.from([0xff, 0x00, 0xc3, 0x28]);
      const headers = new Map([[Buffer.from('h'), bytes]]);
      await program.send({ messages: [{ ...message(bytes, bytes), headers }] });
      expect(await fetched()).toMatchObject([
        { key: bytes, value: bytes, headers: [{ key: 'h', value: bytes }] },
      ]);
    });

    test.each(['gzip', 'snappy', 'lz4', 'zstd'] as const)(
      'batches compressed with %s can be read from their middle',
      async (compression) => {
        const values = Array.from({ length: 50 }, (_, i) => `${i} ${'x'.repeat(100)}`);
        const messages = values.map((value) => message(Buffer.from(value)));
        await program.send({ messages, compression });
        const from = [{ topic: 't', partition: 0, offset: 20 }];
        const records = await bench.cluster.fetch(from, { timeout: TIMEOUT });
        expect(records.map(({ value }) => value?.toString())).toEqual(values.slice(20));
        expect(records[0]?.offset).toBe(20);
      },
    );

    test('readers and groups see only the committed records of transactions', async () => {
      const { brokers } = await sharedKafka();
      const writer = programAt(brokers, `${bench.nameOf('t')}-writer`);
      const write = async (value: string, end: 'commit' | 'abort') => {
        const transaction = await writer.beginTransaction();
        await transaction.send({ messages: [message(Buffer.from(value))] });
        await transaction[end]();
      };
      await write('aborted', 'abort');
      await write('committed', 'commit');
      await write('aborted too', 'abort');
      await program.send({ messages: [message(Buffer.from('plain'))] });
      const seen = ['committed', 'plain'];
      // Readers skip aborted records, and a fetch may end there.
      await expect
        .poll(async () => (await fetched()).map(({ value }) => value?.toString()))
        .toEqual(seen);
      const got: string[] = [];
      while (got.length < 2) {
        const options = { topics: ['t'], timeout: TIMEOUT, config: FROM_START };
        got.push(...(await bench.consume('g', 'i', options)));
      }
      expect(got).toEqual(seen.map((value) => `t-0:${value}`));
    });
  },
);
