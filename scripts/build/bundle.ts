import { existsSync, rmSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startChunks } from './chunks.ts';
import { quickToLoad } from './quick-to-load.ts';
import { scriptChunks } from './script-chunks.ts';
import { rolldown, type OutputChunk, type Plugin } from 'rolldown';
import { minify } from 'rolldown/utils';

/** The packages of a bundle. */
export interface Bundled {
  /** The folders of packages that are in the bundle, from the root of the project. */
  readonly inside: readonly string[];
  /** Packages that the bundle imports at run time. */
  readonly imported: readonly string[];
  /** Our files that it was made of, by their paths from the root of the project. */
  readonly sources: readonly string[];
}

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const DIST = join(ROOT, 'dist');

/** The entry points, by the names of their files in `dist`. */
const ENTRIES = {
  main: 'src/cli/main.ts',
  plinth: 'src/library/plinth.ts',
  client: 'src/library/client.ts',
  contract: 'src/library/contract.ts',
  express: 'src/library/express.ts',
  vitest: 'src/library/vitest.ts',
};

/**
 * Packages that are bundled: ES modules that every start loads. Kysely alone is 255 files, and the time of a
 * start grows with the number of files that it loads. And those that only one command needs, or of which only a small part
 * is needed.
 */
const INSIDE = [
  ...['commander', 'croner', 'ipaddr.js', 'kysely'],
  ...['@scalar/openapi-upgrader', 'js-yaml', 'jsonpath-rfc9535', 'marked'],
];

/**
 * Packages that are in the bundle of the package, with all that they depend on. A clone imports them.
 *
 * - Every package of Prism depends on `@scarf/scarf`, whose install script reports the installation.
 * - Those of Redocly would install 60 packages with 60 MB, of which 3 MB are used.
 * - The generator of types needs the printer of TypeScript 6. Teams have another one, or none.
 */
const WHOLE = [
  ...['@stoplight/prism-http', '@stoplight/http-spec'],
  ...['@redocly/openapi-core', '@redocly/respect-core', 'openapi-typescript', 'typescript'],
  '@typescript/old',
];
/** What those need of our own dependencies. */
const SHARED = ['ajv'];

/** What of them is imported in another form. */
const INSTEAD = {
  // Its CommonJS hides what it requires.
  'jsonc-parser': 'jsonc-parser/lib/esm/main.js',
};

/**
 * Bundles the entry points, with source maps: by default the program and the library, into `dist`. The folder must be
 * empty.
 * @param isWhole whether it contains the packages that a consumer must not install
 * @throws Error if something can't be found
 */
export async function bundle(
  folder = DIST,
  entries: Readonly<Record<string, string>> = ENTRIES,
  { isWhole = true }: { readonly isWhole?: boolean } = {},
): Promise<Bundled> {
  const threads = new Set<string>();
  const sources = new Set<string>();
  const start = startChunks((id) => relative(ROOT, id));
  const bundled = await rolldown({
    cwd: ROOT,
    input: { ...entries, 'compiled-scripts': 'src/base/compiled-scripts.ts' },
    platform: 'node',
    // Chunks may have exports for each other besides those of an entry.
    preserveEntrySignatures: 'allow-extension',
    external: (id, importer) => isExternal(id, importer, isWhole),
    resolve: { alias: INSTEAD },
    checks: { pluginTimings: false, bundlerTimings: false },
    plugins: [
      filesFrom(folder, threads),
      noteSources(sources),
      ...(isWhole ? [withoutOldCore, withoutGraphql, smallTypescript] : []),
      start.plugin,
      quickToLoad(start),
      scriptChunks(start.groups.map(({ name }) => name)),
    ],
    onLog: (_level, { message }) => {
      throw new Error(message);
    },
  });
  const { output } = await bundled.write({
    dir: folder,
    cleanDir: true,
    format: 'esm',
    sourcemap: true,
    comments: false,
    codeSplitting: { includeDependenciesRecursively: false, groups: [...start.groups, TYPESCRIPT] },
    chunkFileNames: '[name].js',
  });
  await bundled.close();
  const chunks = output.filter((file) => file.type === 'chunk');
  // The map of others' code would be the largest file of all, and nobody debugs it here.
  for (const { fileName, moduleIds } of chunks) {
    if (moduleIds.some(isOfWhole)) rmSync(join(folder, `${fileName}.map`), { force: true });
  }
  const scripts = output
    .filter((file) => file.type === 'asset')
    .map(({ source }) => String(source));
  const imported = packagesOf(chunks, scripts);
  return { inside: packagesIn(chunks), imported, sources: [...sources] };
}

/** How the sources refer to a file beside them. */
const BESIDE = /\bnew URL\(\s*'([^']+)',\s*import\.meta\.url,?\s*\)/g;

/** Packages that are loaded by `require`, often one that was just created. */
const REQUIRED = /\b(?:createRequire\([^()]*\)|\w*require|load|ofHttp)(?:\.resolve)?\("([^"]+)"\)/g;

/** Packages, and files that are separate in the package too. */
function isExternal(id: string, importer: string | undefined, isWhole: boolean): boolean {
  const [scope = '', second = ''] = id.split('/');
  const name = id.startsWith('@') ? `${scope}/${second}` : scope;
  const isPackage = /^(@?[a-z])/.test(id) && !id.startsWith('src/');
  if (!isPackage || INSIDE.includes(name)) return false;
  // What a package in the bundle imports is in it too.
  const isOfPackage = importer?.includes('/node_modules/') === true;
  return !isWhole || SHARED.includes(name) || !(isOfPackage || WHOLE.includes(name));
}

