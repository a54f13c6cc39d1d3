import type { Plugin } from 'rolldown';

/** An import of a module of Node's, as Rolldown writes it. */
const BUILT_IN =
  /^import (?:(?<whole>[\w$]+),? )?(?:\{(?<names>[^}]*)\} )?from "(?<name>node:[^"]+)";$/gm;

/**
 * Makes chunks cost a start less.
 * @param modules tells which are loaded by a Node that may be old
 */
export function quickToLoad({ isOfLibrary }: { isOfLibrary: (id: string) => boolean }): Plugin {
  return {
    name: 'quick-to-load',
    // What is rendered before is printed once more.
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
 * An import of a module reads all of its exports, and so loads what many of them are made of (of `node:crypto`, all of Web
 * Crypto). What this makes of it reads what is wanted.
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

/** V8 keeps a source with any other character as two bytes for each. They are in strings and patterns only. */
export function inAscii(code: string): string {
  return code.replaceAll(
    /[^\0-\x7f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
