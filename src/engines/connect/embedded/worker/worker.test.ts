import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LogError } from '../../../log/errors.ts';
import type { SinkPlugin, SinkTask, SourcePlugin } from '../connectors/plugin.ts';
import type { SinkRecord } from '../data/record.ts';
import { ConnectError, RetriableError } from '../../errors.ts';
import { JSONS, TestConnect, TEXTS } from '../testing.ts';

/** A sink that keeps what it is given. */
function sinkOf(put: SinkTask['put']): SinkPlugin {
  return {
    kind: 'sink',
    className: 'test.KeepingSinkConnector',
    check: () => [],
    open: async () => ({ put, stop: async () => undefined }),
  };
}

/** A source of one task that gives one text after the other, as far as it has been told to. */
function sourceOf(poll: (n: number) => string | Error | undefined): SourcePlugin {
  return {
    kind: 'source',
    plannedTasks: () => 1,
    className: 'test.CountingSourceConnector',
    check: () => [],
    start: async (properties) => ({
      taskConfigs: async () => [properties],
      stop: async () => undefined,
    }),
    open: async (_, context) => {
      let n = Number(context.offset({ part: 'all' })?.['n'] ?? 0);
      return {
        async poll() {
          const value = poll(n);
          if (value instanceof Error) throw value;
          if (value === undefined) {
            await new Promise<void>((resolve) => {
              context.signal.addEventListener('abort', () => resolve());
              context.alarms.at(context.clock.now() + 1000, resolve);
            });
            return [];
          }
          n += 1;
          return [
            {
              topic: 'counted',
              partition: undefined,
              keySchema: null,
              key: null,
              valueSchema: null,
              value,
              timestamp: undefined,
              headers: [{ key: 'n', schema: null, value: n }],
              sourcePartition: { part: 'all' },
              sourceOffset: { n },
            },
          ];
        },
        stop: async () => undefined,
      };
    },
  };
}

const keeping = (more: Record<string, string> = {}) => ({
  ...TEXTS,
  'connector.class': 'KeepingSink',
  topics: 'events',
  ...more,
});
const counting = (more: Record<string, string> = {}) => ({
  ...TEXTS,
  'connector.class': 'CountingSource',
  ...more,
});

/** A worker with a sink that keeps texts. */
async function withSink(put?: (records: readonly SinkRecord[]) => Promise<void>) {
  const kept: string[] = [];
  const plugin = sinkOf(async (records) => {
    await put?.(records);
    kept.push(...records.map(({ value }) => value as string));
  });
  const connect = await TestConnect.open({ plugins: [plugin] });
  await connect.createTopic('events', 2);
  return { connect, kept };
}

