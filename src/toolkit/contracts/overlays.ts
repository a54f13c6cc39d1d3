import { resolve } from 'node:path';
import { appendPointer, isNode, type Node } from '../../base/json-pointer.ts';
import {
  isRemote,
  locationFrom,
  shownLocation,
  type Location,
} from '../../contract/model/location.ts';
import { parseFile, type ParsedFile } from '../../contract/model/parse-document.ts';
import { contractError, Problems, type Problem } from '../../contract/model/problem.ts';
import { OverlaidDocument } from './overlaid-document.ts';

/** An overlay (Overlay Specification 1.1.0): a list of changes to a contract. */
interface Overlay {
  readonly file: ParsedFile;
  readonly actions: readonly unknown[];
  /** The file that it says it changes. */
  readonly target: Location | undefined;
}

/** The overlays of a contract, each of which changes the result of those before it. */
export class Overlays {
  readonly #overlays: readonly Overlay[];
  readonly #used = new Set<Overlay>();
  /** Actions that select nothing, by their place: a contract may be read in several steps. */
  readonly #idle = new Map<string, Problem>();
  readonly #isFile: (location: Location) => boolean;

  /**
   * @param named files and URLs
   * @throws ContractError
   */
  constructor(
    named: readonly string[],
    read: (location: Location) => string,
    isFile: (location: Location) => boolean,
  ) {
    this.#isFile = isFile;
    this.#overlays = named.map((each) => overlayIn(isRemote(each) ? each : resolve(each), read));
  }

  /** What is told, although the contract can be used. */
  get problems(): readonly Problem[] {
    const unused = this.#overlays.filter((overlay) => !this.#used.has(overlay));
    return [
      ...this.#idle.values(),
      ...unused.map(({ file }) =>
        warningAt(file, '/extends', 'the file that it extends is none of the contract'),
      ),
    ];
  }

  /**
   * A file of a contract with the changes that are made to it.
   * @param entry the file of the contract that was named
   * @throws ContractError
   */
  applied(file: ParsedFile, location: Location, entry: Location): ParsedFile {
    const mine = this.#overlays.filter(
      ({ target }) => location === (this.#otherFile(target, entry) ?? entry),
    );
    if (mine.length === 0) return file;
    const document = new OverlaidDocument(file);
    const problems = new Problems();
    for (const overlay of mine) {
      this.#used.add(overlay);
      overlay.actions.forEach((_action, i) =>
        problems.try(() => this.#apply(document, overlay, i)),
      );
    }
    problems.end();
    return document;
  }

  /** A file that is there, and not the one that was named: an address elsewhere is that of what the named one is a copy of. */
  #otherFile(target: Location | undefined, entry: Location): Location | undefined {
    const isOther = target !== undefined && target !== entry && !isRemote(target);
    return isOther && this.#isFile(target) ? target : undefined;
  }

  #apply(document: OverlaidDocument, { file, actions }: Overlay, i: number): void {
    const pointer = `/actions/${i}`;
    const action = actions[i];
    if (!isNode(action) || typeof action['target'] !== 'string') {
      throw errorAt(file, pointer, `needs a 'target'`);
    }
    const { target, remove, copy } = action;
    const isChange = remove === true || copy !== undefined || action['update'] !== undefined;
    if (!isChange) throw errorAt(file, pointer, `needs 'update', 'remove' or 'copy'`);
    const query = (name: string, expression: unknown) => {
      try {
        return document.select(String(expression));
      } catch (error) {
        const why = (error as Error).message;
        throw errorAt(file, appendPointer(pointer, name), `is no JSONPath of RFC 9535: ${why}`);
      }
    };
    const nodes = query('target', target);
    if (nodes.length === 0) {
      const why = `'${target}' selects nothing: this action changes nothing`;
      this.#idle.set(`${file.name}#${pointer}`, warningAt(file, `${pointer}/target`, why));
      return;
    }
    const refuse = (why: string): never => {
      throw errorAt(file, pointer, why);
    };
    if (remove === true) document.remove(nodes, refuse);
    else if (action['update'] !== undefined) {
      document.update(nodes, document.written(action['update'], file, `${pointer}/update`), refuse);
    } else {
      const sources = query('copy', copy);
      if (sources.length !== 1) {
        throw errorAt(file, `${pointer}/copy`, `selects ${sources.length} nodes: it must be one`);
      }
      document.update(nodes, document.copied(sources[0]!), refuse);
    }
  }
}

/** @throws ContractError */
function overlayIn(location: Location, read: (location: Location) => string): Overlay {
  const name = shownLocation(location);
  const file = parseFile(
    name,
    textOf(name, () => read(location)),
  );
  const { overlay: version, actions, extends: extended }: Node = file.value;
  if (typeof version !== 'string') throw errorAt(file, '', `is no overlay: 'overlay' is missing`);
  if (!/^1\.[01](?:\.|$)/.test(version)) {
    throw errorAt(file, '/overlay', `is of version ${version}: 1.0 and 1.1 are known`);
  }
  if (!Array.isArray(actions) || actions.length === 0) {
    throw errorAt(file, '/actions', `'actions' must be a list of at least one`);
  }
  const target = typeof extended === 'string' ? locationFrom(location, extended) : undefined;
  return { file, actions, target };
}

function textOf(name: string, read: () => string): string {
  try {
    return read();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const why = `can't be read (${code ?? message})`;
    throw contractError({ file: name, pointer: '' }, why, { cause: error });
  }
}

function placeAt({ name, lineOf }: ParsedFile, pointer: string) {
  const line = lineOf(pointer);
  return { file: name, pointer, ...(line !== undefined && { line }) };
}

function errorAt(file: ParsedFile, pointer: string, why: string) {
  return contractError(placeAt(file, pointer), why);
}

function warningAt(file: ParsedFile, pointer: string, message: string): Problem {
  return { severity: 'warning', place: placeAt(file, pointer), message };
}
