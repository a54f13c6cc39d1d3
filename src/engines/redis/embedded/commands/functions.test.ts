import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { commandFunctions } from '../../../../../generated/redis/command-functions.ts';

const REDIS = new URL('../../', import.meta.url);
const sources = (pattern: string) =>
  globSync(pattern, { cwd: REDIS, exclude: ['**/*.test.ts', '**/testing*.ts'] });

/** `file#name` of every named import in the files of the engine, and of the mock, which reads arguments as it does. */
const imported = new Set(
  [...sources('**/*.ts'), ...sources('../../../mocks/redis/*.ts')].flatMap((file) =>
    [
      ...readFileSync(new URL(file, REDIS), 'utf8').matchAll(
        /^import \{([^}]*)\} from '([^']+)'/gm,
      ),
    ].flatMap(([, names, from]) =>
      names!.split(',').map((name) => `${basename(from!)}#${name.trim()}`),
    ),
  ),
);

test('a command runs the function that its file names', () => {
  expect(commandFunctions.substr).toBe(commandFunctions.getrange);
});

test('every function belongs to a command with a file', async () => {
  const named = new Set<unknown>(Object.values(commandFunctions));
  const superfluous: string[] = [];
  for (const file of sources('embedded/commands/**/*.ts')) {
    const module: Readonly<Record<string, unknown>> = await import(new URL(file, REDIS).href);
    for (const [name, value] of Object.entries(module)) {
      if (typeof value !== 'function' || named.has(value)) continue;
      if (!imported.has(`${basename(file)}#${name}`)) superfluous.push(`${file}#${name}`);
    }
  }
  expect(superfluous).toEqual([]);
});
