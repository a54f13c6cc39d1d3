import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Command } from 'commander';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NOWHERE } from '../../testing/base/test-closed-port.ts';
import { UnreachableError } from '../client/fetch-answer.ts';
import { withDescendants } from './command-tree.ts';
import { plinthProgram } from './program.ts';
import { runIn } from './shell.ts';

const all = withDescendants(await plinthProgram());
const leaves = all.filter(({ commands }) => commands.length === 0);
/** The commands that call a platform. */
const callers = leaves.filter(
  (leaf) => leaf.name() !== 'listen' && leaf.options.some(({ long }) => long === '--url'),
);

let file: string;
beforeAll(() => {
  file = join(mkdtempSync(join(tmpdir(), 'plinth-program-')), 'file.json');
  writeFileSync(file, '{"a": "b"}');
});
afterAll(() => rmSync(join(file, '..'), { recursive: true }));

/** The words of a command, without `plinth`: `db backup list`. */
function pathOf(command: Command): string[] {
  return command.parent === null ? [] : [...pathOf(command.parent), command.name()];
}

/** The arguments that a command requires. */
function needed(command: Command): string[] {
  const values: Readonly<Record<string, string>> = { '--file': file, '--to': 'latest' };
  const options = command.options
    .filter(({ mandatory, defaultValue }) => mandatory && defaultValue === undefined)
    .flatMap(({ long }) => [long!, values[long!] ?? 'x']);
  // The command needs one of several options.
  const rate = command.name() === 'pin' ? ['--rate', '1'] : [];
  const given: Readonly<Record<string, string>> = { file, time: '1h', seed: '7' };
  const valueOf = (name: string) => given[name] ?? 'x';
  // Commands for many items are given ids; produce and publish are given a value, so that they need
  // not read the input.
  return [
    ...command.registeredArguments.map((argument) => valueOf(argument.name())),
    ...options,
    ...rate,
  ];
}

test.each(all.map((command) => [['plinth', ...pathOf(command)].join(' '), command] as const))(
  'the help of %s describes it in lines of at most 80 characters',
  (_, command) => {
    expect(command.description()).toMatch(/[^.]$|HTTP\.$/);
    for (const option of command.options) expect(option.description).not.toBe('');
    const wide = command
      .helpInformation({ error: false })
      .split('\n')
      .filter((line) => line.length > 80);
    expect(wide).toEqual([]);
  },
);

test('only the called command is loaded; all are loaded for help and for unknown names', async () => {
  const names = async (called?: string) =>
    (await plinthProgram(called)).commands.map((command) => command.name());
  for (const name of await names()) {
    if (name !== 'completions' && name !== 'docs') expect(await names(name)).toEqual([name]);
  }
  for (const called of ['--help', 'help', 'strat', 'toString', 'completions', 'docs']) {
    expect(await names(called)).toEqual(await names());
  }
});

test('the help of a command lists its own flags only', () => {
  const help = (name: string) =>
    all.find((each) => each.name() === name && each.parent?.parent === null)!.helpInformation();
  for (const name of ['env', 'status', 'mock']) {
    expect(help(name)).toContain('--redis-port');
    expect(help(name)).not.toMatch(/--fsync|--plan|kafka-default-partitions/);
  }
  expect(help('start')).toMatch(/--fsync[^]*--plan/);
});

test('every command that calls a platform has --json', () => {
  expect(callers.length).toBeGreaterThan(70);
  const without = callers.filter(({ options }) => !options.some(({ long }) => long === '--json'));
  expect(without.map(pathOf)).toEqual([]);
});

test.each(callers.map((command) => [['plinth', ...pathOf(command)].join(' '), command] as const))(
  '%s reports that nothing listens at the URL',
  async (_, command) => {
    const program = await plinthProgram();
    runIn(program, { ...process, env: {}, signals: process });
    for (const each of withDescendants(program)) each.exitOverride();
    const args = [...pathOf(command), '--url', NOWHERE, ...needed(command)];
    const run = program.parseAsync(args, { from: 'user' });
    await expect(run).rejects.toThrow(UnreachableError);
    await expect(run).rejects.toThrow(`cannot reach ${NOWHERE}: nothing listens there`);
  },
);
