import { resolve } from 'node:path';
import { appendPointer, isNode, pointerIn, valueAt, type Node } from '../../base/json-pointer.ts';
import {
  ContractFiles,
  FILES,
  type ContractFile,
  type ReadText,
  type Reading,
} from './contract-files.ts';
import { isData, keysAtRoot, keysBelow, type Keys } from './keywords.ts';
import { isRemote, type Location } from './location.ts';
import { withStaticReferences } from './dynamic/static-references.ts';
import { inheritWithoutChoice } from './inherited-choices.ts';
import type { Place, PlaceOf } from './place.ts';
import { ContractError, contractError, Problems, type Problem } from './problem.ts';

/** A contract as a single document, and the source places of its parts. */
export interface Bundle {
  readonly document: Node;
  readonly placeOf: PlaceOf;
  /** References that lead nowhere; they are as they were written. */
  readonly problems?: readonly Problem[];
  /** Where its files are. */
  readonly files?: readonly Location[];
}

const OTHER_FILE = new RegExp(`^(/${FILES}/[^/]+)(?:/|$)`);

/**
 * Reads a contract with all files that it refers to into a single document, in which every reference is local.
 * @param path of the file, relative to the working directory, or its URL
 * @throws ContractError naming the place of what can't be read in the file, or if it is of another version than 3
 */
export function bundle(path: string, readText: ReadText, reading: Reading = {}): Bundle {
  const files = new ContractFiles(readText, reading);
  const problems = new Problems();
  const failed = new Map<Location, ContractError>();
  const others: Record<string, unknown> = {};
  const references: {
    readonly from: ContractFile;
    pointer: string;
    target: string;
    text: string;
  }[] = [];
  const entry = load(isRemote(path) ? path : resolve(path));
  const whole: Node = files.all.length === 1 ? entry : { ...entry, [FILES]: others };
  const byPlace = new Map(files.all.map((file) => [file.at, file]));
  for (const { from, pointer, target, text } of references) {
    if (valueAt(whole, target) !== undefined) continue;
    problems.try(() => refuse(from, pointer, `$ref '${text}' points at nothing`));
  }
  checkVersion(whole, placeBefore);
  const { document, originOf } = withStaticReferences(whole, (pointer, why) =>
    problems.try(() => {
      throw contractError(placeBefore(pointer), why);
    }),
  );
  const inherited = inheritWithoutChoice(document);
  const placeOf = (pointer: string) => placeBefore(originOf(beforeInheriting(pointer)));
  const locations = [...files.all.map(({ location }) => location), ...failed.keys()];
  return { document, placeOf, problems: problems.found, files: locations };

  function load(location: Location): Node {
    const file = files.load(location);
    const { value, at } = file;
    const found = rewritten(value, file, '', keysAtRoot(value), false) as Node;
    if (at !== '') others[at.slice(FILES.length + 2)] = found;
    return found;
  }

  function beforeInheriting(pointer: string): string {
    if (inherited.size === 0) return pointer;
    for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
      const origin = inherited.get(at);
      if (origin !== undefined) return origin + pointer.slice(at.length);
    }
    return pointer;
  }

  function placeBefore(pointer: string): Place {
    const [, at = ''] = OTHER_FILE.exec(pointer) ?? [];
    const file = byPlace.get(at) ?? byPlace.get('')!;
    return placeIn(file, pointer.slice(file.at.length));
  }

  function rewritten(
    value: unknown,
    from: ContractFile,
    pointer: string,
    keys: Keys,
    isExtension: boolean,
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
        // In an extension it may mean something else.
        const found = isExtension
          ? lenient(member, from, at)
          : problems.try(() => local(member, from, at));
        copy[name] = found ?? member;
      } else if (isData(keys, name, member)) copy[name] = member;
      else if (name === 'mapping' && pointer.endsWith('/discriminator')) {
        copy[name] = mapped(member, from, at);
      } else {
        const isWithin = isExtension || (keys === 'keywords' && name.startsWith('x-'));
        copy[name] = rewritten(member, from, at, keysBelow(keys, name), isWithin);
      }
    }
    return copy;
  }

  /** The values of a discriminator are references too, or names of schemas. What leads nowhere is told later. */
  function mapped(mapping: unknown, from: ContractFile, pointer: string): unknown {
    if (!isNode(mapping)) return mapping;
    const entries = Object.entries(mapping).map(([value, target]) => {
      const isReference = typeof target === 'string' && /[#/.]/.test(target);
      const found = isReference ? lenient(target, from, appendPointer(pointer, value)) : undefined;
      return [value, found ?? target];
    });
    return Object.fromEntries(entries);
  }

  function lenient(text: string, from: ContractFile, pointer: string): string | undefined {
    const [file = ''] = text.split('#');
    const found = files.find(from, file);
    if ('location' in found && isRemote(found.location)) return undefined;
    try {
      const reference = local(text, from, pointer);
      references.pop();
      return reference;
    } catch (error) {
      if (error instanceof ContractError) return undefined;
      throw error;
    }
  }

  /** Rewrites a reference to a local one. @throws ContractError */
  function local(text: string, from: ContractFile, pointer: string): string {
    const [reference = '', ...fragments] = text.split('#');
    const fragment = fragments.join('#');
    const found = files.find(from, reference);
    const target = 'file' in found ? found : loaded(found.location, text, from, pointer);
    const isAnchor = fragment !== '' && !fragment.startsWith('/');
    const inside = isAnchor ? target.file.identities().anchors.get(pointerIn(fragment)) : fragment;
    if (inside === undefined) refuse(from, pointer, `$ref '${text}' points at nothing`);
    const where = isAnchor ? inside : target.pointer + inside;
    const localReference = `#${target.file.at}${where}`;
    references.push({ from, pointer, target: pointerIn(localReference), text });
    return localReference;
  }

  function loaded(location: Location, text: string, from: ContractFile, pointer: string) {
    const refusal = files.refusalOf(location);
    if (refusal !== undefined) refuse(from, pointer, `$ref '${text}' ${refusal}`);
    const before = failed.get(location);
    try {
      if (before !== undefined) throw before;
      load(location);
    } catch (error) {
      if (!(error instanceof ContractError)) throw error;
      failed.set(location, error);
      const [first] = error.problems;
      // What is wrong in a file is told there; that it is missing, where it is named.
      if (first === undefined || first.place.line !== undefined) throw error;
      const [file] = text.split('#');
      refuse(from, pointer, `${file}: ${first.message}`);
    }
    return { file: files.get(location)!, pointer: '' };
  }
}

