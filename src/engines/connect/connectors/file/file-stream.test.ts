import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { TestConnect, TEXTS } from '../../testing.ts';

const source = (file = 'in.txt') => ({
  ...TEXTS,
  'connector.class': 'FileStreamSource',
  file,
  topic: 'lines',
});
const sink = (file = 'out.txt') => ({
  ...TEXTS,
  'connector.class': 'org.apache.kafka.connect.file.FileStreamSinkConnector',
  file,
  topics: 'lines',
});

describe('a file source', () => {
  test('puts the lines of a file into a topic, and those that are added later', async () => {
    const connect = await TestConnect.open();
    writeFileSync(connect.path('in.txt'), 'one\ntwo\r\n\nbeginning of ');
    await connect.run('files', source());
    await connect.until(() => connect.values('lines'), ['one', 'two', '']);
    expect(connect.states('files')).toBe('RUNNING: RUNNING');
    expect(connect.status('files').topics).toEqual(['lines']);
    appendFileSync(connect.path('in.txt'), 'four\n');
    await connect.until(() => connect.values('lines'), ['one', 'two', '', 'beginning of four']);
  });

  test('waits for a file that is not there yet', async () => {
    const connect = await TestConnect.open();
    await connect.run('files', source());
    await connect.until(() => connect.states('files'), 'RUNNING: RUNNING');
    writeFileSync(connect.path('in.txt'), 'late\n');
    await connect.until(() => connect.values('lines'), ['late']);
  });

  test('goes on where it was after a restart', async () => {
    const connect = await TestConnect.open();
    writeFileSync(connect.path('in.txt'), 'one\n');
    await connect.run('files', source());
    await connect.until(() => connect.offsets.byConnector.size, 1);
    await connect.restart();
    appendFileSync(connect.path('in.txt'), 'two\n');
    await connect.run('files', source());
    await connect.until(() => connect.values('lines'), ['one', 'two']);
    expect([...connect.offsets.byConnector.get('id-files')!]).toEqual([
      ['{"filename":"in.txt"}', '{"position":8}'],
    ]);
  });

  test('reads a file that has become shorter from its start', async () => {
    const connect = await TestConnect.open();
    writeFileSync(connect.path('in.txt'), 'a long line\n');
    await connect.run('files', source());
    await connect.until(() => connect.values('lines'), ['a long line']);
    writeFileSync(connect.path('in.txt'), 'new\n');
    await connect.until(() => connect.values('lines'), ['a long line', 'new']);
  });

  test('reads many lines in batches, each line once', async () => {
    const connect = await TestConnect.open();
    const lines = Array.from({ length: 5000 }, (_, i) => `line ${i} ${'x'.repeat(i % 200)}`);
    writeFileSync(connect.path('in.txt'), `${lines.join('\n')}\n`);
    await connect.run('files', { ...source(), 'batch.size': '700' });
    await connect.until(async () => (await connect.values('lines')).length, 5000);
    expect(await connect.values('lines')).toEqual(lines);
  });
});

describe('a file sink', () => {
  test('writes the values of a topic, a line for each, and commits', async () => {
    const connect = await TestConnect.open();
    await connect.createTopic('lines');
    await connect.log.append('lines', 0, 'one', 'two');
    await connect.run('files', sink('folder/out.txt'));
    await connect.until(() => connect.committed('files'), [2]);
    await connect.log.append('lines', 0, 'three');
    await connect.until(() => connect.committed('files'), [3]);
    expect(readFileSync(connect.path('folder/out.txt'), 'utf8')).toBe('one\ntwo\nthree\n');
  });

  test('goes on where it was after a restart', async () => {
    const connect = await TestConnect.open();
    await connect.createTopic('lines');
    await connect.log.append('lines', 0, 'one');
    await connect.run('files', sink());
    await connect.until(() => connect.committed('files'), [1]);
    await connect.restart();
    await connect.log.append('lines', 0, 'two');
    await connect.run('files', sink());
    await connect.until(() => connect.committed('files'), [2]);
    expect(readFileSync(connect.path('out.txt'), 'utf8')).toBe('one\ntwo\n');
  });
});

describe('files that connectors may use', () => {
  const refusal = (file: string) =>
    'Connector configuration is invalid and contains the following 1 error(s):\n' +
    `Invalid value ${file} for configuration file: Must be a name relative to the cluster's own ` +
    'directory of connector files, and stay in it';

  test.each(['/etc/passwd', '../other/in.txt', 'a/../../in.txt', '..', '.'])(
    'are not %s',
    async (file) => {
      const connect = await TestConnect.open();
      expect(await connect.worker.validate('files', source(file))).toBe(refusal(file));
      await connect.run('files', sink(file));
      expect(connect.status('files')).toMatchObject({
        state: 'FAILED',
        trace: refusal(file),
        tasks: [],
      });
    },
  );

  test('are none where the operator gives no directory', async () => {
    const connect = await TestConnect.open({ files: { directory: undefined } });
    expect(await connect.worker.validate('files', source())).toMatch(
      /configuration file: Connectors may not use files of this server$/,
    );
  });

  test('are all where the operator allows it', async () => {
    const connect = await TestConnect.open({ files: { anywhere: true } });
    const file = join(connect.directory, 'elsewhere.txt');
    await connect.createTopic('lines');
    await connect.log.append('lines', 0, 'one');
    await connect.run('files', sink(file));
    await connect.until(() => existsSync(file) && readFileSync(file, 'utf8'), 'one\n');
  });
});
