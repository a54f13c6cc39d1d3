import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSession } from './highlight.ts';
import { readGuides } from './pages/guides.ts';
import {
  printedAs,
  SessionShell,
  startSessionMock,
  startSessionPlatform,
  type SessionPlatform,
} from './sessions.ts';

/** The shell sessions of the guides, each run on a platform, or on the mock or on that of a contract or `plinth dev` if its fence says so. */
const FENCE = /^```console(?: (mock|contract|dev))?\n([\s\S]*?)\n```$/gm;
/** A file that readers are to save, under its name. */
const FILE = /^```(?:js|json|yaml) (\S+)\n([\s\S]*?)^```$/gm;

const sessions = readGuides().flatMap(({ title, markdown }) =>
  [...markdown.matchAll(FENCE)].map(([, target = 'start', code = '']) => ({ title, target, code })),
);

/** The files of the guides that have sessions on a target: those of others may have the same names. */
const filesFor = (target: string) =>
  readGuides()
    .filter(({ title }) => sessions.some((each) => each.title === title && each.target === target))
    .flatMap(({ markdown }) => [...markdown.matchAll(FILE)])
    .map(([, name = '', code = '']) => [name, code] as const);

/** The only tool that readers must have; some small containers lack it. */
const hasCurl = spawnSync('curl', ['--version']).error === undefined;

describe.skipIf(!hasCurl).each(['start', 'mock', 'contract', 'dev'])(
  'plinth %s, asked by curl',
  (target) => {
    let platform: SessionPlatform;
    let shell: SessionShell;

    beforeAll(async () => {
      const files = filesFor(target);
      platform = await (target === 'contract' || target === 'dev'
        ? startSessionMock(target, Object.fromEntries(files))
        : startSessionPlatform(target));
      shell = new SessionShell(platform.folder, platform.env);
      for (const [name, code] of files) shell.write(name, code);
    });

    afterAll(async () => {
      await shell.close();
      await platform.close();
    });

    // In order, because a session may read what an earlier one has set.
    test.each(sessions.filter((session) => session.target === target))(
      '$title',
      async ({ code }) => {
        for (const { command, output } of readSession(code)) {
          const printed = await shell.run(command);
          expect(printed.output, command).toMatch(printedAs(output));
        }
      },
    );
  },
);
