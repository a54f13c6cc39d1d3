import { bundle, type Bundle } from './bundle.ts';
import type { ReadText, Reading } from './contract-files.ts';
import type { Place } from './place.ts';
import type { Link, Operation, SecurityScheme } from './operation.ts';
import { Router, type PathMatch } from './router.ts';
import { isNode, pointerIn, valueAt, type Node } from '../../base/json-pointer.ts';
import type { Location } from './location.ts';
import { operationsOf } from './read-operations.ts';
import { ContractError, type Problem } from './problem.ts';
import { problemsIn } from './problems-in.ts';
import { Schemas } from './schemas.ts';
import { Servers, serversIn } from './servers.ts';

/** A contract that exchanges are validated against. */
export class Contract {
  readonly name: string;
  readonly operations: readonly Operation[];
  readonly schemas: Schemas;
  readonly document: Node;
  /** Whether the `Content-Type` of requests has no effect (`x-any-content-type`). */
  readonly takesAnyContentType: boolean;
  /** Whether it documents how methods that a path does not have are answered (`x-unmatched-responses`). */
  readonly documentsOtherMethods: boolean;
  /** What is wrong with it, although it can be used. */
  readonly problems: readonly Problem[];
  readonly #bundle: Bundle;
  readonly #basePaths: readonly string[];
  readonly #router: Router;
  readonly #servers: Servers;
  /** By name, and by the pointer to it. */
  readonly #operationsBy: ReadonlyMap<string, Operation>;

  /**
   * @param basePaths of the service as it is deployed now, besides those of the contract's servers
   * @throws ContractError naming the place of what does not conform to OpenAPI
   */
  constructor(
    name: string,
    from: Bundle,
    basePaths: readonly string[] = [],
    problems: readonly Problem[] = [],
  ) {
    this.name = name;
    this.problems = problems;
    this.#basePaths = basePaths;
    this.takesAnyContentType = from.document['x-any-content-type'] === true;
    this.document = from.document;
    this.#bundle = from;
    this.operations = operationsOf(from.document, from.placeOf);
    this.schemas = new Schemas(from);
    this.#router = new Router(this.operations, from.document);
    this.#servers = new Servers([
      ...serversIn(from.document),
      ...this.operations.flatMap(({ servers }) => servers),
    ]);
    // Of several with one name the first counts.
    const reversed = this.operations.toReversed();
    this.#operationsBy = new Map([
      ...reversed.map((operation) => [operation.operationId, operation] as const),
      ...reversed.map((operation) => [operation.pointer, operation] as const),
    ]);
    const unmatched = from.document['x-unmatched-responses'];
    this.documentsOtherMethods = isNode(unmatched) && unmatched['405'] !== undefined;
  }

  /**
   * Finds the path template that a URL's path matches, below one of the servers.
   * @param method where the path lacks it, a path whose last parameter takes the rest and that has it is found instead
   */
  find(path: string, method?: string): PathMatch | undefined {
    const isBelow = (base: string) => base === '' || path === base || path.startsWith(`${base}/`);
    const ofServers = this.#servers.basesOf(path);
    for (const base of new Set(['', ...this.#basePaths.filter(isBelow), ...ofServers])) {
      const match = this.#router.find(path.slice(base.length) || '/', method);
      if (match !== undefined) return match;
    }
    return undefined;
  }

  /** The operation that a link leads to; undefined if the contract has no such operation. */
  targetOfLink({ to }: Link): Operation | undefined {
    return this.#operationsBy.get('operationId' in to ? to.operationId : to.pointer);
  }

  /** Whether a URL is at one of the contract's servers. */
  isServedAt(url: URL): boolean {
    return this.#servers.hasOrigin(url.origin);
  }

  /** Where its files are: paths and URLs. */
  get files(): readonly Location[] {
    return this.#bundle.files ?? [];
  }

  placeOf(pointer: string): Place {
    return this.#bundle.placeOf(pointer);
  }

  /** The security schemes, by name. */
  get securitySchemes(): Readonly<Record<string, SecurityScheme>> {
    const schemes = valueAt(this.document, '/components/securitySchemes');
    if (!isNode(schemes)) return {};
    return Object.fromEntries(
      Object.entries(schemes).map(([name, scheme]) => [name, this.follow(scheme)]),
    ) as unknown as Record<string, SecurityScheme>;
  }

  /** The target of a reference, which may itself be one; undefined if there is none. */
  targetOf({ $ref }: Node): unknown {
    return typeof $ref === 'string' ? valueAt(this.document, pointerIn($ref)) : undefined;
  }

  /** An object, or the target of its reference. */
  follow(value: unknown): Node {
    let found = value;
    for (let hops = 0; hops < 100 && isNode(found); hops++) {
      const reference: unknown = found['$ref'];
      if (typeof reference !== 'string') return found;
      found = valueAt(this.document, pointerIn(reference));
    }
    return {};
  }
}

/**
 * Reads a contract of any service from a file.
 * @param path of the file, relative to the working directory, or its URL
 * @throws ContractError with everything that is wrong with it
 */
export function contractFrom(
  path: string,
  readText: ReadText,
  { basePaths, ...reading }: Reading & { readonly basePaths?: readonly string[] } = {},
): Contract {
  return contractIn(path, bundle(path, readText, reading), basePaths);
}

/**
 * A contract that has been read.
 * @param schemas how bad it is that a schema is wrong
 * @throws ContractError with everything that is wrong with it
 */
export function contractIn(
  name: string,
  from: Bundle,
  basePaths?: readonly string[],
  schemas?: Problem['severity'],
): Contract {
  const problems = problemsIn(from, schemas);
  if (problems.some(({ severity }) => severity === 'error')) throw new ContractError(problems);
  return new Contract(name, from, basePaths, problems);
}
