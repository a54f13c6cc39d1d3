import { readFileSync } from 'node:fs';
import { describe, expect } from 'vitest';
import { test, type Cli } from '../../../testing/cli/cli.ts';
import { filesIn, serving } from '../../../testing/cli/toolkit.ts';

const guide = (name: string) =>
  readFileSync(new URL(`../../../docs-site/guides/${name}.md`, import.meta.url), 'utf8');
const [, JOURNEY = ''] = /^```yaml \S+\n(.*?)^```$/ms.exec(guide('journeys'))!;
const [, API = ''] = /^```yaml \S+\n(.*?)^```$/ms.exec(guide('generated-code'))!;

const ADA = ['--input', 'name=Ada'];

/** The service of the guide. @param listed what it answers to a request for all */
const service = (listed: string) =>
  serving((request, response) => {
    if (request.method === 'GET') {
      response.writeHead(200, { 'content-type': 'application/json' }).end(listed);
      return;
    }
    response.writeHead(201, { 'content-type': 'application/json' });
    request.pipe(response);
  });

function run(
  cli: Cli,
  target: string,
  more: readonly string[] = ADA,
  files: Readonly<Record<string, string>> = {},
) {
  const file = filesIn(cli, { 'api.yaml': API, 'pet-life.arazzo.yaml': JOURNEY, ...files });
  const args = ['run', file('pet-life.arazzo.yaml'), '--target', target];
  return cli.plinth([...args, ...more]).ended;
}

