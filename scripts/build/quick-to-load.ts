import type { Plugin } from 'rolldown';

/** An import of one of Node's modules, as Rolldown writes it. */
const BUILT_IN =
  /^import (?:(?<whole>[\w$]+),? )?(?:\{(?<names>[^}]*)\} )?from "(?<name>node:[^"]+)";$/gm;

/**
 * Makes chunks faster to load.
 * @param modules tells which are loaded by a possibly old Node
 */
export function quickToLoad({ isOfLibrary }: { isOfLibrary: (id: string) => boolean }): Plugin {
  return {
    name: 'quick-to-load',
    // Chunks are printed again after rendering.
    generateBundle(_options, files) {
      for (const file of Object.values(files)) {
        if (file.type !== 'chunk') continue;
        const { code, moduleIds } = file;
        file.code = inAscii(moduleIds.some(isOfLibrary) ? code : withoutWholeModules(code));
      }
    },
  };
}

/**
 * Importing a whole module evaluates all of its exports, and so loads what they consist of (for `node:crypto`, all of
 * Web Crypto). This rewrites such imports to read only what is used.
 */
export function withoutWholeModules(code: string): string {
  return code.replaceAll(BUILT_IN, (...match) => {
    const { whole, names, name } = match.at(-1) as Partial<Record<string, string>>;
    const bound = names === undefined ? undefined : `{${names.replaceAll(' as ', ': ')}}`;
    const targets = [whole, bound].filter((target) => target !== undefined);
    return targets
      .map((target) => `const ${target} = process.getBuiltinModule("${name}");`)
      .join(' ');
  });
}

/**
 * V8 stores a source with any non-Latin-1 character with two bytes per character. They only occur in strings
 * and patterns.
 */
export function inAscii(code: string): string {
  return code.replaceAll(
    /[^\0-\x7f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
