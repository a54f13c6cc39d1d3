import { escapePattern } from '../../base/escape-pattern.ts';
import { isNode, type Node } from '../../base/json-pointer.ts';
import { normalEncoding } from './percent-encoding.ts';

/** A server of a contract, whose path is in its normal encoding. */
export interface Server {
  /** Its origin, if it names one. */
  readonly origin: RegExp | undefined;
  /** Matches its base path at the start of a path. */
  readonly base: RegExp;
  /** Its URL in two parts, if it has no variables. */
  readonly fixed: { readonly origin: string; readonly base: string } | undefined;
  /** As the document has it. */
  readonly declared: { readonly url: string; readonly variables?: unknown };
}

/** All servers of a contract. Those without variables are looked up, because each operation may have one. */
export class Servers {
  readonly #origins: ReadonlySet<string>;
  readonly #bases: ReadonlySet<string>;
  /** Their lengths, the shortest one first: a path may have thousands of beginnings. */
  readonly #lengths: readonly number[];
  readonly #others: readonly Server[];

  constructor(servers: readonly Server[]) {
    const fixed = servers.flatMap((server) => server.fixed ?? []);
    this.#origins = new Set(fixed.map(({ origin }) => origin.toLowerCase()));
    this.#bases = new Set(fixed.map(({ base }) => base));
    const lengths = new Set(fixed.map(({ base }) => base.length));
    this.#lengths = [...lengths].toSorted((a, b) => a - b);
    this.#others = servers.filter((server) => server.fixed === undefined);
  }

  /** Whether one of them is at an origin. */
  hasOrigin(origin: string): boolean {
    return (
      this.#origins.has(origin.toLowerCase()) ||
      this.#others.some((server) => server.origin?.test(origin))
    );
  }

  /** The base paths that a path begins with, as they are written there. */
  basesOf(path: string): string[] {
    const normal = normalEncoding(path);
    const bases = this.#normalBasesOf(normal);
    if (normal === path) return bases;
    // No slash is added or removed, so the segments are the same.
    const segments = path.split('/');
    return bases.map((base) => segments.slice(0, base.split('/').length).join('/'));
  }

  #normalBasesOf(path: string): string[] {
    const bases: string[] = [];
    for (const length of this.#lengths) {
      const isWhole = path.length === length || path[length] === '/';
      const beginning = path.slice(0, length);
      if (isWhole && this.#bases.has(beginning)) bases.push(beginning);
    }
    for (const { base } of this.#others) {
      const [found] = base.exec(path) ?? [];
      if (found !== undefined) bases.push(found);
    }
    return bases;
  }
}

/** Origin and path of a URL, of which any part may be a variable, the scheme too. */
const PARTS = /^((?:[a-z]|\{[^{}]*\})(?:[a-z\d+.-]|\{[^{}]*\})*:\/\/[^/]*)?(.*)$/is;

/** The servers in the `servers` of a document, a path item or an operation. */
export function serversIn({ servers }: Node): Server[] {
  return (Array.isArray(servers) ? servers : []).flatMap((server: unknown) => {
    if (!isNode(server) || typeof server['url'] !== 'string') return [];
    const [, origin, written = ''] = PARTS.exec(server['url'])!;
    const path = normalEncoding(written.replace(/\/$/, ''));
    const hasVariables = /\{[^{}]*\}/.test(server['url']);
    const { variables } = server;
    return {
      declared: { url: server['url'], variables },
      fixed: hasVariables ? undefined : { origin: origin ?? '', base: path },
      origin:
        origin === undefined
          ? undefined
          : new RegExp(`^${shapeOf(origin, valuesOf(variables, '[^/]+?'))}$`, 'i'),
      base: new RegExp(`^(?:${basesOf(path, variables).join('|')})(?=/|$)`),
    };
  });
}

/** The address of the first server with an origin, its variables replaced by their defaults. */
export function firstAddress({ servers }: Node): string | undefined {
  for (const server of Array.isArray(servers) ? (servers as unknown[]) : []) {
    if (!isNode(server) || typeof server['url'] !== 'string') continue;
    const variables = isNode(server['variables']) ? server['variables'] : {};
    const address = server['url'].replaceAll(/\{([^{}]*)\}/g, (whole, name: string) => {
      const variable = variables[name];
      return isNode(variable) ? String(variable['default']) : whole;
    });
    if (/^https?:\/\//i.test(address)) return address;
  }
  return undefined;
}

/** Patterns for a base path: that of a variable at its end which may be empty also ends before the slash. */
function basesOf(path: string, variables: unknown): string[] {
  const valueOf = valuesOf(variables, '[^/]+');
  const whole = shapeOf(path, valueOf);
  const [, before, last = ''] = /^(.*)\/\{([^{}]*)\}$/s.exec(path) ?? [];
  const mayBeEmpty = before !== undefined && new RegExp(`^${valueOf(last)}$`).test('');
  return mayBeEmpty ? [whole, shapeOf(before, valueOf)] : [whole];
}

/** A pattern for a text with variables in braces. */
function shapeOf(text: string, variable: (name: string) => string): string {
  return text
    .split(/\{([^{}]*)\}/)
    .map((part, i) => (i % 2 === 0 ? escapePattern(part) : variable(part)))
    .join('');
}

/** The pattern for the values of a variable: those that are listed, else its default or any. */
function valuesOf(variables: unknown, any: string): (name: string) => string {
  return (name) => {
    const variable = isNode(variables) ? variables[name] : undefined;
    const { enum: listed, default: usual } = isNode(variable) ? variable : {};
    const known = Array.isArray(listed) ? listed : usual === undefined ? [] : [usual];
    const values = known.map((value) => escapePattern(normalEncoding(String(value))));
    return `(?:${(Array.isArray(listed) ? values : [...values, any]).join('|')})`;
  };
}
