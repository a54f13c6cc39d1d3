import { expect, test } from 'vitest';
import { TestFiles } from '../../../../../testing/base/test-files.ts';
import { CommandBuffer } from './command-buffer.ts';
import { DamagedLog, readCommands } from './command-reader.ts';

async function read(content: string) {
  const files = new TestFiles();
  files.put('/log', content);
  const commands: [string[], number][] = [];
  const end = await readCommands(
    await files.open('/log', 'existing'),
    content.length,
    (argv, offset) => commands.push([argv, offset]),
  );
  return { commands, end };
}

test('commands are read as they were written, with their offsets', async () => {
  const buffer = new CommandBuffer();
  const commands = [
    ['SET', 'key', ''],
    ['SET', '\r\n$3\r\n', '\x00\xff'],
    ['RPUSH', 'l', ...Array.from({ length: 100 }, (_, i) => String(i))],
    ['SET', 'long', 'x'.repeat(3_000_000)],
    ['PING'],
  ];
  for (const argv of commands) buffer.add(argv);
  const content = buffer.pieces().join('');
  expect(buffer.length).toBe(content.length);
  const result = await read(content);
  expect(result.commands.map(([argv]) => argv)).toEqual(commands);
  expect(result.commands[1]![1]).toBe('*3\r\n$3\r\nSET\r\n$3\r\nkey\r\n$0\r\n\r\n'.length);
  expect(result.end).toBe(content.length);
});

test('many commands are read through one small buffer', async () => {
  const buffer = new CommandBuffer();
  for (let i = 0; i < 50_000; i++) buffer.add(['SET', `key:${i}`, 'a value of some length']);
  const { commands, end } = await read(buffer.pieces().join(''));
  expect(commands.length).toBe(50_000);
  expect(commands[49_999]![0]).toEqual(['SET', 'key:49999', 'a value of some length']);
  expect(end).toBe(buffer.length);
});

test('a file that ends within a command ends before it', async () => {
  const whole = '*2\r\n$3\r\nGET\r\n$1\r\na\r\n';
  for (let cut = 0; cut < whole.length; cut++) {
    const { commands, end } = await read(whole + whole.slice(0, cut));
    expect(commands.length).toBe(1);
    expect(end).toBe(whole.length);
  }
});

test('zeros at the end are space that was allocated before a power failure', async () => {
  const whole = '*2\r\n$3\r\nGET\r\n$1\r\na\r\n';
  for (let cut = 0; cut < whole.length; cut++) {
    const { end } = await read(whole + whole.slice(0, cut) + '\0'.repeat(5000));
    expect(end).toBe(whole.length);
  }
});

test('anything else instead of a command is damage', async () => {
  const whole = '*2\r\n$3\r\nGET\r\n$1\r\na\r\n';
  await expect(read(whole + 'SET a b\r\n')).rejects.toThrow(DamagedLog);
  await expect(read(whole + 'SET a b\r\n')).rejects.toThrow(
    `expected "*" at offset ${whole.length}, found "S"`,
  );
  await expect(read('*1\r\n$3\r\nPINGS\r\n')).rejects.toThrow('at offset 11, found "G"');
  await expect(read('*1\r\n$-1\r\n')).rejects.toThrow('expected a number at offset 5, found "-"');
  await expect(read('*1\r\n$9999999999\r\n')).rejects.toThrow('expected at most 536870912');
  await expect(read(whole + '\0\0\0' + whole)).rejects.toThrow(DamagedLog);
});

test('annotations between commands are skipped', async () => {
  const { commands, end } = await read('#TS:1700000000\r\n*1\r\n$4\r\nPING\r\n#TS:17\r\n#TS:');
  expect(commands).toEqual([[['PING'], '#TS:1700000000\r\n'.length]]);
  expect(end).toBe('#TS:1700000000\r\n*1\r\n$4\r\nPING\r\n#TS:17\r\n'.length);
});
