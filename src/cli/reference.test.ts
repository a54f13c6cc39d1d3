import { readdirSync, readFileSync } from 'node:fs';
import type { Command } from 'commander';
import { expect, test } from 'vitest';
import { withDescendants } from './command-tree.ts';
import { EXIT_CODES } from './exit-codes.ts';
import { plinthProgram } from './program.ts';
import { programReference } from './reference.ts';
import packageJson from '../../package.json' with { type: 'json' };

const ROOT = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, ROOT), 'utf8');
const program = await plinthProgram();
const guide = read('docs-site/guides/commands.md');

/** All calls of the program in a document, without pipes and later commands. */
function callsIn(document: string): string[] {
  const calls = document.matchAll(/\bnpx plinth ((?:'[^']*'|\\\n|[^\n|#>&`')])+)/g);
  return [...calls].map(([, words = '']) => words.replaceAll('\\\n', ' ').trim());
}

/** The first word of a call that the program does not know; undefined if it knows all. */
function unknownIn(call: string): string | undefined {
  const words = [...call.matchAll(/'[^']*'|\S+/g)].map(([word]) => word);
  let command: Command = program;
  while (command.commands.length > 0 && words[0]?.startsWith('-') === false) {
    const name = words.shift();
    const next = command.commands.find((each) => each.name() === name);
    if (next === undefined) return name;
    command = next;
  }
  const known = command.options.flatMap(({ long, short }) => [long, short]);
  return words.find((word) => /^--?[a-z]/.test(word) && ![...known, '--help'].includes(word));
}

test('every command has its section, its arguments and its options', () => {
  const reference = programReference(program);
  const leaves = withDescendants(program).filter(({ commands }) => commands.length === 0);
  for (const leaf of leaves) {
    const path = withParents(leaf).join(' ');
    expect(reference).toMatch(new RegExp(`^##+ \`${path}\`$`, 'm'));
    expect(reference).toContain(`\n${[path, ...argumentsOf(leaf)].join(' ')}`);
    const takesSettings = ['start', 'doctor'].includes(leaf.name()) && leaf.parent === program;
    const options = takesSettings ? [] : leaf.options;
    for (const { flags } of options.filter(({ hidden }) => !hidden)) {
      expect(reference).toContain(`| \`${flags.replaceAll('|', String.raw`\|`)}\` |`);
    }
  }
});

test('every command is told of in the overview, and every exit code', () => {
  for (const { name } of program.commands.map((command) => ({ name: command.name() }))) {
    expect(guide).toMatch(new RegExp(`^\\| .*\`npx plinth ${name}\``, 'm'));
  }
  for (const code of Object.values(EXIT_CODES)) {
    expect(guide).toMatch(new RegExp(`^\\| ${code} \\|`, 'm'));
  }
});

test('CONTRIBUTING lists the scripts of package.json', () => {
  const listed = [...read('CONTRIBUTING.md').matchAll(/^\| `npm (?:run )?([\w:]+)/gm)];
  // npm calls these by itself.
  const { dependencies: _, prepack: __, ...scripts } = packageJson.scripts;
  expect(listed.map(([, name]) => String(name)).toSorted()).toEqual(
    Object.keys(scripts).toSorted(),
  );
});

const documents = [
  'README.md',
  ...readdirSync(new URL('docs-site/guides', ROOT)).map((file) => `docs-site/guides/${file}`),
];

test.each(documents)('what %s calls is there', (document) => {
  const calls = callsIn(read(document));
  expect(calls.filter((call) => unknownIn(call) !== undefined)).toEqual([]);
});

test('calls are found, and what is not there is noticed', () => {
  const text =
    "$ npx plinth logs --follow\n`npx plinth db`, npx plinth topic create 'a b' --nope 1 # x";
  expect(callsIn(text)).toEqual(['logs --follow', 'db', "topic create 'a b' --nope 1"]);
  expect(callsIn(text).map(unknownIn)).toEqual([undefined, undefined, '--nope']);
  expect(unknownIn('topik list')).toBe('topik');
});

function withParents(command: Command): string[] {
  return [...(command.parent === null ? [] : withParents(command.parent)), command.name()];
}

function argumentsOf({ registeredArguments }: Command): string[] {
  return registeredArguments.map((argument) => {
    const name = `${argument.name()}${argument.variadic ? '...' : ''}`;
    return argument.required ? `<${name}>` : `[${name}]`;
  });
}