/** The generator of types asks an old version of Redocly's core for two functions, which the new one has too. */
const withoutOldCore: Plugin = {
  name: 'without-old-core',
  load: {
    filter: { id: /\/openapi-typescript\/.*\/@redocly\/openapi-core\/lib\/ref-utils\.js$/ },
    handler: () => {
      const core = join(ROOT, 'node_modules/@redocly/openapi-core/lib/ref-utils.js');
      const names = 'parseRef, escapePointerFragment as escapePointer';
      return { code: `export { ${names} } from ${JSON.stringify(core)};`, moduleType: 'js' };
    },
  },
};

/** Redocly's core also knows GraphQL, with a package of half a megabyte. */
const withoutGraphql: Plugin = {
  name: 'without-graphql',
  load: {
    filter: { id: /\/@redocly\/openapi-core\/lib\/graphql\/lint-graphql\.js$/ },
    handler: () => `export function lintGraphqlDocument() {
      throw new Error('it is GraphQL, for which there are no rules');
    }`,
  },
};

const IS_TYPESCRIPT = /\/@typescript\/old\/lib\/typescript\.js$/;

/** Of 8 MB, of which nothing can be left out, this leaves less than half. */
const TYPESCRIPT = { name: 'typescript', test: (id: string) => IS_TYPESCRIPT.test(id) };
const smallTypescript: Plugin = {
  name: 'small-typescript',
  transform: {
    filter: { id: IS_TYPESCRIPT },
    // Any file will do: it asks whether there is one with its own name in capitals.
    handler: (code) => ({ code: code.replaceAll('__filename', 'process.execPath'), map: null }),
  },
  async renderChunk(code, { name }) {
    if (name !== TYPESCRIPT.name) return null;
    const { code: small } = await minify(`${name}.js`, code, { module: true });
    return { code: small, map: null };
  },
};

/** Records which of our files are in a bundle, or are referred to but in none of its chunks. */
function noteSources(sources: Set<string>): Plugin {
  return {
    name: 'note-sources',
    buildEnd() {
      for (const id of this.getModuleIds()) {
        const isOurs = id.startsWith(ROOT) && !id.includes('/node_modules/');
        if (isOurs) sources.add(relative(ROOT, id));
      }
    },
  };
}

/**
 * In a bundle everything is in one folder, so references to files beside the sources are rewritten: threads become
 * files of the bundle, other files stay where they are.
 */
function filesFrom(folder: string, threads: Set<string>): Plugin {
  return {
    name: 'files-from-folder',
    resolveId: {
      // Only a clone has them, with tools that no platform needs.
      filter: { id: /(?:docs|console)-site\/build\.ts$/ },
      handler: (name, importer) => ({
        id: relative(folder, join(dirname(importer!), name)),
        external: true,
      }),
    },
    transform: {
      filter: { code: 'import.meta.url' },
      handler(code, id) {
        if (!id.startsWith(ROOT) || id.includes('/node_modules/')) return null;
        const targetOf = (file: string) => {
          if (!file.endsWith('.ts'))
            return relative(folder, file) + (file.endsWith('/') ? '/' : '');
          if (!existsSync(file)) throw new Error(`${id} names ${file}, which is not there`);
          const name = relative(join(ROOT, 'src'), file).replaceAll('/', '-');
          const fileName = name.replace(/\.ts$/, '.js');
          if (!threads.has(file)) this.emitFile({ type: 'chunk', id: file, fileName });
          threads.add(file);
          return fileName;
        };
        const found = code.replaceAll(BESIDE, (all, path: string) => {
          const target = targetOf(join(dirname(id), path));
          // Keeps line numbers unchanged.
          const lines = all.replaceAll(/[^\n]/g, '');
          return `new URL('${target}', import.meta.url${lines})`;
        });
        return found === code ? null : { code: found, map: null };
      },
    },
  };
}

/** The folder of the package that a file is in: `node_modules/a/node_modules/@b/c`. */
const PACKAGE_FOLDER = /(?<=\/)(node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+)/;

function packagesIn(chunks: readonly OutputChunk[]): string[] {
  const files = chunks.flatMap((chunk) => chunk.moduleIds);
  return unique(files.map((file) => PACKAGE_FOLDER.exec(file)?.[1]));
}

/** @param scripts the code of chunks that are scripts */
function packagesOf(chunks: readonly OutputChunk[], scripts: readonly string[]): string[] {
  // What packages in the bundle import is in it too; the rest is optional, or in bundles of their own.
  const ofOurs = chunks.filter(({ moduleIds }) => !moduleIds.some(isOfWhole));
  const imports = ofOurs.flatMap((chunk) => [...chunk.imports, ...chunk.dynamicImports]);
  const required = [...ofOurs.map(({ code }) => code), ...scripts].flatMap((code) =>
    [...code.matchAll(REQUIRED)].map((match) => match[1]!),
  );
  return unique(
    [...imports, ...required].map((id) => /^((?:@[a-z][^/]+\/)?[a-z][^/:]*)(?:\/|$)/.exec(id)?.[1]),
  ).filter((name) => !isBuiltin(name) && !chunks.some(({ fileName }) => fileName === name));
}

function isOfWhole(file: string): boolean {
  return WHOLE.some((name) => file.includes(`/node_modules/${name}/`));
}

function unique(names: readonly (string | undefined)[]): string[] {
  return [...new Set(names.filter((name) => name !== undefined))].toSorted();
}
