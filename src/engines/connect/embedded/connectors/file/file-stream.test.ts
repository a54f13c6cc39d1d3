import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { TestConnect, TEXTS } from '../../../../../../testing/engines/connect/embedded/embedded.ts';

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
  test('copies the lines of a file into a topic, and lines that are added later', async () => {
    const connect = await TestConnect.open();
    writeFileSync(connect.path('in.txt'), 'one\ntwo\r\n\nbeginning of ');
    await connect.run('files', source());
    await connect.until(() => connect.values('lines'), ['one', 'two', '']);
    expect(connect.states('files')).toBe('RUNNING: RUNNING');
    expect(connect.status('files').topics).toEqual(['lines']);
    appendFileSync(connect.path('in.txt'), 'four\n');
    await connect.until(() => connect.values('lines'), ['one', 'two', '', 'beginning of four']);
  });

  test('waits for a file that does not exist yet', async () => {
    const connect = await TestConnect.open();
    await connect.run('files', source());
    await connect.until(() => connect.states('files'), 'RUNNING: RUNNING');
    writeFileSync(connect.path('in.txt'), 'late\n');
    await connect.until(() => connect.values('lines'), ['late']);
  });

  test('resumes at its offset after a restart', async () => {
    const connect = await TestConnect.open();
    writeFileSync(connect.path('in.txt'), 'one\n');
    await connect.run('files', source());
    await connect.until(() => connect.offsets.byConnector.size, 1);
    await connect.restart();
    appendFileSync(connect.path('in.txt'), 'two\n');
    await connect.run('files', source());
    await connect.until(() => connect.values('lines'), ['one', 'two']);
    expect([...connect.offsets.byConnector.get('id-files')!]).toEqual([
      ['{"filename":"in.txt"}', expect.stringMatching(/^\{"inode":"\d+","position":8\}$/)],
    ]);
  });

  test('starts again with a file that has been truncated', async () => {
    const connect = await TestConnect.open();
    writeFileSync(connect.path('in.txt'), 'a long line\n');
    await connect.run('files', source());
    await connect.until(() => connect.values('lines'), ['a long line']);
    writeFileSync(connect.path('in.txt'), 'new\n');
    await connect.until(() => connect.values('lines'), ['a long line', 'new']);
  });

  test('reads the rest of a file that has been rotated, then the new one', async () => {
    const connect = await TestConnect.open();
    writeFileSync(connect.path('in.txt'), 'one\n');
    await connect.run('files', source());
    await connect.until(() => connect.values('lines'), ['one']);
    appendFileSync(connect.path('in.txt'), 'two\n');
    renameSync(connect.path('in.txt'), connect.path('in.txt.1'));
    writeFileSync(connect.path('in.txt'), 'a longer first line of the new file\nand more\n');
    await connect.until(
      () => connect.values('lines'),
      ['one', 'two', 'a longer first line of the new file', 'and more'],
    );
  });

  test('reads the rest of a file that was rotated during a stop, then the new one', async () => {
    const connect = await TestConnect.open();
    writeFileSync(connect.path('in.txt'), 'one\n');
    await connect.run('files', source());
    await connect.until(() => connect.offsets.byConnector.size, 1);
    await connect.restart();
    appendFileSync(connect.path('in.txt'), 'two\nno end');
    renameSync(connect.path('in.txt'), connect.path('in.txt.1'));
    writeFileSync(connect.path('in.txt'), 'longer than it was\n');
    await connect.run('files', source());
    await connect.until(
      () => connect.values('lines'),
      ['one', 'two', 'no end', 'longer than it was'],
    );
  });

  test('waits for a new file after a rotation', async () => {
    const connect = await TestConnect.open();
    writeFileSync(connect.path('in.txt'), 'one\n');
    await connect.run('files', source());
    await connect.until(() => connect.values('lines'), ['one']);
    renameSync(connect.path('in.txt'), connect.path('in.txt.1'));
    appendFileSync(connect.path('in.txt.1'), 'two\n');
    await connect.until(() => connect.values('lines'), ['one', 'two']);
    writeFileSync(connect.path('in.txt'), 'three\n');
    await connect.until(() => connect.values('lines'), ['one', 'two', 'three']);
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
  test('writes each value of a topic as a line, and commits', async () => {
    const connect = await TestConnect.open();
    await connect.createTopic('lines');
    await connect.log.append('lines', 0, 'one', 'two');
    await connect.run('files', sink('folder/out.txt'));
    await connect.until(() => connect.committed('files'), [2]);
    await connect.log.append('lines', 0, 'three');
    await connect.until(() => connect.committed('files'), [3]);
    expect(readFileSync(connect.path('folder/out.txt'), 'utf8')).toBe('one\ntwo\nthree\n');
  });

  test('resumes at its offset after a restart', async () => {
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

test('a line that was cut off by a power failure does not corrupt the next one', async () => {
  const connect = await TestConnect.open();
  await connect.createTopic('lines');
  writeFileSync(connect.path('out.txt'), 'one\ntw');
  await connect.log.append('lines', 0, 'two');
  await connect.run('files', sink());
  await connect.until(() => connect.committed('files'), [1]);
  expect(readFileSync(connect.path('out.txt'), 'utf8')).toBe('one\ntw\ntwo\n');
});

describe('what is not a regular file', () => {
  const make: Readonly<Record<string, (path: string) => void>> = {
    'a directory': (path) => mkdirSync(path),
    'a pipe that nobody holds': (path) => execFileSync('mkfifo', [path]),
  };
  test.each(Object.keys(make))('is neither read nor written: %s', async (kind) => {
    const connect = await TestConnect.open();
    await connect.createTopic('lines');
    make[kind]!(connect.path('thing'));
    await connect.run('in', source('thing'));
    await connect.run('out', sink('thing'));
    await connect.until(() => connect.states('in'), 'RUNNING: FAILED');
    await connect.until(() => connect.states('out'), 'RUNNING: FAILED');
    for (const name of ['in', 'out']) {
      expect(connect.status(name).tasks[0]!.trace).toMatch(/thing.* is not a regular file/s);
    }
  });
});

describe('the files of a connector', () => {
  const refusal = (file: string) =>
    'Connector configuration is invalid and contains the following 1 error(s):\n' +
    `Invalid value ${file} for configuration file: Must be a name relative to the cluster's own ` +
    'folder of connector files, and stay in it';

  test.each(['/etc/passwd', '../other/in.txt', 'a/../../in.txt', '..', '.'])(
    'can not be %s',
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

  test('can not be used unless the operator sets a directory', async () => {
    const connect = await TestConnect.open({ files: { directory: undefined } });
    expect(await connect.worker.validate('files', source())).toMatch(
      /configuration file: Connectors may not use files of this server: its setting connectorFiles names no folder$/,
    );
  });

  test('can not be links out of the folder', async () => {
    const connect = await TestConnect.open();
    await connect.createTopic('lines');
    const outside = join(connect.directory, 'other.txt');
    writeFileSync(outside, 'secret\n');
    mkdirSync(join(connect.directory, 'other'));
    symlinkSync(outside, connect.path('link.txt'));
    symlinkSync(join(connect.directory, 'new.txt'), connect.path('dangling.txt'));
    symlinkSync(join(connect.directory, 'other'), connect.path('folder'));
    const files = ['link.txt', 'dangling.txt', 'folder/out.txt', 'folder/deeper/out.txt'];
    for (const file of files) {
      await connect.run(`in ${file}`, source(file));
      await connect.run(`out ${file}`, sink(file));
      await connect.until(() => connect.states(`out ${file}`), 'RUNNING: FAILED');
      expect(connect.status(`out ${file}`).tasks[0]!.trace).toMatch(/leads out of the cluster's/);
    }
    for (const name of ['in link.txt', 'in dangling.txt']) {
      await connect.until(() => connect.states(name), 'RUNNING: FAILED');
      expect(connect.status(name).tasks[0]!.trace).toMatch(
        /leads out of the cluster's folder of connector files/,
      );
    }
    expect(readFileSync(outside, 'utf8')).toBe('secret\n');
    expect(readdirSync(connect.directory).toSorted()).toEqual(['main', 'other', 'other.txt']);
    expect(readdirSync(join(connect.directory, 'other'))).toEqual([]);
    expect(await connect.values('lines')).toEqual([]);
  });

  test('may be links within the folder, which only its owner may use', async () => {
    const connect = await TestConnect.open();
    writeFileSync(connect.path('today.txt'), 'one\n');
    symlinkSync('today.txt', connect.path('current.txt'));
    await connect.run('in', source('current.txt'));
    await connect.until(() => connect.values('lines'), ['one']);
    await connect.run('out', sink('made/out.txt'));
    await connect.until(() => existsSync(connect.path('made/out.txt')));
    expect(statSync(connect.path('made')).mode & 0o777).toBe(0o700);
    expect(statSync(connect.path('made/out.txt')).mode & 0o777).toBe(0o600);
  });
});
