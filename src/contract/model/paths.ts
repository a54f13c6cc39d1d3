import type { Operation } from './operation.ts';

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
  /** Whether a parameter takes several segments. */
  readonly takesRest: boolean;
}

/** The shapes with the same beginning, by their next segments, so that few are tried for a path. */
interface Branch {
  readonly fixed: Map<string, Branch>;
  /** Below a segment with a parameter. */
  other?: Branch;
  /** Those that end here, by rank. */
  readonly shapes: [rank: number, shape: Shape][];
}

/**
 * Finds the path of a contract that matches a URL's path. Fixed segments take precedence over parameters (OpenAPI
 * 3.1, "Path Templating Matching"), and a single-segment parameter over one that takes the rest of the path
 * (`x-multi-segment`).
 */
export class Paths {
  readonly #fixed = new Map<string, PathMatch>();
  readonly #root: Branch = { fixed: new Map(), shapes: [] };
  /** Those with a parameter that takes several segments. */
  readonly #open: [rank: number, shape: Shape][] = [];
  readonly #spelled: (segment: string) => string;

  /** @param anyCase whether fixed segments are matched case-insensitively */
  constructor(operations: readonly Operation[], { anyCase = false } = {}) {
    this.#spelled = (segment) => (anyCase ? segment.toLowerCase() : segment);
    const shapes: Shape[] = [];
    for (const [template, of] of Map.groupBy(operations, (operation) => operation.path)) {
      const byMethod = new Map(of.map((operation) => [operation.method, operation]));
      if (!template.includes('{') && !anyCase) {
        this.#fixed.set(template, { template, operations: byMethod, parameters: {} });
        continue;
      }
      const tails = new Set(
        of.flatMap(({ parameters }) =>
          parameters.filter((each) => each['x-multi-segment']).map(({ name }) => name),
        ),
      );
      shapes.push(shapeOf(template, tails, byMethod, anyCase ? 'i' : ''));
    }
    for (const [i, { shape }] of byRank(shapes).entries()) {
      (shape.takesRest ? this.#open : this.#branchOf(shape).shapes).push([i, shape]);
    }
  }

  /** @param path as sent, without the query */
  find(path: string): PathMatch | undefined {
    const fixed = this.#fixed.get(path);
    if (fixed !== undefined) return fixed;
    const possible = [...possibleShapes(this.#root, this.#spelled(path).split('/')), ...this.#open];
    for (const [, shape] of possible.toSorted(([a], [b]) => a - b)) {
      const { template, expression, names, operations } = shape;
      const match = expression.exec(path);
      if (match === null) continue;
      const parameters = Object.fromEntries(names.map((name, i) => [name, match[i + 1]!]));
      return { template, operations, parameters };
    }
    return undefined;
  }

  #branchOf({ template }: Shape): Branch {
    let branch = this.#root;
    for (const segment of template.replaceAll(PARAMETER, '{}').split('/')) {
      const key = this.#spelled(segment);
      const isFixed = !segment.includes('{}');
      const next = (isFixed ? branch.fixed.get(key) : branch.other) ?? {
        fixed: new Map<string, Branch>(),
        shapes: [],
      };
      if (isFixed) branch.fixed.set(key, next);
      else branch.other = next;
      branch = next;
    }
    return branch;
  }
}

function possibleShapes(branch: Branch, [segment, ...rest]: readonly string[]): Branch['shapes'] {
  if (segment === undefined) return branch.shapes;
  const next = [branch.fixed.get(segment), branch.other];
  return next.flatMap((each) => (each === undefined ? [] : possibleShapes(each, rest)));
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
  const takesRest = names.some((name) => tails.has(name));
  return { template, expression: new RegExp(`^${source}$`, flags), names, operations, takesRest };
}

function byRank(shapes: readonly Shape[]) {
  const ranked = shapes.map((shape) => ({ shape, rank: rank(shape) }));
  return ranked.toSorted((a, b) => (a.rank < b.rank ? -1 : a.rank > b.rank ? 1 : 0));
}

/** Sort key: fixed segments first, then parameters, then parameters that take the rest. */
function rank({ template, takesRest }: Shape): string {
  const segments = template.split('/').map((part) => (part.includes('{') ? '1' : '0'));
  return `${takesRest ? '1' : '0'}${segments.join('')}`;
}
