import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Contract } from '../contract/model/contract.ts';
import { shownPlace } from '../contract/model/place.ts';
import { examine } from '../toolkit/examine/examine.ts';
import type { Exchange } from '../toolkit/exchange.ts';
import type { Finding } from '../toolkit/finding.ts';
import { givenContract, type ContractSource, type OverlayOptions } from './given-contract.ts';
import { exchangeAt, exchangeOf, type OpenExchange } from './open-exchange.ts';

export type { Finding };

export interface ConformsOptions extends OverlayOptions {
  /** The address of the service, where it is not one of the servers of the contract; of several, a list. */
  readonly at?: string | readonly string[];
  /** Whether warnings count: what a client did wrong and the service has refused, and what the contract does not mention. */
  readonly warnings?: boolean;
  /**
   * How many milliseconds `findings` and `check` wait at most for answers that have not ended; 1,000 by default. Then what
   * has come of them is checked. They don't wait for streams of events.
   */
  readonly patience?: number;
  /** Findings that don't count. */
  readonly ignore?: (finding: Finding) => boolean;
}

/** Exchanges of an application under test, held against a contract. */
export interface Conformance {
  /** Sends requests as `fetch` does. Those to the service are checked, and others passed on. */
  readonly fetch: typeof globalThis.fetch;
  /** Checks all requests to an application of Express and their answers: `app.use(conformance.middleware)`, first. */
  readonly middleware: (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ) => void;
  /** The same for a server. */
  watch(server: Server): void;
  /** What has been found since the last `check`. Resolves when the exchanges under way have been looked at. */
  findings(): Promise<readonly Finding[]>;
  /** What could not be looked at as a whole, and why: `listEvents: the response body had not ended yet`. */
  readonly unchecked: readonly string[];
  /** @throws ConformanceError if anything has been found since the last `check` */
  check(): Promise<void>;
}

/** Exchanges did not conform to their contract. The message names each finding with its place. */
export class ConformanceError extends Error {
  override readonly name = 'ConformanceError';
  readonly findings: readonly Finding[];

  constructor(findings: readonly Finding[], contract: Pick<Contract, 'placeOf'>) {
    const lines = findings.map(
      ({ operation, at, message, pointer }) =>
        `${operation}, ${at}: ${message} (${shownPlace(contract.placeOf(pointer))})`,
    );
    super(`the application does not do what its contract says:\n${lines.join('\n')}`);
    this.findings = findings;
  }
}

const PATIENCE = 1000;

/**
 * Holds the exchanges of an application under test against its contract, whether it answers them or sends them.
 * @throws InputError naming file and place of what is wrong with the contract
 */
export function conforms(
  source: ContractSource,
  {
    at = [],
    warnings = false,
    ignore = () => false,
    overlays,
    patience = PATIENCE,
  }: ConformsOptions = {},
): Conformance {
  const contract = givenContract(source, { overlays });
  const addresses = [at].flat().map((address) => new URL(address));
  const underWay = new Set<OpenExchange>();
  const unchecked: string[] = [];
  let found: Finding[] = [];

  function look(exchange: Exchange | undefined): void {
    if (exchange === undefined) return;
    const examined = examine(contract, exchange);
    unchecked.push(...examined.unchecked.map((each) => `${examined.name}: ${each}`));
    const counting = examined.findings.filter(
      (finding) => (warnings || finding.severity === 'error') && !ignore(finding),
    );
    found.push(...counting);
  }

  function lookLater(open: OpenExchange): void {
    underWay.add(open);
    void open.ended.then((exchange) => underWay.delete(open) && look(exchange));
  }

  /** Waits for what has an end. */
  async function settled(): Promise<void> {
    for (;;) {
      const ending = [...underWay].filter((open) => !open.isStream());
      if (ending.length === 0) return;
      await Promise.all(ending.map(({ ended }) => ended));
    }
  }

  const isOfService = (url: URL) =>
    addresses.length > 0
      ? addresses.some(
          ({ origin, pathname }) => url.origin === origin && isBelow(url.pathname, pathname),
        )
      : contract.isServedAt(url);

  const real = globalThis.fetch;
  const tap = (request: IncomingMessage, response: ServerResponse) =>
    lookLater(exchangeAt(request, response));

  async function findings(): Promise<readonly Finding[]> {
    if (underWay.size > 0) await within(patience, settled());
    for (const open of underWay) {
      underWay.delete(open);
      look(open.leave());
    }
    return found;
  }

  return {
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const url = new URL(request.url);
      if (!isOfService(url)) return real(request);
      const sent = request.clone();
      const exchange = exchangeOf(sent, await real(request));
      lookLater(exchange);
      return exchange.response;
    },
    middleware: (request, response, next) => {
      tap(request, response);
      next();
    },
    watch: (server) => {
      server.prependListener('request', tap);
    },
    findings,
    unchecked,
    check: async () => {
      const all = await findings();
      found = [];
      if (all.length > 0) throw new ConformanceError(all, contract);
    },
  };
}

function isBelow(path: string, base: string): boolean {
  return base.endsWith('/') ? path.startsWith(base) : path === base || path.startsWith(`${base}/`);
}

/** Waits for work, but no longer than some milliseconds. */
async function within(milliseconds: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([work, late]);
  clearTimeout(timer);
}
