import { expect, test } from 'vitest';
import { TestFiles } from '../../../../../../testing/base/test-files.ts';
import {
  contentOn,
  openOn,
  pathOf,
} from '../../../../../../testing/engines/redis/embedded/persistence/persistence.ts';
import { crc64 } from './crc64.ts';
import { opcode } from './format.ts';
import { allOf } from '../../steps.ts';
import { writeValue } from './value-writer.ts';
import { RdbWriter } from './writer.ts';

const LIBRARY = "#!lua name=lib\nredis.register_function('f', function() return 'hello' end)";

/** A snapshot as Redis writes one. */
function snapshot(parts: (writer: RdbWriter) => void, version = '0011'): string {
  const writer = new RdbWriter();
  writer.raw(`REDIS${version}`);
  parts(writer);
  writer.byte(opcode.end);
  writer.uint64(crc64(writer.view()));
  return writer.view().toString('latin1');
}

const whole = snapshot((writer) => {
  writer.byte(opcode.note);
  writer.string('redis-ver');
  writer.string('7.2.4');
  writer.byte(opcode.library);
  writer.string(LIBRARY);
  writer.byte(opcode.database);
  writer.length(0);
  writer.byte(opcode.sizes);
  writer.length(3);
  writer.length(1);
  key(writer, 'a', 'one');
  writer.byte(opcode.expiryInMilliseconds);
  writer.time(Date.UTC(2030, 0, 1));
  writer.byte(opcode.frequency);
  writer.byte(7);
  key(writer, 'b', 'two');
  writer.byte(opcode.idle);
  writer.length(100);
  key(writer, 'large', 'x'.repeat(3 * 1024 * 1024));
});

function key(writer: RdbWriter, name: string, value: string): void {
  const written = new RdbWriter();
  allOf(writeValue(written, value));
  const bytes = written.view();
  writer.byte(bytes[0]!);
  writer.string(name);
  writer.raw(bytes.subarray(1).toString('latin1'));
}

/** The files of a Redis whose log begins with a snapshot. */
function directoryOf(base: string, increment = ''): TestFiles {
  const files = new TestFiles();
  files.put(pathOf('1.base.rdb'), base);
  files.put(pathOf('1.incr.aof'), increment);
  files.put(
    pathOf('manifest'),
    'file appendonly.aof.1.base.rdb seq 1 type b\nfile appendonly.aof.1.incr.aof seq 1 type i startoffset 7\n',
  );
  return files;
}

test('a log of Redis that starts with a snapshot is read: keys, expiries, functions, and the following commands', async () => {
  const files = directoryOf(whole, '*3\r\n$3\r\nSET\r\n$1\r\na\r\n$1\r\n1\r\n');
  const { run, log, content } = await openOn(files);
  expect(content()).toEqual({
    '(libraries)': [LIBRARY],
    a: ['string', '1'],
    b: ['string', 'two', Date.UTC(2030, 0, 1)],
    large: ['string', 'x'.repeat(3 * 1024 * 1024)],
  });
  expect(await run('FCALL', 'f', '0')).toBe('hello');

  await log.rewrite();
  await log.close();
  expect(files.get(pathOf('1.base.rdb'))).toBeUndefined();
  expect(Object.keys(await contentOn(files))).toEqual(['(libraries)', 'a', 'b', 'large']);
});

test('commands may follow in the same file', async () => {
  const files = directoryOf(`${whole}*3\r\n$3\r\nSET\r\n$1\r\na\r\n$1\r\n2\r\n`);
  expect(await contentOn(files)).toMatchObject({ a: ['string', '2'] });
});

test('a snapshot without a checksum is read, and one with a wrong checksum is not', async () => {
  const content = whole.slice(0, -8);
  expect(await contentOn(directoryOf(`${content}${'\0'.repeat(8)}`))).toHaveProperty('large');
  await expect(contentOn(directoryOf(`${content}${'\x01'.repeat(8)}`))).rejects.toThrow(
    /1\.base\.rdb is damaged: the checksum of the snapshot is not that of its content/,
  );
});

test('a snapshot that is truncated anywhere is refused', async () => {
  const short = snapshot((writer) => key(writer, 'a', 'one'));
  for (let length = 5; length < short.length; length++) {
    await expect(contentOn(directoryOf(short.slice(0, length)))).rejects.toThrow(
      /base\.rdb is damaged/,
    );
  }
});

test.each([
  ['is newer', snapshot(() => {}, '0099'), 'the snapshot has version 99'],
  [
    'has keys of another database',
    snapshot((writer) => {
      writer.byte(opcode.database);
      writer.length(3);
      key(writer, 'a', 'one');
    }),
    'the keys belong to database 3',
  ],
  ['has data of a module', snapshot((writer) => writer.byte(opcode.ofModule)), 'a module'],
])('a snapshot that %s is refused', async (_, base, problem) => {
  await expect(contentOn(directoryOf(base))).rejects.toThrow(problem);
});
