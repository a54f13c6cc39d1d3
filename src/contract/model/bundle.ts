import { dirname, isAbsolute, relative, resolve } from 'node:path';
import { InputError } from '../../base/input-error.ts';
import { shownPlace, type Place, type PlaceOf } from './place.ts';
import { isData, keysAtRoot, keysBelow, type Keys } from './keywords.ts';
import { checkVersion } from './openapi-version.ts';
import { upgradedFile } from './upgrade.ts';
import { parseFile, type ParsedFile } from './parse-document.ts';
import {
  appendPointer,
  isNode,
  pointerIn,
  referenceTo,
  valueAt,
  type Node,
} from '../../base/json-pointer.ts';

/** A contract as a single document, and the source places of its parts. */
export interface Bundle {
  readonly document: Node;
  readonly placeOf: PlaceOf;
}

/** The member of the single document that holds the contract's other files, by number. */
export const FILES = 'x-files';
const OTHER_FILE = new RegExp(`^(/${FILES}/\\d+)(?:/|$)`);

/** Reads the text of a file. @throws Error of the file system */
export type ReadText = (path: string) => string;

/**
 * Reads a contract with all files that it refers to into a single document, in which every reference is local.
 * @param path of the file, relative to the working directory
 * @throws InputError naming file and place of what can't be read, refers to nothing or is of another version than 3
 */
export function bundle(path: string, readText: ReadText): Bundle {
  const files = new Map<string, ReadFile>();
  const byPlace = new Map<string, ReadFile>();
  const anchors = new Map<ReadFile, ReadonlyMap<string, string>>();
  const others: Record<string, unknown> = {};
  const references: { readonly from: From; pointer: string; target: string; text: string }[] = [];
  // That of the file that is read first.
  let version: unknown;
  const entry = load(resolve(path), () => `contract ${path}`);
  const document: Node = files.size === 1 ? entry : { ...entry, [FILES]: others };
  for (const { from, pointer, target, text } of references) {
    if (valueAt(document, target) === undefined) {
      throw new InputError(`${written(from, pointer)}: $ref '${text}' points at nothing`);
    }
  }
  checkVersion(document, placeOf);
  return { document, placeOf };

  function load(absolute: string, asked: () => string): Node {
    const name = shown(absolute);
    const parsed = parseFile(name, textOf(absolute, asked));
    version ??= parsed.value['openapi'];
    const file = { ...parsed, value: upgradedFile(parsed.value, version) };
    const at = files.size === 0 ? '' : `/${FILES}/${files.size}`;
    const read = { file, at };
    files.set(absolute, read);
    byPlace.set(at, read);
    const from = { absolute, name, at };
    const value = rewritten(file.value, from, '', keysAtRoot(file.value)) as Node;
    if (at !== '') others[at.slice(FILES.length + 2)] = value;
    return value;
  }

  function textOf(absolute: string, asked: () => string): string {
    try {
      return readText(absolute);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      throw new InputError(`${asked()}: can't be read (${code ?? (error as Error).message})`, {
        cause: error,
      });
    }
  }

  function placeOf(pointer: string): Place {
    const [, at = ''] = OTHER_FILE.exec(pointer) ?? [];
    const found = byPlace.get(at)!;
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
    const place = () => written(from, pointer);
    const [file = '', ...fragments] = text.split('#');
    const fragment = fragments.join('#');
    if (/^[a-z][a-z\d+.-]+:/i.test(file)) {
      throw new InputError(`${place()}: $ref '${text}' names another host, which is not asked`);
    }
    const absolute = file === '' ? from.absolute : resolve(dirname(from.absolute), decoded(file));
    if (!files.has(absolute)) load(absolute, () => `${place()}: ${text}`);
    const read = files.get(absolute)!;
    const { at } = read;
    const isAnchor = fragment !== '' && !fragment.startsWith('/');
    const anchored = isAnchor ? anchorsOf(read).get(pointerIn(fragment)) : fragment;
    if (anchored === undefined)
      throw new InputError(`${place()}: $ref '${text}' points at nothing`);
    const reference = `#${at}${anchored}`;
    references.push({ from, pointer, target: pointerIn(reference), text });
    return reference;
  }

  /** The place of a reference, for people; its line is only looked up in an error. */
  function written({ absolute, name }: From, pointer: string): string {
    const line = files.get(absolute)?.file.lineOf(pointer);
    return shownPlace({ file: name, pointer, ...(line !== undefined && { line }) });
  }

  function anchorsOf(read: ReadFile): ReadonlyMap<string, string> {
    const known = anchors.get(read) ?? anchorsIn(read.file.value);
    anchors.set(read, known);
    return known;
  }
}

interface ReadFile {
  readonly file: ParsedFile;
  /** Its place in the single document. */
  readonly at: string;
}

/** References to the schemas that a file gives a name, by that name (JSON Schema 2020-12, Core, section 8.2.2). */
function anchorsIn(file: Node): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const visit = (value: unknown, pointer: string, keys: Keys): void => {
    if (!isNode(value)) return;
    const isSchema = keys === 'keywords' && !Array.isArray(value);
    const names = isSchema ? [value['$anchor'], value['$dynamicAnchor']] : [];
    for (const name of names) {
      // The first one of a name counts.
      if (typeof name !== 'string' || found.has(name)) continue;
      found.set(name, referenceTo(pointer).slice(1));
    }
    for (const [key, member] of Object.entries(value)) {
      if (isSchema && isData(keys, key, member)) continue;
      const inside = Array.isArray(value) ? 'keywords' : keysBelow(keys, key);
      visit(member, appendPointer(pointer, key), inside);
    }
  };
  visit(file, '', keysAtRoot(file));
  return found;
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
