import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startChunks } from './chunks.ts';
import { quickToLoad } from './quick-to-load.ts';
import { rolldown, type OutputChunk, type Plugin } from 'rolldown';

/** What a bundle takes of packages, by their names. */
export interface Bundled {
  /** Packages that are in the bundle. */
  readonly inside: readonly string[];
  /** Packages that the bundle imports when it runs. */
  readonly imported: readonly string[];
  /** The files of ours that it was made of, by their paths from the root of the project. */
  readonly sources: readonly string[];
}

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const DIST = join(ROOT, 'dist');

/** What others import or start, by the name of its file in `dist`. */
const ENTRIES = {
  main: 'src/cli/main.ts',
  plinth: 'src/library/plinth.ts',
  client: 'src/library/client.ts',
  contract: 'src/library/contract.ts',
  vitest: 'src/library/vitest.ts',
};

/**
 * Packages that go into the bundle: ES modules that every start loads. Kysely alone is 255 files, and a start
 * takes as long as the files that it loads are many.
 */
const INSIDE = ['commander', 'croner', 'ipaddr.js', 'kysely'];

/**
 * Bundles what others import or start, with source maps: the program and the library into `dist`, where nothing else is
 * said. The folder must not have anything else.
 * @throws Error where something can't be found
 */
export async function bundle(
  folder = DIST,
  entries: Readonly<Record<string, string>> = ENTRIES,
): Promise<Bundled> {
  const threads = new Set<string>();
  const sources = new Set<string>();
  const start = startChunks((id) => relative(ROOT, id));
  const bundled = await rolldown({
    cwd: ROOT,
    input: { ...entries },
    platform: 'node',
    // Chunks may have exports for one another besides those of an entry.
    preserveEntrySignatures: 'allow-extension',
    external: isExternal,
    checks: { pluginTimings: false, bundlerTimings: false },
    plugins: [filesFrom(folder, threads), noteSources(sources), start.plugin, quickToLoad(start)],
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
    codeSplitting: { includeDependenciesRecursively: false, groups: start.groups },
    chunkFileNames: '[name].js',
  });
  await bundled.close();
  const chunks = output.filter((file) => file.type === 'chunk');
  return { inside: packagesIn(chunks), imported: packagesOf(chunks), sources: [...sources] };
}

/** How the sources name a file beside them. */
const BESIDE = /\bnew URL\(\s*'([^']+)',\s*import\.meta\.url,?\s*\)/g;

/** What is not imported but required, often by a `require` that was just made. */
const REQUIRED = /\b(?:createRequire\([^()]*\)|\w*require|load|ofHttp)(?:\.resolve)?\("([^"]+)"\)/g;

/** Packages, and what is a file of its own in the package too. */
function isExternal(id: string): boolean {
  const [scope = '', name = ''] = id.split('/');
  const isPackage = /^(@?[a-z])/.test(id) && !id.startsWith('src/');
  return isPackage && !INSIDE.includes(id.startsWith('@') ? `${scope}/${name}` : scope);
}

/** Notes which files of ours are in a bundle, or were found to be in none of its chunks. */
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
 * Everything is in one folder, so what the sources find beside themselves is found from there: threads become files of the
 * bundle, other files stay where they are.
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
          // So that lines stay where they are.
          const lines = all.replaceAll(/[^\n]/g, '');
          return `new URL('${target}', import.meta.url${lines})`;
        });
        return found === code ? null : { code: found, map: null };
      },
    },
  };
}

function packagesIn(chunks: readonly OutputChunk[]): string[] {
  const files = chunks.flatMap((chunk) => chunk.moduleIds);
  return unique(files.map((file) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1]));
}

function packagesOf(chunks: readonly OutputChunk[]): string[] {
  const imports = chunks.flatMap((chunk) => [...chunk.imports, ...chunk.dynamicImports]);
  const required = chunks.flatMap(({ code }) =>
    [...code.matchAll(REQUIRED)].map((match) => match[1]!),
  );
  return unique(
    [...imports, ...required].map((id) => /^((?:@[a-z][^/]+\/)?[a-z][^/:]*)(?:\/|$)/.exec(id)?.[1]),
  ).filter((name) => !chunks.some(({ fileName }) => fileName === name));
}

function unique(names: readonly (string | undefined)[]): string[] {
  return [...new Set(names.filter((name) => name !== undefined))].toSorted();
}
