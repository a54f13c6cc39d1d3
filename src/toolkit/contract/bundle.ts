import { dirname, isAbsolute, relative, resolve } from 'node:path';
import { InputError } from '../input-error.ts';
import { isData, keysAtRoot, keysBelow, type Keys } from './keywords.ts';
import { parseFile, type ParsedFile } from './parse-document.ts';
import { appendPointer, isNode, pointerIn, referenceTo, valueAt, type Node } from './pointer.ts';

/** A contract as a single document, and the source places of its parts. */
export interface Bundle {
  readonly document: Node;
  /** The source place of a pointer: `pets.yaml#/paths/~1pets` and, if known, the line. */
  readonly placeOf: (pointer: string) => Place;
}

export interface Place {
  readonly file: string;
  readonly pointer: string;
  readonly line?: number;
}

/** The member of the single document that holds the contract's other files, by number. */
export const FILES = 'x-files';

/** Reads the text of a file. @throws Error of the file system */
export type ReadText = (path: string) => string;

/**
 * Reads a contract with all files that it refers to into a single document, in which every reference is local.
 * @param path of the file, relative to the working directory
 * @throws InputError naming file and place of what can't be read or refers to nothing
 */
export function bundle(path: string, readText: ReadText): Bundle {
  const files = new Map<string, { readonly file: ParsedFile; readonly at: string }>();
  const others: Record<string, unknown> = {};
  const references: { readonly place: string; readonly target: string; readonly text: string }[] =
    [];
  const entry = load(resolve(path), `contract ${path}`);
  const document: Node = files.size === 1 ? entry : { ...entry, [FILES]: others };
  for (const { place, target, text } of references) {
    if (valueAt(document, target) === undefined) {
      throw new InputError(`${place}: $ref '${text}' points at nothing`);
    }
  }
  return { document, placeOf };

  function load(absolute: string, asked: string): Node {
    const name = shown(absolute);
    const file = parseFile(name, textOf(absolute, asked));
    const at = files.size === 0 ? '' : `/${FILES}/${files.size}`;
    files.set(absolute, { file, at });
    const from = { absolute, name, at };
    const value = rewritten(file.value, from, '', keysAtRoot(file.value)) as Node;
    if (at !== '') others[at.slice(FILES.length + 2)] = value;
    return value;
  }

  function textOf(absolute: string, asked: string): string {
    try {
      return readText(absolute);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      throw new InputError(`${asked}: can't be read (${code ?? (error as Error).message})`, {
        cause: error,
      });
    }
  }

  function placeOf(pointer: string): Place {
    const found = [...files.values()].findLast(
      ({ at }) => at === '' || pointer === at || pointer.startsWith(`${at}/`),
    )!;
    const inFile = pointer.slice(found.at.length);
    const line = found.file.lineOf(inFile);
    return { file: found.file.name, pointer: inFile, ...(line !== undefined && { line }) };
  }

  function rewritten(
    value: unknown,
    from: From,
    pointer: string,
    keys: Keys,
    isExtension = false,
  ): unknown {
    if (Array.isArray(value)) {
      return value.map((item, i) =>
        rewritten(item, from, appendPointer(pointer, i), 'keywords', isExtension),
      );
    }
    if (!isNode(value)) return value;
    const copy: Record<string, unknown> = {};
    for (const [name, member] of Object.entries(value)) {
      const at = appendPointer(pointer, name);
      if (name === '$ref' && typeof member === 'string') {
        copy[name] = isExtension ? lenient(member, from, at) : local(member, from, at);
      } else if (isData(keys, name, member)) copy[name] = member;
      else {
        const isWithin = isExtension || (keys === 'keywords' && name.startsWith('x-'));
        copy[name] = rewritten(member, from, at, keysBelow(keys, name), isWithin);
      }
    }
    return copy;
  }

  /** Rewrites a reference in an extension, in which it may mean something else. */
  function lenient(text: string, from: From, pointer: string): string {
    try {
      const reference = local(text, from, pointer);
      references.pop();
      return reference;
    } catch (error) {
      if (error instanceof InputError) return text;
      throw error;
    }
  }

  /** Rewrites a reference to a local one. */
  function local(text: string, from: From, pointer: string): string {
    const place = `${from.name}#${pointer}`;
    const [file = '', ...fragments] = text.split('#');
    const fragment = fragments.join('#');
    if (/^[a-z][a-z\d+.-]+:/i.test(file)) {
      throw new InputError(`${place}: $ref '${text}' names another host, which is not asked`);
    }
    const absolute = file === '' ? from.absolute : resolve(dirname(from.absolute), decoded(file));
    if (!files.has(absolute)) load(absolute, `${place}: ${text}`);
    const { at, file: read } = files.get(absolute)!;
    const isAnchor = fragment !== '' && !fragment.startsWith('/');
    const anchored = isAnchor ? anchorIn(read.value, pointerIn(fragment)) : fragment;
    if (anchored === undefined) throw new InputError(`${place}: $ref '${text}' points at nothing`);
    const reference = `#${at}${anchored}`;
    references.push({ place, target: pointerIn(reference), text });
    return reference;
  }
}

/** A reference to the schema that a file gives a name (JSON Schema 2020-12, Core, section 8.2.2); undefined if none. */
function anchorIn(file: Node, name: string): string | undefined {
  const found = (value: unknown, pointer: string, keys: Keys): string | undefined => {
    if (!isNode(value)) return undefined;
    const { $anchor, $dynamicAnchor } = value;
    const isSchema = keys === 'keywords' && !Array.isArray(value);
    if (isSchema && ($anchor === name || $dynamicAnchor === name)) return pointer;
    for (const [key, member] of Object.entries(value)) {
      if (isSchema && isData(keys, key, member)) continue;
      const inside = Array.isArray(value) ? 'keywords' : keysBelow(keys, key);
      const inner = found(member, appendPointer(pointer, key), inside);
      if (inner !== undefined) return inner;
    }
    return undefined;
  };
  const pointer = found(file, '', keysAtRoot(file));
  return pointer === undefined ? undefined : referenceTo(pointer).slice(1);
}

/** The file that a reference is in: its path, its name for people, and its place in the single document. */
interface From {
  readonly absolute: string;
  readonly name: string;
  readonly at: string;
}

function shown(absolute: string): string {
  const fromHere = relative('.', absolute);
  return fromHere.startsWith('..') || isAbsolute(fromHere) ? absolute : fromHere;
}

function decoded(file: string): string {
  try {
    return decodeURIComponent(file);
  } catch {
    return file;
  }
}