describe('configurations', () => {
  test.each([
    [{}, 'Connector config contains no connector type'],
    [
      { 'connector.class': 'com.example.Mine' },
      'Failed to find any class that implements Connector and which name matches com.example.Mine, ' +
        'available connectors are: PluginDesc{klass=class test.KeepingSinkConnector, type=sink}',
    ],
    [
      { 'connector.class': 'KeepingSink' },
      'Connector configuration is invalid and contains the following 2 error(s):\n' +
        'Must configure one of topics or topics.regex\n' +
        'Must configure one of topics or topics.regex',
    ],
    [
      keeping({ 'topics.regex': 'e.*' }),
      'Connector configuration is invalid and contains the following 2 error(s):\n' +
        'topics and topics.regex are mutually exclusive options, but both are set.\n' +
        'topics and topics.regex are mutually exclusive options, but both are set.',
    ],
    [
      keeping({ 'tasks.max': 'many' }),
      'Connector configuration is invalid and contains the following 2 error(s):\n' +
        'Invalid value many for configuration tasks.max: Not a number of type INT\n' +
        'Invalid value null for configuration tasks.max: Value must be non-null',
    ],
    [
      keeping({ 'tasks.max': '2147483647' }),
      'Connector configuration is invalid and contains the following 1 error(s):\n' +
        'Invalid value 2147483647 for configuration tasks.max: Value must be no more than 1000',
    ],
    [
      keeping({ topics: ' , ' }),
      'Connector configuration is invalid and contains the following 2 error(s):\n' +
        'Must configure one of topics or topics.regex\n' +
        'Must configure one of topics or topics.regex',
    ],
    [
      keeping({ 'tasks.max': '0', 'errors.tolerance': 'some', 'key.converter': 'None' }),
      'Connector configuration is invalid and contains the following 3 error(s):\n' +
        'Invalid value 0 for configuration tasks.max: Value must be at least 1\n' +
        'Invalid value some for configuration errors.tolerance: String must be one of: none, all\n' +
        'Invalid value None for configuration key.converter: Class None could not be found.',
    ],
    [
      keeping({ 'errors.deadletterqueue.topic.name': 'events' }),
      'Connector configuration is invalid and contains the following 1 error(s):\n' +
        "The DLQ topic 'events' may not be included in the list of topics ('topics=events') consumed by the connector",
    ],
    [
      {
        ...keeping({ 'topics.regex': 'e.*' }),
        topics: '',
        'errors.deadletterqueue.topic.name': 'eh',
      },
      'Connector configuration is invalid and contains the following 1 error(s):\n' +
        "The DLQ topic 'eh' may not be included in the regex matching the topics ('topics.regex=e.*') consumed by the connector",
    ],
    [
      keeping({ transforms: 'a,a', 'transforms.a.type': 'Filter' }),
      'Connector configuration is invalid and contains the following 1 error(s):\n' +
        'Invalid value [a, a] for configuration transforms: Duplicate alias provided.',
    ],
  ])('%j', async (properties, message) => {
    const { connect } = await withSink();
    expect(await connect.worker.validate('one', properties)).toBe(message);
    await connect.run('one', properties);
    expect(connect.status('one')).toMatchObject({ state: 'FAILED', trace: message, tasks: [] });
  });

  test('that are valid', async () => {
    const { connect } = await withSink();
    expect(await connect.worker.validate('one', keeping())).toBeUndefined();
    expect(await connect.worker.validate('a\nname', keeping())).toMatch(/control sequences/);
    expect(await connect.worker.validate('', keeping())).toMatch(/String may not be empty/);
  });
});

describe('a connector', () => {
  test('is paused and stopped with all of its tasks', async () => {
    const { connect } = await withSink();
    const two = keeping({ 'tasks.max': '2' });
    await connect.run('one', two);
    await connect.until(() => connect.states('one'), 'RUNNING: RUNNING, RUNNING');
    await connect.run('one', two, 'PAUSED');
    expect(connect.states('one')).toBe('PAUSED: PAUSED, PAUSED');
    await connect.run('one', two, 'STOPPED');
    expect(connect.states('one')).toBe('STOPPED: ');
  });

  test('that has failed runs again when it is restarted, with others untouched', async () => {
    let broken = true;
    const { connect, kept } = await withSink(async ([record]) => {
      if (broken && record!.partition === 0) throw new ConnectError('out of order');
    });
    await connect.run('one', keeping({ 'tasks.max': '1' }));
    await connect.run('two', keeping({ topics: 'others' }));
    await connect.createTopic('others');
    await connect.log.append('events', 0, 'a');
    await connect.until(() => connect.states('one'), 'RUNNING: FAILED');
    expect(connect.status('one').tasks).toEqual([
      {
        id: 0,
        state: 'FAILED',
        trace:
          'org.apache.kafka.connect.errors.ConnectException: Exiting WorkerSinkTask due to unrecoverable exception.\n' +
          'Caused by: org.apache.kafka.connect.errors.ConnectException: out of order',
      },
    ]);
    expect(connect.states('two')).toBe('RUNNING: RUNNING');
    broken = false;
    connect.seen.length = 0;
    await connect.worker.restart('id-one');
    expect(
      connect.seen.map(({ state, tasks }) => `${state}: ${tasks.map((t) => t.state).join()}`),
    ).toContain('RESTARTING: RESTARTING');
    await connect.until(() => kept, ['a']);
    expect(connect.states('one')).toBe('RUNNING: RUNNING');
    await connect.worker.restart('id-unknown');
  });

  test('has tasks beyond the partitions, which wait', async () => {
    const { connect, kept } = await withSink();
    await connect.run('one', keeping({ 'tasks.max': '5' }));
    await connect.until(
      () => connect.states('one'),
      `RUNNING: ${Array(5).fill('RUNNING').join(', ')}`,
    );
    await connect.log.append('events', 0, 'a');
    await connect.log.append('events', 1, 'b');
    await connect.until(() => kept.toSorted(), ['a', 'b']);
    const [group] = await connect.log.cluster.groups();
    expect(group!.instances).toHaveLength(2);
  });

  test('hands the partitions of a task that has failed to the others', async () => {
    let failures = 0;
    const { connect, kept } = await withSink(async () => {
      if ((failures += 1) === 1) throw new ConnectError('once');
    });
    await connect.run('one', keeping({ 'tasks.max': '2' }));
    await connect.until(async () => (await connect.log.cluster.groups())[0]?.instances.length, 2);
    await connect.log.append('events', 0, 'a');
    await connect.until(() => connect.states('one').includes('FAILED'));
    await connect.log.append('events', 1, 'b');
    await connect.until(() => kept.toSorted(), ['a', 'b']);
  });

  test('does not hold up others when it does not end', async () => {
    const { connect } = await withSink(() => new Promise(() => undefined));
    await connect.run('one', keeping());
    await connect.log.append('events', 0, 'a');
    await connect.until(() => connect.status('one').topics.length, 1);
    const stopped = connect.run('one', keeping(), 'STOPPED');
    await connect.log.clock.advance(5000);
    await stopped;
    expect(connect.states('one')).toBe('STOPPED: ');
  });
});

