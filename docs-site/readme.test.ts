import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePorts } from '../scripts/servers/ports.ts';
import { readSession } from './highlight.ts';
import { printedAs, SessionShell, startSessionPlatform, type SessionPlatform } from './sessions.ts';

const README = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const SAMPLE = /^```(console|js|ts|yaml)(?: (\S+))?\n([\s\S]*?)\n```$/gm;
const samples = [...README.matchAll(SAMPLE)].map(([, language = '', how = '', code = '']) => ({
  language,
  how,
  code,
  heading: README.slice(0, README.indexOf(code))
    .match(/^## .+$/gm)
    ?.at(-1)
    ?.slice(3),
}));

/** The ports of the README's receiver and of its contract, which may be in use on this machine. */
const PORTS = ['3000', '4010'];
/** What `plinth/vitest` is in the package. */
const VITEST = new URL('../src/library/vitest.ts', import.meta.url).href;
const hasCurl = spawnSync('curl', ['--version']).error === undefined;

test('it is short, and shows nothing that is not run below but the commands of a clone', () => {
  expect(README.match(/\n/g)!.length).toBeLessThanOrEqual(150);
  const blocks = README.match(/^```[\s\S]*?^```$/gm)!.filter((block) => block.startsWith('```\n'));
  expect(blocks.map((block) => block.match(/(?<=npm )\w+(?=  )/g))).toEqual([['start', 'test']]);
  expect(README.match(/^```\S/gm)).toHaveLength(samples.length);
});

describe.skipIf(!hasCurl)('the samples of the README, on plinth start', () => {
  let platform: SessionPlatform;
  let shell: SessionShell;
  let ports: readonly (readonly [string, string])[];
  /** Commands that run in other shells, with their output and the expected output. */
  const background: { printed: () => string; shown: string }[] = [];

  beforeAll(async () => {
    const free = await freePorts(PORTS.length);
    ports = PORTS.map((port, i) => [port, String(free[i])] as const);
    platform = await startSessionPlatform('start');
    // The first command sets the variables.
    shell = new SessionShell(platform.folder);
  });
  afterAll(async () => {
    await shell.close();
    await platform.close();
  });

  test.for(samples)('$heading: $code', async ({ language, how, code }, { expect }) => {
    const here = ports.reduce((text, [port, free]) => text.replaceAll(port, free), code);
    if (language === 'yaml') shell.write(how, here);
    else if (how === 'background') {
      const [{ command, output }] = readSession(here) as [{ command: string; output: string }];
      const printed = shell.begin(command);
      background.push({ printed, shown: output });
      await expect.poll(printed).toContain(output.split('\n')[0]);
    } else if (language === 'ts') {
      shell.write(how, here.replace("'plinth/vitest'", `'${VITEST}'`));
      const patiently = '--testTimeout 300000 --hookTimeout 300000';
      const step = await shell.run(`npx node_modules/.bin/vitest run --root . ${patiently}`);
      expect(step).toEqual({ code: 0, output: expect.stringContaining('1 passed') });
    } else if (language === 'js') {
      shell.write('sample.mjs', here);
      const { code: ended, output } = await shell.run('node sample.mjs');
      expect({ ended, output }).toEqual({ ended: 0, output: printedBy(here) });
    } else {
      for (const { command, output } of readSession(here)) {
        const step = await shell.run(command);
        expect(step, command).toMatchObject({ code: 0 });
        if (output !== '') expect(step.output, command).toMatch(printedAs(output));
      }
    }
  });

  test('and what goes on in another shell', async () => {
    for (const { printed, shown } of background) {
      const lines = shown.split('\n').map((line) => printedAs(line));
      const missing = () => {
        const all = printed().split('\n');
        return lines.filter((line) => !all.some((each) => line.test(each)));
      };
      await expect.poll(missing).toEqual([]);
    }
  });
});

/** The output that a sample shows after each line that prints. */
function printedBy(code: string): string {
  return [...code.matchAll(/^console\.log\(.*\); \/\/ (.+)$/gm)].map(([, text]) => text).join('\n');
}
