import { describe, expect, test } from 'vitest';
import { keeping, withSink } from '../../../../../testing/engines/connect/embedded/worker.ts';
import { ConnectError, RetriableError } from '../../errors.ts';
import { JSONS, TEXTS } from '../../../../../testing/engines/connect/embedded/embedded.ts';

describe('a sink', () => {
  test('gets the same batch again after a retriable error, and no record twice otherwise', async () => {
    const batches: string[][] = [];
    const { connect, kept } = await withSink(async (records) => {
      batches.push(records.map(({ value }) => value as string));
      if (batches.length < 3) throw new RetriableError('not yet', { after: 30_000 });
    });
    await connect.log.append('events', 0, 'a', 'b');
    await connect.run('one', keeping());
    await connect.until(() => kept, ['a', 'b']);
    expect(batches).toEqual([
      ['a', 'b'],
      ['a', 'b'],
      ['a', 'b'],
    ]);
    expect(connect.states('one')).toBe('RUNNING: RUNNING');
  });

  test('waits at least 100 ms before it gets a batch again', async () => {
    const times: number[] = [];
    const { connect, kept } = await withSink(async () => {
      times.push(connect.log.clock.now());
      if (times.length < 3) throw new RetriableError('not yet', { after: 0 });
    });
    await connect.log.append('events', 0, 'a');
    await connect.run('one', keeping());
    await connect.until(() => kept, ['a']);
    expect(times[1]! - times[0]!).toBeGreaterThanOrEqual(100);
    expect(times[2]! - times[1]!).toBeGreaterThanOrEqual(100);
  });

  test('commits only the records that it has processed', async () => {
    const { connect } = await withSink(async (records) => {
      if (records.some(({ value }) => value === 'c')) throw new ConnectError('c');
    });
    await connect.log.append('events', 0, 'a', 'b', 'c', 'd');
    await connect.run('one', keeping({ 'consumer.override.max.poll.records': '2' }));
    await connect.until(() => connect.states('one'), 'RUNNING: FAILED');
    expect(await connect.committed('one')).toEqual([2]);
  });

  test('reads topics that are created later, by name and by a pattern', async () => {
    const { connect, kept } = await withSink();
    await connect.run('one', keeping({ topics: 'later' }));
    await connect.run('two', {
      ...TEXTS,
      'connector.class': 'KeepingSink',
      'topics.regex': 'la.*',
    });
    await connect.until(() => connect.states('two'), 'RUNNING: RUNNING');
    await connect.createTopic('later');
    await connect.log.append('later', 0, 'a');
    await connect.until(() => kept, ['a', 'a']);
  });

  test('may start at the end of a topic', async () => {
    const { connect, kept } = await withSink();
    await connect.log.append('events', 0, 'old');
    await connect.run('one', keeping({ 'consumer.override.auto.offset.reset': 'latest' }));
    await connect.until(async () => (await connect.log.cluster.groups()).length, 1);
    await connect.log.append('events', 0, 'new');
    await connect.until(() => kept, ['new']);
  });

  test('gets the results of transforms, without the records that they drop', async () => {
    const { connect, kept } = await withSink();
    await connect.log.append('events', 0, 'a', 'b');
    await connect.log.cluster.produce([
      { topic: 'events', partition: 0, key: null, value: null, headers: [] },
    ]);
    await connect.run(
      'one',
      keeping({
        transforms: 'tombs,hoist',
        predicates: 'tomb',
        'predicates.tomb.type': 'RecordIsTombstone',
        'transforms.tombs.type': 'Filter',
        'transforms.tombs.predicate': 'tomb',
        'transforms.hoist.type': 'org.apache.kafka.connect.transforms.ExtractField$Value',
        'transforms.hoist.field': 'x',
        'value.converter': 'StringConverter',
        'errors.tolerance': 'all',
        'errors.deadletterqueue.topic.name': 'letters',
      }),
    );
    await connect.until(() => connect.committed('one'), [3]);
    expect(kept).toEqual([]);
    expect(await connect.values('letters')).toEqual(['a', 'b']);
  });
});

describe('records that can not be decoded', () => {
  test('end the task, with the reason', async () => {
    const { connect } = await withSink();
    await connect.log.append('events', 0, '{');
    await connect.run('one', keeping(JSONS));
    await connect.until(() => connect.states('one'), 'RUNNING: FAILED');
    expect(connect.status('one').tasks[0]!.trace).toMatch(
      /^org.apache.kafka.connect.errors.ConnectException: Tolerance exceeded in error handler\nCaused by: org.apache.kafka.connect.errors.DataException: Converting byte\[\] to Kafka Connect data failed due to serialization error: \nCaused by: SyntaxError: /,
    );
  });

  test('are skipped, and kept byte for byte with their error', async () => {
    const { connect, kept } = await withSink();
    await connect.log.cluster.produce([
      {
        topic: 'events',
        partition: 1,
        key: Buffer.from('k'),
        value: Buffer.from('{'),
        headers: [{ key: 'h', value: Buffer.from([255]) }],
        timestamp: 1000,
      },
      { topic: 'events', partition: 1, key: null, value: Buffer.from('"good"'), headers: [] },
    ]);
    await connect.run(
      'one',
      keeping({
        ...JSONS,
        'errors.tolerance': 'all',
        'errors.log.enable': 'true',
        'errors.log.include.messages': 'true',
        'errors.deadletterqueue.topic.name': 'letters',
        'errors.deadletterqueue.context.headers.enable': 'true',
      }),
    );
    await connect.until(() => kept, ['good']);
    const [letter, ...more] = await connect.records('letters');
    expect(more).toEqual([]);
    expect(letter).toMatchObject({
      key: Buffer.from('k'),
      value: Buffer.from('{'),
      timestamp: 1000,
    });
    expect(letter!.headers[0]).toEqual({ key: 'h', value: Buffer.from([255]) });
    const context = Object.fromEntries(
      letter!.headers.slice(1).map(({ key, value }) => [key, value.toString()]),
    );
    expect(context).toMatchObject({
      '__connect.errors.topic': 'events',
      '__connect.errors.partition': '1',
      '__connect.errors.offset': '0',
      '__connect.errors.connector.name': 'one',
      '__connect.errors.task.id': '0',
      '__connect.errors.stage': 'VALUE_CONVERTER',
      '__connect.errors.class.name': 'test.KeepingSinkConnector',
      '__connect.errors.exception.class.name': 'org.apache.kafka.connect.errors.DataException',
    });
    expect((await connect.log.cluster.topic('letters'))!.partitions).toBe(1);
  });
});
