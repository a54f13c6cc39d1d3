import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseCaseFile } from '../../../../../contract-tests/differential/case-file.ts';
import { TestFiles } from '../../../../../testing/base/test-files.ts';
import type { CommandDocument } from '../../command-document.ts';
import { fromText } from '../../bytes.ts';
import { sample } from '../../../../../testing/base/tries.ts';
import {
  contentOf,
  contentOn,
  openOn,
} from '../../../../../testing/engines/redis/embedded/persistence/persistence.ts';

const CASES = new URL('../../../../../contract-tests/differential/', import.meta.url);
const DOCUMENTS = new URL('../../../../../generated/redis/command-documents.json', import.meta.url);

interface Case {
  readonly name: string;
  readonly commands: readonly (readonly string[])[];
}

function differentialCases(): Case[] {
  return readdirSync(CASES)
    .filter((file) => file.endsWith('.txt'))
    .flatMap((file) =>
      parseCaseFile(readFileSync(new URL(file, CASES), 'utf8')).map(({ name, steps }) => ({
        name: `${file}: ${name}`,
        commands: steps.map(({ argv }) => argv),
      })),
    );
}

function examples(): Case[] {
  const documents = JSON.parse(readFileSync(DOCUMENTS, 'utf8')) as Record<string, CommandDocument>;
  return Object.values(documents).flatMap(({ name, examples }) =>
    examples.map(({ title, given = [], command }) => ({
      name: `${name}: ${title ?? command.join(' ')}`,
      commands: [...given, command].map((argv) => argv.map((word) => fromText(String(word)))),
    })),
  );
}

/**
 * A replay of the log has the same effects as the commands, also at a later time and with other random numbers.
 * So a command whose effect depends on these must use `propagateAs`.
 */
describe.each([
  ['differential cases', sample(differentialCases())],
  ['documented examples', sample(examples())],
])('%s', (_kind, cases) => {
  test.each(cases)('$name', async ({ commands }) => {
    const files = new TestFiles();
    const { session, log, content, advance } = await openOn(files);
    for (const argv of commands) {
      session.run(argv);
      advance(3);
    }
    await log.settled();
    const expected = content();
    const later = await openOn(files.afterKill(), {}, { seed: 2, ahead: 10 ** 10 });
    expect(contentOf(later.session)).toEqual(expected);
    expect(later.lines.filter((line) => !line.includes(' is empty: '))).toEqual([]);
    await log.rewrite();
    expect(await contentOn(files.afterKill())).toEqual(expected);
  });
});
