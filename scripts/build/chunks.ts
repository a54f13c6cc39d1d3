import type { Plugin } from 'rolldown';

/** The entry of the program. */
const PROGRAM = 'src/cli/main.ts';
const PLATFORM = 'src/platform/platform.ts';
/**
 * Modules that only platforms need. Everything else that the program or the library loads works without
 * them.
 */
const OF_PLATFORMS = /^(?:src\/platform|mocks)\//;
/** The threads of a platform load little of it. */
const THREADS = /(?:^|[-/])thread\.ts$|-worker\.ts$/;

/**
 * Puts what a start loads into four files, because its time grows with the number of files: what only the program
 * loads, what only platforms load, and of the modules that both load those that all commands need first, and those that
 * few need later.
 * @param nameOf the path of a module from the root of the project
 */
export function startChunks(nameOf: (id: string) => string) {
  let program: ReadonlySet<string> = new Set();
  let platform: ReadonlySet<string> = new Set();
  let command: ReadonlySet<string> = new Set();
  let shared: ReadonlySet<string> = new Set();
  let library: ReadonlySet<string> = new Set();
  const plugin: Plugin = {
    name: 'start-chunks',
    buildEnd() {
      const all = [...this.getModuleIds()];
      const named = (test: (name: string) => boolean) => all.filter((id) => test(nameOf(id)));
      const imported = (id: string) => this.getModuleInfo(id)?.importedIds ?? [];
      const later = (id: string) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
      const loaded = (id: string) => [
        ...imported(id),
        ...later(id).filter((one) => !OF_PLATFORMS.test(nameOf(one))),
      ];
      const entries = all.filter((id) => this.getModuleInfo(id)?.isEntry === true);
      const threads = closure(
        named((name) => THREADS.test(name)),
        imported,
      );
      library = closure(
        entries.filter((id) => nameOf(id) !== PROGRAM && !THREADS.test(nameOf(id))),
        loaded,
      );
      const elsewhere = library.union(threads);
      const commands = closure(
        named((name) => name === PROGRAM),
        loaded,
      );
      // The entry waits until the program ends, so its file must contain nothing else.
      const main = named((name) => name === PROGRAM);
      program = closure(main, imported).difference(elsewhere).difference(new Set(main));
      const ofPlatform = closure(
        named((name) => name === PLATFORM),
        imported,
      ).difference(elsewhere);
      platform = ofPlatform.difference(commands);
      const files = [...closure(main, imported)].flatMap(later);
      command = ofPlatform.intersection(closure(files, imported)).difference(program);
      shared = ofPlatform.intersection(commands).difference(program).difference(command);
    },
  };
  const groups = [
    { name: 'program', test: (id: string) => program.has(id) },
    { name: 'start', test: (id: string) => platform.has(id) },
    { name: 'command', test: (id: string) => command.has(id) },
    { name: 'shared', test: (id: string) => shared.has(id) },
  ];
  /** Whether the library loads a module too, on any Node. */
  const isOfLibrary = (id: string) => library.has(id);
  return { plugin, groups, isOfLibrary };
}

/** Modules with all of their imports, transitively. */
function closure(
  ids: readonly string[],
  importsOf: (id: string) => readonly string[],
): Set<string> {
  const all = new Set(ids);
  for (const id of all) for (const imported of importsOf(id)) all.add(imported);
  return all;
}
