import { expect, test } from 'vitest';
import { commandTable } from '../../../../generated/redis/commands.ts';
import type { CommandSpec } from '../command-spec.ts';
import { openTestDatabase } from '../../../../testing/engines/redis/embedded/commands/commands.ts';
import { Monitors } from './monitor.ts';

function watch() {
  const opened = openTestDatabase();
  const shown: string[] = [];
  const monitor = { show: (line: string) => void shown.push(line) };
  opened.database.monitors.add(monitor);
  return { ...opened, shown, monitor };
}

test('each command is shown with its time, its client and its arguments, escaped', () => {
  const { run, shown, advance } = watch();
  run('SET', 'a', 'b c');
  advance(1_002);
  run('get', 'q"\\\n\r\t\x07\b\x01é');
  expect(shown).toEqual([
    '1767225600.000000 [0 127.0.0.1:1] "SET" "a" "b c"',
    '1767225601.002000 [0 127.0.0.1:1] "get" "q\\"\\\\\\n\\r\\t\\a\\b\\x01\\xc3\\xa9"',
  ]);
});

test('a script is shown, followed by its commands as those of Lua', () => {
  const { run, shown } = watch();
  run('EVAL', "return redis.call('get', KEYS[1])", 1, 'a');
  expect(shown.map((line) => line.slice('1767225600.000000 '.length))).toEqual([
    '[0 127.0.0.1:1] "EVAL" "return redis.call(\'get\', KEYS[1])" "1" "a"',
    '[0 lua] "get" "a"',
  ]);
});

test('MONITOR shows no administrative commands, and none that are refused', () => {
  const { run, shown } = watch();
  run('ACL', 'SETUSER', 'ann', 'on', '>secret of ann');
  run('CONFIG SET maxmemory 100mb');
  run('GET');
  run('NOSUCHCOMMAND');
  expect(shown).toEqual([]);
});

test('a command that fails at run time is shown', () => {
  const { run, shown } = watch();
  run('SET a text');
  run('INCR a');
  expect(shown).toHaveLength(2);
});

test('passwords are not shown', () => {
  const monitors = new Monitors();
  const shown: string[] = [];
  monitors.add({ show: (line) => void shown.push(line.replace(/^.*\] /, '')) });
  const named = (name: 'auth' | 'hello'): CommandSpec => ({ ...commandTable[name], flags: [] });
  monitors.feed(named('auth'), ['AUTH', 'ann', 'secret'], 'lua', 0);
  monitors.feed(named('hello'), ['HELLO', '3', 'auth', 'ann', 'secret', 'SETNAME', 'x'], 'lua', 0);
  const twice = 'HELLO 3 SETNAME auth AUTH ann secret AUTH bob other'.split(' ');
  monitors.feed(named('hello'), twice, 'lua', 0);
  expect(shown).toEqual([
    '"AUTH" "(redacted)" "(redacted)"',
    '"HELLO" "3" "auth" "(redacted)" "(redacted)" "SETNAME" "x"',
    '"HELLO" "3" "SETNAME" "auth" "AUTH" "(redacted)" "(redacted)" "AUTH" "(redacted)" "(redacted)"',
  ]);
});

test('a closed monitor gets nothing more', () => {
  const { run, shown, monitor, database } = watch();
  expect(database.monitors.delete(monitor)).toBe(true);
  expect(database.monitors.delete(monitor)).toBe(false);
  run('PING');
  expect(shown).toEqual([]);
});
