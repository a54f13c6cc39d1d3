import { readFileSync } from 'node:fs';
import { describe, expect } from 'vitest';
import { filesIn } from '../../../testing/cli/toolkit.ts';
import { entryOf, PETS } from '../../../testing/toolkit/toolkit.ts';
import { test } from '../../../testing/cli/cli.ts';

const har = (url: string) => JSON.stringify({ log: { entries: [entryOf({ url, answer: [] })] } });

describe('plinth usage', () => {
  test('and plinth diff --used-by say whom a change breaks', async ({ cli }) => {
    const file = filesIn(cli, {
      'old.yaml': PETS,
      'new.yaml': PETS.replace('maximum: 100', 'maximum: 50'),
      'day.har': har('https://pets.example/v1/pets?limit=5'),
      'night.har': har('https://pets.example/v1/pets'),
      'other.yaml': 'usage: 1\nconsumer: other\ncontracts: { Toys: {} }\n',
    });
    const made = (consumer: string, recording: string) =>
      cli.plinth([
        'usage',
        file(recording),
        '--consumer',
        consumer,
        '--contract',
        file('old.yaml'),
        '--out',
        file(`${consumer}.yaml`),
      ]).ended;
    expect(await made('shop', 'day.har')).toMatchObject({
      code: 0,
      stderr: 'plinth: shop uses 1 operation, in 1 exchange\n',
    });
    await made('site', 'night.har');
    const diff = (...consumers: string[]) =>
      cli.plinth([
        'diff',
        file('old.yaml'),
        file('new.yaml'),
        ...consumers.flatMap((each) => ['--used-by', file(`${each}.yaml`)]),
      ]).ended;
    expect(await diff('shop', 'site')).toMatchObject({
      code: 7,
      stdout: expect.stringContaining('— breaks shop\n') as string,
    });
    expect(await diff('site')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('1 used by nobody') as string,
    });
    expect(await diff('other')).toMatchObject({
      code: 0,
      stderr: 'plinth: warning: other uses nothing of Pets\n',
    });
  });

  test('tells what no contract has, and ends with 7 if that is all', async ({ cli }) => {
    const file = filesIn(cli, {
      'pets.yaml': PETS,
      'day.har': har('https://pets.example/v1/dogs'),
    });
    const args = ['usage', file('day.har'), '--consumer', 'shop', '--contract', file('pets.yaml')];
    expect(await cli.plinth(args).ended).toMatchObject({
      code: 7,
      stderr:
        'plinth: warning: in no contract: GET /v1/dogs (1 ×)\nplinth: shop uses 0 operations, in 1 exchange\n',
    });
  });
});

test('plinth diff writes several reports, and takes accepted changes', async ({ cli }) => {
  const file = filesIn(cli, {
    'old.yaml': PETS,
    'new.yaml': PETS.replace('maximum: 100', 'maximum: 50'),
    'ok.yaml':
      "accepted: [{ rule: parameter-limit-changed, subject: '*', reason: rare, expires: '9999-12-31' }]",
  });
  const args = ['diff', file('old.yaml'), file('new.yaml'), '--accepted', file('ok.yaml')];
  const reports = ['markdown', 'junit'].flatMap((each) => ['--report', `${each}=${file(each)}`]);
  const ended = await cli.plinth([...args, ...reports, '--format', 'github']).ended;
  expect(ended).toMatchObject({ code: 0, stderr: '' });
  expect(ended.stdout).toContain('1 accepted');
  expect(readFileSync(file('markdown'), 'utf8')).toContain('| accepted |');
  expect(readFileSync(file('junit'), 'utf8')).toContain('failures="0"');
  expect((await cli.plinth([...args, '--report', 'html=x']).ended).code).toBe(2);
});

test('plinth coverage tells what was not in recorded traffic, and fails if that is too much', async ({
  cli,
}) => {
  const file = filesIn(cli, {
    'pets.yaml': PETS,
    'day.har': har('https://pets.example/v1/pets'),
  });
  const args = ['coverage', file('day.har'), '--contract', file('pets.yaml')];
  const ended = await cli.plinth(args).ended;
  expect(ended.code).toBe(0);
  expect(ended.stdout).toContain(
    `${file('pets.yaml')}:45:1  warning  operation-not-called\n    DELETE /pets/{petId} was not called\n`,
  );
  expect(ended.stdout).toContain('response-not-seen\n    GET /pets was not answered with 400\n');
  expect(ended.stdout).toMatch(/\n1 of 4 operations called, 1 of 12 responses seen \(8%\)\n$/);
  expect(await cli.plinth([...args, '--at-least', '9']).ended).toMatchObject({ code: 7 });
});
