import type { Operation } from './document.ts';

/** An operation that a path and a method stand for, and the path parameters, still encoded. */
export interface Match {
  readonly operation: Operation;
  readonly path: Readonly<Record<string, string>>;
}

interface Template {
  readonly segments: readonly string[];
  readonly operations: ReadonlyMap<string, Operation>;
}

const NO_PARAMETERS: Readonly<Record<string, string>> = {};

/**
 * Finds operations by method and canonical path. A path without parameters goes before one with them
 * (OpenAPI 3.1, "Path Templating Matching"); among templates the one that fixes an earlier segment does.
 */
export class Router {
  readonly #fixed = new Map<string, ReadonlyMap<string, Operation>>();
  readonly #templates: Template[] = [];
  readonly #methods: readonly string[];

  constructor(operations: readonly Operation[]) {
    this.#methods = [...new Set(operations.map(({ method }) => method.toUpperCase()))];
    const byPath = Map.groupBy(operations, (operation) => operation.path);
    for (const [path, ofPath] of byPath) {
      const byMethod = new Map(ofPath.map((o) => [o.method.toUpperCase(), o]));
      if (path.includes('{')) {
        this.#templates.push({ segments: path.slice(1).split('/'), operations: byMethod });
      } else {
        this.#fixed.set(path, byMethod);
      }
    }
    this.#templates.sort((a, b) => (shape(a) < shape(b) ? -1 : 1));
  }

  /**
   * @returns the operation, or the methods that the path has where it lacks this one; those of any path for
   *   CONNECT, which names a host in place of a path (RFC 9112, section 3.2.3)
   */
  find(method: string, path: string): Match | readonly string[] {
    if (method === 'CONNECT') return this.#methods;
    const fixed = this.#fixed.get(path);
    if (fixed !== undefined) {
      const operation = fixed.get(method);
      return operation === undefined ? [...fixed.keys()] : { operation, path: NO_PARAMETERS };
    }
    const segments = path.slice(1).split('/');
    const template = this.#templates.find((t) => matches(t.segments, segments));
    if (template === undefined) return [];
    const operation = template.operations.get(method);
    if (operation === undefined) return [...template.operations.keys()];
    return { operation, path: parametersOf(template.segments, segments) };
  }
}

function matches(template: readonly string[], segments: readonly string[]): boolean {
  if (template.length !== segments.length) return false;
  return template.every((part, i) =>
    part.startsWith('{') ? segments[i] !== '' : part === segments[i],
  );
}

function parametersOf(template: readonly string[], segments: readonly string[]) {
  const parameters: Record<string, string> = {};
  for (let i = 0; i < template.length; i++) {
    const part = template[i]!;
    if (part.startsWith('{')) parameters[part.slice(1, -1)] = segments[i]!;
  }
  return parameters;
}

/** Sorts templates: a fixed segment before a parameter at the same place. */
function shape(template: Template): string {
  return template.segments.map((part) => (part.startsWith('{') ? '1' : '0')).join('');
}