describe('plinth run', () => {
  test('runs a journey with its inputs', async ({ cli }) => {
    const { stdout, code } = await run(cli, await service('[{"name":"Ada"}]'));
    expect(stdout).toMatch(
      /^pet-life\n {2}ok {6}add {2}POST \/pets → 201\n {2}ok {6}list {2}GET \/pets → 200\n/,
    );
    expect(stdout).toMatch(/pet-life\.arazzo\.yaml: 2 steps passed, in 1 workflow\n$/);
    expect(code).toBe(0);
  });

  test('an answer that the contract does not have is a failure, as the guide shows', async ({
    cli,
  }) => {
    const { stdout, code } = await run(cli, await service('[{}]'));
    const [, shown = ''] = /^```text\n(.*?)^```$/ms.exec(guide('journeys'))!;
    expect(stdout.replaceAll(/[^\s(]*\/(?=pet-life\.arazzo)/g, '')).toBe(shown);
    expect(code).toBe(7);
  });

  test('a contract may have schemas within themselves, generic ones, and those of other files', async ({
    cli,
  }) => {
    const tree =
      'type: object\nrequired: [name]\nproperties: { name: { type: string }, child: { $ref: tree.yaml } }\n';
    const schemas = `
    Trees: { $ref: '#/components/schemas/List', $defs: { item: { $dynamicAnchor: item, $ref: tree.yaml } } }
    List: { type: array, items: { $dynamicRef: '#item' } }
`;
    const files = {
      'tree.yaml': tree,
      'api.yaml': API.replace('  schemas:\n', `  schemas:${schemas}`).replace(
        /schema: \{ type: array.*/,
        "schema: { $ref: '#/components/schemas/Trees' }",
      ),
    };
    const ends = async (listed: string) => run(cli, await service(listed), ADA, files);
    expect(await ends('[{"name":"Ada","child":{"name":"Bo"}}]')).toMatchObject({ code: 0 });
    const wrong = await ends('[{"name":"Ada","child":{}},{}]');
    expect(wrong.stdout).toContain("schema-check  must have required property 'name'");
    expect(wrong.code).toBe(7);
  });

  test('shows a parameter of a path without a value as the contract writes it', async ({ cli }) => {
    const { stdout } = await run(cli, await service('[]'), [], {
      'api.yaml': `openapi: 3.1.0
info: { title: Pets, version: '1' }
servers: [{ url: / }]
paths:
  /pets/{name}: { get: { operationId: getPet, responses: { '200': { description: OK } } } }
`,
      'pet-life.arazzo.yaml': `arazzo: 1.0.1
info: { title: A pet, version: '1' }
sourceDescriptions: [{ name: pets, url: api.yaml, type: openapi }]
workflows:
  - { workflowId: life, steps: [{ stepId: get, operationId: getPet }] }
`,
    });
    expect(stdout).toContain('get  GET /pets/{name} → ');
  });

  test('runs the journeys of a folder, and those beside a contract', async ({ cli }) => {
    const target = await service('[{"name":"Ada"}]');
    const file = filesIn(cli, {
      'api.yaml': API,
      'other.yaml': API,
      'a.arazzo.yaml': JOURNEY,
      'b.arazzo.yaml': JOURNEY.replace('api.yaml', 'other.yaml'),
      'notes.yaml': 'a: 1',
    });
    const ran = async (...args: string[]) =>
      (await cli.plinth(['run', ...args, '--target', target, ...ADA]).ended).stdout;
    expect(await ran(file('.'))).toMatch(
      /a\.arazzo\.yaml \S*b\.arazzo\.yaml: 4 steps passed, in 2 workflows\n$/,
    );
    const named = ['--contracts', `shop=${file('other.yaml')}`];
    expect(await ran('shop', ...named)).toMatch(
      /^pet-life\n[^]*\n\n\S*b\.arazzo\.yaml: 2 steps passed, in 1 workflow\n$/,
    );
  });

  test('runs a journey at a URL with the contract beside it', async ({ cli }) => {
    const files: Record<string, string> = { '/a.arazzo.yaml': JOURNEY, '/api.yaml': API };
    const origin = await serving(({ url = '' }, response) => void response.end(files[url]));
    const target = await service('[{}]');
    const args = ['run', `${origin}/a.arazzo.yaml`, '--target', target, ...ADA];
    const { stdout } = await cli.plinth(args).ended;
    expect(stdout).toContain(`${origin}/a.arazzo.yaml:15`);
    files['/a.arazzo.yaml'] = JOURNEY.replace('url: api.yaml', 'url: http://127.0.0.2:1/api.yaml');
    const { stderr, code } = await cli.plinth(args).ended;
    expect(stderr).toContain('http://127.0.0.2:1 is another host');
    expect(code).toBe(2);
  });

  test('runs workflows of other journeys, with the addresses of their sources', async ({ cli }) => {
    const around = `arazzo: 1.0.1
info: { title: Around, version: 1.0.0 }
sourceDescriptions: [{ name: life, url: pet-life.arazzo.yaml, type: arazzo }]
workflows:
  - workflowId: around
    steps:
      - stepId: live
        workflowId: $sourceDescriptions.life.workflows.pet-life
        parameters: [{ name: name, value: Ada }]
`;
    const file = filesIn(cli, {
      'api.yaml': API,
      'pet-life.arazzo.yaml': JOURNEY,
      'around.arazzo.yaml': around,
    });
    const target = await service('[{"name":"Ada"}]');
    const args = ['run', file('around.arazzo.yaml'), '--target', `pets=${target}`];
    expect((await cli.plinth(args).ended).stdout).toMatch(/around\.arazzo\.yaml: 2 steps passed/);
  });

  test('a criterion that is not met is one too', async ({ cli }) => {
    const journey = JOURNEY.replace('$statusCode == 201', '$statusCode == 202');
    const files = { 'pet-life.arazzo.yaml': journey };
    const { stdout } = await run(cli, await service('[]'), ADA, files);
    expect(stdout).toContain('error  success-criteria-check  ');
  });

  test.for([
    ['json', /"check": "schema-check"/],
    [
      'junit',
      /<testcase classname="pet-life" name="add"\/>\n<testcase classname="pet-life" name="list">\n<failure/,
    ],
    ['sarif', /"ruleId": "schema-check"/],
    ['github', /^::error file=[^,]*pet-life\.arazzo\.yaml,line=\d+,col=1,title=schema-check::/m],
  ] as const)('reports as %s', async ([format, expected], { cli }) => {
    const { stdout } = await run(cli, await service('[{}]'), [...ADA, '--format', format]);
    expect(stdout).toMatch(expected);
  });

  test.for([
    ['that is nested too deeply', `${'['.repeat(9000)}${']'.repeat(9000)}`, 'is nested too deeply'],
    ['that is very large', ' '.repeat(20_000_000), 'has more than 16777216 bytes'],
  ] as const)('an answer %s is a failure', async ([, listed, expected], { cli }) => {
    const { stdout, code } = await run(cli, await service(listed));
    expect(stdout).toMatch(new RegExp(`failed-network-request  the answer ${expected}`));
    expect(code).toBe(7);
  });

  test('an answer that breaks off is one too', async ({ cli }) => {
    const target = await serving((_request, response) => {
      response.writeHead(201, { 'content-type': 'application/json' }).write('{');
      setImmediate(() => response.destroy());
    });
    const { stdout } = await run(cli, target);
    expect(stdout).toContain('the answer was broken off before its end');
  });

  test('asks no other host, whatever an answer or the journey says', async ({ cli }) => {
    const target = await serving((_, response) => {
      response.writeHead(307, { location: 'http://127.0.0.1:1/elsewhere' }).end();
    });
    const { stdout, code } = await run(cli, target);
    expect(stdout).toContain('add  POST /pets → 307');
    expect(code).toBe(7);
  });

  test('a target that does not answer ends it with exit code 6', async ({ cli }) => {
    const { stderr, code } = await run(cli, 'http://127.0.0.1:4');
    expect(stderr).toMatch(/^plinth: http:\/\/127\.0\.0\.1:4 can't be reached \(ECONNREFUSED\)\n$/);
    expect(code).toBe(6);
  });

  test.for([
    [
      'a journey without steps',
      { 'pet-life.arazzo.yaml': JOURNEY.replace('stepId: add', 'step: add') },
      /pet-life\.arazzo\.yaml:\d+:\d+: The field `stepId` must be present/,
    ],
    ['no journey', { 'pet-life.arazzo.yaml': API }, /no journey: it has no member arazzo/],
    [
      'a folder without journeys, in place of a source',
      { 'pet-life.arazzo.yaml': JOURNEY.replace('api.yaml', '.') },
      /EISDIR|folder/,
    ],
    ['no YAML', { 'pet-life.arazzo.yaml': 'a: [' }, /pet-life\.arazzo\.yaml:\d+:\d+: not YAML/],
    [
      'a contract that is not there',
      { 'pet-life.arazzo.yaml': JOURNEY.replace('api.yaml', 'none.yaml') },
      /none\.yaml/,
    ],
  ] as const)('%s is told with its place', async ([, files, expected], { cli }) => {
    const { stderr, code } = await run(cli, 'http://127.0.0.1:4', [], files);
    expect(stderr).toMatch(expected);
    expect(code).toBe(2);
  });

  test.for([
    [['--workflow', 'none'], /--workflow: \S+ has no none: pet-life/],
    [['--input', 'Ada'], /--input: Ada is not of the form name=value/],
    [['--inputs', '/none.json'], /--inputs: \/none\.json can't be read/],
    [['--target', 'shop=http://127.0.0.1:4'], /--target: \S+ has no source shop: pets/],
  ] as const)('%j is a wrong use', async ([more, expected], { cli }) => {
    const { stderr, code } = await run(cli, 'http://127.0.0.1:4', more);
    expect(stderr).toMatch(expected);
    expect(code).toBe(2);
  });
});
