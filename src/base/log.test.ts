import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const LOG = fileURLToPath(new URL('log.ts', import.meta.url));

/** What a program that opens a log writes to standard error. */
function written(program: string): unknown[] {
  const code = `import { openLog } from ${JSON.stringify(LOG)}; ${program}`;
  const { stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', code]);
  return stderr
    .toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
}

test('while pino can not be loaded, a line is written without it, and the next one with it', () => {
  const lines = written(`
    import { registerHooks } from 'node:module';
    let fails = true;
    registerHooks({
      resolve(specifier, context, next) {
        if (fails && specifier === 'pino') throw new Error('EMFILE: too many open files');
        return next(specifier, context);
      },
    });
    const log = openLog('info');
    log.error({ err: new Error('oh'), where: 'http' }, 'first');
    fails = false;
    log.error({ err: new Error('oh'), where: 'http' }, 'second');
  `);
  expect(lines).toMatchObject([
    { level: 50, msg: 'first', err: { type: 'Error', message: 'oh' } },
    { level: 50, msg: 'second', err: { type: 'Error', message: 'oh' }, where: 'http' },
  ]);
});
