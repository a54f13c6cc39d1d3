import type { Operation } from './model.ts';

/** A path of the contract that matches, and its parameters, still encoded. */
export interface PathMatch {
  readonly template: string;
  readonly operations: ReadonlyMap<string, Operation>;
  readonly parameters: Readonly<Record<string, string>>;
}

interface Shape {
  readonly template: string;
  readonly expression: RegExp;
  readonly names: readonly string[];
  readonly operations: ReadonlyMap<string, Operation>;
}

/**
 * Finds the path of a contract that matches a URL's path. Fixed segments take precedence over parameters (OpenAPI
 * 3.1, "Path Templating Matching"), and a single-segment parameter over one that takes the rest of the path
 * (`x-multi-segment`).
 */
export class Paths {
  readonly #fixed = new Map<string, PathMatch>();
  readonly #shapes: Shape[] = [];

  /** @param anyCase whether fixed segments are matched case-insensitively */
  constructor(operations: readonly Operation[], { anyCase = false } = {}) {
    for (const [template, of] of Map.groupBy(operations, (operation) => operation.template)) {
      const byMethod = new Map(of.map((operation) => [operation.method, operation]));
      if (!template.includes('{') && !anyCase) {
        this.#fixed.set(template, { template, operations: byMethod, parameters: {} });
        continue;
      }
      const tails = new Set(
        of.flatMap(({ parameters }) =>
          parameters.filter(({ value }) => value['x-multi-segment']).map(({ value }) => value.name),
        ),
      );
      this.#shapes.push(shapeOf(template, tails, byMethod, anyCase ? 'i' : ''));
    }
    this.#shapes.sort((a, b) => (rank(a) < rank(b) ? -1 : 1));
  }

  /** @param path as sent, without the query */
  find(path: string): PathMatch | undefined {
    const fixed = this.#fixed.get(path);
    if (fixed !== undefined) return fixed;
    for (const { template, expression, names, operations } of this.#shapes) {
      const match = expression.exec(path);
      if (match === null) continue;
      const parameters = Object.fromEntries(names.map((name, i) => [name, match[i + 1]!]));
      return { template, operations, parameters };
    }
    return undefined;
  }
}

const PARAMETER = /\{([^{}]+)\}/g;

function shapeOf(
  template: string,
  tails: ReadonlySet<string>,
  operations: Shape['operations'],
  flags: string,
): Shape {
  const names = [...template.matchAll(PARAMETER)].map(([, name]) => name!);
  const fixed = template.split(PARAMETER).filter((_, i) => i % 2 === 0);
  const source = fixed
    .map((text, i) => {
      const name = names[i];
      const parameter = name === undefined ? '' : tails.has(name) ? '(.+)' : '([^/]+)';
      return RegExp.escape(text) + parameter;
    })
    .join('');
  return { template, expression: new RegExp(`^${source}$`, flags), names, operations };
}

/** Sort key: fixed segments first, then parameters, then parameters that take the rest. */
function rank({ template, expression }: Shape): string {
  const takesRest = expression.source.includes('(.+)');
  const segments = template.split('/').map((part) => (part.includes('{') ? '1' : '0'));
  return `${takesRest ? '1' : '0'}${segments.join('')}`;
}
