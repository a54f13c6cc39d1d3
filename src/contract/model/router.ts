import { escapePattern } from '../../base/escape-pattern.ts';
import { isNode } from '../../base/json-pointer.ts';
import type { Operation } from './operation.ts';
import { normalEncoding } from './percent-encoding.ts';
import { isUrl, tailsIn, type Tail } from './tails.ts';

/** A path of the contract that matches, and its parameters, still encoded; a tail with all of its slashes. */
export interface PathMatch {
  readonly template: string;
  readonly operations: ReadonlyMap<string, Operation>;
  readonly parameters: Readonly<Record<string, string>>;
  /** The parameter that the query of the request belongs to: a URL at the end of the path. */
  readonly url: string | undefined;
}

/** What a document says of how its paths may be written. */
type PathRules = Readonly<
  Partial<Record<'x-caseless-paths' | 'x-path-spellings' | 'x-paths-with-slash', unknown>>
>;

/** A path with parameters. */
interface Template {
  readonly template: string;
  readonly operations: ReadonlyMap<string, Operation>;
  /** The parts of a path that have parameters, in order: segments, and at last the tail. */
  readonly parts: readonly Part[];
  /** The parameter that is a URL. */
  readonly url: string | undefined;
}

interface Part {
  readonly names: readonly string[];
  /** Matches the part; undefined if it is nothing but one parameter, which any text fits. */
  readonly pattern: RegExp | undefined;
}

/** The templates that have the same segments so far. */
interface Branch {
  readonly fixed: Map<string, Branch>;
  /** Behind a segment with a parameter. */
  other?: Branch;
  /** Those that end here. */
  readonly whole: Template[];
  /** Those whose last parameter takes the rest of the path. */
  readonly withTail: Template[];
}

/**
 * Finds the path of a contract that a request's path matches. Fixed segments take precedence over parameters (OpenAPI
 * 3.1, "Path Templating Matching"), the earlier the more, and parameters over one that takes the rest of the path
 * (`x-multi-segment`).
 */
export class Router {
  /** The methods of all paths. */
  readonly methods: readonly string[];
  readonly #fixed = new Map<string, PathMatch>();
  readonly #root = newBranch();
  readonly #isCaseless: boolean;
  readonly #spellings: readonly (readonly [written: string, meant: string])[];

  /** @param document has the extensions that say how paths may be written */
  constructor(operations: readonly Operation[], document: object = {}) {
    const rules: PathRules = document;
    const { 'x-path-spellings': spellings, 'x-paths-with-slash': slashed } = rules;
    this.methods = [...new Set(operations.map(({ method }) => method))];
    this.#isCaseless = rules['x-caseless-paths'] === true;
    this.#spellings = Object.entries(isNode(spellings) ? spellings : {}).map(([written, meant]) => [
      written,
      String(meant),
    ]);
    const withSlash = new Set<unknown>(Array.isArray(slashed) ? slashed : []);
    const byPath = new Map<string, Operation[]>();
    for (const operation of operations) {
      const among = byPath.get(operation.path);
      if (among === undefined) byPath.set(operation.path, [operation]);
      else among.push(operation);
    }
    for (const [template, of] of byPath) {
      const byMethod = new Map(of.map((operation) => [operation.method, operation]));
      const tails = tailsIn(of.flatMap(({ parameters }) => parameters));
      const written = withSlash.has(template) ? [template, `${template}/`] : [template];
      for (const each of written) this.#add(each, { template, operations: byMethod }, tails);
    }
  }

  /**
   * @param path as sent, without the query
   * @param method where the path lacks it, one that differs only in the names of parameters or that takes the rest of the
   * path, and that has it, is found instead
   */
  find(path: string, method?: string): PathMatch | undefined {
    const meant = this.spelled(path);
    if (!meant.startsWith('/')) return undefined;
    const found = this.#fixed.get(meant) ?? this.#search(meant, method);
    if (found === undefined) {
      const normal = normalEncoding(meant);
      return normal === meant ? undefined : this.find(normal, method);
    }
    if (method === undefined || found.operations.has(method)) return found;
    const search = newSearch(meant, method);
    this.#searchBelow(this.#root, 1, 0, search);
    return search.tail ?? found;
  }

  /** A path with the beginning that the document has for it. */
  spelled(path: string): string {
    for (const [written, meant] of this.#spellings) {
      if (path.startsWith(written)) return meant + path.slice(written.length);
    }
    return path;
  }

  #add(
    declared: string,
    { template, operations }: Pick<Template, 'template' | 'operations'>,
    tails: Tails,
  ): void {
    const written = normalEncoding(declared);
    if (!written.includes('{')) {
      this.#fixed.set(written, { template, operations, parameters: {}, url: undefined });
      if (!this.#isCaseless) return;
    }
    const segments = written.slice(1).split('/');
    const tailAt = segments.findIndex((segment) =>
      namesIn(segment).some((name) => tails.has(name)),
    );
    const before = tailAt < 0 ? segments : segments.slice(0, tailAt);
    const texts = before.filter((segment) => segment.includes('{'));
    if (tailAt >= 0) texts.push(segments.slice(tailAt).join('/'));
    const parts = texts.map((text) => partOf(text, tails, this.#isCaseless));
    const url = namesIn(written).find((name) => isUrl(tails.get(name)));
    const branch = this.#branchBehind(before);
    branch[tailAt < 0 ? 'whole' : 'withTail'].push({ template, operations, parts, url });
  }

  #branchBehind(segments: readonly string[]): Branch {
    let branch = this.#root;
    for (const segment of segments) {
      if (segment.includes('{')) {
        branch = branch.other ??= newBranch();
        continue;
      }
      const key = this.#isCaseless ? segment.toLowerCase() : segment;
      const next = branch.fixed.get(key) ?? newBranch();
      branch.fixed.set(key, next);
      branch = next;
    }
    return branch;
  }

  #search(path: string, preferred?: string): Found {
    const search = { ...newSearch(path), preferred };
    return this.#searchBelow(this.#root, 1, 0, search) ?? search.tail;
  }

  /**
   * Finds a template without a tail, and on the way the first one with a tail.
   * @param start the index of the next segment
   * @param count how many parts are before it
   */
  #searchBelow(branch: Branch, start: number, count: number, search: Search): Found {
    const { path, parts, method, preferred } = search;
    if (start > path.length) {
      const { whole } = branch;
      const isChoice = whole.length > 1 && preferred !== undefined;
      return (isChoice ? matchOf(whole, parts, preferred) : undefined) ?? matchOf(whole, parts);
    }
    const slash = path.indexOf('/', start);
    const end = slash < 0 ? path.length : slash;
    const segment = path.slice(start, end);
    const fixed = this.#fixedBelow(branch, segment);
    const found = fixed && this.#searchBelow(fixed, end + 1, count, search);
    if (found !== undefined) return found;
    const { withTail, other } = branch;
    if (withTail.length > 0 && search.tail === undefined && start < path.length) {
      parts[count] = path.slice(start);
      search.tail = matchOf(withTail, parts, method);
    }
    if (other === undefined || segment === '') return undefined;
    parts[count] = segment;
    return this.#searchBelow(other, end + 1, count + 1, search);
  }

  #fixedBelow({ fixed }: Branch, segment: string): Branch | undefined {
    const found = fixed.get(segment);
    return found === undefined && this.#isCaseless ? fixed.get(segment.toLowerCase()) : found;
  }
}