function refuse(from: ContractFile, pointer: string, why: string): never {
  throw contractError(placeIn(from, pointer), why);
}

function placeIn({ name, lineOf, placeOf }: ContractFile, pointer: string): Place {
  if (placeOf !== undefined) return placeOf(pointer);
  const line = lineOf(pointer);
  return { file: name, pointer, ...(line !== undefined && { line }) };
}

/** Refuses a document of another version of OpenAPI than 3. @throws InputError saying which it is */
function checkVersion(document: Node, placeOf: PlaceOf): void {
  const { openapi: version, swagger } = document;
  const refuse = (why: string): never => {
    throw contractError(placeOf(''), why);
  };
  if (typeof version !== 'string' || !/^3\.[12]\.\d+(?:-\w+)?$/.test(version)) {
    const other = version ?? swagger;
    const said = `it says ${version === undefined ? 'swagger' : 'openapi'}: ${JSON.stringify(other)}`;
    const isEarlier = typeof other === 'string' && /^2(?:\.|$)/.test(other);
    const short = other === 3 ? '3.0' : String(other);
    const isShort = /^3\.[012]$/.test(short);
    const full = isShort ? `; the version is the text "${short}.0"` : '';
    const advice = isEarlier ? '; convert it to OpenAPI 3 first' : full;
    const found = other === undefined ? `'openapi' is missing` : said + advice;
    refuse(`is not an OpenAPI 3 document: ${found}`);
  }
  // OpenAPI 3.1, OpenAPI Object: a document has at least one of these.
  if (!['paths', 'webhooks', 'components'].some((name) => document[name] !== undefined)) {
    refuse('has no paths, webhooks or components: it must have one of them');
  }
}
