import type { Operation } from './operation.ts';
import { Router, type PathMatch } from './router.ts';
import { Servers, serversIn } from './servers.ts';
import type { Node } from '../../base/json-pointer.ts';

/** Finds the operations of a contract at its own paths and below those of its servers, or only there. */
export class BasedRouter {
  readonly methods: readonly string[];
  readonly #router: Router;
  readonly #servers: Servers;
  readonly #isOnlyBelow: boolean;
  /** The last path and what was found: most are looked up twice, to see whose they are and to answer them. */
  #last: { path: string; method: string | undefined; match: PathMatch | undefined } | undefined;

  constructor(
    operations: readonly Operation[],
    document: Node,
    { onlyBelowServers = false, rules = document } = {},
  ) {
    this.#router = new Router(operations, rules);
    this.methods = this.#router.methods;
    const servers = [...serversIn(document), ...operations.flatMap((each) => each.servers)];
    this.#servers = new Servers(servers);
    this.#isOnlyBelow = onlyBelowServers && servers.length > 0;
  }

  /** @param method of several paths that differ only in the names of parameters, the one that has it is found */
  find(path: string, method?: string): PathMatch | undefined {
    const last = this.#last;
    if (last?.path === path && last.method === method) return last.match;
    const match = this.#search(path, method);
    this.#last = { path, method, match };
    return match;
  }

  #search(path: string, method: string | undefined): PathMatch | undefined {
    if (!this.#isOnlyBelow) {
      const match = this.#router.find(path, method);
      if (match !== undefined) return match;
    }
    for (const base of this.#servers.basesOf(path)) {
      const match = this.#router.find(path.slice(base.length) || '/', method);
      if (match !== undefined) return match;
    }
    return undefined;
  }

  /** Whether a path is below one of the servers, or anywhere if there is none. */
  isBelowServer(path: string): boolean {
    return !this.#isOnlyBelow || this.#servers.basesOf(path).length > 0;
  }

  spelled(path: string): string {
    return this.#router.spelled(path);
  }
}