type Found = PathMatch | undefined;
type Tails = ReadonlyMap<string, Tail>;

function newBranch(): Branch {
  return { fixed: new Map(), whole: [], withTail: [] };
}

interface Search {
  readonly path: string;
  /** The method that a template with a tail must have. */
  readonly method: string | undefined;
  /** Of several templates of one shape, one that has this method is taken. */
  readonly preferred: string | undefined;
  /** The parts so far that have parameters; those behind are left from a branch that led nowhere. */
  readonly parts: string[];
  /** The first template with a tail that matches. */
  tail: Found;
}

function newSearch(path: string, method?: string): Search {
  return { path, method, preferred: method, parts: [], tail: undefined };
}

/** The first of the templates that the parts of a path fit. */
function matchOf(among: readonly Template[], parts: readonly string[], method?: string): Found {
  for (const candidate of among) {
    const { template, operations, url } = candidate;
    if (method !== undefined && !operations.has(method)) continue;
    const parameters = parametersOf(candidate, parts);
    if (parameters === undefined) continue;
    // What has no slash is percent-encoded as a whole.
    const isRaw = url !== undefined && parameters[url]!.includes('/');
    return { template, operations, parameters, url: isRaw ? url : undefined };
  }
  return undefined;
}

function parametersOf({ parts }: Template, texts: readonly string[]) {
  const parameters: Record<string, string> = {};
  for (let i = 0; i < parts.length; i++) {
    const { names, pattern } = parts[i]!;
    if (pattern === undefined) {
      parameters[names[0]!] = texts[i]!;
      continue;
    }
    const match = pattern.exec(texts[i]!);
    if (match === null) return undefined;
    for (let j = 0; j < names.length; j++) parameters[names[j]!] = match[j + 1]!;
  }
  return parameters;
}

const PARAMETER = /\{([^{}]+)\}/g;

function namesIn(text: string): string[] {
  return [...text.matchAll(PARAMETER)].map(([, name]) => name!);
}

function partOf(text: string, tails: Tails, isCaseless: boolean): Part {
  const names = namesIn(text);
  // Parts are not empty, and a segment has no slash.
  const isAny = text === `{${names[0]}}` && tails.get(names[0]!) !== 'absolute-url';
  if (isAny) return { names, pattern: undefined };
  const fixed = text.split(PARAMETER).filter((_, i) => i % 2 === 0);
  const source = fixed
    .map((part, i) => escapePattern(part) + (i < names.length ? patternOf(names[i]!, tails) : ''))
    .join('');
  return { names, pattern: new RegExp(`^${source}$`, isCaseless ? 'is' : 's') };
}

function patternOf(name: string, tails: Tails): string {
  const tail = tails.get(name);
  if (tail === undefined) return '([^/]+)';
  return tail === 'absolute-url' ? '([^/]+|[^/]*:/.*)' : '(.+)';
}
