import { writeFileSync } from 'node:fs';
import { describe, expect } from 'vitest';
import { filesIn, serving } from '../../../testing/cli/toolkit.ts';
import { BREAKS, WHOLE, type Break } from '../../../testing/contracts/breaks.ts';
import { test, type Outcome } from '../../../testing/cli/cli.ts';

/*
 * A document that is broken in many ways, in every command: each tells what is wrong with file and line, and uses the
 * document all the same, or not at all. What runs goes on as it was.
 */

type FileOf = (name: string) => string;

/** The commands that end, by their arguments. */
const COMMANDS: Readonly<Record<string, (file: FileOf, service: string) => readonly string[]>> = {
  docs: (file) => ['docs', file('api.yaml'), '--out', file('site')],
  generate: (file) => ['generate', file('api.yaml'), '--out', file('code')],
  lint: (file) => ['lint', file('api.yaml')],
  check: (file, service) => [
    ...['check', '--contract', file('api.yaml'), '--target', service, '--rounds', '1'],
  ],
  diff: (file) => ['diff', file('whole.yaml'), file('api.yaml')],
};

/** Those that hold no values against schemas: they can do with wrong ones. */
const READING = ['docs', 'diff'];

describe.concurrent('a document that is broken in many ways', () => {
  test.for(Object.entries(COMMANDS))('is told by %s', async ([name, args], { cli }) => {
    const file = filesIn(cli, { 'whole.yaml': WHOLE });
    const service = await serving((_, response) => response.writeHead(404).end());
    const wrong: string[] = [];
    for (const broken of BREAKS) {
      writeFileSync(file('api.yaml'), broken.text);
      const outcome = await cli.plinth(args(file, service)).ended;
      const isFine = name === 'lint' ? isLinted(broken, outcome) : isTold(name, broken, outcome);
      if (!isFine) wrong.push(`${broken.what}: ${outcome.code} ${outcome.stderr}${outcome.stdout}`);
    }
    expect(wrong).toEqual([]);
  });

  test('is no reason for a mock to begin, unless it can answer', async ({ cli }) => {
    const file = filesIn(cli, {});
    const wrong: string[] = [];
    for (const broken of BREAKS) {
      writeFileSync(file('api.yaml'), broken.text);
      const run = cli.plinth(['mock', file('api.yaml'), '--port', '0', '--console-port', '0']);
      await Promise.race([run.until('Ctrl-C').catch(() => undefined), run.ended]);
      run.kill('SIGINT');
      const outcome = await run.ended;
      if (!isTold('mock', broken, outcome)) wrong.push(`${broken.what}: ${outcome.stderr}`);
    }
    expect(wrong).toEqual([]);
  });

  test('begins with dev, which answers what is wrong', async ({ cli }) => {
    const file = filesIn(cli, {});
    const wrong: string[] = [];
    for (const broken of BREAKS) {
      writeFileSync(file('api.yaml'), broken.text);
      const run = cli.plinth(['dev', file('api.yaml'), '--port', '0']);
      await run.until('Ctrl-C');
      const [, url = ''] = /Mock +(\S+)/.exec(run.stdout()) ?? [];
      const answer = await fetch(`${url}/pets`);
      const text = await answer.text();
      const docs = await fetch(`${url}/_plinth/docs/live`);
      const shown = (await docs.body!.pipeThrough(new TextDecoderStream()).getReader().read())
        .value;
      const isAnswered =
        broken.outcome === 'refused'
          ? answer.status === 503 && tells(text, broken) && tells(shown ?? '', broken)
          : answer.status === 200;
      if (!isAnswered || !tells(run.stderr(), broken)) {
        wrong.push(`${broken.what}: ${answer.status} ${text} ${run.stderr()}`);
      }
      run.kill('SIGINT');
      expect((await run.ended).code).toBe(0);
    }
    expect(wrong).toEqual([]);
  });

  test.for(['mock', 'dev'])(
    'is told by a %s that runs, which goes on',
    async (name, { cli, expect }) => {
      const file = filesIn(cli, { 'api.yaml': WHOLE });
      const run = cli.plinth([
        name,
        file('api.yaml'),
        '--port',
        '0',
        ...(name === 'mock' ? ['--console-port', '0'] : []),
      ]);
      await run.until('Ctrl-C');
      const [, url = ''] = /Mock +(\S+)/.exec(run.stdout()) ?? [];
      const wrong: string[] = [];
      let seen = 0;
      /** What is told until a changed file has been read. */
      const told = async (text: string) => {
        writeFileSync(file('api.yaml'), text);
        await expect
          .poll(() => run.stderr().slice(seen))
          .toMatch(/ (?:read again|can't be used: )/);
        const lines = run.stderr().slice(seen);
        seen += lines.length;
        return lines;
      };
      for (const broken of BREAKS) {
        const lines = await told(broken.text);
        const isAsBefore = lines.includes('it counts as it was before');
        const { status } = await fetch(`${url}/pets`);
        const isFine = tells(lines, broken) && isAsBefore === (broken.outcome === 'refused');
        if (!isFine || status !== 200) wrong.push(`${broken.what}: ${status} ${lines}`);
        await told(WHOLE);
      }
      expect(wrong).toEqual([]);
      run.kill('SIGINT');
      expect((await run.ended).code).toBe(0);
    },
  );
});

function tells(text: string, { line, words }: Break): boolean {
  return text.includes(`api.yaml:${line}`) && text.includes(words);
}

function isTold(command: string, broken: Break, { code, stderr }: Outcome): boolean {
  const canBeUsed = [...READING, 'mock'].includes(command) ? ['unchecked', 'used'] : ['used'];
  return tells(stderr, broken) && (code !== 2) === canBeUsed.includes(broken.outcome);
}

/**
 * Rules have words of their own. Those of Redocly are for Swagger too, and tell of a wrong pattern at an example that is held
 * against it.
 */
function isLinted({ what, line }: Break, { code, stdout }: Outcome): boolean {
  return code === 7 && (/Swagger|pattern/.test(what) || stdout.includes(`api.yaml:${line}:`));
}
