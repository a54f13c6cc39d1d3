import type { Plugin } from 'rolldown';

/** What each start of the program loads, then what a start of a platform loads at once. */
const PROGRAM = /^src\/cli\/main\.ts$/;
const PLATFORM = /^src\/platform\/platform\.ts$/;
/** What runs without a platform: other commands of the program, threads, and the library. */
const WITHOUT_PROGRAM = /^src\/library\/|-thread\.ts$|\/thread\.ts$|-worker\.ts$/;
const WITHOUT_PLATFORM = /^src\/(?:cli|toolkit|client)\//;

/**
 * Puts what only the program loads into one file, and what only platforms load into another: a start takes as long as
 * the files that it loads are many.
 * @param nameOf the path of a module from the root of the project
 */
export function startChunks(nameOf: (id: string) => string) {
  let program: ReadonlySet<string> = new Set();
  let platform: ReadonlySet<string> = new Set();
  const plugin: Plugin = {
    name: 'start-chunks',
    buildEnd() {
      const importsOf = (id: string) => this.getModuleInfo(id)?.importedIds ?? [];
      const entries = [...this.getModuleIds()].flatMap((id) => {
        const { isEntry, dynamicallyImportedIds } = this.getModuleInfo(id)!;
        return isEntry ? [id, ...dynamicallyImportedIds] : dynamicallyImportedIds;
      });
      const loadedBy = (test: RegExp) =>
        closure(
          entries.filter((id) => test.test(nameOf(id))),
          importsOf,
        );
      const others = loadedBy(WITHOUT_PROGRAM);
      // The entry itself waits for the program to end, so nothing else may be found in its file.
      const isEntry = (id: string) => PROGRAM.test(nameOf(id));
      program = new Set([...loadedBy(PROGRAM).difference(others)].filter((id) => !isEntry(id)));
      platform = loadedBy(PLATFORM).difference(others).difference(loadedBy(WITHOUT_PLATFORM));
    },
  };
  const groups = [
    { name: 'program', test: (id: string) => program.has(id) },
    { name: 'start', test: (id: string) => platform.has(id) },
  ];
  return { plugin, groups };
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