describe('a sink', () => {
  test('is given nothing twice when it is asked to wait, and all that was given again', async () => {
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

  test('commits only what it has taken', async () => {
    const { connect } = await withSink(async (records) => {
      if (records.some(({ value }) => value === 'c')) throw new ConnectError('c');
    });
    await connect.log.append('events', 0, 'a', 'b', 'c', 'd');
    await connect.run('one', keeping({ 'consumer.override.max.poll.records': '2' }));
    await connect.until(() => connect.states('one'), 'RUNNING: FAILED');
    expect(await connect.committed('one')).toEqual([2]);
  });

  test('reads topics that are made later, by name and by a pattern', async () => {
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

  test('may begin with what comes after its start', async () => {
    const { connect, kept } = await withSink();
    await connect.log.append('events', 0, 'old');
    await connect.run('one', keeping({ 'consumer.override.auto.offset.reset': 'latest' }));
    await connect.until(async () => (await connect.log.cluster.groups()).length, 1);
    await connect.log.append('events', 0, 'new');
    await connect.until(() => kept, ['new']);
  });

  test('is given what transforms make, without what they drop', async () => {
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

describe('records that can not be read', () => {
  test('end the task, with the reason', async () => {
    const { connect } = await withSink();
    await connect.log.append('events', 0, '{');
    await connect.run('one', keeping(JSONS));
    await connect.until(() => connect.states('one'), 'RUNNING: FAILED');
    expect(connect.status('one').tasks[0]!.trace).toMatch(
      /^org.apache.kafka.connect.errors.ConnectException: Tolerance exceeded in error handler\nCaused by: org.apache.kafka.connect.errors.DataException: Converting byte\[\] to Kafka Connect data failed due to serialization error: \nCaused by: SyntaxError: /,
    );
  });

  test('are passed over, and kept byte for byte with what went wrong', async () => {
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

describe('a source', () => {
  const open = (poll: (n: number) => string | Error | undefined) =>
    TestConnect.open({ plugins: [sourceOf(poll)] });

  test('makes its topic and goes on where it was', async () => {
    let end = 2;
    const connect = await open((n) => (n < end ? `v${n}` : undefined));
    await connect.run('one', counting({ 'topic.creation.default.partitions': '3' }));
    await connect.until(async () => (await connect.values('counted')).length, 2);
    expect((await connect.log.cluster.topic('counted'))!.partitions).toBe(3);
    const [first] = await connect.records('counted');
    expect(first!.headers).toEqual([{ key: 'n', value: Buffer.from('1') }]);
    end = 3;
    await connect.restart();
    await connect.run('one', counting());
    await connect.until(async () => new Set(await connect.values('counted')).size, 3);
  });

  test('is asked again where it says that it may go well', async () => {
    let asked = 0;
    const connect = await open((n) => {
      asked += 1;
      if (asked < 4) return new RetriableError('not yet');
      return n === 0 ? 'v' : undefined;
    });
    await connect.run('one', counting());
    await connect.until(() => connect.values('counted'), ['v']);
  });

  test('fails with what it throws', async () => {
    const connect = await open(() => new Error('no more'));
    await connect.run('one', counting());
    await connect.until(() => connect.states('one'), 'RUNNING: FAILED');
    expect(connect.status('one').tasks[0]!.trace).toBe('Error: no more');
  });

  test.each([
    ['none', 'RUNNING: FAILED'],
    ['all', 'RUNNING: RUNNING'],
  ])('whose record is too large, with tolerance %s', async (tolerance, states) => {
    const connect = await open((n) => ['a', 'x'.repeat(2000), 'b'][n]);
    await connect.log.cluster.createTopic('counted', 1, { maxMessageSize: 1000 });
    await connect.run('one', counting({ 'errors.tolerance': tolerance }));
    await connect.until(() => connect.values('counted'), tolerance === 'all' ? ['a', 'b'] : ['a']);
    await connect.until(() => connect.states('one'), states);
    if (tolerance === 'none') {
      expect(connect.status('one').tasks[0]!.trace).toMatch(
        /Unrecoverable exception from producer send callback\nCaused by: LogError/,
      );
    }
  });

  test('stores no offset before its records are in the log', async () => {
    const connect = await open((n) => (n < 1 ? 'v' : undefined));
    const { cluster } = connect.log;
    const produce = cluster.produce.bind(cluster);
    let refuse = true;
    cluster.produce = async (...args) => {
      if (refuse) throw new LogError('KAFKA_STORAGE_ERROR', 'the disk is full');
      return produce(...args);
    };
    await connect.run('one', counting());
    await connect.until(() => connect.states('one'), 'RUNNING: RUNNING');
    await connect.log.clock.advance(10_000);
    expect(connect.offsets.byConnector.size).toBe(0);
    refuse = false;
    await connect.until(() => connect.offsets.byConnector.size, 1);
    expect(await connect.values('counted')).toEqual(['v']);
  });

  test('tries to store its offsets until it can', async () => {
    const connect = await open((n) => (n < 1 ? 'v' : undefined));
    const save = connect.offsets.save.bind(connect.offsets);
    let refuse = 3;
    connect.offsets.save = async (...args) => {
      if ((refuse -= 1) > 0) throw new Error('locked');
      return save(...args);
    };
    await connect.run('one', counting());
    await connect.until(() => connect.offsets.byConnector.size, 1);
    expect(await connect.values('counted')).toEqual(['v']);
  });

  test('that can not start says why', async () => {
    const plugin: SourcePlugin = {
      ...sourceOf(() => undefined),
      start: async () => {
        throw new ConnectError('nobody there');
      },
    };
    const connect = await TestConnect.open({ plugins: [plugin] });
    await connect.run('one', counting());
    await connect.until(() => connect.status('one').state, 'FAILED');
    expect(connect.status('one').trace).toBe(
      'org.apache.kafka.connect.errors.ConnectException: nobody there',
    );
  });
});

test('killed at any moment, connectors lose nothing', async () => {
  const connect = await TestConnect.open();
  const source = {
    ...TEXTS,
    'connector.class': 'FileStreamSource',
    file: 'in.txt',
    topic: 'lines',
  };
  const sink = { ...TEXTS, 'connector.class': 'FileStreamSink', file: 'out.txt', topics: 'lines' };
  const lines: string[] = [];
  for (let round = 0; round < 10; round += 1) {
    for (let i = 0; i < 20; i += 1) lines.push(`${round}-${i}`);
    writeFileSync(connect.path('in.txt'), lines.map((line) => `${line}\n`).join(''));
    await connect.run('in', { ...source, 'batch.size': '7' });
    await connect.run('out', { ...sink, 'consumer.override.max.poll.records': '3' });
    // Somewhere on the way: after so many turns of the event loop.
    for (let turn = 0; turn < round * 7; turn += 1) {
      await connect.log.clock.advance(20);
    }
    await connect.kill();
  }
  await connect.run('in', source);
  await connect.run('out', sink);
  const delivered = () => readFileSync(connect.path('out.txt'), 'utf8').trimEnd().split('\n');
  await connect.until(() => delivered().includes('9-19'));
  // In the order of the file, but for stretches that come once more.
  const firsts = [...new Set(delivered())];
  expect(firsts).toEqual(lines);
});
