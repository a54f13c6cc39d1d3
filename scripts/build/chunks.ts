import type { Plugin } from 'rolldown';

/** What each start of the program loads, and what a start of a platform loads besides. */
const PROGRAM = 'src/cli/main.ts';
const PLATFORM = 'src/platform/platform.ts';
/** What runs platforms, or most of one. All else that the program or the library loads runs without. */
const OF_PLATFORMS = /^(?:src\/platform|mocks)\//;
/** The threads of a platform load little of it. */
const THREADS = /(?:^|[-/])thread\.ts$|-worker\.ts$/;

/**
 * Puts what a start loads into four files, for it takes as long as the files that it loads are many: what only the program
 * loads, what only platforms load, and of what both do that which commands begin with, and that which few of them load later.
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
      // The entry itself waits for the program to end, so nothing else may be found in its file.
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
  /** Whether a module is loaded by the library too, in whatever Node there is. */
  const isOfLibrary = (id: string) => library.has(id);
  return { plugin, groups, isOfLibrary };
}

/** Modules with all that they import, and what that imports. */
function closure(
  ids: readonly string[],
  importsOf: (id: string) => readonly string[],
): Set<string> {
  const all = new Set(ids);
  for (const id of all) for (const imported of importsOf(id)) all.add(imported);
  return all;
}
