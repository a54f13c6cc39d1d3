import { cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { result } from '../harness/exchange.ts';
import {
  FAMILIES,
  areInstalled,
  JAVA,
  published,
  ROOT,
  run,
  samplesOf,
  skipped,
  temporaryFolder,
} from './tools.ts';

/** Clients that tools of others generate from the published contracts, in the programs of the guide. */
const binary = (name: string) => join(ROOT, 'node_modules/.bin', name);
const forGenerators = (family: string) => published(family, 'for-generators');

beforeEach(() => result('DEL', 'cart:ada'));

test('openapi-typescript and openapi-fetch: calls are typed, and a reply has its type', async () => {
  const folder = temporaryFolder();
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  for (const family of FAMILIES) {
    const output = ['-o', `${family}.d.ts`];
    await run(folder, binary('openapi-typescript'), forGenerators(family), ...output);
  }
  writeFileSync(join(folder, 'cart.ts'), samplesOf('ts')[0]!);
  const strict = ['--strict', '--noUncheckedIndexedAccess', '--exactOptionalPropertyTypes'];
  const modules = [
    '--module',
    'nodenext',
    '--target',
    'es2024',
    '--types',
    'node',
    '--noEmit',
    '--checkers',
    '1',
  ];
  const files = ['cart.ts', ...FAMILIES.map((family) => `${family}.d.ts`)];
  await run(folder, binary('tsc'), ...strict, ...modules, ...files);
  expect(await run(folder, process.execPath, 'cart.ts')).toBe('["pears","plums"]\n');
});

test('openapi-python-client: every operation, without a warning', async () => {
  const folder = temporaryFolder();
  for (const family of FAMILIES) {
    const name = `plinth_${family.replace('-', '_')}`;
    const output = ['--path', forGenerators(family), '--output-path', name, '--meta', 'none'];
    const printed = await run(folder, 'openapi-python-client', 'generate', ...output);
    expect(printed, family).not.toMatch(/warning|error/i);
  }
  const [queue, redis] = samplesOf('python');
  writeFileSync(join(folder, 'orders.py'), queue!);
  writeFileSync(join(folder, 'cart.py'), redis!);
  expect(await run(folder, 'python', 'orders.py')).toContain(
    'http://127.0.0.1:9/orders {"order": 1}\n',
  );
  expect(await run(folder, 'python', 'cart.py')).toMatch(/^\['pears', 'plums'\]\n.*WRONGTYPE/);
});

test('oapi-codegen: packages that compile, without further options', async () => {
  const folder = temporaryFolder();
  cpSync(new URL('go/', import.meta.url), folder, { recursive: true });
  for (const family of FAMILIES) {
    const name = family.replace('-', '');
    mkdirSync(join(folder, name));
    const output = ['-package', name, '-o', `${name}/client.gen.go`, forGenerators(family)];
    await run(folder, 'oapi-codegen', '-generate', 'types,client', ...output);
  }
  writeFileSync(join(folder, 'main.go'), samplesOf('go')[0]!);
  // Compiles all packages, those too that the program does not import.
  await run(folder, 'go', 'build', '-o', 'programs/', './...');
  expect(await run(folder, join(folder, 'programs/shop'))).toBe(
    '["pears","plums"]\nhttp://127.0.0.1:9/orders {"order": 1}\n',
  );
});

/** For short runs: without the compiler and the collector that pay off later. */
const JVM = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

test.skipIf(!areInstalled)(
  `openapi-generator: clients in Java that compile, with two of its libraries${skipped}`,
  async () => {
    const folder = temporaryFolder();
    const libraries = [
      { library: 'restclient', program: 'Cart', prints: '[pears, plums]\n' },
      { library: 'native', program: 'Greetings', prints: 'hello\nworld\n', ofAliases: true },
    ];
    const generator = readdirSync(JAVA).find((name) => name.endsWith('.jar'))!;
    const configurations = libraries.flatMap(({ library, ofAliases = false }) =>
      FAMILIES.map((family) => {
        const name = `shop.${family.replace('-', '')}`;
        const file = `${library}-${family}.json`;
        const configuration = {
          generatorName: 'java',
          inputSpec: forGenerators(family),
          outputDir: join(folder, library, name),
          library,
          invokerPackage: name,
          apiPackage: `${name}.api`,
          modelPackage: `${name}.model`,
          generateAliasAsModel: ofAliases,
          additionalProperties: { openApiNullable: false, useJakartaEe: true },
          globalProperties: {
            apiDocs: 'false',
            apiTests: 'false',
            modelDocs: 'false',
            modelTests: 'false',
          },
        };
        writeFileSync(join(folder, file), JSON.stringify(configuration));
        return file;
      }),
    );
    const jar = join(JAVA, generator);
    await run(folder, 'java', ...JVM, '-jar', jar, 'batch', ...configurations);
    for (const [i, { library, program, prints }] of libraries.entries()) {
      const generated = join(folder, library);
      writeFileSync(join(generated, `${program}.java`), samplesOf('java')[i]!);
      const sources = readdirSync(generated, { recursive: true, encoding: 'utf8' }).filter((name) =>
        name.endsWith('.java'),
      );
      writeFileSync(join(generated, 'sources'), sources.map((name) => `"${name}"`).join('\n'));
      const dependencies = join(JAVA, 'libs', '*');
      const classes = ['-cp', `classes:${dependencies}`];
      const compiler = [...JVM.map((flag) => `-J${flag}`), '-proc:none', '-nowarn'];
      await run(generated, 'javac', ...compiler, '-cp', dependencies, '-d', 'classes', '@sources');
      expect(await run(generated, 'java', ...JVM, ...classes, program)).toBe(prints);
    }
  },
);
