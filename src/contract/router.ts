import type { Operation } from './model/operation.ts';

/** The operation that a path and a method select, and the path parameters, still encoded. */
export interface Match {
  readonly operation: Operation;
  readonly path: Readonly<Record<string, string>>;
}

interface Template {
  readonly segments: readonly string[];
  /** For each segment, the name of its parameter; undefined for a fixed segment. */
  readonly names: readonly (string | undefined)[];
  readonly operations: ReadonlyMap<string, Operation>;
}

const NO_PARAMETERS: Readonly<Record<string, string>> = {};

/**
 * Finds operations by method and canonical path. A path without parameters takes precedence over one with them
 * (OpenAPI 3.1, "Path Templating Matching"); among templates, the one with the earlier fixed segment.
 */
export class Router {
  readonly #fixed = new Map<string, ReadonlyMap<string, Operation>>();
  /** The templates by their number of segments, each list in the order of precedence. */
  readonly #templates: ReadonlyMap<number, readonly Template[]>;
  readonly #methods: readonly string[];

  constructor(operations: readonly Operation[]) {
    this.#methods = [...new Set(operations.map(({ method }) => method))];
    const templates: Template[] = [];
    const byPath = Map.groupBy(operations, (operation) => operation.path);
    for (const [path, ofPath] of byPath) {
      const byMethod = new Map(ofPath.map((o) => [o.method, o]));
      if (path.includes('{')) {
        const segments = path.slice(1).split('/');
        const names = segments.map((part) =>
          part.startsWith('{') ? part.slice(1, -1) : undefined,
        );
        templates.push({ segments, names, operations: byMethod });
      } else {
        this.#fixed.set(path, byMethod);
      }
    }
    templates.sort((a, b) => (shape(a) < shape(b) ? -1 : 1));
    this.#templates = Map.groupBy(templates, ({ segments }) => segments.length);
  }

  /**
   * @returns the operation; if the path lacks the method, the methods that it has. For CONNECT, which names a host in
   * place of a path (RFC 9112, section 3.2.3), the methods of any path
   */
  find(method: string, path: string): Match | readonly string[] {
    if (method === 'CONNECT') return this.#methods;
    const fixed = this.#fixed.get(path);
    if (fixed !== undefined) {
      const operation = fixed.get(method);
      return operation === undefined ? [...fixed.keys()] : { operation, path: NO_PARAMETERS };
    }
    const segments = segmentsOf(path);
    for (const template of this.#templates.get(segments.length) ?? []) {
      if (!matches(template, segments)) continue;
      const operation = template.operations.get(method);
      if (operation === undefined) return [...template.operations.keys()];
      return { operation, path: parametersOf(template, segments) };
    }
    return [];
  }
}

/** The segments of a path. Most paths have one, and looking for a slash takes less than splitting. */
function segmentsOf(path: string): readonly string[] {
  const all = path.slice(1);
  return all.includes('/') ? all.split('/') : [all];
}

/** Whether segments match a template of as many. */
function matches({ segments: fixed, names }: Template, segments: readonly string[]): boolean {
  for (let i = 0; i < fixed.length; i++) {
    const given = segments[i]!;
    if (names[i] === undefined ? given !== fixed[i] : given === '') return false;
  }
  return true;
}

function parametersOf({ names }: Template, segments: readonly string[]) {
  const parameters: Record<string, string> = {};
  for (let i = 0; i < names.length; i++) {
    const name = names[i];
    if (name !== undefined) parameters[name] = segments[i]!;
  }
  return parameters;
}

/** A sort key of templates: at the same position, a fixed segment precedes a parameter. */
function shape({ names }: Template): string {
  return names.map((name) => (name === undefined ? '0' : '1')).join('');
}
