import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TestConnect, TEXTS } from '../../../../../../testing/engines/connect/embedded/embedded.ts';

const AVRO = {
  'value.converter': 'io.confluent.connect.avro.AvroConverter',
  'value.converter.upstash.schema.registry.enable': 'true',
};

test('a source registers the schema that it writes with, and a sink reads it by its id', async () => {
  const connect = await TestConnect.open();
  writeFileSync(connect.path('in.txt'), 'one\ntwo\n');
  await connect.run('source', {
    ...TEXTS,
    ...AVRO,
    'connector.class': 'FileStreamSource',
    file: 'in.txt',
    topic: 'lines',
  });
  await connect.run('sink', {
    ...TEXTS,
    ...AVRO,
    'connector.class': 'FileStreamSink',
    file: 'out.txt',
    topics: 'lines',
  });
  await connect.until(() => connect.committed('sink'), [2]);
  expect(readFileSync(connect.path('out.txt'), 'utf8')).toBe('one\ntwo\n');
  expect(await connect.values('lines')).toEqual([
    '\u0000\u0000\u0000\u0000\u0001\u0006one',
    '\u0000\u0000\u0000\u0000\u0001\u0006two',
  ]);
  expect(await connect.schemas.registry('main').version('lines-value', 'latest')).toMatchObject({
    id: 1,
    schema: '"string"',
  });
});

test('an incompatible schema ends the task with the reason', async () => {
  const connect = await TestConnect.open();
  await connect.schemas.registry('main').register('lines-value', { schema: '"int"' });
  writeFileSync(connect.path('in.txt'), 'one\n');
  await connect.run('source', {
    ...TEXTS,
    ...AVRO,
    'connector.class': 'FileStreamSource',
    file: 'in.txt',
    topic: 'lines',
  });
  await connect.until(() => connect.states('source'), 'RUNNING: FAILED');
  expect(connect.status('source').tasks[0]!.trace).toContain(
    'Schema being registered is incompatible with an earlier schema for subject "lines-value"',
  );
});
